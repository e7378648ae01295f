import { effect } from '@afterimage/contract/effects.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionOf } from './choice-design.ts';
import { missesOf } from './choice-expectations.ts';
import { type ChoiceStudio, openChoiceStudio } from './choice-pictures.ts';
import { sharedBrowser } from './story-browser.ts';

const shared = sharedBrowser({ in3D: true });
let studio: ChoiceStudio;
beforeAll(async () => {
  studio = await openChoiceStudio(shared.browser, ['front', 'face front']);
});
afterAll(() => studio.close());

const gold = optionOf('portrait-pendant', 'Metal', 'Gold vermeil');
const numerals = optionOf('meridian-wall-clock', 'Hours', 'Arabic numbers');
const margin = optionOf('contact-sheet-poster', 'Margin', 'White, 30 mm');
const september = optionOf('almanac-photo-wall-calendar', 'First month', 'September');

// `npm run test:all` looks at every option of every product.
describe('a choice on the model, in the proof and in the print file', () => {
  it.each([
    ['the metal of a pendant', gold],
    ['the hours of a clock', numerals],
    ['the margin of a poster', margin],
    ['the first month of a calendar', september],
  ])('S3.15 shows, prints and tells production %s', async (_, option) => {
    expect(await missesOf(studio, [option])).toEqual([]);
  });

  it('S3.15 every kind of effect that the sample has is among them', () => {
    // These are for models of owners: e2e/all/own-models.test.ts.
    const ofOwners = ['show', 'model', 'size'];
    const kinds = [gold, numerals, margin, september].flatMap(({ effects }) => effects.map(({ kind }) => kind));
    const all = effect.options.map(({ shape }) => shape.kind.value);
    expect(new Set(kinds)).toEqual(new Set(all.filter((kind) => !ofOwners.includes(kind))));
  });

  it('S3.15 would be missed if it changed nothing', async () => {
    const silver = optionOf('portrait-pendant', 'Metal', 'Silver');
    const misses = await missesOf(studio, [{ ...silver, effects: gold.effects }]);
    expect(misses).toHaveLength(4);
    for (const what of ['another look', 'the ground #e9bd6a', 'on the sheet']) expect(misses.join()).toContain(what);
  });
});
