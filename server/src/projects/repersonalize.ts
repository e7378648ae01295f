import type { Customization, Extra } from '@afterimage/contract/customization.ts';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { ProjectChange } from '@afterimage/contract/projects.ts';
import { effectsOf, sizesOfPieces } from '@afterimage/scene/apply-effects.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { LocalizedMessage } from '@afterimage/words/locale.ts';
import { type Circumstances, personalize } from '../cart/personalize.ts';
import { words } from './project.words.ts';

type ProjectChangeRequest = NonNullable<ProjectChange['projectCustomizationItemList'][number]['personalization']>;

/**
 * What an ordered slot holds once it is filled anew, by the rules of the cart; or what is wrong with it, by field. What
 * was chosen before keeps its title and price, whatever has become of it in the catalogue.
 */
export function repersonalize(
  before: SoldSlot,
  changeRequest: ProjectChangeRequest,
  { slot, ...circumstances }: { slot: Customization | undefined } & Circumstances,
): SoldSlot | { complaints: Record<string, LocalizedMessage> } {
  if (!slot || slot.kind !== before.kind)
    return { complaints: { input: (locale) => inLocale(words, locale).slotGone } };
  const soldExtraById = new Map(before.sold.map((extra) => [extra.id, extra]));
  const availableExtras = slot.extraList.map((extra) => soldExtraById.get(extra.id) ?? extra);
  const extraList = [
    ...availableExtras,
    ...before.sold.filter(({ id }) => !availableExtras.some((extra) => extra.id === id)),
  ];
  // A photo is the reason of its medium and of its place in the print; only words may be taken away.
  const required = slot.required || slot.kind !== 'text';
  // What was ordered with a choice stays with it.
  const { choiceId: _, ...offer } = slot;
  const outcome = personalize(
    [{ ...offer, extraList, required }],
    {
      extraList: [],
      productClientCustomizationList: [{ ...changeRequest, ...monthOf(changeRequest, before), id: slot.id }],
      productArCustomizationList: [],
    },
    circumstances,
  );
  if ('complaints' in outcome)
    return {
      complaints: Object.fromEntries(
        Object.entries(outcome.complaints).map(([path, message]) => [fieldOf(path, slot), message]),
      ),
    };
  const [slotValue] = outcome.personalization?.slots ?? [];
  const { title } = before;
  if (!slotValue) return before.kind === 'text' ? { ...before, text: '', choices: [], sold: [] } : before;
  const soldExtras = extraList.filter(({ id }) => slotValue.choices.includes(id));
  const piecesIn = (choices: readonly Extra[]) => sizesOfPieces(effectsOf(choices)).toSorted().join();
  // That piece was taken from stock with the order.
  if (piecesIn(soldExtras) !== piecesIn(before.sold))
    return { complaints: { extraList: (locale) => inLocale(words, locale).otherPiece } };
  // The medium is exchanged by a call of its own.
  if (slotValue.kind === 'photo')
    return { ...slotValue, title, sold: soldExtras, medium: before.kind === 'photo' ? before.medium : null };
  return { ...slotValue, title, sold: soldExtras };
}

/** A calendar keeps its first month as long as the choice of its start is unchanged. */
function monthOf({ month, extraList }: ProjectChangeRequest, before: SoldSlot): { month?: string } {
  if (month !== undefined) return { month };
  const isSame = before.kind === 'specification' && before.choices.join() === extraList.join();
  return isSame && before.month !== undefined ? { month: before.month } : {};
}

/** The cart speaks of its own payload, and of a slot that was left out. */
function fieldOf(path: string, { kind }: Customization): string {
  const [, field] = /^productClientCustomizationList\.0\.(\w+)$/.exec(path) ?? [];
  return field ?? (kind === 'specification' ? 'extraList' : 'input');
}

/** What was chosen in a slot costs, in minor units. */
export const priceOf = ({ sold }: SoldSlot): number => sold.reduce((sum, { price }) => sum + price, 0);
