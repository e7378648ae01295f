import type { Design } from '@afterimage/contract/filled-slot.ts';
import { personalizationHash } from '../cart/personalization-hash.ts';
import type { orderLines } from './tables.ts';

type Line = Pick<typeof orderLines.$inferSelect, 'extraList' | 'customizationList' | 'acceptedWarningList'>;

/** What an ordered line was made into, to be bought once more. */
export const designOfLine = ({ extraList, customizationList, acceptedWarningList }: Line): Design => ({
  extraList: extraList.map(({ id }) => id),
  slots: customizationList,
  acceptedWarningList,
});

/** A hash of the design that ignores titles and prices of its options; '' for a plain line. */
export function soldDesignHash(line: Line): string {
  const { slots, ...rest } = designOfLine(line);
  if (slots.length === 0 && rest.extraList.length === 0) return '';
  return personalizationHash({
    ...rest,
    slots: line.customizationList.map(({ title: _title, sold: _sold, ...slot }) => slot),
  });
}

interface CartLineDesign {
  variantId: number;
  personalization: Design | null;
}

/** Whether an order's line has the current design of a cart line. */
export const isSoldDesign = (sold: Line & { variantId: number }, line: CartLineDesign): boolean =>
  sold.variantId === line.variantId && soldDesignHash(sold) === personalizationHash(line.personalization);
