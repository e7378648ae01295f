import { eq } from 'drizzle-orm';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { choiceOf } from '../cart/line-choice.ts';
import { loadSellables } from '../cart/sellables.ts';
import { cartLines } from '../cart/tables.ts';
import { products } from '../catalogue/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { type PreviewSubject, previewFile } from '../files/preview-file.ts';
import { presentSlots } from '../orders/present-slots.ts';
import { orderLines } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import { projects } from '../projects/tables.ts';

/** A line as its preview shows it. */
export interface LineDesign {
  productId: number;
  /** The code of its color. */
  color: string | null;
  picture: Picture | null;
  template: PrintTemplate | null;
  slots: readonly FilledSlot[];
  /** Those whose effects are not in the template yet. */
  extraList: readonly number[];
}

/** The line that stands behind the address of a preview; null when it is gone, or may not be shown. */
export const readPreviewedLine = (db: Database, subject: PreviewSubject, id: string): Promise<PreviewedLine | null> =>
  subject === 'cart' ? readCartLine(db, id) : readOrderLine(db, id);

interface PreviewedLine {
  design: LineDesign;
  /** The name of its preview as it looks now; null without anything of the customer's own. */
  file: string | null;
}

async function readCartLine(db: Database, id: string): Promise<PreviewedLine | null> {
  const [row] = await db
    .select({ line: cartLines, takedownKey: drafts.takedownKey })
    .from(cartLines)
    .leftJoin(drafts, eq(drafts.cartLineId, cartLines.id))
    .where(eq(cartLines.id, id));
  if (!row || row.takedownKey !== null) return null;
  const { line } = row;
  const sellable = (await loadSellables(db, [line.variantId])).get(line.variantId);
  if (!sellable) return null;
  const [product] = await db
    .select({ template: products.printTemplate })
    .from(products)
    .where(eq(products.id, sellable.productId));
  const { slots, extraList } = choiceOf(sellable, line.personalization, baseLocale);
  const { productId, productVersion, color, picture } = sellable;
  return {
    design: {
      productId,
      color,
      picture,
      template: product?.template ?? null,
      slots,
      extraList: extraList.map((extra) => extra.id),
    },
    file: previewFile('cart', { id, variantId: line.variantId, productVersion, picture, extraList, slots }),
  };
}

export async function readOrderLine(db: Database, id: string): Promise<PreviewedLine | null> {
  const [row] = await db
    .select({ line: orderLines, takedownKey: projects.takedownKey })
    .from(orderLines)
    .leftJoin(projects, eq(projects.orderLineId, orderLines.id))
    .where(eq(orderLines.id, id));
  if (!row || row.takedownKey !== null) return null;
  const { line } = row;
  const slots = (await presentSlots(db, [line])).get(id) ?? [];
  const { productId, variantId, color, picture, extraList, printTemplate: template } = line;
  return {
    design: { productId, color, picture, template, slots, extraList: [] },
    file: previewFile('order', { id, variantId, picture, extraList, slots }),
  };
}
