import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import type { Placement } from '@afterimage/contract/look.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { diskStore } from '../files/store/store.ts';
import { files } from '../files/tables.ts';
import { createLineStates } from '../orders/line-states/create-line-states.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { createThrottle } from '../platform/rate-limit/rate-limits.ts';
import { makePrint } from '../print/make-print.ts';
import { defaultPlateNames } from '../print/plates.ts';
import { createProjects } from '../projects/create-projects.ts';
import { newOrder, newPhotoSlot, ordered } from '../projects/test-order.ts';
import { projects } from '../projects/tables.ts';
import { openTestShop } from '../test-shop.ts';
import { makePreflight } from './preflight/make-preflight.ts';
import { proofHandlers } from './proofs/proof-handlers.ts';
import { workshopHandlers } from './workshop-handlers.ts';
import { promiseDates } from './calendar/promise-dates.ts';

export const testShopUrl = 'https://shop.test';
const shopUrl = () => testShopUrl;

/** A print of 60 × 40 mm with a photo to the edge, a text, and the viewer's code on its back. */
const templateFor = (photo: number, text: number): PrintTemplate => {
  const looks = { bleedMm: 2, safeMm: 3, outline: 'rectangle', background: '#ffffff', pictureCorners: null } as const;
  const place = { x: 0, y: 0, width: 60, height: 40, rotation: 0 };
  const size = { widthMm: 60, heightMm: 40 };
  const style = { align: 'center', color: '#14171c', curve: 0, sizeMm: 5 } as const;
  return {
    version: 1,
    surfaceList: [
      {
        ...looks,
        ...size,
        id: 'front',
        title: 'Front',
        itemList: [
          { kind: 'photo', slot: photo, place, outline: 'rectangle', bleed: true },
          { kind: 'text', slot: text, place: { ...place, x: 10, y: 25, width: 40, height: 8 }, style },
        ],
      },
      {
        ...looks,
        ...size,
        id: 'back',
        title: 'Back',
        itemList: [{ kind: 'qr', place: { x: 20, y: 10, width: 20, height: 20, rotation: 0 } }],
      },
    ],
  };
};

/** The workshop over a database and a store of its own. For tests. */
export async function openWorkshop() {
  const folder = await mkdtemp(join(tmpdir(), 'afterimage-workshop-'));
  const store = diskStore(folder);
  const holder: { throttle?: ReturnType<typeof createThrottle> } = {};
  const throttle = {
    take: (...args: Parameters<ReturnType<typeof createThrottle>['take']>) => holder.throttle!.take(...args),
  };
  const shop = () => ({
    shopUrl: testShopUrl,
    initialSeller: {
      seller: { name: 'Afterimage', address: [], taxId: undefined },
      shopMail: 'shop@shop.test',
    },
    locale: 'en' as const,
    orderPath: () => '/orders/key',
  });
  const testShop = await openTestShop({
    ...workshopHandlers({ store, shopUrl }),
    ...proofHandlers({ store, throttle: throttle as ReturnType<typeof createThrottle>, shop }),
  });
  const { db } = testShop.database;
  const pool = new pg.Pool({ connectionString: testShop.database.url, max: 2 });
  holder.throttle = createThrottle(pool);

  async function newPhoto({ width = 1200, height = 800, background = '#b0c4de' } = {}): Promise<string> {
    return storePhoto(
      await sharp({ create: { width, height, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );
  }

  /** A photo of these bytes, a JPEG. */
  async function storePhoto(picture: Buffer): Promise<string> {
    const { width, height } = await sharp(picture).metadata();
    const { key } = await store.put(picture);
    const columns = { kind: 'photo' as const, mimeType: 'image/jpeg', bytes: picture.length, sha256: Buffer.alloc(32) };
    const [file] = await db
      .insert(files)
      .values({ ...columns, width, height, storageKey: key, originalKey: key })
      .returning();
    return file!.id;
  }

  /** A paid order of one print, with its file and preflight, and so many plain lines. */
  async function newPrint({
    plain = 0,
    text = 'For Mum',
    photo,
    placement = { zoom: 1, x: 0, y: 0, rotation: 0 },
  }: { plain?: number; text?: string; photo?: string; placement?: Placement } = {}) {
    const slotId = await newPhotoSlot(db, {});
    const textSlot = slotId + 100_000;
    const slots = [
      ordered(slotId, {
        kind: 'photo',
        input: photo ?? (await newPhoto()),
        placement,
      }),
      ordered(textSlot, { kind: 'text', input: text }),
    ];
    const orderId = await newOrder(db, null, [slots, ...Array.from({ length: plain }, () => [])]);
    await db.update(orders).set({ paidAt: new Date() }).where(eq(orders.id, orderId));
    await db
      .update(orderLines)
      .set({ printTemplate: templateFor(slotId, textSlot), slug: 'print' })
      .where(eq(orderLines.orderId, orderId));
    await db.transaction(async (tx) => {
      await createProjects(tx, orderId);
      await createLineStates(tx, orderId);
      await promiseDates(tx, { id: orderId, deliveryMinDays: 2, deliveryMaxDays: 4 });
    });
    const [project] = await db.select().from(projects).where(eq(projects.orderId, orderId));
    const projectId = project!.id;
    const make = async () => {
      await makePrint(projectId, { db, store, shopUrl, plateNames: defaultPlateNames });
      await makePreflight(projectId, { db, store, shopUrl, plateNames: defaultPlateNames });
    };
    await make();
    return { orderId, projectId, lineId: project!.orderLineId, slotId, textSlot, make };
  }

  return {
    ...testShop,
    db,
    store,
    newPhoto,
    storePhoto,
    newPrint,
    close: async () => {
      await pool.end();
      await testShop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
