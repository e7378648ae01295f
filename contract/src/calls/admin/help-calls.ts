import * as desk from '../../admin/help-desk.ts';
import { endpoint } from '../../endpoint.ts';
import * as help from '../../help.ts';

const access = { caller: 'operator', right: 'settings.write', reply: desk.helpQuestions } as const;

/** The calls about the questions of the help page, of visitors and of operators. */
export const helpCalls = {
  getHelp: endpoint({
    summary: 'The questions and answers of the help page',
    reply: help.helpPage,
    cache: 'catalogue',
  }),
  getHelpQuestions: endpoint({ ...access, summary: 'The questions of the help page in all languages, for editing' }),
  saveHelpQuestions: endpoint({
    ...access,
    summary: 'Change the questions of the help page',
    body: desk.saveHelpQuestionsBody,
    errors: ['RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
};
