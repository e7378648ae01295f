import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftContent } from '@afterimage/contract/drafts.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { viewerTarget } from '@afterimage/contract/viewer.ts';
import { createTracker } from '@afterimage/tracker';
import {
  drafts,
  files,
  orderLines,
  orders,
  printFiles,
  products,
  projectItems,
  projects,
  targets,
} from '../db/tables.ts';
import { forgetFiles } from '../files/forget-files.ts';
import { fileSecret } from '../files/signed-url.ts';
import { diskStore, type FileStore } from '../files/store.ts';
import { openStage, type Stage } from '../files/test-stage.ts';
import { createServer } from '../http.ts';
import { startJobs } from '../jobs/jobs.ts';
import { makePrint } from '../print/make-print.ts';
import { withPages } from '../print/test-pdfium.ts';
import { changeProject } from '../projects/change-project.ts';
import { createProjects } from '../projects/create-projects.ts';
import { newOrder, newPhotoSlot, ordered } from '../projects/test-order.ts';
import { deleteUnusedTargets } from './delete-targets.ts';
import { registerTargets } from './serve-targets.ts';
import { registerTargetJobs } from './target-jobs.ts';
import { prepareTargets, readTargets } from './targets-of.ts';
import { photographed, seenAt, viewOf } from './test-camera.ts';

// Pictures are compiled, which takes seconds each on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const shopUrl = () => 'https://shop.test';
const looks = { bleedMm: 2, safeMm: 3, outline: 'rectangle', background: '#f4f0e8', pictureCorners: null } as const;
const templateOf = (slot: number, faces = 2): PrintTemplate => ({
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
  ].slice(0, faces) as PrintTemplate['surfaceList'],
});

let stage: Stage;
let app: FastifyInstance;
let secret: Buffer;
let photo: string;
let medium: string;
let slot: number;
let projectId: string;
let orderId: string;
beforeAll(async () => {
  stage = await openStage();
  const { db } = stage.database;
  secret = await fileSecret(db);
  app = serverOf(stage.store);
  photo = await newPhoto();
  medium = (await stage.upload('medium', await flat('tomato'))).data.id;
  slot = await newPhotoSlot(db, { widthMm: 90, heightMm: 60 });
});
afterAll(async () => {
  await app.close();
  await stage.close();
});

beforeEach(async () => {
  await stage.database.db.delete(targets);
  ({ orderId, projectId } = await newProject());
});

/** What another process of the shop has on the same database and the same store. */
const otherStore = (): FileStore => diskStore(join(stage.folder, 'files'));
function serverOf(store: FileStore): FastifyInstance {
  const server = createServer();
  registerTargets(server, { db: stage.database.db, store, secret, now: () => stage.clock.now });
  return server;
}
const coffee = readFile(new URL('../../../e2e/fixtures/coffee.jpg', import.meta.url));
const flat = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
/** The same picture is another file each time. */
const newPhoto = async () => (await stage.upload('photo', await coffee)).data.id;

async function newProject({ input = photo, text = 'For Mum', faces = 1 } = {}) {
  const { db } = stage.database;
  const slots = [
    ordered(slot, {
      kind: 'photo',
      title: 'Main photo',
      input,
      placement: { zoom: 1.2, x: 0.1, y: 0, rotation: 6 },
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
    .set({ printTemplate: templateOf(slot, faces) })
    .where(eq(orderLines.orderId, id));
  await createProjects(db, id);
  const [project] = await db.select().from(projects).where(eq(projects.orderId, id));
  return { orderId: id, projectId: project?.id ?? '' };
}

async function newDraft(input: string): Promise<string> {
  const { db } = stage.database;
  const [product] = await db
    .insert(products)
    .values({ sku: randomUUID(), slug: randomUUID(), name: 'Mug', price: 1, finalPrice: 1, image: [], thumbImage: [] })
    .returning({ id: products.id });
  const productId = product?.id ?? 0;
  const own = await newPhotoSlot(db, { widthMm: 90, heightMm: 60 });
  await db.execute(sql`update customizations set product_id = ${productId} where id = ${own}`);
  const printTemplate = templateOf(own, 1);
  await db.update(products).set({ printTemplate }).where(eq(products.id, productId));
  const content = draftContent.parse({
    version: 1,
    productClientCustomizationList: [{ id: own, input: input.toUpperCase(), placement: { zoom: 1.2 } }],
    productArCustomizationList: [{ customizationId: own, attachmentId: medium, type: 'IMAGE' }],
  });
  const [draft] = await db.insert(drafts).values({ productId, content }).returning({ id: drafts.id });
  return draft?.id ?? '';
}

const read = (id = projectId) => readTargets(stage.database.db, { projectId: id }, { signUrl: stage.signUrl, shopUrl });
const prepare = (store = stage.store, id = projectId) =>
  prepareTargets(stage.database.db, { projectId: id }, { store, shopUrl });
const rows = () => stage.database.db.select().from(targets).orderBy(targets.hash);
const onDisk = async () => (await stage.remains()).onDisk.length;
const jobsOf = async (name: string) => {
  const found = await stage.database.db.execute<{ data: { keys?: string[]; projectId?: string } }>(
    sql`select data from pgboss.job where name = ${name}`,
  );
  return found.rows.map(({ data }) => data);
};
const deletedKeys = async () => (await jobsOf('delete-files')).flatMap(({ keys = [] }) => keys);
const loseFile = (key: string) => rm(join(stage.folder, 'files', key.slice(0, 2), key));

describe('the targets of a project', () => {
  it('S1.13 are its photos with a medium as they are printed, read without making any', async () => {
    ({ projectId } = await newProject({ faces: 2 }));
    const found = await read();
    expect(found.map((target) => viewerTarget.parse(target))).toEqual(found);
    expect(found).toMatchObject([
      {
        id: `front-${slot}`,
        title: 'Main photo',
        width: 1024,
        height: 683,
        widthMm: 90,
        heightMm: 60,
        surface: { kind: 'cylinder', radiusMm: 41 },
        photo: { x: 0, y: 0, width: 90, height: 60, outline: 'rectangle' },
        medium: { attachmentId: medium, type: 'IMAGE', display: { fit: 'contain' } },
      },
      { id: `card-${slot}`, widthMm: expect.closeTo(60), surface: { kind: 'flat' } },
    ]);
    expect((await rows()).map(({ packKey, pictureBytes }) => [packKey, pictureBytes])).toEqual([
      [null, null],
      [null, null],
    ]);
    // The same anew, while the grid of the signatures stands.
    expect(await read()).toEqual(found);
    expect(
      await readTargets(stage.database.db, { projectId: randomUUID() }, { signUrl: stage.signUrl, shopUrl }),
    ).toEqual([]);
  });

  it('S1.13 are found by a camera in what is printed, their corners within half a pixel', async () => {
    const { db } = stage.database;
    ({ projectId } = await newProject({ faces: 2 }));
    const [, card] = await read();
    await makePrint(projectId, { db, store: stage.store, shopUrl });
    const [print] = await db.select().from(printFiles).where(eq(printFiles.projectId, projectId));
    const pdf = await streamed(await stage.store.open(print?.storageKey ?? ''));
    // PDFium draws pictures half a pixel too large on each side: at 1270 dpi that is a hundredth of a millimetre.
    const page = await withPages(pdf, (pages) => pages[1]!.raster(1270));
    const pack = await app.inject(card!.packUrl);
    const size = { width: 640, height: 480 };
    const tracker = createTracker({ packs: [new Uint8Array(pack.rawPayload)], ...size });
    expect(tracker.targets).toEqual([
      { width: card?.width, height: card?.height, physicalWidth: expect.closeTo(60, 4) },
    ]);
    const corners = [
      [0, 0],
      [86, 0],
      [86, 56],
      [0, 56],
    ] as const;
    const views = [
      [
        [120, 110],
        [520, 90],
        [540, 370],
        [100, 350],
      ],
      [
        [200, 60],
        [470, 120],
        [420, 400],
        [150, 330],
      ],
    ] as const;
    for (const to of views) {
      const view = viewOf(corners, to);
      const frame = photographed(page, { bleedMm: 2, pxPerMm: 50, view }, size);
      const [sighting] = tracker.process(frame, to[0][0]);
      expect(sighting?.state).toBe('tracking');
      const angle = (10 * Math.PI) / 180;
      const expected = [
        [-30, -20],
        [30, -20],
        [30, 20],
        [-30, 20],
      ].map(([x = 0, y = 0]) =>
        seenAt(view, [38 + x * Math.cos(angle) - y * Math.sin(angle), 28 + x * Math.sin(angle) + y * Math.cos(angle)]),
      );
      const off = expected.map(([x, y], corner) =>
        Math.hypot(
          (sighting?.corners?.[2 * corner] ?? 0) + 0.5 - x,
          (sighting?.corners?.[2 * corner + 1] ?? 0) + 0.5 - y,
        ),
      );
      expect(Math.max(...off)).toBeLessThan(0.5);
    }
    tracker.free();
  });

  it('S1.13 are made once, also when many ask at the same time and in several processes', async () => {
    const found = await read();
    const before = await onDisk();
    const other = serverOf(otherStore());
    const urls = found.flatMap(({ packUrl, pictureUrl }) => [packUrl, pictureUrl]);
    const answers = await Promise.all([app, other, app].flatMap((server) => urls.map((url) => server.inject(url))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    for (const [place, { rawPayload }] of answers.entries())
      expect(rawPayload.equals(answers[place % urls.length]!.rawPayload)).toBe(true);
    expect(await onDisk()).toBe(before + 2);
    await Promise.all([prepare(), prepare(otherStore())]);
    expect(await onDisk()).toBe(before + 2);
    await other.close();
  });

  it('S1.13 are the same for what is printed alike, and others for what is not', async () => {
    const hashes = async (given: Parameters<typeof newProject>[0]) =>
      (await read((await newProject(given)).projectId)).map(({ packUrl }) => packUrl.split('/')[3]);
    const [front, card] = await hashes({ faces: 2 });
    // The code is not on the front, and lies over the photo on the card: each project has its own there.
    const [again, otherCard] = await hashes({ faces: 2 });
    expect(again).toBe(front);
    expect(otherCard).not.toBe(card);
    expect(await hashes({ text: 'For Dad' })).not.toContain(front);
    expect(await hashes({ input: await newPhoto() })).not.toContain(front);
  });

  it('S1.13 whose files are gone are made again', async () => {
    const [front] = await read();
    const { rawPayload } = await app.inject(front!.packUrl);
    const [made] = await prepare();
    await loseFile(made!.packKey);
    const again = await app.inject(front!.packUrl);
    expect([again.statusCode, again.rawPayload.equals(rawPayload)]).toEqual([200, true]);
    const [row] = (await rows()).filter(({ hash }) => hash === made!.hash);
    expect(row?.packKey).not.toBe(made!.packKey);
    expect(await deletedKeys()).toEqual(expect.arrayContaining([made!.packKey, made!.pictureKey]));
  });

  it('S1.13 say clearly when a photo cannot be had, and leave nothing behind', async () => {
    const { db } = stage.database;
    const lost = await newPhoto();
    const [front] = await read((await newProject({ input: lost })).projectId);
    const [file] = await db.select().from(files).where(eq(files.id, lost));
    await loseFile(file?.storageKey ?? '');
    const before = await onDisk();
    expect((await app.inject(front!.packUrl)).json().status.code).toBe('FILE_NOT_FOUND');
    const hostile = await newPhoto();
    const { key } = await stage.store.put((await coffee).subarray(0, 9000));
    await db.update(files).set({ storageKey: key }).where(eq(files.id, hostile));
    const [broken] = await read((await newProject({ input: hostile })).projectId);
    const answer = await app.inject(broken!.pictureUrl);
    expect([answer.statusCode, answer.json().status.code]).toEqual([422, 'FILE_UNREADABLE']);
    // The photo, as it came and as it is shown, and what lies in its place: nothing else.
    expect(await onDisk()).toBe(before + 3);
  });

  it('S1.13 are few kilobytes to see and to load', async () => {
    const [front] = await prepare();
    const [row] = (await rows()).filter(({ hash }) => hash === front!.hash);
    expect(row?.pictureBytes).toBeLessThan(15_000);
    expect(row?.packBytes).toBeLessThan(110_000);
    const picture = await sharp(await streamed(await stage.store.open(front!.pictureKey))).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['webp', 320, 213]);
  });
});

describe('the targets of a draft', () => {
  it('S1.12 lie on the screen on which it is shown, with the photo that it has now', async () => {
    const { db } = stage.database;
    const own = await newPhoto();
    const draftId = await newDraft(own);
    const parts = { signUrl: stage.signUrl, shopUrl };
    const found = await readTargets(db, { draftId }, parts);
    expect(found.map(({ surface, title, medium: { attachmentId } }) => [surface.kind, title, attachmentId])).toEqual([
      ['flat', 'Photo', medium],
    ]);
    expect((await app.inject(found[0]!.pictureUrl)).statusCode).toBe(200);
    await db.transaction((tx) => forgetFiles(tx, [own]));
    expect(await readTargets(db, { draftId }, parts)).toEqual([]);
    expect(await readTargets(db, { draftId: randomUUID() }, parts)).toEqual([]);
  });
});

describe('the addresses of targets', () => {
  it('S6.2 are fetched by whoever was given them, and kept for as long as they last', async () => {
    const [front] = await read();
    const { packUrl, pictureUrl } = front!;
    const pack = await app.inject(packUrl);
    expect(pack.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private, max-age=\d{5,6}, immutable$/),
      'content-length': String(pack.rawPayload.length),
    });
    const picture = await app.inject(pictureUrl);
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    const etag = String(picture.headers.etag);
    expect(etag).not.toBe(pack.headers.etag);
    expect((await app.inject({ url: pictureUrl, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect((await app.inject({ url: packUrl, headers: { range: 'bytes=0-3' } })).rawPayload).toEqual(
      pack.rawPayload.subarray(0, 4),
    );
    const head = await app.inject({ method: 'HEAD', url: packUrl });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(pack.rawPayload.length),
      '',
    ]);
    const code = async (url: string) => (await app.inject(url)).json().status.code;
    for (const wrong of [
      packUrl.split('?')[0] ?? '',
      packUrl.replace('/pack?', '/picture?'),
      packUrl.replace(/signature=./, 'signature=_'),
      packUrl.replace(/targets\/./, 'targets/_'),
    ])
      expect(await code(wrong)).toMatch(/^(SIGNATURE_INVALID|FILE_NOT_FOUND)$/);
    expect(await code(stage.signUrl(`targets/${'0'.repeat(64)}/pack`))).toBe('FILE_NOT_FOUND');
    expect(await code(stage.signUrl(`targets/${'0'.repeat(64)}/other`))).toBe('FILE_NOT_FOUND');
  });
});

describe('targets that are prepared and deleted', () => {
  it('S1.13 are ready once an order is paid, and again after its media or photos were changed', async () => {
    const { db, url } = stage.database;
    const jobs = await startJobs({ databaseUrl: url, log: pino({ level: 'silent' }) });
    try {
      await registerTargetJobs(jobs, { db, store: stage.store, shopUrl });
      const isReady = async () => (await rows()).some(({ packKey }) => packKey !== null);
      await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    } finally {
      await jobs.stop();
    }
    await db.execute(sql`delete from pgboss.job where name = 'targets'`);
    const [item] = await db.select().from(projectItems).where(eq(projectItems.projectId, projectId));
    const [order] = await db.select({ accountId: orders.accountId }).from(orders).where(eq(orders.id, orderId));
    const accountId = order?.accountId ?? (await stage.newAccount());
    await db.update(orders).set({ accountId }).where(eq(orders.id, orderId));
    const other = (await stage.upload('medium', await flat('navy'))).data.id;
    const entry = { id: item?.id ?? '', arCustomization: { attachmentId: other, type: 'IMAGE' as const } };
    await changeProject(db, { owner: { accountId }, projectId }, { projectCustomizationItemList: [entry] });
    expect(await jobsOf('targets')).toEqual([{ projectId }]);
  });

  it('S1.13 stay while somebody asks for them or they are paid, which is written once a day', async () => {
    const { db } = stage.database;
    await read();
    const draftId = await newDraft(await newPhoto());
    const ofDraft = await prepareTargets(db, { draftId }, { store: stage.store, shopUrl });
    await prepare();
    const age = (days: number) =>
      db.execute(sql`update targets set used_at = now() - make_interval(hours => ${24 * days})`);
    const ages = async () =>
      (await rows()).map(({ usedAt }) => Math.round((Date.now() - usedAt.getTime()) / 86_400_000));
    await age(0.5);
    const written = (await rows()).map(({ usedAt }) => usedAt.getTime());
    await read();
    expect((await rows()).map(({ usedAt }) => usedAt.getTime())).toEqual(written);
    await age(59);
    expect(await deleteUnusedTargets(db)).toBe(0);
    await age(61);
    await readTargets(db, { draftId }, { signUrl: stage.signUrl, shopUrl });
    expect((await ages()).toSorted((one, other) => one - other)).toEqual([0, 61]);
    expect(await deleteUnusedTargets(db)).toBe(0);
    await age(61);
    expect(await deleteUnusedTargets(db, { batch: 1 })).toBe(1);
    expect(await rows()).toHaveLength(1);
    const keys = ofDraft.flatMap(({ packKey, pictureKey }) => [packKey, pictureKey]);
    expect(await deletedKeys()).toEqual(expect.arrayContaining(keys));
    // Whoever comes back has them made anew.
    const [again] = await readTargets(db, { draftId }, { signUrl: stage.signUrl, shopUrl });
    for (const key of keys) await stage.store.delete(key);
    expect((await app.inject(again!.packUrl)).statusCode).toBe(200);
  });

  it('S6.15 go with the photo that they show, also while they are being made', async () => {
    const { db } = stage.database;
    const own = await newPhoto();
    const { projectId: its } = await newProject({ input: own });
    const made = await prepare(stage.store, its);
    const before = await onDisk();
    await db.transaction((tx) => forgetFiles(tx, [own]));
    expect((await rows()).map(({ hash }) => hash)).toEqual([]);
    expect(await deletedKeys()).toEqual(expect.arrayContaining(made.map(({ packKey }) => packKey)));

    const late = await newPhoto();
    const { projectId: lateId } = await newProject({ input: late });
    const whenPut: FileStore = {
      ...stage.store,
      put: async (content) => {
        await db.transaction((tx) => forgetFiles(tx, [late]));
        return stage.store.put(content);
      },
    };
    await expect(prepare(whenPut, lateId)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    expect(await rows()).toEqual([]);
    expect(await onDisk()).toBe(before + 2);
  });

  it('S6.15 that were noted after their photo was gone are found and deleted', async () => {
    const { db } = stage.database;
    await read();
    await db.update(targets).set({ photoIds: [randomUUID()] });
    expect(await deleteUnusedTargets(db)).toBe(1);
    expect(await rows()).toEqual([]);
  });
});

async function streamed(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
