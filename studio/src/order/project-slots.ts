import type { Customization, Extra } from '@afterimage/contract/customization.ts';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { Project, ProjectChange } from '@afterimage/contract/projects.ts';
import { contentOf, slotOfReply } from '@afterimage/contract/values/slot-wire.ts';
import { asItFits } from '@afterimage/scene/place-photo.ts';
import { editedSlot, type SlotEdit } from '../edit-slot.ts';
import { sameJson } from '../work.ts';

type Item = Project['projectCustomizationItemList'][number];
type Change = ProjectChange['projectCustomizationItemList'][number];

/** What was ordered, by slot; a slot whose photo is gone is empty. */
export function slotsOfProject(items: readonly Item[]): Map<number, SoldSlot> {
  return new Map(
    items.map((item) => {
      const slot = slotOfReply(item);
      return [slot.slot, slot.kind === 'photo' && !item.photo ? { ...slot, photo: null } : slot];
    }),
  );
}

/** The photos of a project, by their ids. */
export const photosOfProject = (items: readonly Item[]): Map<string, Photo> =>
  new Map(items.flatMap(({ photo }) => (photo ? [[photo.id, photo] as const] : [])));

/** A slot after a change, with the titles of what is chosen in it; `offered` is what can be chosen today. */
export function editedSold(slot: SoldSlot, edit: SlotEdit, customizations: readonly Customization[]): SoldSlot {
  const next = editedSlot(slot, edit);
  const extras = [...(customizations.find(({ id }) => id === slot.slot)?.extraList ?? []), ...slot.sold];
  return { ...next, sold: next.choices.flatMap((id) => extras.find((extra) => extra.id === id) ?? []) };
}

/**
 * The slots that were ordered, with what can be chosen in them for what was paid: it costs nothing more. What was left
 * empty stays so.
 */
export function slotsAsPaid(slots: readonly Customization[], items: readonly Item[]): Customization[] {
  return slots.flatMap((slot) => {
    const item = items.find(({ customizationId }) => customizationId === slot.id);
    if (!item) return [];
    const selectedIds = new Set(item.extraList.map(({ id }) => id));
    const paidPrice = item.extraList.reduce((sum, { price }) => sum + price, 0);
    const extraList = slot.extraList
      .filter(({ id, price }) => selectedIds.has(id) || price === paidPrice)
      .map((extra) => ({ ...extra, price: 0 }));
    return [{ ...slot, extraList }];
  });
}

/** A choice of an ordered slot, and its price difference to the paid one, in minor units. */
export interface PaidChoice {
  id: number;
  title: string;
  difference: number;
}

/** A slot with a selected choice and all choices on offer, preceded by the ordered ones that are no longer offered. */
export interface PaidSlot extends Pick<Customization, 'id' | 'title' | 'selectionMode'> {
  choices: PaidChoice[];
}

/** The slots with an ordered choice; only choices with the same price can be selected. */
export function paidChoices(slots: readonly Customization[], items: readonly Item[]): PaidSlot[] {
  return slots.flatMap(({ id, kind, title, selectionMode, extraList: offered }): PaidSlot[] => {
    const item = items.find(({ customizationId }) => customizationId === id);
    if (kind !== 'specification' || !item) return [];
    const soldExtras = new Map(item.extraList.map((extra) => [extra.id, extra]));
    const discontinuedExtras = item.extraList.filter((extra) => !offered.some((one) => one.id === extra.id));
    const paidPrice = item.extraList.reduce((sum, { price }) => sum + price, 0);
    // Of several, each is added to what is there, or taken from it.
    const differenceOf = (extra: Extra): number => {
      if (selectionMode === 'SINGLE') return extra.price - paidPrice;
      return soldExtras.has(extra.id) ? -extra.price : extra.price;
    };
    const choices = [...discontinuedExtras, ...offered].map((extra) => {
      const soldExtra = soldExtras.get(extra.id) ?? extra;
      return { id: soldExtra.id, title: soldExtra.title, difference: differenceOf(soldExtra) };
    });
    return [{ id, title, selectionMode, choices }];
  });
}

/** What has to be sent to the shop, so that its slots hold what these do; what is as it was is left out. */
export function printChanges(items: readonly Item[], slots: ReadonlyMap<number, SoldSlot>): Change[] {
  const before = slotsOfProject(items);
  return items.flatMap(({ id, customizationId }) => {
    const [was, is] = [before.get(customizationId), slots.get(customizationId)];
    if (!was || !is || sameJson(comparable(was), comparable(is))) return [];
    return [{ id, personalization: contentOf(withTrimmedText(is)) }];
  });
}

const withTrimmedText = (slot: SoldSlot): SoldSlot =>
  slot.kind === 'text' ? { ...slot, text: slot.text.trim() } : slot;

/** What is printed of a slot: a photo that was never moved lies as it fits. */
function comparable(slot: SoldSlot) {
  const { extraList, ...content } = contentOf(withTrimmedText(slot));
  const placement = slot.kind === 'photo' && { placement: slot.look.placement ?? asItFits };
  return { ...content, ...placement, extraList: extraList.toSorted((one, other) => one - other) };
}
