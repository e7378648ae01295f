import type { Customization, InputKind } from '@afterimage/contract/customization.ts';
import type { ArCustomizationState, ArMediaItem } from './ar-customization.state.ts';
import type { PersonalizationStep, ProductCustomizationState, StepEntry } from './product-customization.state.ts';
import { words } from './studio.words.ts';

/** Everything that was chosen so far, by the ids of the slots. */
export interface Personal {
  entries: ReadonlyMap<number, StepEntry>;
  /** Photos with a medium only. */
  media: ReadonlyMap<number, ArMediaItem>;
  quantity: number;
}

const kinds: InputKind[] = ['photo', 'text', 'specification', 'extra'];

/** The steps of a product's personalisation: one for each kind of input that it asks for, with its slots as entries. */
export function stepsOf(slots: readonly Customization[]): PersonalizationStep[] {
  return kinds.flatMap((kind): PersonalizationStep[] => {
    const own = slots.filter((slot) => slot.kind === kind);
    if (own.length === 0) return [];
    const data = own.map((slot) => ({ id: slot.id, file: null, value: null, chosen: chosenAtFirst(slot) }));
    return [{ kind, title: words.kinds[kind], status: 'wait', data }];
  });
}

/** Where one must be chosen and one costs nothing, that one is; nothing that costs is ever chosen for a person. */
function chosenAtFirst({ kind, required, selectionMode, extraList }: Customization): number[] {
  const needed = selectionMode === 'SINGLE' && (kind === 'text' || (kind === 'specification' && required));
  const free = needed ? extraList.find(({ price }) => price === 0) : undefined;
  return free ? [free.id] : [];
}

export function personalOf(
  product: Pick<ProductCustomizationState, 'personalizationSteps' | 'quantity'>,
  ar: Pick<ArCustomizationState, 'mediaItems'>,
): Personal {
  return {
    entries: new Map(product.personalizationSteps.flatMap(({ data }) => data).map((entry) => [entry.id, entry])),
    media: new Map(ar.mediaItems.filter(({ ARdata }) => ARdata.id !== null).map((item) => [item.id, item])),
    quantity: product.quantity,
  };
}

/** Whether some photo of the product may carry a medium. */
export const takesMedia = (slots: readonly Customization[]): boolean =>
  slots.some(({ kind, limits }) => kind === 'photo' && limits.arAllowed === true);

/** A text as the shop keeps it. */
export function textOf(entry: StepEntry | undefined): string {
  return (entry?.value ?? '').replaceAll(/\r\n?/g, '\n').trim();
}

/** Whether a slot holds something; an empty one is the same as none, whatever font was chosen for it. */
export function isFilled(slot: Customization, entry: StepEntry | undefined): boolean {
  if (slot.kind === 'photo') return entry?.file != null;
  if (slot.kind === 'text') return textOf(entry) !== '';
  return (entry?.chosen ?? []).length > 0;
}

/** What was chosen in a slot for a price, as far as it counts. */
export function chosenOf(slot: Customization, { entries }: Pick<Personal, 'entries'>) {
  const entry = entries.get(slot.id);
  if (!isFilled(slot, entry)) return [];
  return slot.extraList.filter(({ id }) => entry?.chosen?.includes(id));
}
