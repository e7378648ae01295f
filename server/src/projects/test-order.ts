import type {
  ArCustomization,
  FilledCustomization,
  Limits,
  MediumOnPhoto,
} from '@afterimage/contract/customization.ts';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import { slotOfReply } from '@afterimage/contract/values/slot-wire.ts';
import type { Database } from '../platform/db/connection.ts';
import { customizations, products } from '../catalogue/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';

const picture = { image: [], thumbImage: [] };
let count = 0;

/** Puts a product with one photo slot into the shop and gives the slot's number. For tests. */
export async function newPhotoSlot(db: Database, limits: Limits): Promise<number> {
  count += 1;
  const name = `test-product-${count}`;
  const [product] = await db
    .insert(products)
    .values({ sku: name, slug: name, name, price: 1000, finalPrice: 1000, isCustomizable: true, ...picture })
    .returning({ id: products.id });
  const [slot] = await db
    .insert(customizations)
    .values({ productId: product?.id ?? 0, kind: 'photo', selectionMode: 'SINGLE', title: 'Photo', limits })
    .returning({ id: customizations.id });
  return slot?.id ?? 0;
}

type Reply = Omit<FilledCustomization, 'arCustomization'>;
type TestSlot = Partial<Reply> & Pick<Reply, 'kind' | 'input'> & { arCustomization?: MediumOnPhoto | null };

/** A slot as an order stores it, from the fields of a reply. */
export function ordered(customizationId: number, { arCustomization = null, ...rest }: TestSlot): SoldSlot {
  const empty = { title: 'Slot', extraList: [], photo: null, placement: null, textStyle: null };
  return slotOfReply({
    customizationId,
    ...empty,
    ...rest,
    arCustomization: arCustomization as ArCustomization | null,
  });
}

/** Writes an order with a line for each list of slots; an empty list is a plain line. */
export async function newOrder(
  db: Database,
  accountId: string | null,
  lines: SoldSlot[][],
  email = 'a@example.com',
): Promise<string> {
  const [order] = await db
    .insert(orders)
    .values({
      accountId,
      status: 'paid',
      email,
      subtotal: 1000,
      discount: 0,
      total: 1000,
      currency: 'EUR',
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('no order');
  const slots = await db.select({ id: customizations.id, productId: customizations.productId }).from(customizations);
  const productOf = new Map(slots.map(({ id, productId }) => [id, productId]));
  const common = { orderId: order.id, variantId: 1, sku: 'S', slug: 's', mainImageUrl: '/p.webp' };
  await db.insert(orderLines).values(
    lines.map((customizationList, position) => ({
      ...common,
      position,
      productId: productOf.get(customizationList[0]?.slot ?? 0) ?? 1,
      name: `Line ${position}`,
      quantity: 2,
      listUnitPrice: 500,
      unitPrice: 500,
      customizationList,
    })),
  );
  return order.id;
}
