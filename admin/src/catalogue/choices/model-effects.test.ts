import { expect, it } from 'vitest';
import type { OptionEffect } from '@afterimage/contract/admin/choice-desk.ts';
import type { ProductModel } from '@afterimage/contract/admin/product-model.ts';
import { deskProduct, texts } from '../test-products.ts';
import { newOption } from './choice-draft.ts';
import {
  isWholeChange,
  partEffect,
  partNames,
  previewChanges,
  previewSize,
  productModels,
  shownModel,
  sizeOf,
  typedLength,
} from './model-effects.ts';

const modelOf = (url: string, ...names: string[]): ProductModel => ({
  url,
  bytes: 1000,
  triangles: 4,
  size: { width: 0.2, height: 0.3, depth: 0 },
  partList: names.map((name) => ({ name, hasUv: true })),
});
const [board, box] = [modelOf('/board.glb', 'Front', 'Back'), modelOf('/box.glb', 'Back', 'Lid')];
const size = (widthMm: number | null): OptionEffect => ({ kind: 'modelSize', widthMm, heightMm: null, depthMm: null });

it('D20.4 a change of the model is whole once it says something that can be', () => {
  expect(isWholeChange(partEffect('Lid', 'partLook'))).toBe(true);
  expect(isWholeChange({ kind: 'partLook', part: 'Lid', color: null, finish: null })).toBe(false);
  expect(isWholeChange(partEffect('Lid', 'partHidden'))).toBe(true);
  expect([size(300), size(null), size(0.5), size(Number.NaN)].map(isWholeChange)).toEqual([true, false, false, false]);
});

it('D20.4 the parts of all models are offered, and an option shows its own model or that of the product', () => {
  const product = { ...deskProduct, model: board, optionModelList: [box] };
  const models = productModels(product, [], { slotId: null, optionList: [] });
  expect(partNames(models)).toEqual(['Front', 'Back', 'Lid']);
  expect(shownModel([], models)).toBe(board);
  expect(shownModel([{ kind: 'model', url: '/box.glb' }], models)).toBe(box);
});

it('D20.4 the view hides what another option shows, and has the colors and the size of this one', () => {
  const choice = {
    mode: 'one' as const,
    title: texts('Lid'),
    optionList: [
      { id: 1, title: texts('With'), price: 0, effectList: [partEffect('Lid', 'partShown')], otherEffectCount: 0 },
    ],
  };
  const slot = { id: 9, kind: 'specification' as const, title: 'Lid', required: true, optionId: null };
  const slotList = [{ ...slot, face: null, isChangeable: false, choice }];
  const option = { ...newOption(), effectList: [partEffect('Front', 'partShown')] };
  const models = productModels({ ...deskProduct, slotList }, [], { slotId: 10, optionList: [option] });
  expect(models.shownParts).toEqual(['Front', 'Lid']);
  const effects: OptionEffect[] = [
    ...option.effectList,
    { kind: 'partLook', part: 'Back', color: '#aa0000', finish: 'metal' },
    partEffect('Rim', 'partHidden'),
    size(300),
  ];
  expect(previewChanges(effects, models)).toEqual({
    materials: [{ materials: ['Back'], color: '#aa0000', metalness: 1, roughness: 0.3 }],
    hidden: ['Lid', 'Rim'],
  });
  expect(previewSize(effects)).toEqual({ widthMm: 300, heightMm: undefined, depthMm: undefined });
});

it('D20.4 lengths are typed with a comma or a point, and a flat direction of the model has none', () => {
  expect([typedLength(' 12,5 '), typedLength('12.5'), typedLength('')]).toEqual([12.5, 12.5, null]);
  expect(typedLength('wide')).toBeNaN();
  expect(sizeOf(board.size)).toEqual({ widthMm: 200, heightMm: 300, depthMm: null });
});
