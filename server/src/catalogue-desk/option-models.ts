import { asc, eq } from 'drizzle-orm';
import type { ChoiceBody } from '@afterimage/contract/admin/choice-desk.ts';
import type { ProductModel } from '@afterimage/contract/admin/product-model.ts';
import type { Effect } from '@afterimage/contract/effects.ts';
import { customizations, extras } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { checkModel, readProductModel } from './product-model.ts';
import { refuseField } from './refuse-field.ts';

/** The effects of all options of a product. */
export async function readEffects(db: Database, productId: number): Promise<Effect[]> {
  const rows = await db
    .select({ effectList: extras.effectList })
    .from(extras)
    .innerJoin(customizations, eq(customizations.id, extras.customizationId))
    .where(eq(customizations.productId, productId))
    .orderBy(asc(extras.id));
  return rows.flatMap(({ effectList }) => effectList);
}

const urlsOf = (effects: readonly { kind: string; url?: string }[]): string[] => [
  ...new Set(effects.flatMap(({ kind, url }) => (kind === 'model' && url !== undefined ? [url] : []))),
];

/** The models that options show instead of the product's, each once. */
export async function readOptionModels(db: Database, effects: readonly Effect[]): Promise<ProductModel[]> {
  const models: ProductModel[] = [];
  for (const url of urlsOf(effects)) {
    const model = await readProductModel(db, url);
    if (model) models.push(model);
  }
  return models;
}

/** Numbered copies of a part are changed with it. */
const namesOf = (models: readonly (ProductModel | null)[]): Set<string> =>
  new Set(
    models.flatMap((model) => model?.partList.flatMap(({ name }) => [name, name.replace(/\.?\d{3}$/, '')]) ?? []),
  );

const partsOf = (effect: Effect): readonly string[] => {
  if (effect.kind === 'material') return effect.materials;
  return effect.kind === 'hide' || effect.kind === 'show' ? effect.parts : [];
};

/** How many effects change parts alone that none of the models has. */
export function missingChangedParts(effects: readonly Effect[], models: readonly (ProductModel | null)[]): number {
  const names = namesOf(models);
  return effects.map(partsOf).filter((parts) => parts.length > 0 && !parts.some((name) => names.has(name))).length;
}

interface CheckedChoice {
  productId: number;
  modelUrl: string | null;
  optionList: ChoiceBody['optionList'];
}

/** Refuses at its field an effect that names a model that is not there, or a part that no model of the product has. */
export async function checkModelEffects(
  tx: Database,
  { productId, modelUrl, optionList }: CheckedChoice,
): Promise<void> {
  const stored = await readEffects(tx, productId);
  const before = new Set(urlsOf(stored));
  for (const [at, { effectList }] of optionList.entries())
    for (const [index, effect] of effectList.entries())
      if (effect.kind === 'model' && !before.has(effect.url))
        await checkModel(tx, { before: null, modelUrl: effect.url, field: fieldOf(at, index) });
  const models = [await readProductModel(tx, modelUrl)];
  const sent = optionList.flatMap(({ effectList }) => effectList);
  for (const url of new Set([...before, ...urlsOf(sent)])) models.push(await readProductModel(tx, url));
  const names = namesOf(models);
  for (const [at, { effectList }] of optionList.entries())
    for (const [index, effect] of effectList.entries())
      if ('part' in effect && !names.has(effect.part)) refuseField(fieldOf(at, index), 'unknownPart');
}

const fieldOf = (option: number, effect: number): string => `optionList.${option}.effectList.${effect}`;
