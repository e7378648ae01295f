import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Effect, effect as effectSchema } from '@afterimage/contract/effects.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { printTemplate } from '@afterimage/contract/print.ts';
import { productList } from '@afterimage/sample/products.ts';
import { templates } from '@afterimage/sample/templates.ts';
import { applyEffects } from '@afterimage/scene/apply-effects.ts';
import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import { inkOf, isLightDeep } from '@afterimage/scene/ink.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import { defaultPlateNames } from './plates.ts';
import { fontBytes, loadFonts } from './print-fonts.ts';
import { printPdf } from './print-pdf.ts';
import { type Raster, withPages } from './pdf-pages.ts';

const [width, height] = [800, 1200];
const [orange, green] = ['#c85a14', '#14a03c'];
/** An orange photo with a green stripe from 4 % to 6 % of its width. */
const stripedPhoto = sharp({ create: { width, height, channels: 3, background: orange } })
  .composite([
    { input: { create: { width: width * 0.02, height, channels: 3, background: green } }, left: width * 0.04, top: 0 },
  ])
  .png()
  .toBuffer();

/** What a choice of a product of the sample changes; its slots are counted from 0. */
function effectsOfChoice(slug: string, title: string): Effect[] {
  const slots = productList.find((product) => product.slug === slug)?.customizationList ?? [];
  const effects = slots.flatMap(({ extraList }) => extraList).find((extra) => extra.title === title)?.effectList;
  return (effects ?? []).map((one) =>
    effectSchema.parse('slot' in one ? { ...one, slot: slots.findIndex((slot) => slot.title === one.slot) } : one),
  );
}

interface Print {
  /** The color at a place in millimeters from the trimmed top left corner. */
  at: (x: number, y: number) => number[];
  page: Raster;
}

/** The first printed surface of a product with a choice of it, at 25.4 dpi: a pixel a millimeter. */
async function printOf(slug: string, choice: string, text = ''): Promise<Print> {
  const template = applyEffects(
    printTemplate.parse({ version: 1, surfaceList: templates.get(slug) }),
    effectsOfChoice(slug, choice),
  );
  const items = template.surfaceList.flatMap(({ itemList }) => itemList);
  const slots = items.flatMap((item): FilledSlot[] => {
    if (item.kind === 'photo')
      return [{ slot: item.slot, kind: 'photo', photo: 'photo', choices: [], look: {}, medium: null }];
    return item.kind === 'text' ? [{ slot: item.slot, kind: 'text', text, choices: [], look: {} }] : [];
  });
  const photos = new Map([['photo', { id: 'photo', width, height }]]);
  const [surface] = sceneOf({ template, customizations: [], slots, photos, viewerUrl: null }).surfaceList;
  if (!surface) throw new Error(`${slug} has no surface.`);
  const drawing = drawSurface(surface, await loadFonts([surface]), { forPrint: true });
  const sheet = { title: surface.title, drawing, ink: inkOf(surface), isLightDeep: isLightDeep(surface.background) };
  const about = { title: 'A10001-1-test', projectId: 'test', hash: 'test', date: new Date('2026-01-02T03:04:05Z') };
  const sources = { readFont: fontBytes, readPhoto: () => stripedPhoto, plateNames: defaultPlateNames };
  const pdf = Buffer.concat(await printPdf(about, [sheet], sources).toArray());
  const page = await withPages(pdf, async ([first]) => first!.raster(25.4));
  const at = (x: number, y: number): number[] => {
    const pixel = (Math.round(y + surface.bleedMm) * page.width + Math.round(x + surface.bleedMm)) * 4;
    return [...page.data.subarray(pixel, pixel + 3)];
  };
  return { at, page };
}

const rgb = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const near = (color: number[], hex: string) =>
  color.every((channel, index) => Math.abs(channel - rgb(hex)[index]!) <= 12);
const countDark = ({ data }: Raster) =>
  Array.from({ length: data.length / 4 }, (_, index) => data.subarray(index * 4, index * 4 + 3)).filter((color) =>
    color.every((channel) => channel < 80),
  ).length;

describe('what a choice changes in the print file', () => {
  it('S3.15 the edge of a canvas: the picture mirrored, paper, or black ink', async () => {
    const mirrored = await printOf('open-air-gallery-canvas', 'Mirrored picture');
    // 5 % of 400 mm within the edge, and as far beyond it.
    expect([mirrored.at(20, 300), mirrored.at(-20, 300)].map((color) => near(color, green))).toEqual([true, true]);
    expect(near(mirrored.at(-5, 300), orange)).toBe(true);
    const white = await printOf('open-air-gallery-canvas', 'White');
    expect(white.at(-20, 300)).toEqual([255, 255, 255]);
    expect(near(white.at(100, 300), orange)).toBe(true);
    const black = await printOf('open-air-gallery-canvas', 'Black');
    expect(near(black.at(-20, 300), '#1a1a1c')).toBe(true);
    expect(near(black.at(100, 300), orange)).toBe(true);
  });

  it('S3.15 the margin of a poster, which is paper', async () => {
    const isPaper = async (choice: string) => {
      const { at } = await printOf('contact-sheet-poster', choice);
      return [at(5, 300), at(20, 300), at(100, 300)].map((color) => color.every((channel) => channel === 255));
    };
    expect(await isPaper('White, 10 mm')).toEqual([true, false, false]);
    expect(await isPaper('White, 30 mm')).toEqual([true, true, false]);
    expect(await isPaper('None')).toEqual([false, false, false]);
  });

  it('S3.15 the hours of a clock: lines, numbers, or nothing over the picture', async () => {
    const [lines, numbers, none] = await Promise.all(
      ['Twelve lines', 'Arabic numbers', 'None'].map((choice) => printOf('meridian-wall-clock', choice)),
    );
    expect(countDark(none!.page)).toBe(0);
    expect(countDark(lines!.page)).toBeGreaterThan(100);
    expect(countDark(numbers!.page)).toBeGreaterThan(100);
    expect(Buffer.from(lines!.page.data).equals(Buffer.from(numbers!.page.data))).toBe(false);
  });

  it('S3.15 one ink on a swim cap: the picture has no colors', async () => {
    const spread = async (choice: string) => {
      const [red = 0, , blue = 0] = (await printOf('regatta-swim-cap', choice)).at(45, 35);
      return Math.abs(red - blue);
    };
    expect(await spread('One colour')).toBeLessThanOrEqual(3);
    expect(await spread('Full colour')).toBeGreaterThan(100);
  });
});
