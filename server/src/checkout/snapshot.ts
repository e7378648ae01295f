import { inArray } from 'drizzle-orm';
import type { Design } from '@afterimage/contract/filled-slot.ts';
import { dateOf, startMonth } from '@afterimage/scene/calendar/months.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { loadSellables, priceLine, type Sellable } from '../cart/sellables.ts';
import { choiceOf } from '../cart/line-choice.ts';
import { templateWithExtras } from '../cart/template-with-extras.ts';
import { failShort } from '../cart/short-lines.ts';
import { sumsOf } from '../cart/read-cart.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { loadTexts } from '../translations/translate.ts';
import { products } from '../catalogue/tables.ts';
import type { orderLines } from '../orders/tables.ts';
import { fail } from '../platform/http/failure.ts';
import { ownFilesOfSlots } from '../files/filled-slot.ts';
import { translatedTemplate } from '../catalogue/product-texts.ts';
import { words } from './checkout.words.ts';

/** Something to be ordered; `cartLineId` null when it does not come from a cart. */
export interface RequestedLine {
  cartLineId: string | null;
  variantId: number;
  quantity: number;
  personalization: Design | null;
}

type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId'>;
export type SnapshotLine = NewLine & Required<Pick<NewLine, 'extraList' | 'customizationList' | 'acceptedWarningList'>>;

/** The lines of an order as they are today: prices, and titles in the customer's language, stand still from here on. */
export interface Snapshot {
  lines: SnapshotLine[];
  subtotal: number;
  discount: number;
  /** Photos and media of the customer that the order speaks of. */
  fileIds: string[];
}

export async function takeSnapshot(
  db: Database,
  requestedLines: readonly RequestedLine[],
  locale: Locale = baseLocale,
): Promise<Snapshot> {
  const sellables = await loadSellables(db, [...new Set(requestedLines.map(({ variantId }) => variantId))], locale);
  refuseUnavailable(requestedLines, sellables);
  const templates = await printTemplates(
    db,
    requestedLines.flatMap((line) => (line.personalization ? (sellables.get(line.variantId)?.productId ?? []) : [])),
    locale,
  );
  const lines = requestedLines.map((line, position) =>
    lineOf(line, { position, sellable: sellables.get(line.variantId), templates, locale }),
  );
  const { subtotal, discount } = sumsOf(lines);
  const slots = lines.flatMap(({ customizationList }) => customizationList);
  return { lines, subtotal, discount, fileIds: ownFilesOfSlots(slots) };
}

function refuseUnavailable(requestedLines: readonly RequestedLine[], sellables: ReadonlyMap<number, Sellable>): void {
  const vanished = requestedLines.filter(({ variantId }) => !sellables.get(variantId)?.active);
  if (vanished.length === 0) return;
  failShort(
    vanished.map(({ cartLineId, variantId, quantity }) => ({
      cartItemId: cartLineId,
      productId: sellables.get(variantId)?.productId ?? 0,
      variantId,
      name: sellables.get(variantId)?.name ?? null,
      requested: quantity,
      available: 0,
    })),
  );
}

/** What is printed where, by product: only personal lines need it, so carts are read without. */
async function printTemplates(
  db: Database,
  productIds: readonly number[],
  locale: Locale,
): Promise<Map<number, PrintTemplate | null>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, printTemplate: products.printTemplate })
    .from(products)
    .where(inArray(products.id, [...new Set(productIds)]));
  const texts = await loadTexts(db, locale, { product: rows.map(({ id }) => id) });
  return new Map(
    rows.map(({ id, printTemplate }) => [
      id,
      withFixedStart(translatedTemplate(printTemplate, texts.of('product', id), locale), dateOf(new Date())),
    ]),
  );
}

/** An ordered calendar begins with a fixed month, so that it does not change later. */
function withFixedStart(template: PrintTemplate | null, today: string): PrintTemplate | null {
  if (!template?.calendar) return template;
  const { calendar } = template;
  return { ...template, calendar: { ...calendar, start: startMonth(calendar.start, today) } };
}

interface LineParts {
  position: number;
  sellable: Sellable | undefined;
  templates: ReadonlyMap<number, PrintTemplate | null>;
  locale: Locale;
}

function lineOf(line: RequestedLine, { position, sellable, templates, locale }: LineParts) {
  if (!sellable) return fail('PRODUCT_NOT_FOUND');
  const choice = choiceOf(sellable, line.personalization, locale);
  if (!choice.complete) {
    const { name } = sellable;
    fail('CUSTOMIZATION_INVALID', (reader) => ({ description: inLocale(words, reader).notOffered({ name }) }));
  }
  return {
    position,
    cartLineId: line.cartLineId,
    productId: sellable.productId,
    variantId: line.variantId,
    sku: sellable.sku,
    slug: sellable.slug,
    name: sellable.name,
    color: sellable.color,
    size: sellable.size,
    mainImageUrl: sellable.mainImageUrl,
    picture: sellable.picture,
    quantity: line.quantity,
    ...priceLine(sellable, choice.extras),
    isCustomizable: sellable.isCustomizable,
    extraList: choice.extraList,
    customizationList: choice.slots,
    acceptedWarningList: line.personalization?.acceptedWarningList ?? [],
    printTemplate: templateWithExtras(templates.get(sellable.productId) ?? null, choice.extraList),
  };
}
