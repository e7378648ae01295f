import { afterAll, beforeAll, describe, it } from 'vitest';
import { acceptedFiles, expectHarmless, expectRefused, refusedFiles } from './test-hostile-set.ts';
import { openUploadFixture, type UploadFixture } from './test-uploads.ts';

let fixture: UploadFixture;
beforeAll(async () => {
  fixture = await openUploadFixture();
});
afterAll(() => fixture.close());

describe('every hostile file, uploaded in parts', () => {
  it.each([...refusedFiles])('S7.35 D7.44 %s is refused with a clear message and leaves nothing behind', (...file) =>
    expectRefused(fixture, 'uploadInParts', file),
  );

  it.each(acceptedFiles)('S7.35 D7.44 %s is served as what it is and runs nowhere', (...file) =>
    expectHarmless(fixture, 'uploadInParts', file),
  );
});
