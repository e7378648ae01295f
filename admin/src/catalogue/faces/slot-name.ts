import { currentLocale, type Locale } from '@afterimage/words/locale.ts';
import type { DeskProduct } from '../product-draft.ts';

type DeskSlot = DeskProduct['slotList'][number];

const inOwnLanguage = (title: Readonly<Record<Locale, string>> | undefined): string => title?.[currentLocale()] ?? '';

/** What a slot is called in the operator's language, else in the shop's first one. */
export const slotName = ({ title, face, choice }: Pick<DeskSlot, 'title' | 'face' | 'choice'>): string =>
  inOwnLanguage(face?.title ?? choice?.title) || title;

/** All options of a product, by what they are called: `Wood: Oak`. */
export const optionNames = (slotList: readonly DeskSlot[]): { id: number; name: string }[] =>
  slotList.flatMap((slot) =>
    (slot.choice?.optionList ?? []).map(({ id, title }) => ({
      id,
      name: `${slotName(slot)}: ${inOwnLanguage(title) || title.en}`,
    })),
  );
