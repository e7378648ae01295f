import { describe, expect, it } from 'vitest';
import type { Customization } from '@afterimage/contract/customization.ts';
import { type PrintTemplate, printTemplate } from '@afterimage/contract/print.ts';
import { asItFits } from './place-photo.ts';
import { sceneOf, templateOf } from './scene-of.ts';

const place = { x: 5, y: 5, width: 90, height: 60, rotation: 0 };
const template: PrintTemplate = printTemplate.parse({
  version: 1,
  surfaceList: [
    {
      id: 'front',
      title: 'Front',
      widthMm: 100,
      heightMm: 100,
      bleedMm: 3,
      itemList: [
        { kind: 'photo', slot: 1, place, bleed: true },
        { kind: 'photo', slot: 2, place },
        { kind: 'text', slot: 3, place, style: { color: '#aa0000' } },
        { kind: 'qr', place },
      ],
    },
  ],
});
const itemsOf = (...given: Parameters<typeof sceneOf>) => sceneOf(...given).surfaceList[0]?.itemList ?? [];
const photo = { id: 'p', width: 3000, height: 2000 };

describe('a scene', () => {
  it('S3.8 holds what the customer gave, where the template has its place', () => {
    const placement = { zoom: 2, x: 0.5, y: 0, rotation: 90 };
    const textStyle = { align: 'left' as const, color: '#00aa00', curve: 10 };
    const filled = [
      { slot: 1, photo, placement, bleedMm: 5 },
      { slot: 3, text: ' Anna\r\nMax ', font: 'Caveat', textStyle },
    ];
    expect(itemsOf(template, filled, { viewerUrl: 'https://a.example/ar/x' })).toEqual([
      { kind: 'photo', slot: 1, place, outline: 'rectangle', bleedMm: 5, photo, placement },
      { kind: 'photo', slot: 2, place, outline: 'rectangle', bleedMm: 0, photo: null, placement: asItFits },
      { kind: 'text', slot: 3, place, text: 'Anna\nMax', font: 'Caveat', style: textStyle },
      { kind: 'qr', place, content: 'https://a.example/ar/x' },
    ]);
  });

  it('S3.8 takes bleed, placement, face and style from the template where nothing is given', () => {
    const items = itemsOf(
      template,
      [
        { slot: 1, photo },
        { slot: 3, text: 'A', font: 'Comic Sans' },
      ],
      { viewerUrl: null },
    );
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({ bleedMm: 3, placement: asItFits });
    expect(items[2]).toMatchObject({ font: 'Noto Serif', style: { color: '#aa0000', align: 'center', curve: 0 } });
  });

  it('S3.8 is JSON and the same for the same input', () => {
    const scene = sceneOf(template, [{ slot: 1, photo }], { viewerUrl: null });
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
    expect(sceneOf(template, [{ slot: 1, photo }], { viewerUrl: null })).toEqual(scene);
  });
});

describe('a product without a template', () => {
  const slot = (change: Partial<Customization>): Customization => ({
    id: 1,
    kind: 'photo',
    fieldType: 'IMAGE',
    selectionMode: 'SINGLE',
    title: 'Photo',
    required: true,
    limits: {},
    extraList: [],
    ...change,
  });

  it('S3.17 prints each photo in its size, each text on a strip, and no choice', () => {
    const made = templateOf([
      slot({ id: 7, limits: { widthMm: 130, heightMm: 180, bleedMm: 3, safeMm: 4 } }),
      slot({ id: 8, kind: 'text', title: 'Name', limits: { maxLines: 2 } }),
      slot({ id: 9, kind: 'extra' }),
    ]);
    expect(printTemplate.parse(made)).toEqual(made);
    expect(made.surfaceList).toMatchObject([
      { id: 'photo-7', widthMm: 130, heightMm: 180, bleedMm: 3, safeMm: 4, itemList: [{ slot: 7, bleed: true }] },
      { id: 'text-8', title: 'Name', widthMm: 80, heightMm: 20, itemList: [{ kind: 'text', slot: 8 }] },
    ]);
  });
});
