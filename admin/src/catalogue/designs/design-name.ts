import { currentLocale } from '@afterimage/words/locale.ts';
import type { DeskProduct } from '../product-draft.ts';

export type DeskDesign = DeskProduct['readyDesignList'][number];

/** A ready design as it is called in the language of the administration. */
export const nameOf = ({ name }: Pick<DeskDesign, 'name'>): string => name[currentLocale()] || name.en;
