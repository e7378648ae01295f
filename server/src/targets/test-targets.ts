import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { draftContent } from '@afterimage/contract/drafts.ts';
import { draftDesignOf } from '@afterimage/contract/values/slot-wire.ts';
import type { PhotoFilter } from '@afterimage/contract/values/looks.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { products } from '../catalogue/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { orderLines } from '../orders/tables.ts';
import { projects } from '../projects/tables.ts';
import { targets } from './tables.ts';
import { fileSecret } from '../files/signed-url.ts';
import { diskStore, type FileStore } from '../files/store/store.ts';
import { openUploadFixture } from '../files/receive/test-uploads.ts';
import { createServer } from '../platform/http/http.ts';
import { createProjects } from '../projects/create-projects.ts';
import { newOrder, newPhotoSlot, ordered } from '../projects/test-order.ts';
import { registerTargets } from './serve-targets.ts';
import { prepareTargets, readTargets } from './targets-of.ts';

export const shopUrl = () => 'https://shop.test';
const looks = { bleedMm: 2, safeMm: 3, outline: 'rectangle', background: '#f4f0e8', pictureCorners: null } as const;
const templateOf = (slot: number, surfaceCount = 2): PrintTemplate => ({
  version: 1,
  surfaceList: [
    {
      ...looks,
      id: 'front',
      title: 'Front',
      widthMm: 96,
      heightMm: 76,
      radiusMm: 41,
      itemList: [
        {
          kind: 'photo',
          slot,
          place: { x: 3, y: 4, width: 90, height: 60, rotation: 0 },
          outline: 'rectangle',
          bleed: true,
        },
        {
          kind: 'text',
          slot: 2,
          place: { x: 10, y: 50, width: 70, height: 14, rotation: 0 },
          style: { align: 'center', color: '#ffffff', curve: 0 },
        },
      ],
    },
    {
      ...looks,
      id: 'card',
      title: 'Card',
      widthMm: 86,
      heightMm: 56,
      itemList: [
        {
          kind: 'photo',
          slot,
          place: { x: 8, y: 8, width: 60, height: 40, rotation: 10 },
          outline: 'rectangle',
          bleed: false,
        },
        { kind: 'qr', place: { x: 58, y: 32, width: 18, height: 18, rotation: 0 } },
      ],
    },
  ].slice(0, surfaceCount) as PrintTemplate['surfaceList'],
});

export const coffee = readFile(new URL('../../../e2e/fixtures/coffee.jpg', import.meta.url));
export const flat = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

/** A stage with a server of targets, and what makes projects and drafts with a medium on their photo. For tests. */
export async function openTargetFixture() {
  const fixture = await openUploadFixture();
  const { db } = fixture.database;
  const secret = await fileSecret(db);
  const serverOf = (store: FileStore): FastifyInstance => {
    const server = createServer();
    registerTargets(server, { db, store, secret, now: () => fixture.clock.now });
    return server;
  };
  const app = serverOf(fixture.store);
  /** The same picture is another file each time. */
  const newPhoto = async () => (await fixture.upload('photo', await coffee)).data.id;
  const photo = await newPhoto();
  const medium = (await fixture.upload('medium', await flat('tomato'))).data.id;
  const slot = await newPhotoSlot(db, { widthMm: 90, heightMm: 60 });

  async function newProject({
    input = photo,
    text = 'For Mum',
    surfaceCount = 1,
    filter,
  }: { input?: string; text?: string; surfaceCount?: number; filter?: PhotoFilter } = {}) {
    const slots = [
      ordered(slot, {
        kind: 'photo',
        title: 'Main photo',
        input,
        placement: { zoom: 1.2, x: 0.1, y: 0, rotation: 6 },
        ...(filter && { filter }),
        arCustomization: {
          attachmentId: medium,
          type: 'IMAGE',
          display: { fit: 'contain', x: 0, y: 0, scale: 1, rotation: 0, loop: true, sound: true },
        },
      }),
      ordered(2, { kind: 'text', input: text, extraList: [{ id: 9, title: 'Caveat', price: 0 }] }),
    ];
    const id = await newOrder(db, null, [slots]);
    await db
      .update(orderLines)
      .set({ printTemplate: templateOf(slot, surfaceCount) })
      .where(eq(orderLines.orderId, id));
    await createProjects(db, id);
    const [project] = await db.select().from(projects).where(eq(projects.orderId, id));
    return { orderId: id, projectId: project?.id ?? '' };
  }

  async function newDraft(input: string): Promise<string> {
    const [product] = await db
      .insert(products)
      .values({
        sku: randomUUID(),
        slug: randomUUID(),
        name: 'Mug',
        price: 1,
        finalPrice: 1,
        image: [],
        thumbImage: [],
      })
      .returning({ id: products.id });
    const productId = product?.id ?? 0;
    const own = await newPhotoSlot(db, { widthMm: 90, heightMm: 60 });
    await db.execute(sql`update customizations set product_id = ${productId} where id = ${own}`);
    const printTemplate = templateOf(own, 1);
    await db.update(products).set({ printTemplate }).where(eq(products.id, productId));
    const draftBody = draftContent.parse({
      version: 1,
      productClientCustomizationList: [{ id: own, input: input.toUpperCase(), placement: { zoom: 1.2 } }],
      productArCustomizationList: [{ customizationId: own, attachmentId: medium, type: 'IMAGE' }],
    });
    const content = draftDesignOf(draftBody, [{ id: own, kind: 'photo' }]);
    const [draft] = await db.insert(drafts).values({ productId, content }).returning({ id: drafts.id });
    return draft?.id ?? '';
  }

  const rows = () => db.select().from(targets).orderBy(targets.hash);
  const jobsOf = async (name: string) => {
    const jobRows = await db.execute<{ data: { keys?: string[]; projectId?: string } }>(
      sql`select data from pgboss.job where name = ${name}`,
    );
    return jobRows.rows.map(({ data }) => data);
  };
  return {
    stage: fixture,
    db,
    app,
    serverOf,
    medium,
    slot,
    newPhoto,
    newProject,
    newDraft,
    rows,
    jobsOf,
    /** What another process of the shop has on the same database and the same store. */
    otherStore: (): FileStore => diskStore(join(fixture.folder, 'files')),
    read: (projectId: string) => readTargets(db, { projectId }, { signUrl: fixture.signUrl, shopUrl }),
    readDraft: (draftId: string) => readTargets(db, { draftId }, { signUrl: fixture.signUrl, shopUrl }),
    prepare: (projectId: string, store = fixture.store) => prepareTargets(db, { projectId }, { store, shopUrl }),
    onDisk: async () => (await fixture.remains()).onDisk.length,
    deletedKeys: async () => (await jobsOf('delete-files')).flatMap(({ keys = [] }) => keys),
    loseFile: (key: string) => rm(join(fixture.folder, 'files', key.slice(0, 2), key)),
    async close() {
      await app.close();
      await fixture.close();
    },
  };
}
