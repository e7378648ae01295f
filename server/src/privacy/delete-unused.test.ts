import { readFile } from 'node:fs/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../platform/db/connection.ts';
import { cartLines, carts } from '../cart/tables.ts';
import { products, variants } from '../catalogue/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { files } from '../files/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { projectItems, projectItemVersions, projects } from '../projects/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { deleteUnused } from './delete-unused.ts';
import { seedGallery } from '../files/library/gallery.ts';
import { claimFiles } from '../projects/claim-files.ts';
import { defaultShopSettings } from '../shop-settings/read-shop-settings.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { openUploadFixture, type UploadFixture } from '../files/receive/test-uploads.ts';

let fixture: UploadFixture;
let photo: Buffer;
let film: Buffer;
beforeAll(async () => {
  fixture = await openUploadFixture();
  film = await readFile(new URL('../files/fixtures/film.webm', import.meta.url));
  photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.database.db.delete(files);
});

const keeping = { uploadDays: 30, draftDays: 90 };
const send = async (kind: 'photo' | 'medium', accountId?: string) =>
  (await fixture.upload(kind, kind === 'photo' ? photo : film, accountId === undefined ? {} : { accountId })).data.id;
/** Days pass for these files. */
async function age(days: number, ...ids: string[]): Promise<void> {
  const createdAt = sql`now() - make_interval(days => ${days})`;
  await fixture.database.db.update(files).set({ createdAt }).where(inArray(files.id, ids));
}
async function existingFiles(...ids: string[]): Promise<boolean[]> {
  const rows = await fixture.database.db.select({ id: files.id }).from(files).where(inArray(files.id, ids));
  return ids.map((id) => rows.some((row) => row.id === id));
}

const slot = (photo: string | null, attachmentId: string | null): SoldSlot => ({
  slot: 1,
  kind: 'photo',
  title: 'Photo',
  photo,
  choices: [],
  sold: [],
  look: {},
  medium: attachmentId === null ? null : { attachmentId, type: 'VIDEO' },
});

/** An order of one line. */
async function order(db: Database, accountId: string, customization: SoldSlot) {
  const [createdRow] = await db
    .insert(orders)
    .values({ accountId, email: 'a@example.com', status: 'paid', subtotal: 0, discount: 0, currency: 'EUR', total: 0 })
    .returning({ id: orders.id });
  const [line] = await db
    .insert(orderLines)
    .values({
      orderId: createdRow?.id ?? '',
      productId: 1,
      variantId: 1,
      sku: 'x',
      slug: 'x',
      name: 'x',
      mainImageUrl: '',
      quantity: 1,
      listUnitPrice: 0,
      unitPrice: 0,
      customizationList: [customization],
    })
    .returning({ id: orderLines.id });
  return { orderId: createdRow?.id ?? '', orderLineId: line?.id ?? '' };
}

/** Its project, of one slot; answers the slot's row. */
async function project(db: Database, ordered: Awaited<ReturnType<typeof order>>, customization: SoldSlot) {
  const [createdRow] = await db
    .insert(projects)
    .values({ ...ordered, viewerCode: crypto.randomUUID() })
    .returning({ id: projects.id });
  const [item] = await db
    .insert(projectItems)
    .values({ projectId: createdRow?.id ?? '', customization })
    .returning({ id: projectItems.id });
  return item?.id ?? '';
}

describe('what was uploaded and never ordered', () => {
  it('S3.13 is deleted with everything of it after its time, and not before', async () => {
    const before = await fixture.remains();
    const [old, young] = [await send('photo'), await send('photo')];
    await age(31, old);
    await age(29, young);
    expect(await deleteUnused(fixture.database.db, keeping)).toBe(1);
    expect(await existingFiles(old, young)).toEqual([false, true]);
    const { rows } = await fixture.database.pool.query<{ keys: string[] }>(
      `select data -> 'keys' as keys from pgboss.job where name = 'delete-files' order by created_on desc limit 1`,
    );
    for (const key of rows[0]?.keys ?? []) await fixture.store.delete(key);
    // The young one: what is shown, and the original.
    expect((await fixture.remains()).onDisk.length).toBe(before.onDisk.length + 2);
  });

  it('S3.13 D20.1 is deleted after the days that the owner has set', async () => {
    const { db } = fixture.database;
    const file = await send('photo');
    await age(10, file);
    await db.insert(shopSettings).values(defaultShopSettings).onConflictDoNothing();
    try {
      await db.update(shopSettings).set({ uploadDays: 11 });
      expect(await deleteUnused(db, keeping)).toBe(0);
      await db.update(shopSettings).set({ uploadDays: 9 });
      expect(await deleteUnused(db, keeping)).toBe(1);
    } finally {
      await db.update(shopSettings).set({ uploadDays: null });
    }
  });

  it('S3.13 stays as long as a cart, an order, a project, a version, a review or a design names it', async () => {
    const { db } = fixture.database;
    const accountId = await fixture.newAccount();
    const fileIdByPlace: Record<string, string> = {};
    for (const place of ['cart', 'order', 'project', 'version', 'review', 'design'])
      fileIdByPlace[place] = await send('photo');
    for (const place of ['cart', 'order', 'project', 'version', 'former', 'design'])
      fileIdByPlace[`medium of ${place}`] = await send('medium');
    const unused = [await send('photo'), await send('medium')];
    const of = (place: string) => fileIdByPlace[place] ?? null;

    const [product] = await db.select().from(products).limit(1);
    const [variant] = await db.select().from(variants).limit(1);
    const [cart] = await db.insert(carts).values({}).returning();
    const inCart = slot(of('cart'), of('medium of cart'));
    await db.insert(cartLines).values({
      cartId: cart?.id ?? '',
      variantId: variant?.id ?? 0,
      quantity: 1,
      personalization: { extraList: [], slots: [inCart], acceptedWarningList: [] },
      personalizationHash: 'x',
    });
    const ordered = await order(db, accountId, slot(of('order'), of('medium of order')));
    const item = await project(db, ordered, slot(of('project'), of('medium of project')));
    await db.insert(projectItemVersions).values([
      { projectItemId: item, customization: slot(of('version'), of('medium of version')) },
      { projectItemId: item, arCustomization: { attachmentId: of('medium of former') ?? '', type: 'VIDEO' } },
    ]);
    const review = { productId: product?.id ?? 0, accountId, rating: 5, title: '', text: '' };
    await db.insert(reviews).values({ ...review, photoIds: [of('review') ?? ''] });
    await db.insert(drafts).values({
      productId: product?.id ?? 0,
      content: {
        variantId: null,
        quantity: 1,
        step: 'product',
        extraList: [],
        acceptedWarningList: [],
        slots: [slot(of('design'), of('medium of design'))],
      },
    });
    await age(400, ...Object.values(fileIdByPlace), ...unused);

    expect(await deleteUnused(db, keeping)).toBe(2);
    const stayed = await existingFiles(...Object.values(fileIdByPlace));
    expect(Object.keys(fileIdByPlace).filter((_, index) => !stayed[index])).toEqual([]);
    expect(await existingFiles(...unused)).toEqual([false, false]);

    // A design that nobody has touched for its time goes, and what it named with it.
    await db.update(drafts).set({ updatedAt: sql`now() - interval '91 days'` });
    expect(await deleteUnused(db, keeping)).toBe(2);
    expect(await existingFiles(of('design') ?? '', of('medium of design') ?? '', of('cart') ?? '')).toEqual([
      false,
      false,
      true,
    ]);
    await db.delete(orders);
  });

  it('S3.13 is not kept by an order that came to nothing, nor by a cart that a guest left behind', async () => {
    const { db } = fixture.database;
    const accountId = await fixture.newAccount();
    const [ended, paid, inCart] = [await send('photo'), await send('photo'), await send('photo')];
    const { orderId } = await order(db, accountId, slot(ended, null));
    await db.update(orders).set({ status: 'expired' }).where(eq(orders.id, orderId));
    const late = await order(db, accountId, slot(paid, null));
    await db
      .update(orders)
      .set({ status: 'cancelled', paidAt: sql`now()` })
      .where(eq(orders.id, late.orderId));
    const [variant] = await db.select().from(variants).limit(1);
    const [cart] = await db.insert(carts).values({}).returning();
    const personalization = { extraList: [], slots: [slot(inCart, null)], acceptedWarningList: [] };
    const line = { cartId: cart?.id ?? '', variantId: variant?.id ?? 0, quantity: 1, personalization };
    await db.insert(cartLines).values({ ...line, personalizationHash: 'x' });
    await age(400, ended, paid, inCart);
    expect(await deleteUnused(db, keeping)).toBe(0);
    await db.update(orders).set({ createdAt: sql`now() - interval '31 days'` });
    await db
      .update(carts)
      .set({ updatedAt: sql`now() - interval '91 days'` })
      .where(eq(carts.id, line.cartId));
    expect(await deleteUnused(db, keeping)).toBe(2);
    expect(await existingFiles(ended, paid, inCart)).toEqual([false, true, false]);
    await db.delete(orders);
  });

  it('S3.13 is found bit by bit, and each run goes on where the last one stopped', async () => {
    const { db } = fixture.database;
    const accountId = await fixture.newAccount();
    const keptIds = await Promise.all([1, 2, 3].map(() => send('photo')));
    for (const id of keptIds) await order(db, accountId, slot(id, null));
    const unused = await Promise.all([1, 2, 3].map(() => send('photo')));
    await age(60, ...keptIds);
    await age(40, ...unused);
    const little = { ...keeping, batch: 2, mostBatches: 1 };
    const runs: number[] = [];
    for (let run = 0; run < 4; run += 1) runs.push(await deleteUnused(db, little));
    expect(runs.reduce((sum, deletedCount) => sum + deletedCount, 0)).toBe(3);
    expect(runs[0]).toBe(0);
    expect(await existingFiles(...keptIds)).toEqual([true, true, true]);
    await db.delete(orders);
  });

  it('S3.13 of the gallery nothing goes, however old', async () => {
    await seedGallery(fixture.database.db, fixture.store);
    await fixture.database.db.update(files).set({ createdAt: sql`now() - interval '10 years'` });
    const count = await fixture.database.db.$count(files);
    expect(await deleteUnused(fixture.database.db, keeping)).toBe(0);
    expect(await fixture.database.db.$count(files)).toBe(count);
  });

  it('S3.13 what is ordered at the same moment is never lost, and what is gone cannot be ordered', async () => {
    const { db } = fixture.database;
    const accountId = await fixture.newAccount();
    const ids = await Promise.all(Array.from({ length: 24 }, () => send('photo')));
    await age(60, ...ids);
    const buy = (id: string) =>
      db.transaction(async (tx) => {
        await claimFiles(tx, [id], accountId);
        await order(tx, accountId, slot(id, null));
      });
    const sweeps = Array.from({ length: 12 }, () => deleteUnused(db, { ...keeping, batch: 3, mostBatches: 4 }));
    const [outcomes] = await Promise.all([Promise.allSettled(ids.map(buy)), ...sweeps]);
    const ordered = outcomes.map(({ status }) => status === 'fulfilled');
    // Ordered and there, or gone and refused: nothing in between.
    const there = await existingFiles(...ids);
    expect(ids.filter((_, index) => ordered[index] && !there[index])).toEqual([]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CUSTOMIZATION_INVALID' });
    await deleteUnused(db, keeping);
    expect(await existingFiles(...ids)).toEqual(ordered);
    await db.delete(orders);
  });
});
