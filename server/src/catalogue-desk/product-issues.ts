import type { ProductIssue, ProductState } from '@afterimage/contract/values/catalogue-desk.ts';

/** What is asked of a product to find out whether it can be bought. */
export interface IssueFacts {
  state: ProductState;
  price: number;
  /** The stock of each variant. */
  stockList: readonly number[];
  isCustomizable: boolean;
  slotCount: number;
  /** Faces whose part the product's model does not have. */
  missingParts: number;
  /** Effects of options on parts that none of the product's models has. */
  missingChangedParts: number;
  pictureCount: number;
  categoryCount: number;
  hasDescription: boolean;
  /** Texts that are missing in all languages together. */
  missingTexts: number;
}

export interface FoundIssue {
  issue: ProductIssue;
  /** Nobody can buy it because of this; the others are worth a look. */
  isBlocking: boolean;
  count: number;
}

/** Why a product cannot be bought, the reasons that block a sale first. */
export function productIssues(facts: IssueFacts): FoundIssue[] {
  const { state, stockList } = facts;
  const soldOut = stockList.filter((stock) => stock === 0).length;
  const isAllSoldOut = stockList.length > 0 && soldOut === stockList.length;
  const blocking: [ProductIssue, number][] = [
    ['draft', Number(state === 'draft')],
    ['scheduled', Number(state === 'scheduled')],
    ['noVariant', Number(stockList.length === 0)],
    ['noPrice', Number(facts.price === 0)],
    ['noSlot', Number(facts.isCustomizable && facts.slotCount === 0)],
    ['soldOut', Number(isAllSoldOut)],
  ];
  const notes: [ProductIssue, number][] = [
    ['someSoldOut', isAllSoldOut ? 0 : soldOut],
    ['partMissing', facts.missingParts],
    ['changedPartMissing', facts.missingChangedParts],
    ['noPicture', Number(facts.pictureCount === 0)],
    ['noCategory', Number(facts.categoryCount === 0)],
    ['noDescription', Number(!facts.hasDescription)],
    ['untranslated', facts.missingTexts],
  ];
  const found = (list: typeof notes, isBlocking: boolean) =>
    list.filter(([, count]) => count > 0).map(([issue, count]) => ({ issue, isBlocking, count }));
  return [...found(blocking, true), ...found(notes, false)];
}
