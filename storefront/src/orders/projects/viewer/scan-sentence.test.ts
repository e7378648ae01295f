import { afterAll, expect, it } from 'vitest';
import { setLocale } from '@afterimage/words/locale.ts';
import { scanSentence } from './scan-sentence.ts';

const scans = { opened: 31, locked: 28, medianLockMs: 800, lastOpenedOn: '2026-10-12' };
afterAll(() => setLocale('en'));

it('S1.13 how often a print was looked at is said in words', () => {
  setLocale('en');
  expect(scanSentence(scans)).toBe(
    'Opened 31 times, recognised 28 times, usually within 0.8 seconds, last on 12 Oct 2026.',
  );
  expect(scanSentence({ opened: 1, locked: 1, medianLockMs: 12_400, lastOpenedOn: '2026-01-01' })).toBe(
    'Opened 1 time, recognised 1 time, usually within 12 seconds, last on 1 Jan 2026.',
  );
  expect(scanSentence({ ...scans, opened: 2, locked: 0, medianLockMs: null })).toBe(
    'Opened 2 times, not recognised yet, last on 12 Oct 2026.',
  );
  expect(scanSentence({ opened: 0, locked: 0, medianLockMs: null, lastOpenedOn: null })).toBe(
    'Nobody has opened it yet.',
  );
  setLocale('de');
  expect(scanSentence(scans)).toBe(
    '31-mal geöffnet, 28-mal erkannt, meist innerhalb von 0,8 Sekunden, zuletzt am 12. Okt. 2026.',
  );
});
