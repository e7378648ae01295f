import { done } from '../../accounts.ts';
import { listFileQuery, listQuery } from '../../admin/lists.ts';
import * as people from '../../admin/people.ts';
import { endpoint, fileReply } from '../../endpoint.ts';

const reading = { caller: 'operator', right: 'people.read' } as const;
const writing = { caller: 'operator', right: 'people.write' } as const;

/** The calls about customers, with an account or without. */
export const peopleCalls = {
  listPeople: endpoint({
    ...reading,
    summary: 'Everybody who has an account or has ordered as a guest',
    query: listQuery,
    reply: people.personList,
  }),
  exportPeople: endpoint({
    ...reading,
    summary: 'The same as a table of comma-separated values',
    query: listFileQuery,
    reply: fileReply,
    answer: 'file',
  }),
  getPerson: endpoint({
    ...reading,
    summary: 'One person with orders, addresses, reviews, reports and notes',
    params: people.personParams,
    reply: people.personReply,
    errors: ['NOT_FOUND'],
  }),
  addPersonNote: endpoint({
    ...writing,
    summary: 'Write a note about a person, which the shop alone reads',
    params: people.personParams,
    body: people.personNoteBody,
    reply: people.personReply,
    errors: ['NOT_FOUND'],
  }),
  deletePersonNote: endpoint({
    ...writing,
    summary: 'Delete a note',
    params: people.personNoteParams,
    reply: people.personReply,
    errors: ['NOT_FOUND'],
  }),
  exportPersonData: endpoint({
    ...writing,
    summary: 'Everything that is kept about a person, as a file for them (GDPR, articles 15 and 20)',
    params: people.personParams,
    reply: fileReply,
    answer: 'file',
    errors: ['NOT_FOUND'],
  }),
  erasePerson: endpoint({
    ...writing,
    summary: 'Erase a person (GDPR, article 17); orders stay for the books without them',
    params: people.personParams,
    body: people.personErasureBody,
    reply: done,
    errors: ['NOT_FOUND'],
  }),
  signOutPerson: endpoint({
    ...writing,
    summary: 'End every session of an account',
    params: people.personParams,
    reply: people.personReply,
    errors: ['NOT_FOUND'],
  }),
  resendVerification: endpoint({
    ...writing,
    summary: 'Mail the link that confirms the address of an account once more',
    params: people.personParams,
    reply: done,
    errors: ['NOT_FOUND'],
  }),
};
