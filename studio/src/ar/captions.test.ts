import { expect, it } from 'vitest';
import { captionsComplaint, captionsFault } from './captions.ts';

it('S1.12 what cannot be captions is told before it is sent', () => {
  expect(captionsFault({ name: 'film.SRT', size: 10 })).toBeNull();
  expect(captionsFault({ name: 'film.vtt', size: 500_000 })).toBeNull();
  expect(captionsFault({ name: 'film.vtt', size: 500_001 })).toMatch(/500/);
  expect(captionsFault({ name: 'film.vtt', size: 0 })).toMatch(/empty/);
  expect(captionsFault({ name: 'film.txt', size: 10 })).toMatch(/WebVTT/);
});

it('S1.12 why captions were refused is said: what the server says, or that they came too late', () => {
  expect(captionsComplaint({ status: 400, code: 'FILE_UNREADABLE', description: 'Line 5.' })).toBe('Line 5.');
  expect(captionsComplaint({ status: 404, code: 'FILE_NOT_FOUND', description: 'x' })).toMatch(/ordered/);
  expect(captionsComplaint({ status: 0, code: 'NETWORK', description: 'x' })).toMatch(/try again/);
});
