import type { Effect } from '@afterimage/contract/effects.ts';
import type { SampleEffect } from '@afterimage/sample/effect.ts';
import type { SampleProduct } from '@afterimage/sample/product.ts';

/** The id of a slot of a product of the sample, by its title. */
export function slotIdsByTitle(
  { slug, customizationList }: Pick<SampleProduct, 'slug' | 'customizationList'>,
  slotIds: readonly number[],
): (title: string) => number {
  const ids = new Map(customizationList.map(({ title }, index) => [title, slotIds[index]]));
  return (title) => {
    const id = ids.get(title);
    if (id === undefined) throw new Error(`An effect of ${slug} names a slot that it does not have: ${title}.`);
    return id;
  };
}

/** An effect of the sample with the slot's id in this database. */
export function effectOf(effect: SampleEffect, slotIdOf: (title: string) => number): Effect {
  if (effect.kind === 'photo' || effect.kind === 'text') return { ...effect, slot: slotIdOf(effect.slot) };
  return effect;
}
