import type { Design } from '@afterimage/contract/filled-slot.ts';
import type { orderLines } from './tables.ts';

type Line = Pick<typeof orderLines.$inferSelect, 'extraList' | 'customizationList' | 'acceptedWarningList'>;

/** What an ordered line was made into, to be bought once more. */
export const designOfLine = ({ extraList, customizationList, acceptedWarningList }: Line): Design => ({
  extraList: extraList.map(({ id }) => id),
  slots: customizationList,
  acceptedWarningList,
});
