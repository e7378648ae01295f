import type { ProjectViewer } from '@afterimage/contract/viewer.ts';
import { setLocale } from '@afterimage/words/locale.ts';
import { afterAll, expect, it } from 'vitest';
import { accessState } from './access-state.ts';

afterAll(() => setLocale('en'));

const viewer = { closed: false, expiresAt: null, hasPassPhrase: false } as ProjectViewer;
const now = new Date('2026-11-23T12:00:00Z');

it('S1.13 who can see a print is said before its settings are opened', () => {
  setLocale('en');
  expect(accessState(viewer, now)).toBe('Anyone with the code');
  expect(accessState({ ...viewer, hasPassPhrase: true }, now)).toBe('Anyone who knows the pass phrase');
  expect(accessState({ ...viewer, expiresAt: '2026-12-24T12:00:00Z' }, now)).toBe(
    'Anyone with the code, until 24 December 2026',
  );
  expect(accessState({ ...viewer, expiresAt: '2026-10-24T12:00:00Z' }, now)).toBe('Nobody since 24 October 2026');
  expect(accessState({ ...viewer, closed: true, hasPassPhrase: true }, now)).toBe('Nobody: it is closed');
  setLocale('de');
  expect(accessState({ ...viewer, hasPassPhrase: true, expiresAt: '2026-12-24T12:00:00Z' }, now)).toBe(
    'Wer das Kennwort kennt, bis 24. Dezember 2026',
  );
});
