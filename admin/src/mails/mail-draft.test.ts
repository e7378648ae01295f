import { expect, it } from 'vitest';
import type { DeskMailField } from '@afterimage/contract/admin/mail-desk.ts';
import { mailDraftOf, missingIn, textsOf, titlesOf } from './mail-draft.ts';

const field = (path: string, own: DeskMailField['own'] = { en: null, de: null }): DeskMailField => ({
  path,
  role: 'text',
  placeholders: [],
  required: [],
  shipped: { en: 'Ours', de: 'Unseres' },
  own,
});

it('D20.4 a form of a mail begins with what customers get, and sends every text', () => {
  const fieldList = [field('a.text', { en: 'Mine', de: null }), field('b.text')];
  const draft = mailDraftOf(fieldList);
  expect(draft).toEqual({ 'a.text.en': 'Mine', 'a.text.de': 'Unseres', 'b.text.en': 'Ours', 'b.text.de': 'Unseres' });
  expect(textsOf(fieldList, { ...draft, 'b.text.de': '' })).toEqual({
    'a.text': { en: 'Mine', de: 'Unseres' },
    'b.text': { en: 'Ours', de: '' },
  });
});

it('D20.4 a text that is changed in one language is missing in the other', () => {
  const changed = field('a.text');
  const draft = mailDraftOf([changed]);
  expect(missingIn(changed, draft)).toEqual([]);
  expect(missingIn(changed, { ...draft, 'a.text.en': 'Mine' })).toEqual(['de']);
  expect(missingIn(changed, { ...draft, 'a.text.en': 'Mine', 'a.text.de': 'Meins' })).toEqual([]);
});

it('several fields of a role are numbered', () => {
  const list = [
    { path: 'a', role: 'subject' },
    { path: 'b', role: 'text' },
    { path: 'c', role: 'text' },
  ] as const;
  expect([...titlesOf(list, (role, number) => `${role} ${number ?? '-'}`).values()]).toEqual([
    'subject -',
    'text 1',
    'text 2',
  ]);
});
