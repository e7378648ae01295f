import { createHash } from 'node:crypto';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { SignUrl } from './signed-url.ts';

/** What a preview shows: the line of a cart or of an order. */
export const previewSubjects = ['cart', 'order'] as const;
export type PreviewSubject = (typeof previewSubjects)[number];

/** Raise it when the same design is shown otherwise than before, so that browsers fetch it anew. */
const previewVersion = 1;

/** What a line says of its looks. */
interface LineLooks {
  id: string;
  variantId: number;
  /** Of a cart's line, which shows the product as it is now; an order keeps what was ordered. */
  productVersion?: number;
  /** The photograph of the product in the chosen color. */
  picture: { url: string } | null;
  extraList: readonly { id: number }[];
  slots: readonly FilledSlot[];
}

/** Whether something of the customer's own is to be seen on a line. */
const isPersonal = (slots: readonly FilledSlot[]): boolean =>
  slots.some((slot) => (slot.kind === 'photo' ? slot.photo !== null : slot.kind === 'text' && slot.text !== ''));

/**
 * What is signed of the address of a line's preview; null for a line without anything of the customer's own. It changes with the
 * design, so that browsers may keep what lies there.
 */
export function previewFile(subject: PreviewSubject, line: LineLooks): string | null {
  if (!isPersonal(line.slots)) return null;
  const looks = line.slots.map((slot) =>
    slot.kind === 'photo'
      ? [slot.slot, slot.choices, slot.photo, slot.look]
      : [slot.slot, slot.choices, slot.kind === 'text' ? [slot.text, slot.look] : slot.month],
  );
  const extras = line.extraList.map(({ id }) => id);
  const product = [line.variantId, line.productVersion ?? 0, line.picture?.url];
  const content = JSON.stringify([previewVersion, product, extras, looks]);
  const design = createHash('sha256').update(content).digest('hex').slice(0, 24);
  return `previews/${subject}/${line.id}/${design}`;
}

const aYear = 365 * 86_400_000;

/** The absolute address of a preview as mails show it, which are opened again long after; `previewUrl` is the signed one. */
export function mailPreviewUrl(previewUrl: string, signUrl: SignUrl, shopUrl: string): string {
  const name = previewUrl.replace(/^\/files\/|\?.*$/g, '');
  return `${shopUrl}${signUrl(name, { now: Date.now() + aYear })}&size=mail`;
}
