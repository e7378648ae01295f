import { expect, it } from 'vitest';
import type { Effect } from '@afterimage/contract/effects.ts';
import { printTemplate } from '@afterimage/contract/print.ts';
import { splitEffects, storedEffect } from './option-effects.ts';

const place = { x: 0, y: 0, width: 90, height: 60, rotation: 0 };
const template = printTemplate.parse({
  version: 1,
  surfaceList: [
    {
      id: 'face-5',
      title: 'Front',
      widthMm: 90,
      heightMm: 60,
      bleedMm: 0,
      safeMm: 0,
      itemList: [{ kind: 'photo', slot: 5, place, bleed: false }],
    },
  ],
});
const kindOf = new Map([
  [5, 'photo'],
  [6, 'text'],
]);

it('D20.4 effects that the form sets are read as they were written', () => {
  const effects = [
    { kind: 'note', note: 'Pack it in the box' },
    { kind: 'filter', slotId: 5, filter: 'warm' },
    { kind: 'textColor', slotId: 6, color: '#aa0000' },
    { kind: 'background', slotId: 5, color: '#00aa00' },
    { kind: 'partLook', part: 'Wood', color: '#804020', finish: null },
    { kind: 'partLook', part: 'Rim', color: null, finish: 'metal' },
    { kind: 'partHidden', part: 'Lid' },
    { kind: 'partShown', part: 'Handle' },
    { kind: 'model', url: '/models/hearth-photo-mug.glb' },
    { kind: 'modelSize', widthMm: 300, heightMm: null, depthMm: 12.5 },
  ] as const;
  const stored = effects.map((effect) => storedEffect(effect, template, kindOf));
  expect(stored[3]).toEqual({ kind: 'surface', surface: 'face-5', background: '#00aa00' });
  expect(stored.slice(4, 7)).toEqual([
    { kind: 'material', materials: ['Wood'], color: '#804020' },
    { kind: 'material', materials: ['Rim'], metalness: 1, roughness: 0.3 },
    { kind: 'hide', parts: ['Lid'] },
  ]);
  expect(splitEffects(stored as Effect[], template, [5, 6])).toEqual({ effectList: effects, others: [] });
});

it('D20.4 effects that the form does not know are told apart, and none is given to a slot of another kind', () => {
  const others: Effect[] = [
    { kind: 'hide', parts: ['lid', 'rim'] },
    { kind: 'material', materials: ['silver'], color: '#e9bd6a', roughness: 0.25 },
    { kind: 'material', materials: ['strap'], color: 'variant' },
    { kind: 'note', note: 'A second mug', pieceSize: 'm' },
    { kind: 'photo', slot: 5, edge: 'mirror' },
    { kind: 'surface', surface: 'elsewhere', background: '#000000' },
  ];
  expect(splitEffects(others, template, [5, 6])).toEqual({ effectList: [], others });
  expect(storedEffect({ kind: 'filter', slotId: 6, filter: 'warm' }, template, kindOf)).toBeUndefined();
  expect(storedEffect({ kind: 'textColor', slotId: 5, color: '#000000' }, template, kindOf)).toBeUndefined();
  expect(storedEffect({ kind: 'background', slotId: 7, color: '#000000' }, template, kindOf)).toBeUndefined();
});
