import * as accounts from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import * as reports from '../reports.ts';

/** The calls about reports of published content, and takedowns. */
export const reportsCalls = {
  getReportSubject: endpoint({
    summary: 'What can be reported under this name: a viewer by its code, a review by its number, a design by its key',
    params: reports.reportSubjectParams,
    reply: reports.reportSubject,
    errors: ['NOT_FOUND', 'TAKEN_DOWN'],
  }),
  reportContent: endpoint({
    summary: 'Report a viewer, a review or a shared design; repeated from one network it counts once',
    body: reports.reportBody,
    reply: accounts.done,
    errors: ['NOT_FOUND', 'TAKEN_DOWN'],
  }),
  getTakedown: endpoint({
    summary: 'Why something was taken down, for whoever was mailed the key',
    params: reports.takedownParams,
    reply: reports.takedown,
    errors: ['NOT_FOUND'],
  }),
  answerTakedown: endpoint({
    summary: 'Answer a takedown, once',
    params: reports.takedownParams,
    body: reports.takedownAnswer,
    reply: reports.takedown,
    errors: ['NOT_FOUND', 'TAKEDOWN_ANSWERED'],
  }),
};
