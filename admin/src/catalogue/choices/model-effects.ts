import type { OptionEffect } from '@afterimage/contract/admin/choice-desk.ts';
import type { ModelSize, ProductModel } from '@afterimage/contract/admin/product-model.ts';
import { finishValues } from '@afterimage/contract/values/catalogue-desk.ts';
import type { ModelChanges } from '@afterimage/media/model/model-changes.ts';
import type { DeskProduct } from '../product-draft.ts';
import type { OptionDraft } from './choice-draft.ts';

/** What an option does to one part of the model. */
export type PartEffect = Extract<OptionEffect, { part: string }>;
export type SizeEffect = Extract<OptionEffect, { kind: 'modelSize' }>;

export const partKinds = ['partLook', 'partHidden', 'partShown'] as const;
type PartKind = (typeof partKinds)[number];

export const lengths = ['widthMm', 'heightMm', 'depthMm'] as const;
const dimensions = { widthMm: 'width', heightMm: 'height', depthMm: 'depth' } as const;

/** The models of a product, and what of them other options show. */
export interface ProductModels {
  /** The product's own; null: it has none. */
  main: ProductModel | null;
  /** Those that options show instead of it, with those that were just sent. */
  ofOptions: readonly ProductModel[];
  /** The parts that are hidden until an option shows them. */
  shownParts: readonly string[];
}

export const isPartEffect = (effect: OptionEffect): effect is PartEffect => 'part' in effect;

/** A change of another kind on the same part; a color is offered first. */
export function partEffect(part: string, kind: PartKind): PartEffect {
  return kind === 'partLook' ? { kind, part, color: '#808080', finish: null } : { kind, part };
}

/** Whether a change says something: a look has a color or a finish, a size has lengths from 1 mm to 100 m. */
export function isWholeChange(effect: OptionEffect): boolean {
  if (effect.kind === 'partLook') return effect.color !== null || effect.finish !== null;
  if (effect.kind !== 'modelSize') return true;
  const values = lengths.map((name) => effect[name]);
  return values.some((mm) => mm !== null) && values.every((mm) => mm === null || (mm >= 1 && mm <= 100_000));
}

/** All models of the product that is edited; `sent` are those that no option had before. */
export function productModels(
  { model, optionModelList, slotList }: Pick<DeskProduct, 'model' | 'optionModelList' | 'slotList'>,
  sent: readonly ProductModel[],
  edited: { slotId: number | null; optionList: readonly OptionDraft[] },
): ProductModels {
  const otherOptions = slotList.flatMap(({ id, choice }) => (id === edited.slotId ? [] : (choice?.optionList ?? [])));
  const effects = [...edited.optionList, ...otherOptions].flatMap(({ effectList }) => effectList);
  return {
    main: model,
    ofOptions: [...optionModelList, ...sent],
    shownParts: effects.flatMap((effect) => (effect.kind === 'partShown' ? [effect.part] : [])),
  };
}

/** The names of the parts of all models, each once. */
export const partNames = ({ main, ofOptions }: ProductModels): string[] => [
  ...new Set([main, ...ofOptions].flatMap((model) => model?.partList.map(({ name }) => name) ?? [])),
];

/** The model that an option shows: its own, or the product's; null where there is none. */
export function shownModel(
  effectList: readonly OptionEffect[],
  { main, ofOptions }: ProductModels,
): ProductModel | null {
  const own = effectList.find((effect) => effect.kind === 'model');
  return own ? (ofOptions.find(({ url }) => url === own.url) ?? null) : main;
}

/** What the option changes, for the view of the model. */
export function previewChanges(effectList: readonly OptionEffect[], { shownParts }: ProductModels): ModelChanges {
  const own = new Set(effectList.flatMap((effect) => (effect.kind === 'partShown' ? [effect.part] : [])));
  return {
    materials: effectList.flatMap((effect) => {
      if (effect.kind !== 'partLook') return [];
      const { part, color, finish } = effect;
      return [{ materials: [part], ...(color !== null && { color }), ...(finish !== null && finishValues[finish]) }];
    }),
    hidden: [
      ...shownParts.filter((part) => !own.has(part)),
      ...effectList.flatMap((effect) => (effect.kind === 'partHidden' ? [effect.part] : [])),
    ],
  };
}

/** The size that the option gives the model, where all of it is a number. */
export function previewSize(effectList: readonly OptionEffect[]) {
  const size = effectList.find((effect) => effect.kind === 'modelSize');
  if (!size || !isWholeChange(size)) return undefined;
  const [widthMm, heightMm, depthMm] = lengths.map((name) => size[name] ?? undefined);
  return { widthMm, heightMm, depthMm };
}

/** The size of a model in whole tenths of millimeters, as a form shows it. */
export const sizeOf = (size: ModelSize): Omit<SizeEffect, 'kind'> => {
  const [widthMm, heightMm, depthMm] = lengths.map((name) => mm(size[dimensions[name]])) as [number, number, number];
  return { widthMm, heightMm, depthMm };
};

/** A flat direction has no length. */
const mm = (meters: number): number | null => (meters * 1000 >= 1 ? Math.round(meters * 10_000) / 10 : null);

/** The length that was typed in millimeters; null for none, NaN for what is no number. */
export const typedLength = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'));
