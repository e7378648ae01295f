import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { methodOf, pathOf, type RouteName, routes } from '@afterimage/contract/values/routes.ts';
import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import { openSession, findCaller } from '../accounts/sessions.ts';
import { createThrottle } from '../platform/rate-limit/rate-limits.ts';
import { guestKey, newTestProduct, readViewers, signUrl } from '../cart/test-products.ts';
import { accounts } from '../accounts/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { orders } from '../orders/tables.ts';
import { projects } from '../projects/tables.ts';
import { scanCounts } from './tables.ts';
import { testDatabase } from '../platform/db/test-database.ts';
import { draftHandlers } from '../drafts/draft-handlers.ts';
import { draftKeys } from '../drafts/draft-key.ts';
import { createServer, registerApi } from '../platform/http/http.ts';
import { storedKeyOf } from '../orders/guest-key.ts';
import { createProjects } from '../projects/create-projects.ts';
import { projectHandlers } from '../projects/project-handlers.ts';
import { newOrder, ordered } from '../projects/test-order.ts';
import type { TargetSource } from '../targets/photo-targets.ts';
import { viewerHandlers } from './viewer-handlers.ts';

interface Sent {
  token?: string;
  params?: Record<string, string>;
  body?: object;
  /** The network address. */
  from?: string;
}
interface Answer {
  status: number;
  /** Of a failure. */
  code: string | undefined;
  fields: Record<string, string> | undefined;
  retryAfter: string | undefined;
  data: Record<string, unknown>;
}

/** A target that stands for whatever is read of a project or a draft. */
export const sampleTarget: ViewerTarget = {
  id: 'one',
  title: 'Photo',
  packUrl: '/files/targets/one/pack',
  pictureUrl: '/files/targets/one/picture',
  width: 480,
  height: 320,
  widthMm: 150,
  heightMm: 100,
  surface: { kind: 'flat' },
  photo: { x: 0, y: 0, width: 150, height: 100, outline: 'rectangle' },
  medium: {
    attachmentId: '6d1a1e9e-9a2b-4f0d-8f5e-0a8f0f1c2d3e',
    type: 'IMAGE',
    url: '/files/one',
    mimeType: 'image/webp',
    width: 640,
    height: 480,
    durationSeconds: null,
    posterUrl: null,
    captionsUrl: null,
    text: null,
    display: null,
  },
};

/** The calls of viewers, drafts and projects over a database of their own; the log is kept to be looked at. For tests. */
export async function openViewers() {
  const database = await testDatabase();
  const { db } = database;
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  const throttle = createThrottle(pool);
  let log = '';
  const stream = new Writable({ write: (chunk, _, done) => ((log += String(chunk)), done()) });
  const app = createServer({ log: { level: 'trace', stream }, trustProxy: true });
  const keys = draftKeys(Buffer.alloc(32, 1));
  const shopUrl = () => 'http://shop.test';
  const read: TargetSource[] = [];
  const prepared: TargetSource[] = [];
  const viewing = {
    draftDays: 30,
    shopUrl,
    readTargets: async (_: unknown, source: TargetSource) => {
      read.push(source);
      return [sampleTarget];
    },
  };
  const prepareTargets = async (_: unknown, source: TargetSource) => prepared.push(source);
  registerApi(app, {
    db,
    handlers: {
      ...viewerHandlers({ throttle, keys, readViewers, prepareTargets, ...viewing }),
      ...projectHandlers({ signUrl, readViewers }),
      ...draftHandlers({ throttle, keys, signUrl, draftDays: 30 }),
    },
    findCaller: (token) => findCaller(db, token),
    catalogueVersion: () => '1',
    base: '/api',
  });
  const testProduct = await newTestProduct(db, { slots: [{ kind: 'photo', limits: { arAllowed: true } }] });
  let customers = 0;
  return {
    app,
    db,
    keys,
    viewing,
    /** For whom targets were read. */
    read,
    /** For whom targets were made ahead. */
    prepared,
    log: () => log,
    call: async (name: RouteName, { token, params, body, from = '203.0.113.5' }: Sent = {}): Promise<Answer> => {
      const response = await app.inject({
        method: methodOf(routes[name]) as 'GET',
        url: `/api${pathOf(routes[name], params)}`,
        headers: { 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { payload: body }),
      });
      const { data = {}, status } = response.json();
      const retryAfter = response.headers['retry-after'];
      return { status: response.statusCode, code: status?.code, fields: status?.fields, retryAfter, data };
    },
    newPerson: async () => {
      customers += 1;
      const email = `person-${customers}@example.com`;
      const [account] = await db
        .insert(accounts)
        .values({ email, emailShown: email, passwordHash: '-', firstName: 'Ada', lastName: 'Lovelace' })
        .returning({ id: accounts.id });
      const accountId = account?.id ?? '';
      return { accountId, token: await openSession(db, accountId, 'test') };
    },
    /** A paid order with that many projects; a guest's, with its key, without an account. */
    newProjects: async (accountId: string | null, count = 1) => {
      const line = [ordered(testProduct.slotIds[0] ?? 0, { kind: 'photo', input: null })];
      const orderId = await newOrder(
        db,
        accountId,
        Array.from({ length: count }, () => line),
      );
      const orderKey = guestKey(orderId);
      if (!accountId)
        await db
          .update(orders)
          .set({ guestKeyHash: storedKeyOf(orderKey) })
          .where(eq(orders.id, orderId));
      await createProjects(db, orderId);
      const rows = await db.select().from(projects).where(eq(projects.orderId, orderId));
      return { orderId, orderKey, list: rows.map(({ id, viewerCode }) => ({ id, code: viewerCode })) };
    },
    newDraft: async () => {
      const content: DraftDesign = {
        variantId: null,
        quantity: 1,
        step: 'product',
        extraList: [],
        slots: [],
        acceptedWarningList: [],
      };
      const [draft] = await db.insert(drafts).values({ productId: testProduct.productId, content }).returning();
      const id = draft?.id ?? '';
      return { id, key: keys.keyOf(id) };
    },
    scansOf: (projectId: string) => db.select().from(scanCounts).where(eq(scanCounts.projectId, projectId)),
    close: async () => {
      await app.close();
      await pool.end();
      await database.close();
    },
  };
}
export type TestViewers = Awaited<ReturnType<typeof openViewers>>;
