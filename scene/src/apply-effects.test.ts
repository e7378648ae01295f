import type { Customization } from '@afterimage/contract/customization.ts';
import { effect, type Effect } from '@afterimage/contract/effects.ts';
import { printTemplate } from '@afterimage/contract/print.ts';
import { describe, expect, it } from 'vitest';
import { applyEffects, chosenExtras, effectsOf, modelChanges, notesOf, partColor } from './apply-effects.ts';
import { sceneOf } from './scene-of.ts';

const place = { x: 0, y: 0, width: 100, height: 80, rotation: 0 };
const template = printTemplate.parse({
  version: 1,
  surfaceList: [
    {
      id: 'front',
      title: 'Front',
      widthMm: 100,
      heightMm: 80,
      bleedMm: 10,
      itemList: [
        { kind: 'photo', slot: 1, place, bleed: true },
        { kind: 'text', slot: 2, place, style: { color: '#aa0000', sizeMm: 9 } },
      ],
    },
    {
      id: 'inside',
      title: 'Inside',
      widthMm: 20,
      heightMm: 10,
      itemList: [{ kind: 'text', slot: 4, place, style: {} }],
    },
  ],
});
const apply = (...effects: Effect[]) =>
  applyEffects(
    template,
    effects.map((one) => effect.parse(one)),
  );
const frontOf = (...effects: Effect[]) => apply(...effects).surfaceList[0]!;

describe('what the effects of choices change', () => {
  it('S3.15 a ground, and whether it is printed', () => {
    const { background, backgroundPrinted } = frontOf({
      kind: 'surface',
      surface: 'front',
      background: '#1a1a1c',
      backgroundPrinted: false,
    });
    expect({ background, backgroundPrinted }).toEqual({ background: '#1a1a1c', backgroundPrinted: false });
  });

  it('S3.15 where a photo lies, how it ends, and its colors', () => {
    const margin = { ...place, x: 30, width: 40 };
    const [photo] = frontOf({
      kind: 'photo',
      slot: 1,
      place: margin,
      edge: 'mirror',
      filter: 'black-and-white',
    }).itemList;
    expect(photo).toMatchObject({ place: margin, bleed: false, mirrored: true, filter: 'black-and-white' });
    expect(frontOf({ kind: 'photo', slot: 1, edge: 'none' }).itemList[0]).toMatchObject({ place, bleed: false });
  });

  it('S3.15 the color of a text, which no customer changes then', () => {
    const [, text] = frontOf({ kind: 'text', slot: 2, color: '#d9b45a' }).itemList;
    expect(text).toMatchObject({ fixedColor: true, style: { color: '#d9b45a', sizeMm: 9 } });
    const scene = sceneOf({
      template: apply({ kind: 'text', slot: 2, color: '#d9b45a' }),
      customizations: [],
      slots: [
        {
          slot: 2,
          kind: 'text',
          text: 'Ada',
          choices: [],
          look: { textStyle: { align: 'left', color: '#00ff00', curve: 0, sizeMm: 5 } },
        },
      ],
      photos: new Map(),
      viewerUrl: null,
    });
    expect(scene.surfaceList[0]?.itemList[1]).toMatchObject({
      style: { align: 'left', color: '#d9b45a', curve: 0, sizeMm: 5 },
    });
  });

  it('S3.15 ready-made items lie over photos and under texts', () => {
    const line = { kind: 'shape', place, outline: 'rectangle', color: '#22252b' } as const;
    const kinds = frontOf({ kind: 'print', surface: 'front', items: [line] }).itemList.map(({ kind }) => kind);
    expect(kinds).toEqual(['photo', 'shape', 'text']);
  });

  it('S3.15 materials and parts of the model, and notes for production', () => {
    const effects: Effect[] = [
      { kind: 'material', materials: ['silver'], color: '#e9bd6a', metalness: 1 },
      { kind: 'hide', parts: ['bulb'] },
      { kind: 'note', note: 'No bulb' },
    ];
    expect(modelChanges(effects)).toEqual({
      materials: [{ materials: ['silver'], color: '#e9bd6a', metalness: 1 }],
      hidden: ['bulb'],
    });
    expect(notesOf(effects)).toEqual(['No bulb']);
    expect(applyEffects(template, effects)).toEqual(template);
  });
});

it('S3.15 a part that an option shows is hidden without it; the last model and size count', () => {
  const lid: Effect = { kind: 'show', parts: ['Lid'] };
  const offered: Effect[] = [lid, { kind: 'hide', parts: ['Handle'] }];
  expect(modelChanges([], offered).hidden).toEqual(['Lid']);
  expect(modelChanges([lid], offered).hidden).toEqual([]);
  expect(modelChanges(offered, offered).hidden).toEqual(['Handle']);
  const url = (name: string) => `/models/${name}.glb`;
  const changes = modelChanges([
    { kind: 'model', url: url('oak') },
    { kind: 'size', widthMm: 300 },
    { kind: 'model', url: url('ash') },
  ]);
  expect([changes.url, changes.size]).toEqual([url('ash'), { widthMm: 300 }]);
});

it('S3.15 the last color of a part counts, and that of the variant where an option says so', () => {
  const changes = modelChanges([
    { kind: 'material', materials: ['Wood'], color: '#aa0000' },
    { kind: 'material', materials: ['Wood'], roughness: 0.2 },
    { kind: 'material', materials: ['Steel'], color: 'variant' },
  ]);
  expect(partColor(changes, 'Wood', '#00ff00')).toBe('#aa0000');
  expect(partColor(changes, 'Steel', '#00ff00')).toBe('#00ff00');
  expect(partColor(changes, undefined, '#00ff00')).toBeNull();
});

const option = (id: number, title: string) => ({ id, title, price: 0 });
const customizations: Customization[] = [
  {
    id: 3,
    kind: 'extra',
    fieldType: null,
    selectionMode: 'MULTI',
    title: 'Add',
    required: false,
    limits: {},
    extraList: [{ ...option(30, 'Engraving inside'), effectList: [{ kind: 'note', note: 'Engrave' }] }],
  },
  {
    id: 4,
    choiceId: 30,
    kind: 'text',
    fieldType: 'TEXT',
    selectionMode: 'SINGLE',
    title: 'Words inside',
    required: true,
    limits: {},
    extraList: [option(40, 'Caveat')],
  },
];

describe('what was chosen', () => {
  it('S3.17 is what the product offers, or what was sold', () => {
    expect(notesOf(effectsOf(chosenExtras(customizations, { slots: [], extraList: [30, 99] })))).toEqual(['Engrave']);
    const sold = { slot: 7, kind: 'specification' as const, choices: [70], title: 'Metal', sold: [option(70, 'Gold')] };
    expect(chosenExtras([], { slots: [sold] }).map(({ title }) => title)).toEqual(['Gold']);
  });

  it('S3.17 a surface of choices alone is there once one of them is filled', () => {
    const sceneWith = (text: string) =>
      sceneOf({
        template,
        customizations,
        slots: [{ slot: 4, kind: 'text', text, choices: [40], look: {} }],
        photos: new Map(),
        viewerUrl: null,
      }).surfaceList.map(({ id }) => id);
    expect(sceneWith('')).toEqual(['front']);
    expect(sceneWith('For Ada')).toEqual(['front', 'inside']);
  });
});
