import { expect, it } from 'vitest';
import { halfClearPhoto, opaquePhoto, samplePdf } from '../../../server/src/print/test-shirt.ts';
import { processPlates as process, separated } from './separated.ts';

const shirt = { slug: 'studio-photo-t-shirt', surface: 'front', text: 'Team Baboon' };
// The photo takes the upper part of the chest, the text stands below it.
const photo = { left: 0.02, right: 0.48, top: 0.02, bottom: 0.84 };
const rightHalf = { ...photo, left: 0.52, right: 0.98 };
const text = { left: 0.05, right: 0.95, top: 0.9, bottom: 0.99 };

it('S7.33 a dark shirt separates into the colors of the press and a plate of white', async () => {
  const plates = await separated(await samplePdf({ ...shirt, photo: await opaquePhoto }));
  expect([...plates.keys()].toSorted()).toEqual([...process, 'White'].toSorted());
  const white = plates.get('White')!;
  expect([white(photo), white(rightHalf)]).toEqual([1, 1]);
  expect(white(text)).toBeGreaterThan(0.03);
  expect(plates.get('Yellow')!(photo)).toBeGreaterThan(0.9);
  for (const name of process) expect(plates.get(name)!(text), name).toBe(0);
});

it('S7.33 letters of a color have white below them, and a photo has none where it is clear', async () => {
  const pdf = await samplePdf({ ...shirt, photo: await halfClearPhoto, color: '#1e73be' });
  const plates = await separated(pdf);
  const [white, cyan, yellow] = ['White', 'Cyan', 'Yellow'].map((name) => plates.get(name)!);
  expect([white!(photo), white!(rightHalf)]).toEqual([1, 0]);
  expect([yellow!(photo) > 0.9, yellow!(rightHalf)]).toEqual([true, 0]);
  expect(white!(text)).toBeGreaterThan(0.03);
  expect(cyan!(text)).toBeGreaterThan(0.02);
});

it('S7.33 the plate has the name that the press knows', async () => {
  const plates = await separated(await samplePdf({ ...shirt, plateNames: { white: 'RDG_WHITE', engraving: 'Laser' } }));
  expect(plates.get('RDG_WHITE')!(text)).toBeGreaterThan(0.03);
  expect(plates.has('White')).toBe(false);
});

it('S7.33 an engraving is its plate and nothing else', async () => {
  const plates = await separated(
    await samplePdf({ slug: 'ledger-card-wallet', surface: 'front', text: 'AL', photo: await opaquePhoto }),
  );
  const all = { left: 0, right: 1, top: 0, bottom: 1 };
  expect(plates.get('Engraving')!(all)).toBeGreaterThan(0.2);
  for (const name of process) expect(plates.get(name)!(all), name).toBe(0);
});

it('S7.33 paper is not printed: the margin of a poster has no ink', async () => {
  const poster = { slug: 'contact-sheet-poster', surface: 'front', photo: await opaquePhoto };
  const plates = await separated(await samplePdf(poster));
  const margin = { left: 0, right: 0.02, top: 0, bottom: 1 };
  for (const name of process) expect(plates.get(name)!(margin), name).toBe(0);
  expect(plates.get('Yellow')!({ left: 0.1, right: 0.9, top: 0.1, bottom: 0.8 })).toBeGreaterThan(0.9);
});
