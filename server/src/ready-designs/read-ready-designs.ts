import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { Customization } from '@afterimage/contract/customization.ts';
import type { ReadyContent, ReadyDesign } from '@afterimage/contract/ready-designs.ts';
import { draftContentOf } from '@afterimage/contract/values/slot-wire.ts';
import { baseLocale, isLocale, type Locale } from '@afterimage/words/locale.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { draftOf, fitContent, isPrinted } from './ready-content.ts';
import { readyDesigns } from './tables.ts';

export type ReadyDesignRow = typeof readyDesigns.$inferSelect;

/** The ready designs of a product in their order, also those that customers do not see. */
export const readRows = (db: Database, productId: number): Promise<ReadyDesignRow[]> =>
  db
    .select()
    .from(readyDesigns)
    .where(eq(readyDesigns.productId, productId))
    .orderBy(asc(readyDesigns.position), asc(readyDesigns.createdAt), asc(readyDesigns.id));

/** Raise it when the same design is shown otherwise than before, so that browsers fetch it anew. */
const pictureVersion = 1;

/** What of a product the picture of a design depends on. */
interface DisplayedProduct {
  version: number;
  picture: Picture | null;
}

/**
 * The address of a design's picture in a language, which changes with what is seen on it; the picture of the product where
 * nothing of the design is printed. `content` is what fits.
 */
export function pictureUrlOf(
  id: string,
  content: ReadyContent,
  { version, picture }: DisplayedProduct,
  locale: Locale,
): string {
  if (!isPrinted(content)) return picture?.url ?? '';
  const looks = [pictureVersion, version, picture?.url, draftOf(content, locale)];
  const hash = createHash('sha256').update(JSON.stringify(looks)).digest('hex').slice(0, 24);
  return `/ready-designs/${id}/${locale}-${hash}.webp`;
}

const pictureName = /^([a-z]{2})-[0-9a-f]{24}\.webp$/;

/** The language of a picture, by the end of its address; null when it is none. */
export function localeOfPicture(name: string): Locale | null {
  const [, locale = ''] = pictureName.exec(name) ?? [];
  return isLocale(locale) ? locale : null;
}

/** The picture of a product on which its designs are drawn: that of its first color. */
export const previewPicture = ({ colors, image }: Pick<typeof products.$inferSelect, 'colors' | 'image'>) => ({
  color: colors[0]?.color ?? null,
  picture: colors[0]?.image ?? image[0] ?? null,
});

/** The designs with which customers may begin, in their language, each as far as it fits. */
export async function offeredDesigns(
  db: Database,
  product: Pick<typeof products.$inferSelect, 'id' | 'version' | 'colors' | 'image'>,
  locale: Locale,
): Promise<ReadyDesign[]> {
  const rows = (await readRows(db, product.id)).filter(({ isHidden }) => !isHidden);
  if (rows.length === 0) return [];
  const customizations = (await loadCustomizations(db, [product.id], locale)).get(product.id) ?? [];
  const displayed = { version: product.version, picture: previewPicture(product).picture };
  return rows.flatMap(({ id, name, content: stored }): ReadyDesign[] => {
    const content = stored && offeredContent(stored, customizations);
    if (!content) return [];
    return [
      {
        id,
        name: name[locale] || name[baseLocale],
        pictureUrl: pictureUrlOf(id, content, displayed, locale),
        content: draftContentOf(draftOf(content, locale)),
      },
    ];
  });
}

/** What of a design is offered; null when nothing is. */
export function offeredContent(stored: ReadyContent, customizations: readonly Customization[]): ReadyContent | null {
  const { content, issues } = fitContent(stored, customizations);
  return issues.some(({ issue }) => issue === 'nothingLeft') ? null : content;
}
