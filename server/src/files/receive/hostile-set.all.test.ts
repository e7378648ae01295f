import { afterAll, beforeAll, describe, it } from 'vitest';
import { acceptedFiles, expectHarmless, expectRefused, refusedFiles } from './test-hostile-set.ts';
import { openStage, type Stage } from './test-uploads.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('every hostile file, uploaded in parts', () => {
  it.each([...refusedFiles])('S7.35 D7.44 %s is refused with a clear message and leaves nothing behind', (...file) =>
    expectRefused(stage, 'uploadInParts', file),
  );

  it.each(acceptedFiles)('S7.35 D7.44 %s is served as what it is and runs nowhere', (...file) =>
    expectHarmless(stage, 'uploadInParts', file),
  );
});
