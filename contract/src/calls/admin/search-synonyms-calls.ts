import * as admin from '../../admin/search-synonyms.ts';
import { endpoint } from '../../endpoint.ts';

const synonyms = {
  caller: 'operator',
  right: 'settings.write',
  params: admin.searchSynonymsParams,
  reply: admin.searchSynonyms,
} as const;

/** The calls about the words by which the search finds what the shop calls otherwise. */
export const searchSynonymsCalls = {
  getSearchSynonyms: endpoint({
    ...synonyms,
    summary: 'The synonyms of the search in a language',
    errors: ['NOT_FOUND'],
  }),
  saveSearchSynonyms: endpoint({
    ...synonyms,
    summary: 'Change the synonyms of the search in a language',
    body: admin.searchSynonyms,
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
};
