import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedFiles, expectHarmless, expectRefused, refusedFiles } from './test-hostile-set.ts';
import { openUploadFixture, type UploadFixture } from './test-uploads.ts';

let fixture: UploadFixture;
beforeAll(async () => {
  fixture = await openUploadFixture();
});
afterAll(() => fixture.close());

describe('every hostile file, uploaded as a form', () => {
  it.each([...refusedFiles])('S7.35 D7.44 %s is refused with a clear message and leaves nothing behind', (...file) =>
    expectRefused(fixture, 'upload', file),
  );

  it.each(acceptedFiles)('S7.35 D7.44 %s is served as what it is and runs nowhere', (...file) =>
    expectHarmless(fixture, 'upload', file),
  );
});

/** One of each kind of file and of each error; `hostile-set.all.test.ts` uploads every one of them in parts. */
const oneOfEachKind = new Set([
  'nothing at all',
  'an SVG with a script',
  'a JPEG whose end is missing',
  'an MP4 whose end is missing',
  'a WebP of 268 million pixels',
  'a model that fetches',
  'a text with a script beside it',
  'a JPEG with a page behind it',
  'an MP4 with a page in it',
  'a model with a script in its notes',
  'a text that is a script',
]);
const everyFifth = <File extends readonly [string, ...unknown[]]>(files: readonly File[]) =>
  files.filter(([title]) => oneOfEachKind.has(title));

describe('one hostile file of each kind, uploaded in parts', () => {
  it('S7.35 D7.44 each of the list is there', () => {
    expect([...everyFifth(refusedFiles), ...everyFifth(acceptedFiles)]).toHaveLength(oneOfEachKind.size);
    expect(new Set(everyFifth(refusedFiles).map(([, , code]) => code))).toEqual(
      new Set(refusedFiles.map(([, , code]) => code)),
    );
  });

  it.each(everyFifth(refusedFiles))(
    'S7.35 D7.44 %s is refused with a clear message and leaves nothing behind',
    (...file) => expectRefused(fixture, 'uploadInParts', file),
  );

  it.each(everyFifth(acceptedFiles))('S7.35 D7.44 %s is served as what it is and runs nowhere', (...file) =>
    expectHarmless(fixture, 'uploadInParts', file),
  );
});
