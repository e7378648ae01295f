import { randomBytes } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import { type CartAddition, cartAddition } from '@afterimage/contract/cart.ts';
import type { ArType, Customization } from '@afterimage/contract/customization.ts';
import { finalPrice } from '@afterimage/contract/values/money.ts';
import type * as z from 'zod';
import type { Database } from '../platform/db/connection.ts';
import { guestKeys } from '../orders/guest-key.ts';
import { viewerReader } from '../viewer/project-viewers.ts';
import { accounts } from '../accounts/tables.ts';
import { attributes, attributeValues, customizations, extras, products, variants } from '../catalogue/tables.ts';
import { files } from '../files/tables.ts';
import { countries } from '../location/tables.ts';
import { orderLines, orders, stockHolds } from '../orders/tables.ts';

// What tests of the cart, the checkout and the payments put on the shelf before they begin.

/** Rules under which nothing that a test holds is too much. */
export const holdRules = { minutes: 15, maxPiecesOfCart: 1000, maxPiecesOfNetwork: 100_000 };

const word = () => randomBytes(6).toString('hex');
const first = <T>([row]: T[]): T => {
  if (!row) throw new Error('Nothing was written.');
  return row;
};

export async function newAccount(db: Database): Promise<string> {
  const email = `${word()}@example.com`;
  const values = { email, emailShown: email, passwordHash: '-', firstName: 'Ada', lastName: 'Lovelace' };
  return first(await db.insert(accounts).values(values).returning()).id;
}

export interface TestProduct {
  productId: number;
  variantId: number;
  /** Ids of the slots and of their extras, in the order in which they were given. */
  slotIds: number[];
  extraIds: number[][];
}

/** The value of an attribute; the attribute comes with its first value. Answers the value's id. */
export async function newValue(db: Database, attributeId: string, code: string, name = code): Promise<number> {
  const kind = attributeId === 'color' ? 'color' : 'choice';
  await db.insert(attributes).values({ id: attributeId, kind, name: attributeId }).onConflictDoNothing();
  const value = { attributeId, code, name };
  const target = [attributeValues.attributeId, attributeValues.code];
  return first(await db.insert(attributeValues).values(value).onConflictDoUpdate({ target, set: value }).returning())
    .id;
}

type Slot = Pick<Customization, 'kind'> & Partial<Customization>;

export async function newTestProduct(
  db: Database,
  { stock = 10, price = 10_00, discount = 0, slots = [] as Slot[], active = true, name = `Thing ${word()}` } = {},
): Promise<TestProduct> {
  const image = [
    { url: '/pictures/thing-480.webp', width: 480, height: 480, alt: name, widths: [480], placeholder: '' },
  ];
  const product = first(
    await db
      .insert(products)
      .values({
        sku: word(),
        slug: word(),
        name,
        price,
        discount,
        finalPrice: finalPrice(price, discount),
        image,
        thumbImage: image,
        isCustomizable: slots.length > 0,
        active,
      })
      .returning(),
  );
  const variant = first(await db.insert(variants).values({ productId: product.id, sku: word(), stock }).returning());
  const testProduct: TestProduct = { productId: product.id, variantId: variant.id, slotIds: [], extraIds: [] };
  for (const [position, { extraList = [], ...slot }] of slots.entries()) {
    const values = { selectionMode: 'SINGLE' as const, title: `Slot ${position}`, ...slot, id: undefined };
    const { id } = first(
      await db
        .insert(customizations)
        .values({ ...values, productId: product.id, position })
        .returning(),
    );
    testProduct.slotIds.push(id);
    const ids: number[] = [];
    for (const [groupIndex, { title, price: surcharge }] of extraList.entries())
      ids.push(
        first(
          await db
            .insert(extras)
            .values({ customizationId: id, position: groupIndex, title, price: surcharge })
            .returning(),
        ).id,
      );
    testProduct.extraIds.push(ids);
  }
  return testProduct;
}

/** A payload as it is after the contract's check. */
export function additionOf(testProduct: TestProduct, more: Partial<z.input<typeof cartAddition>> = {}): CartAddition {
  return cartAddition.parse({ productId: testProduct.productId, variantId: testProduct.variantId, ...more });
}

export async function newFile(db: Database, arType: ArType | null, accountId: string | null = null): Promise<string> {
  const values = {
    accountId,
    kind: arType ? ('medium' as const) : ('photo' as const),
    arType,
    mimeType: arType ? 'video/mp4' : 'image/webp',
    bytes: 1000,
    sha256: Buffer.alloc(32),
    width: 640,
    height: 480,
    storageKey: word(),
  };
  return first(await db.insert(files).values(values).returning()).id;
}

export async function newCountries(db: Database): Promise<void> {
  const list = [
    { code: 'DE', name: 'Germany', postalCodePattern: '^\\d{5}$' },
    { code: 'FR', name: 'France', postalCodePattern: '^\\d{5}$' },
    { code: 'US', name: 'United States', postalCodePattern: null },
  ];
  await db.insert(countries).values(list).onConflictDoNothing();
}

export const home = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: 'Hauptstraße 1',
  city: 'Berlin',
  postalCode: '10115',
  countryCode: 'DE',
  isDefault: false,
};

export async function stockOf(db: Database, { variantId }: Pick<TestProduct, 'variantId'>): Promise<number> {
  return first(await db.select().from(variants).where(eq(variants.id, variantId))).stock;
}

/** Where all pieces of a variant are: on the shelf, held by orders that are not paid, sold. */
export async function stockLevels(db: Database, { variantId }: Pick<TestProduct, 'variantId'>) {
  const [holdSum] = await db
    .select({ quantity: sum(stockHolds.quantity).mapWith(Number) })
    .from(stockHolds)
    .where(eq(stockHolds.variantId, variantId));
  const lines = await db
    .select({ quantity: orderLines.quantity, status: orders.status })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.variantId, variantId));
  const sold = lines.filter(({ status }) => ['paid', 'shipped', 'delivered'].includes(status));
  return {
    shelf: await stockOf(db, { variantId }),
    held: holdSum?.quantity ?? 0,
    sold: sold.reduce((total, { quantity }) => total + quantity, 0),
  };
}

/** Keys of guests' orders as a shop with this secret makes them. */
export const guestKey = guestKeys(Buffer.from('secret of the test'));

/** A signed address as the real signer writes it, with an id that tests can read. */
export const signUrl = (fileId: string) => `/files/${fileId}?signature=test`;
export const readViewers = viewerReader({
  shopUrl: () => 'http://shop.test',
  signExport: (projectId) => `/projects/${projectId}/export?signature=test`,
});
export const signInvoice = (orderId: string) => `/invoices/${orderId}?signature=test`;
