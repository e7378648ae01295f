import { currentLocale } from '@afterimage/words/locale.ts';
import type { DeskProduct } from '../product-draft.ts';

/** What a slot is called in the operator's language, else in the shop's first one. */
export const slotName = ({ title, face }: Pick<DeskProduct['slotList'][number], 'title' | 'face'>): string =>
  face?.title[currentLocale()] || title;
