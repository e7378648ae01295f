import * as workshop from '../../admin/workshop.ts';
import { endpoint, fileReply } from '../../endpoint.ts';

const reads = { caller: 'operator', right: 'production.read' } as const;
const writes = { caller: 'operator', right: 'production.write' } as const;

/** The calls of the workshop: checking, making, packing. */
export const workshopCalls = {
  listWorkshopLines: endpoint({
    ...reads,
    summary:
      'Lines of paid orders, what is promised first before others, an order’s lines in its order: those in a state, or of one order',
    query: workshop.workshopQuery,
    reply: workshop.workshopPage,
  }),
  getWorkshopLine: endpoint({
    ...reads,
    summary: 'One line of an order in the workshop',
    params: workshop.lineParams,
    reply: workshop.workshopLine,
    errors: ['LINE_NOT_FOUND'],
  }),
  getLineHistory: endpoint({
    ...reads,
    summary: 'The moves of a line, oldest first',
    params: workshop.lineParams,
    reply: workshop.lineHistory,
    errors: ['LINE_NOT_FOUND'],
  }),
  moveLines: endpoint({
    ...writes,
    summary: 'Move lines to another state, all or none',
    body: workshop.lineMoves,
    reply: workshop.movedLines,
    errors: ['LINE_NOT_FOUND', 'LINE_STATE', 'RECORD_CHANGED'],
  }),
  askForProof: endpoint({
    ...writes,
    summary: 'Mail the customer a link to the proof of a line, and hold the line until they have answered',
    params: workshop.lineParams,
    body: workshop.proofRequest,
    reply: workshop.workshopLine,
    errors: ['LINE_NOT_FOUND', 'LINE_STATE', 'RECORD_CHANGED', 'FILE_NOT_FOUND'],
  }),
  countPieces: endpoint({
    ...writes,
    summary: 'Say how many pieces of a line lie at the packing table',
    params: workshop.lineParams,
    body: workshop.pieceCount,
    reply: workshop.workshopLine,
    errors: ['LINE_NOT_FOUND', 'LINE_STATE', 'RECORD_CHANGED'],
  }),
  getPrintPage: endpoint({
    ...reads,
    summary: 'A picture of a page of the print file of a line, with its bleed',
    params: workshop.linePageParams,
    query: workshop.pictureQuery,
    reply: fileReply,
    errors: ['FILE_NOT_FOUND'],
    answer: 'file',
  }),
  getPrintFile: endpoint({
    ...reads,
    summary: 'The print file of a line',
    params: workshop.lineParams,
    reply: fileReply,
    errors: ['FILE_NOT_FOUND'],
    answer: 'file',
  }),
  getPrintFiles: endpoint({
    ...reads,
    summary: 'The print files of lines as a ZIP, with a list of them as CSV',
    query: workshop.printsQuery,
    reply: fileReply,
    errors: ['FILE_NOT_FOUND'],
    answer: 'file',
  }),
  getWorkshopSettings: endpoint({
    ...reads,
    summary: 'When the shop works, and what print files are called',
    reply: workshop.storedWorkshopSettings,
  }),
  saveWorkshopSettings: endpoint({
    caller: 'operator',
    right: 'settings.write',
    summary: 'Change when the shop works, and what print files are called',
    body: workshop.workshopSettingsBody,
    reply: workshop.storedWorkshopSettings,
    errors: ['RECORD_CHANGED'],
  }),
};
