import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { accountHandlers } from '../accounts/account-handlers.ts';
import { knownDevices } from '../accounts/known-devices.ts';
import { hashPassword } from '../accounts/password.ts';
import { openSession } from '../accounts/sessions.ts';
import { createThrottle } from '../platform/rate-limit/rate-limits.ts';
import type { Database } from '../platform/db/connection.ts';
import { accounts, addresses } from '../accounts/tables.ts';
import { carts, cartLines } from '../cart/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { files } from '../files/tables.ts';
import { orders } from '../orders/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { wishlistItems } from '../wishlist/tables.ts';
import { draftContent } from '@afterimage/contract/drafts.ts';
import { draftDesignOf } from '@afterimage/contract/values/slot-wire.ts';
import type { OrderStatus } from '@afterimage/contract/orders.ts';
import { draftKeys } from '../drafts/draft-key.ts';
import { newOrder, ordered } from '../projects/test-order.ts';
import { createProjects } from '../projects/create-projects.ts';
import { viewerReader } from '../viewer/project-viewers.ts';
import { openTestShop } from '../test-shop.ts';
import { personalRows } from '../manifests.ts';
import { ownDataHandlers } from './privacy-handlers.ts';
import { joinGuestOrders } from '../projects/join-guest-orders.ts';

export const password = 'a good password';
const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: 'Lindenstr. 1',
  city: 'Berlin',
  postalCode: '10969',
  countryCode: 'DE',
  phone: '+49 30 123456',
};
let passwordHash = '';

/** The calls on a person's own data over a database of their own. For tests. */
export async function openOwnData() {
  const pools: pg.Pool[] = [];
  const shopUrl = () => 'http://shop.test';
  // The throttle needs the database's address, which the shop has only once it is open.
  const late = { throttle: null as ReturnType<typeof createThrottle> | null };
  const throttle: ReturnType<typeof createThrottle> = {
    take: async (...args) => late.throttle?.take(...args),
    tryTake: async (...args) => (await late.throttle?.tryTake(...args)) ?? true,
    giveBack: async (...args) => late.throttle?.giveBack(...args),
    forget: async (...args) => late.throttle?.forget(...args),
  };
  const signUrl = (fileId: string) => `/files/${fileId}?signed`;
  const shop = await openTestShop({
    ...accountHandlers({ throttle, devices: knownDevices(randomBytes(32)), shopUrl, joinGuestOrders }),
    ...ownDataHandlers({
      throttle,
      personalRows,
      signUrl,
      shopUrl,
      readViewers: viewerReader({ shopUrl, signExport: (id) => `${shopUrl()}/projects/${id}/export?signed` }),
      keys: draftKeys(Buffer.alloc(32)),
      draftDays: 30,
    }),
  });
  const pool = new pg.Pool({ connectionString: shop.database.url, max: 2 });
  pools.push(pool);
  late.throttle = createThrottle(pool);
  const { db } = shop.database;
  passwordHash ||= await hashPassword(password);
  return {
    ...shop,
    db,
    /** Somebody with a little of everything: address, wish, cart, review, files, a browser. */
    newCustomer: () => newCustomer(db),
    mailsTo: async (to: string) => {
      const { rows } = await db.execute<{ data: { to: string; subject: string; text: string } }>(
        sql`select data from pgboss.job where name = 'mail' and data ->> 'to' = ${to}`,
      );
      return rows.map(({ data }) => data);
    },
    deletedKeys: async () => {
      const { rows } = await db.execute<{ data: { keys: string[] } }>(
        sql`select data from pgboss.job where name = 'delete-files'`,
      );
      return rows.flatMap(({ data }) => data.keys);
    },
    close: async () => {
      await pool.end();
      await shop.close();
    },
  };
}

async function newCustomer(db: Database) {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const [account] = await db
    .insert(accounts)
    .values({ email, emailShown: email, passwordHash, firstName: 'Ada', lastName: 'Lovelace', verifiedAt: sql`now()` })
    .returning({ id: accounts.id });
  const accountId = account?.id ?? '';
  await db.insert(addresses).values({ accountId, address, isDefault: true });
  await db.insert(wishlistItems).values({ accountId, productId: 1 });
  const [review] = await db
    .insert(reviews)
    .values({ accountId, productId: 1, rating: 5, title: 'Warm', text: 'Very warm' })
    .returning({ id: reviews.id });
  const [cart] = await db.insert(carts).values({ accountId }).returning({ id: carts.id });
  await db.insert(cartLines).values({ cartId: cart?.id ?? '', variantId: 1, quantity: 2 });
  const content = draftDesignOf(draftContent.parse({ version: 1, quantity: 4 }), []);
  await db.insert(drafts).values({ accountId, productId: 1, content });
  const newFile = async (kind: 'photo' | 'medium') => {
    const storageKey = randomBytes(20).toString('hex');
    const facts = { mimeType: 'image/webp', bytes: 10, sha256: Buffer.alloc(32), width: 10, height: 10 };
    const [file] = await db
      .insert(files)
      .values({ accountId, kind, arType: kind === 'medium' ? 'IMAGE' : null, storageKey, ...facts })
      .returning({ id: files.id });
    return { id: file?.id ?? '', storageKey };
  };
  return {
    accountId,
    email,
    reviewId: review?.id ?? 0,
    token: await openSession(db, accountId, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
    newFile,
    /** An order with a photo, a word, and a picture that plays on the photo. */
    newOrder: async (status: OrderStatus) => {
      const [photo, medium] = [await newFile('photo'), await newFile('medium')];
      const arCustomization = { attachmentId: medium.id, type: 'IMAGE' as const };
      const id = await newOrder(db, accountId, [
        [
          ordered(1, { kind: 'photo', input: photo.id, arCustomization }),
          ordered(2, { kind: 'text', input: 'For Byron' }),
        ],
      ]);
      await createProjects(db, id);
      await db.update(orders).set({ status, email, address }).where(eq(orders.id, id));
      return { id, photo, medium };
    },
  };
}
