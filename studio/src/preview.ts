import type { Customization } from '@afterimage/contract/customization.ts';
import { isFilled, type Personal } from './personal.ts';
import type { PersonalizationStep, Preview } from './product-customization.state.ts';

/** S2.9: what is shown before the checkout: what is printed, what plays on it, and what comes with it. */
export function previewOf(
  slots: readonly Customization[],
  personal: Personal,
  steps: readonly PersonalizationStep[],
): Preview {
  const entries = new Map(steps.flatMap(({ data }) => data.map((entry) => [entry.id, entry])));
  const { media } = personal;
  const filledEntries = slots.flatMap((slot) => {
    const entry = entries.get(slot.id);
    return entry && isFilled(slot, personal) ? [{ kind: slot.kind, entry }] : [];
  });
  const of = (matches: (kind: Customization['kind'], id: number) => boolean) =>
    filledEntries.filter(({ kind, entry }) => matches(kind, entry.id)).map(({ entry }) => entry);
  return {
    productDetails: of((kind) => kind !== 'extra'),
    arMedia: of((kind, id) => kind === 'photo' && media.has(id)),
    extra: of((kind) => kind === 'extra'),
  };
}
