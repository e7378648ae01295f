import { asc, eq } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { mailPreviewUrl } from '../../files/preview-file.ts';
import { fileSecret, urlSigner } from '../../files/signed-url.ts';
import type { Database } from '../../platform/db/connection.ts';
import type { MailPicture } from '../../platform/mail/mail.ts';
import { orderPreviewUrl } from '../order-preview.ts';
import { presentSlots } from '../present-slots.ts';
import { orderLines } from '../tables.ts';
import { words } from './order-mails.words.ts';

/** The pictures of an order's lines with what their customer put on them, by the ids of the lines; plain lines have none. */
export async function linePictures(
  tx: Database,
  orderId: string,
  { shopUrl, locale }: { shopUrl: string; locale: Locale },
): Promise<Map<string, MailPicture>> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const slots = await presentSlots(tx, lines);
  const signUrl = urlSigner(await fileSecret(tx));
  const { pictureAlt } = inLocale(words, locale);
  return new Map(
    lines.flatMap((line): [string, MailPicture][] => {
      const previewUrl = orderPreviewUrl(line, slots.get(line.id), signUrl);
      if (previewUrl === null) return [];
      return [[line.id, { url: mailPreviewUrl(previewUrl, signUrl, shopUrl), alt: pictureAlt({ name: line.name }) }]];
    }),
  );
}
