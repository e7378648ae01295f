import { endpoint } from '../../endpoint.ts';
import * as texts from '../../legal-texts.ts';

/** The calls about the texts of the legal pages, of visitors and of operators. */
export const legalTextsCalls = {
  getLegalText: endpoint({
    summary: 'What the owner wrote for a legal page, as HTML',
    params: texts.legalTextParams,
    reply: texts.legalPage,
  }),
  listLegalTexts: endpoint({
    summary: 'The legal texts that are in force, by page and language',
    caller: 'operator',
    right: 'settings.write',
    reply: texts.legalTextList,
  }),
  getLegalTextHistory: endpoint({
    summary: 'A legal text in Markdown, with its earlier versions',
    caller: 'operator',
    right: 'settings.write',
    params: texts.legalTextVersionParams,
    reply: texts.legalTextHistory,
    errors: ['NOT_FOUND'],
  }),
  saveLegalText: endpoint({
    summary: 'Put a new version of a legal text into force',
    caller: 'operator',
    right: 'settings.write',
    params: texts.legalTextVersionParams,
    body: texts.legalTextBody,
    reply: texts.legalTextHistory,
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
  previewLegalText: endpoint({
    summary: 'How Markdown looks on a legal page',
    caller: 'operator',
    right: 'settings.write',
    body: texts.legalPreviewBody,
    reply: texts.legalPreview,
  }),
};
