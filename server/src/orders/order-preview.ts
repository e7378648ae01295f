import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { previewFile } from '../files/preview-file.ts';
import type { SignUrl } from '../files/signed-url.ts';
import type { orderLines } from './tables.ts';

type Line = Pick<typeof orderLines.$inferSelect, 'id' | 'variantId' | 'picture' | 'extraList' | 'customizationList'>;

/** The address of the picture of an ordered line with what its slots hold now. */
export function orderPreviewUrl(
  { customizationList, ...line }: Line,
  slots: readonly FilledSlot[] = customizationList,
  signUrl: SignUrl,
): string | null {
  const file = previewFile('order', { ...line, slots });
  return file && signUrl(file);
}
