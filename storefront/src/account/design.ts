import type { DraftList } from '@afterimage/contract/drafts.ts';

/** A design in the list of the account. */
export type Design = DraftList['draftList'][number];

/** The name of a design: the one its owner gave it, otherwise its product's. */
export const nameOf = ({ title, productName }: Pick<Design, 'title' | 'productName'>): string => title ?? productName;
