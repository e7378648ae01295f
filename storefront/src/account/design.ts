import type { DraftList } from '@afterimage/contract/drafts.ts';

/** A design in the list of the account. */
export type Design = DraftList['draftList'][number];

/** What a design is called: as its owner says, else as its product. */
export const nameOf = ({ title, productName }: Pick<Design, 'title' | 'productName'>): string => title ?? productName;
