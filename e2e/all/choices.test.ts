import { templates } from '@afterimage/sample/templates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionsOf } from '../choice-design.ts';
import { missesOf } from '../choice-expectations.ts';
import { type ChoiceStudio, openChoiceStudio } from '../choice-pictures.ts';
import { sharedBrowser } from '../story-browser.ts';

const shared = sharedBrowser({ in3D: true });
let studio: ChoiceStudio;
beforeAll(async () => {
  studio = await openChoiceStudio(shared.browser);
});
afterAll(() => studio.close());

describe('every choice and extra of every product', () => {
  it.each([...templates.keys()])(
    'S3.15 %s shows what is chosen on the model and in the proof, prints it, and tells production',
    async (slug) => {
      expect(await missesOf(studio, optionsOf(slug))).toEqual([]);
    },
  );
});
