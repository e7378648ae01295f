import type { Customization, Placement } from '@afterimage/contract/customization.ts';
import type { Project, ProjectChange } from '@afterimage/contract/projects.ts';
import { asItFits } from '@afterimage/scene/place-photo.ts';
import type { FilledSlot } from '@afterimage/scene/scene-of.ts';
import type { StepEntry } from '../product-customization.state.ts';

type Item = Project['projectCustomizationItemList'][number];
type Change = ProjectChange['projectCustomizationItemList'][number];

/** What was ordered, as the steps of the studio take it, by slot. */
export function entriesOf(items: readonly Item[]): Map<number, StepEntry> {
  return new Map(items.map((item) => [item.customizationId, entryOf(item)]));
}

function entryOf({ customizationId: id, kind, input, photo, placement, textStyle, mat, extraList }: Item): StepEntry {
  const chosen = extraList.map((extra) => extra.id);
  if (kind !== 'photo') return { id, file: null, value: input ?? '', chosen, ...(textStyle && { textStyle }) };
  return {
    id,
    file: photo?.id ?? null,
    value: photo?.url ?? null,
    size: photo && { width: photo.width, height: photo.height },
    chosen,
    ...(placement && { placement }),
    ...(mat && { mat }),
  };
}

/** What lies in the slots, as a scene takes it. */
export function filledOf(items: readonly Item[], slots: readonly Customization[]): FilledSlot[] {
  return items.map(({ customizationId: slot, kind, input, photo, placement, textStyle, mat, extraList }) => {
    if (kind !== 'photo') return { slot, text: input ?? '', font: extraList[0]?.title ?? null, textStyle };
    const bleedMm = slots.find(({ id }) => id === slot)?.limits.bleedMm;
    return { slot, photo, placement, ...(mat && { mat }), ...(bleedMm !== undefined && { bleedMm }) };
  });
}

/**
 * The slots that were ordered, with what can be chosen in them for what was paid: it costs nothing more. What was left
 * empty stays so.
 */
export function slotsAsPaid(slots: readonly Customization[], items: readonly Item[]): Customization[] {
  return slots.flatMap((slot) => {
    const item = items.find(({ customizationId }) => customizationId === slot.id);
    if (!item) return [];
    const chosen = new Set(item.extraList.map(({ id }) => id));
    const paid = item.extraList.reduce((sum, { price }) => sum + price, 0);
    const extraList = slot.extraList
      .filter(({ id, price }) => chosen.has(id) || price === paid)
      .map((extra) => ({ ...extra, price: 0 }));
    return [{ ...slot, extraList }];
  });
}

/** Where the photos can be seen, by their ids. */
export const photoUrlsOf = (items: readonly Item[]): Map<string, string> =>
  new Map(items.flatMap(({ photo }) => (photo ? [[photo.id, photo.url] as const] : [])));

/** What has to be told to the shop, so that the slots hold what the entries say; what is as it was is left out. */
export function printChanges(items: readonly Item[], entries: ReadonlyMap<number, StepEntry>): Change[] {
  return items.flatMap((item) => {
    const entry = entries.get(item.customizationId);
    if (!entry || isSame(item, entry)) return [];
    const { placement, textStyle, mat } = entry;
    const input = item.kind === 'photo' ? entry.file : textOf(entry) || null;
    return [
      {
        id: item.id,
        personalization: {
          input,
          extraList: entry.chosen ?? [],
          ...(item.kind === 'photo' && placement && { placement }),
          ...(item.kind === 'photo' && mat && { mat }),
          ...(item.kind === 'text' && textStyle && { textStyle }),
        },
      },
    ];
  });
}

const textOf = ({ value }: StepEntry) => (value ?? '').trim();

function isSame(item: Item, entry: StepEntry): boolean {
  const chosen = new Set(entry.chosen);
  if (chosen.size !== item.extraList.length || item.extraList.some(({ id }) => !chosen.has(id))) return false;
  if (item.kind === 'photo')
    return (
      item.photo?.id === (entry.file ?? undefined) &&
      item.mat === entry.mat &&
      samePlacement(item.placement, entry.placement)
    );
  return (item.input ?? '').trim() === textOf(entry) && sameStyle(item.textStyle, entry.textStyle);
}

function samePlacement(before: Placement | null, now: Placement | undefined): boolean {
  const [one, other] = [before ?? asItFits, now ?? asItFits];
  return (['zoom', 'x', 'y', 'rotation'] as const).every((key) => one[key] === other[key]);
}

function sameStyle(before: Item['textStyle'], now: StepEntry['textStyle']): boolean {
  if (!before || !now) return !before === !now;
  return (['align', 'color', 'curve', 'sizeMm'] as const).every((key) => before[key] === now[key]);
}
