import { describe, expect, it } from 'vitest';
import type { Customization } from '@afterimage/contract/customization.ts';
import type { PhotoSlot, TextSlot } from '@afterimage/contract/filled-slot.ts';
import { type PrintTemplate, printTemplate } from '@afterimage/contract/print.ts';
import { asItFits } from './place-photo.ts';
import { sceneOf } from './scene-of.ts';
import type { SceneInput } from './scene-with.ts';
import { templateOf } from './slot-template.ts';

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
const photo = { id: 'p', width: 3000, height: 2000 };
const sceneWith = (slots: SceneInput['slots'], change: Partial<SceneInput> = {}) =>
  sceneOf({ template, customizations: [], slots, photos: new Map([[photo.id, photo]]), viewerUrl: null, ...change });
const itemsOf = (...args: Parameters<typeof sceneWith>) => sceneWith(...args).surfaceList[0]?.itemList ?? [];
const photoSlot = (change: Partial<PhotoSlot> = {}): PhotoSlot => ({
  slot: 1,
  kind: 'photo',
  photo: photo.id,
  choices: [],
  look: {},
  medium: null,
  ...change,
});
const textSlot = (text: string, choices: number[] = [], look: TextSlot['look'] = {}): TextSlot => ({
  slot: 3,
  kind: 'text',
  text,
  choices,
  look,
});
const declared = (change: Partial<Customization>): Customization => ({
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
const fontChoices = ['Caveat', 'Comic Sans'].map((title, at) => ({ id: at + 30, title, price: 0 }));
const customizations = [
  declared({ id: 1, limits: { bleedMm: 5 } }),
  declared({ id: 3, kind: 'text', extraList: fontChoices }),
];

describe('a scene', () => {
  it('S3.8 holds what the customer gave, where the template has its place', () => {
    const placement = { zoom: 2, x: 0.5, y: 0, rotation: 90 };
    const textStyle = { align: 'left' as const, color: '#00aa00', curve: 10 };
    const slotValues = [photoSlot({ look: { placement } }), textSlot(' Anna\r\nMax ', [30], { textStyle })];
    const placedSlot = { ...photo, look: { placement } };
    expect(itemsOf(slotValues, { customizations, viewerUrl: 'https://a.example/ar/x' })).toEqual([
      { kind: 'photo', slot: 1, place, outline: 'rectangle', bleedMm: 5, photo: placedSlot },
      { kind: 'photo', slot: 2, place, outline: 'rectangle', bleedMm: 0, photo: null },
      { kind: 'text', slot: 3, place, text: 'Anna\nMax', font: 'Caveat', style: textStyle },
      { kind: 'qr', place, content: 'https://a.example/ar/x' },
    ]);
  });

  it('S3.8 takes bleed, placement, face and style from the template where nothing is given', () => {
    const items = itemsOf([photoSlot(), textSlot('A', [31])], { customizations: customizations.slice(1) });
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({ bleedMm: 3, photo: { look: { placement: asItFits } } });
    expect(items[2]).toMatchObject({ font: 'Noto Serif', style: { color: '#aa0000', align: 'center', curve: 0 } });
  });

  it('S3.8 is JSON and the same for the same input', () => {
    const scene = sceneWith([photoSlot()]);
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
    expect(sceneWith([photoSlot()])).toEqual(scene);
  });

  it('S3.8 a photo that is gone leaves its place empty, whatever its look', () => {
    const emptySlot = photoSlot({ look: { mat: 'facets' } });
    expect(itemsOf([emptySlot], { photos: new Map() })[0]).toMatchObject({ place, photo: null });
  });

  it('S3.8 what was ordered is set in the face that was ordered, also when it is not offered any more', () => {
    const sold = { ...textSlot('A', [99]), title: 'Line', sold: [{ id: 99, title: 'Cinzel', price: 0 }] };
    expect(itemsOf([sold], { customizations })[2]).toMatchObject({ font: 'Cinzel' });
  });
});

describe('an engraving', () => {
  it('S3.17 has the colour of its material and no other, whatever was asked for', () => {
    const [surface] = template.surfaceList;
    const engraved = { ...template, surfaceList: [{ ...surface!, engraved: true }] };
    const textStyle = { align: 'left' as const, color: '#00aa00', curve: 10, sizeMm: 4 };
    const slots = [photoSlot({ look: { filter: 'warm' } }), textSlot('A', [], { textStyle })];
    const [photoItem, , textItem] = itemsOf(slots, { template: engraved });
    expect(photoItem).toMatchObject({ photo: { look: { filter: 'black-and-white', placement: asItFits } } });
    expect(textItem).toMatchObject({ style: { ...textStyle, color: '#aa0000' } });
    expect(itemsOf([photoSlot()], { template: engraved })[2]).toMatchObject({ style: { color: '#aa0000' } });
    expect(itemsOf(slots)[2]).toMatchObject({ style: textStyle });
  });
});

describe('a product without a template', () => {
  it('S3.17 prints each photo in its size, each text on a strip, and no choice', () => {
    const builtTemplate = templateOf([
      declared({ id: 7, limits: { widthMm: 130, heightMm: 180, bleedMm: 3, safeMm: 4 } }),
      declared({ id: 8, kind: 'text', title: 'Name', limits: { maxLines: 2 } }),
      declared({ id: 9, kind: 'extra' }),
    ]);
    expect(printTemplate.parse(builtTemplate)).toEqual(builtTemplate);
    expect(builtTemplate.surfaceList).toMatchObject([
      { id: 'photo-7', widthMm: 130, heightMm: 180, bleedMm: 3, safeMm: 4, itemList: [{ slot: 7, bleed: true }] },
      { id: 'text-8', title: 'Name', widthMm: 80, heightMm: 20, itemList: [{ kind: 'text', slot: 8 }] },
    ]);
  });
});
