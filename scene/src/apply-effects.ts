import type { Customization, Extra } from '@afterimage/contract/customization.ts';
import type { Effect } from '@afterimage/contract/effects.ts';
import type { FilledSlot, SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { PrintItem, PrintTemplate } from '@afterimage/contract/print.ts';
import type { ModelChanges } from './scene.ts';

/** The selected options of a product: the choices in its slots, and its extras. */
export interface Choices {
  slots: readonly (FilledSlot | SoldSlot)[];
  extraList?: readonly number[] | undefined;
}

/** The selected options with titles and effects: for a sold slot as they were sold, otherwise as the product offers them now. */
export function chosenExtras(customizations: readonly Customization[], { slots, extraList = [] }: Choices): Extra[] {
  const offeredExtras = new Map(customizations.flatMap((one) => one.extraList.map((extra) => [extra.id, extra])));
  const withId = (ids: readonly number[]) => ids.flatMap((id) => offeredExtras.get(id) ?? []);
  const ofSlots = slots.flatMap((slot) =>
    ('sold' in slot ? slot.sold : withId(slot.choices)).map((extra) => withMonth(extra, slot)),
  );
  return [...ofSlots, ...withId(extraList)];
}

/** A choice of a calendar's start, with its stored month. */
function withMonth(extra: Extra, slot: FilledSlot | SoldSlot): Extra {
  const month = slot.kind === 'specification' ? slot.month : undefined;
  if (month === undefined || !extra.effectList) return extra;
  const effectList = extra.effectList.map((one) =>
    one.kind === 'calendar' && one.start !== undefined ? { ...one, start: month } : one,
  );
  return { ...extra, effectList };
}

export const effectsOf = (extras: readonly Extra[]): Effect[] => extras.flatMap(({ effectList }) => effectList ?? []);

/** The instructions of these choices for production, in their order. */
export const notesOf = (effects: readonly Effect[]): string[] =>
  effects.flatMap((one) => (one.kind === 'note' ? [one.note] : []));

/** The codes of the sizes in which these choices bring a further piece each. */
export const sizesOfPieces = (effects: readonly Effect[]): string[] =>
  effects.flatMap((one) => (one.kind === 'note' ? (one.pieceSize ?? []) : []));

/** The effects of all options that a product offers. */
export const offeredEffects = (customizations: readonly Customization[]): Effect[] =>
  customizations.flatMap(({ extraList }) => effectsOf(extraList));

/**
 * The changes that these choices make to the product's model, in their order.
 * @param offered the effects of all options of the product: a part that one of them shows is hidden without it
 */
export function modelChanges(effects: readonly Effect[], offered: readonly Effect[] = []): ModelChanges {
  const hidden = new Set(offered.flatMap((one) => (one.kind === 'show' ? one.parts : [])));
  for (const one of effects) {
    if (one.kind === 'hide') for (const part of one.parts) hidden.add(part);
    if (one.kind === 'show') for (const part of one.parts) hidden.delete(part);
  }
  const size = effects.findLast((one) => one.kind === 'size');
  return {
    materials: effects.flatMap(({ kind, ...change }) =>
      kind === 'material' ? [change as ModelChanges['materials'][number]] : [],
    ),
    hidden: [...hidden],
    url: effects.findLast((one) => one.kind === 'model')?.url,
    size: size && { widthMm: size.widthMm, heightMm: size.heightMm, depthMm: size.depthMm },
  };
}

/** Whether one of these effects changes the model. */
export const changesModel = (effects: readonly Effect[]): boolean =>
  effects.some(({ kind }) => ['material', 'hide', 'show', 'model', 'size'].includes(kind));

/** The color that the choices give a part of the model; null where they leave its own. */
export function partColor(
  { materials }: ModelChanges,
  part: string | undefined,
  variantColor: string | null,
): string | null {
  const change = materials.findLast((one) => one.color !== undefined && one.materials.some((name) => name === part));
  return (change?.color === 'variant' ? variantColor : change?.color) ?? null;
}

/** A copy of the template with the effects of these choices, applied in order. */
export function applyEffects(template: PrintTemplate, effects: readonly Effect[]): PrintTemplate {
  return effects.reduce(applyEffect, template);
}

function applyEffect(template: PrintTemplate, effect: Effect): PrintTemplate {
  switch (effect.kind) {
    case 'surface': {
      const { kind: _, surface, ...ground } = effect;
      return withSurface(template, surface, (one) => ({ ...one, ...ground }));
    }
    case 'print':
      return withSurface(template, effect.surface, (one) => ({
        ...one,
        itemList: [...behind(one.itemList), ...effect.items, ...inFront(one.itemList)],
      }));
    case 'calendar': {
      const { kind: _, ...settings } = effect;
      return template.calendar ? { ...template, calendar: { ...template.calendar, ...settings } } : template;
    }
    case 'photo':
    case 'text':
      return withItems(template, effect);
    default:
      return template;
  }
}

const behind = (items: readonly PrintItem[]) => items.filter(({ kind }) => kind === 'photo');
const inFront = (items: readonly PrintItem[]) => items.filter(({ kind }) => kind !== 'photo');

type Surface = PrintTemplate['surfaceList'][number];
const withSurface = (template: PrintTemplate, id: string, change: (surface: Surface) => Surface): PrintTemplate => ({
  ...template,
  surfaceList: template.surfaceList.map((one) => (one.id === id ? change(one) : one)),
});

const withItems = (template: PrintTemplate, effect: Extract<Effect, { kind: 'photo' | 'text' }>): PrintTemplate => ({
  ...template,
  surfaceList: template.surfaceList.map((surface) => ({
    ...surface,
    itemList: surface.itemList.map((item) => changedItem(item, effect)),
  })),
});

function changedItem(item: PrintItem, effect: Extract<Effect, { kind: 'photo' | 'text' }>): PrintItem {
  if (item.kind === 'photo' && effect.kind === 'photo' && item.slot === effect.slot) {
    const { mirrored: _, ...plain } = item;
    const filter = effect.filter !== undefined && { filter: effect.filter };
    const changedPhoto = { ...plain, place: effect.place ?? item.place, ...filter };
    if (effect.edge === undefined) return { ...item, place: changedPhoto.place, ...filter };
    return { ...changedPhoto, bleed: effect.edge === 'bleed', ...(effect.edge === 'mirror' && { mirrored: true }) };
  }
  if (item.kind === 'text' && effect.kind === 'text' && item.slot === effect.slot) {
    const { place = item.place, color, sizeMm } = effect;
    const style = { ...item.style, ...(color !== undefined && { color }), ...(sizeMm !== undefined && { sizeMm }) };
    return { ...item, place, style, ...(color !== undefined && { fixedColor: true }) };
  }
  return item;
}
