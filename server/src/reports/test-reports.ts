import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import { accounts } from '../accounts/tables.ts';
import { newFile, newTestProduct } from '../cart/test-products.ts';
import { draftHandlers } from '../drafts/draft-handlers.ts';
import { draftKeys } from '../drafts/draft-key.ts';
import { drafts } from '../drafts/tables.ts';
import { registerFiles } from '../files/serve.ts';
import { type SignUrl, urlSigner } from '../files/signed-url.ts';
import { diskStore } from '../files/store/store.ts';
import { files } from '../files/tables.ts';
import { orders } from '../orders/tables.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { createThrottle, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { createProjects } from '../projects/create-projects.ts';
import { projectHandlers } from '../projects/project-handlers.ts';
import { projects } from '../projects/tables.ts';
import { newOrder, ordered } from '../projects/test-order.ts';
import { reviewHandlers } from '../reviews/review-handlers.ts';
import { reviews } from '../reviews/tables.ts';
import { registerTargets } from '../targets/serve-targets.ts';
import { targets } from '../targets/tables.ts';
import { targetFile } from '../targets/target-file.ts';
import { prepareTargets, readTargets } from '../targets/targets-of.ts';
import { openTestShop } from '../test-shop.ts';
import { exportSigner } from '../viewer/export-url.ts';
import { registerExports } from '../viewer/export/serve-export.ts';
import { viewerReader } from '../viewer/project-viewers.ts';
import { registerViewer } from '../viewer/serve-page.ts';
import { loadViewer } from '../viewer/viewer-build.ts';
import { viewerHandlers } from '../viewer/viewer-handlers.ts';
import { reportHandlers } from './report-handlers.ts';

const secret = Buffer.alloc(32, 3);
const shopUrl = () => 'http://shop.test';

/**
 * Everything that is published, the calls that report it, and the addresses of its files, on a database of their own;
 * `more` makes further calls.
 */
export async function openReports(
  more: (parts: { signUrl: SignUrl; shopUrl: () => string }) => Partial<Handlers> = () => ({}),
) {
  const late: { throttle?: Throttle } = {};
  // It needs the address of the database, which is known once the shop is open.
  const throttle = new Proxy({} as Throttle, {
    get: (_, name: keyof Throttle) => late.throttle?.[name],
  });
  const signUrl = urlSigner(secret);
  const keys = draftKeys(Buffer.alloc(32, 1));
  const readViewers = viewerReader({ shopUrl, signExport: exportSigner(secret) });
  const show = {
    draftDays: 30,
    shopUrl,
    readTargets: (db: Parameters<typeof readTargets>[0], source: Parameters<typeof readTargets>[1]) =>
      readTargets(db, source, { signUrl, shopUrl }),
  };
  const folder = await mkdtemp(join(tmpdir(), 'reports-'));
  const store = diskStore(folder);
  const prepare = (db: Parameters<typeof readTargets>[0], source: Parameters<typeof readTargets>[1]) =>
    prepareTargets(db, source, { store, shopUrl });
  const initialSeller = { seller: { name: 'Afterimage', address: [], taxId: undefined }, shopMail: 'desk@shop.test' };
  const shop = await openTestShop({
    ...reportHandlers({ throttle, shopUrl, initialSeller, draftDays: 30 }),
    ...viewerHandlers({ throttle, keys, readViewers, prepareTargets: prepare, ...show }),
    ...projectHandlers({ signUrl, readViewers }),
    ...draftHandlers({ throttle, keys, signUrl, draftDays: 30 }),
    ...reviewHandlers(signUrl),
    ...more({ signUrl, shopUrl }),
  });
  const { db } = shop.database;
  const pool = new pg.Pool({ connectionString: shop.database.url, max: 4 });
  late.throttle = createThrottle(pool);
  const build = await loadViewer();
  registerFiles(shop.app, { store, db, secret });
  registerTargets(shop.app, { store, db, secret });
  await registerViewer(shop.app, { db, build, apiBase: '/api', ...show });
  registerExports(shop.app, {
    db,
    store,
    secret,
    throttle: late.throttle,
    readBuild: async () => build,
    prepareTargets: prepare,
    ...show,
  });
  const testProduct = await newTestProduct(db, { slots: [{ kind: 'photo', limits: { arAllowed: true } }] });
  const [slotId = 0] = testProduct.slotIds;

  /** A file whose bytes lie in the store. */
  const newStoredFile = async (arType: 'VIDEO' | null, accountId: string | null) => {
    const id = await newFile(db, arType, accountId);
    const { key } = await store.put(Buffer.from(`bytes of ${id}`));
    const [file] = await db
      .update(files)
      .set({ storageKey: key, posterKey: arType && key, posterType: arType && 'image/webp' })
      .where(eq(files.id, id))
      .returning();
    if (!file) throw new Error('The file is gone.');
    return file;
  };

  return {
    ...shop,
    db,
    store,
    signUrl,
    throttle: late.throttle,
    productId: testProduct.productId,
    get: (url: string) => shop.app.inject({ url }),
    report: (body: object, from = '198.51.100.7', language = 'en') =>
      shop.call('reportContent', {
        body: { reason: 'copyright', text: 'This is my own film.', ...body },
        from,
        language,
      }),
    /** A paid order whose print shows a film on a photo, and the target that is painted of the photo. */
    newProject: async (accountId: string | null = null, locale = 'en') => {
      const [photo, film] = [await newStoredFile(null, accountId), await newStoredFile('VIDEO', accountId)];
      const arCustomization = { attachmentId: film.id, type: 'VIDEO' as const };
      const email = `${photo.id}@mail.test`;
      const orderId = await newOrder(
        db,
        accountId,
        [[ordered(slotId, { kind: 'photo', input: photo.id, arCustomization })]],
        email,
      );
      await db.update(orders).set({ locale }).where(eq(orders.id, orderId));
      await createProjects(db, orderId);
      const [project] = await db.select().from(projects).where(eq(projects.orderId, orderId));
      if (!project) throw new Error('The order has no project.');
      const { key } = await store.put(Buffer.from(`picture of ${photo.id}`));
      const hash = photo.id.replaceAll('-', '').repeat(2);
      await db.insert(targets).values({
        hash,
        recipe: { region: {} as (typeof targets.$inferSelect)['recipe']['region'], photos: {} },
        photoIds: [photo.id],
        packKey: key,
        pictureKey: key,
        width: 480,
        height: 320,
      });
      const pictureUrl = signUrl(targetFile(hash, 'picture'));
      return { id: project.id, code: project.viewerCode, orderId, email, photo, film, pictureUrl };
    },
    newReview: async (rating = 1) => {
      const author = await shop.newPerson();
      const photo = await newStoredFile(null, author.accountId);
      const { productId } = await newTestProduct(db);
      const [review] = await db
        .insert(reviews)
        .values({ accountId: author.accountId, productId, rating, title: 'Bad', text: 'Very', photoIds: [photo.id] })
        .returning();
      return { id: review?.id ?? 0, productId, author, photo };
    },
    newDesign: async (accountId: string | null) => {
      const photo = await newStoredFile(null, accountId);
      const slot = { slot: slotId, kind: 'photo' as const, photo: photo.id, medium: null, choices: [], look: {} };
      const content: DraftDesign = {
        variantId: null,
        quantity: 1,
        step: 'product',
        extraList: [],
        slots: [slot],
        acceptedWarningList: [],
      };
      const shareKey = photo.id.replaceAll('-', '').slice(0, 22);
      const [draft] = await db
        .insert(drafts)
        .values({ productId: testProduct.productId, accountId, content, shareKey })
        .returning();
      const id = draft?.id ?? '';
      return { id, key: keys.keyOf(id), shareKey, photo };
    },
    addressOf: async (accountId: string) =>
      (await db.select().from(accounts).where(eq(accounts.id, accountId)))[0]?.emailShown ?? '',
    mailsTo: async (to: string) => {
      const { rows } = await db.execute<{ data: { subject: string; text: string } }>(
        sql`select data from pgboss.job where name = 'mail' and data ->> 'to' = ${to} order by created_on`,
      );
      return rows.map(({ data }) => data);
    },
    close: async () => {
      await pool.end();
      await shop.close();
      await rm(folder, { recursive: true });
    },
  };
}
