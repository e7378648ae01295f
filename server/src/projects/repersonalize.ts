import type { Customization } from '@afterimage/contract/customization.ts';
import type { ProjectChange } from '@afterimage/contract/projects.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { personalize } from '../cart/personalize.ts';
import type { OrderedCustomization } from '../db/tables.ts';
import type { StoredFile } from '../files/stored-files.ts';
import { words } from './project.words.ts';

type Wanted = NonNullable<ProjectChange['projectCustomizationItemList'][number]['personalization']>;

/**
 * What an ordered slot holds once it is filled anew, by the rules of the cart; or what is wrong with it, by field. What
 * was chosen before keeps its title and price, whatever has become of it in the catalogue.
 */
export function repersonalize(
  before: OrderedCustomization,
  wanted: Wanted,
  { slot, files }: { slot: Customization | undefined; files: ReadonlyMap<string, StoredFile> },
): OrderedCustomization | { complaints: Record<string, (locale: Locale) => string> } {
  if (!slot || slot.kind !== before.kind)
    return { complaints: { input: (locale) => inLocale(words, locale).slotGone } };
  const chosen = new Map(before.extraList.map((extra) => [extra.id, extra]));
  const offered = slot.extraList.map((extra) => chosen.get(extra.id) ?? extra);
  const extraList = [...offered, ...before.extraList.filter(({ id }) => !offered.some((extra) => extra.id === id))];
  // A photo is the reason of its medium and of its place in the print; only words may be taken away.
  const required = slot.required || slot.kind !== 'text';
  const outcome = personalize(
    [{ ...slot, extraList, required }],
    {
      extraList: [],
      productClientCustomizationList: [{ ...wanted, id: slot.id }],
      productArCustomizationList: [],
    },
    files,
  );
  if ('complaints' in outcome)
    return {
      complaints: Object.fromEntries(
        Object.entries(outcome.complaints).map(([path, message]) => [fieldOf(path, slot), message]),
      ),
    };
  const [kept] = outcome.personalization?.customizationList ?? [];
  // Absent without one, as it was before there were mats
  const { mat: _, ...rest } = before;
  if (!kept) return { ...rest, input: null, extraList: [], placement: null };
  const { input, placement, textStyle, mat } = kept;
  return {
    ...rest,
    input,
    placement,
    // Absent where there was none, so that what did not change compares as equal.
    ...(textStyle || before.textStyle !== undefined ? { textStyle: textStyle ?? null } : {}),
    ...(mat && { mat }),
    extraList: extraList.filter(({ id }) => kept.extraList.includes(id)),
  };
}

/** The cart speaks of its own payload, and of a slot that was left out. */
function fieldOf(path: string, { kind }: Customization): string {
  const [, field] = /^productClientCustomizationList\.0\.(\w+)$/.exec(path) ?? [];
  return field ?? (kind === 'specification' ? 'extraList' : 'input');
}

/** What was chosen in a slot costs, in minor units. */
export const priceOf = ({ extraList }: OrderedCustomization): number =>
  extraList.reduce((sum, { price }) => sum + price, 0);
