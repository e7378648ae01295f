import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { files } from '../files/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { printFiles } from './tables.ts';
import { projectItems, projects } from '../projects/tables.ts';
import { fileSecret } from '../files/signed-url.ts';
import type { FileStore } from '../files/store/store.ts';
import { openUploadFixture, type UploadFixture } from '../files/receive/test-uploads.ts';
import { createServer } from '../platform/http/http.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { defaultShopSettings } from '../shop-settings/read-shop-settings.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { createProjects } from '../projects/create-projects.ts';
import { enqueuePrint } from '../projects/enqueue-print.ts';
import { newOrder, ordered } from '../projects/test-order.ts';
import { readBackOfficePrints } from '../back-office/read-prints.ts';
import { makePrint, registerPrinting } from './make-print.ts';
import { enqueueMissingPrints } from './missing-prints.ts';
import { defaultPlateNames } from './plates.ts';
import { printSigner, type SignPrint } from './print-url.ts';
import { registerPrintFiles } from './serve-prints.ts';
import { withPages } from './pdf-pages.ts';

const shopUrl = () => 'https://shop.test';
const place = { x: 0, y: 0, width: 60, height: 40, rotation: 0 };
const looks = { bleedMm: 2, safeMm: 3, outline: 'rectangle', background: '#ffffff', pictureCorners: null } as const;
const template: PrintTemplate = {
  version: 1,
  surfaceList: [
    {
      ...looks,
      id: 'front',
      title: 'Front',
      widthMm: 60,
      heightMm: 40,
      itemList: [
        { kind: 'photo', slot: 1, place, outline: 'rectangle', bleed: true },
        { kind: 'text', slot: 2, place, style: { align: 'center', color: '#14171c', curve: 0 } },
      ],
    },
    {
      ...looks,
      id: 'back',
      title: 'Back',
      widthMm: 60,
      heightMm: 40,
      itemList: [{ kind: 'qr', place: { x: 20, y: 10, width: 20, height: 20, rotation: 0 } }],
    },
  ],
};

let fixture: UploadFixture;
let app: FastifyInstance;
let signPrint: SignPrint;
let photo: string;
let orderId: string;
let projectId: string;
beforeAll(async () => {
  fixture = await openUploadFixture();
  const { db } = fixture.database;
  const secret = await fileSecret(db);
  signPrint = printSigner(secret);
  app = createServer();
  registerPrintFiles(app, { db, store: fixture.store, secret });
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  photo = (await fixture.upload('photo', picture)).data.id;
});
afterAll(async () => {
  await app.close();
  await fixture.close();
});

beforeEach(async () => {
  const { db } = fixture.database;
  const slots = [
    ordered(1, { kind: 'photo', input: photo, placement: { zoom: 1.2, x: 0, y: 0, rotation: 5 } }),
    ordered(2, { kind: 'text', input: 'For Mum', extraList: [{ id: 9, title: 'Caveat', price: 0 }] }),
  ];
  orderId = await newOrder(db, null, [slots]);
  await db
    .update(orderLines)
    .set({ printTemplate: template, slug: 'framed-print' })
    .where(eq(orderLines.orderId, orderId));
  await createProjects(db, orderId);
  const [project] = await db.select().from(projects).where(eq(projects.orderId, orderId));
  projectId = project?.id ?? '';
});

const make = (store: FileStore = fixture.store) =>
  makePrint(projectId, { db: fixture.database.db, store, shopUrl, plateNames: defaultPlateNames });
const rowsOf = () => fixture.database.db.select().from(printFiles).where(eq(printFiles.projectId, projectId));
const retype = (text: string) =>
  fixture.database.db
    .update(projectItems)
    .set({ customization: sql`jsonb_set(${projectItems.customization}, '{text}', to_jsonb(${text}::text))` })
    .where(sql`${projectItems.projectId} = ${projectId} and ${projectItems.position} = 1`);
const deletedKeys = async () => {
  const { rows } = await fixture.database.db.execute<{ data: { keys: string[] } }>(
    sql`select data from pgboss.job where name = 'delete-files'`,
  );
  return rows.flatMap(({ data }) => data.keys);
};
/** A store in which something happens just when the file has been written. */
const whenPut = (happens: () => Promise<unknown>): FileStore => ({
  ...fixture.store,
  put: async (content) => {
    const storedContent = await fixture.store.put(content);
    await happens();
    return storedContent;
  },
});

describe('the print file of a project', () => {
  it('S7.33 of a paid order whose job was lost is made too, and asked for once', async () => {
    const { db } = fixture.database;
    await db.execute(sql`delete from pgboss.job where name = 'print-files'`);
    await db.update(orders).set({ status: 'delivered' });
    expect(await enqueueMissingPrints(db)).toBe(0);
    await db.update(orders).set({ status: 'paid' }).where(eq(orders.id, orderId));
    expect([await enqueueMissingPrints(db), await enqueueMissingPrints(db)]).toEqual([1, 0]);
    const { rows } = await db.execute(sql`select data from pgboss.job where name = 'print-files'`);
    expect(rows).toEqual([{ data: { projectId } }]);
    await make();
    await db.execute(sql`delete from pgboss.job where name = 'print-files'`);
    expect(await enqueueMissingPrints(db)).toBe(0);
  });

  it('S7.33 is made of what was ordered, once', async () => {
    const before = await fixture.remains();
    await make();
    const [row, ...more] = await rowsOf();
    expect([more, row?.pages]).toEqual([[], 3]);
    await Promise.all([make(), make()]);
    expect(await rowsOf()).toEqual([row]);
    expect((await fixture.remains()).onDisk.length).toBe(before.onDisk.length + 1);
    const pdf = (await app.inject(signPrint(row?.id ?? ''))).rawPayload;
    expect(pdf.length).toBe(row?.bytes);
    const [order] = await fixture.database.db.select().from(orders).where(eq(orders.id, orderId));
    expect(pdf.toString('latin1')).toContain(`(A${order?.number}-1-framed-print)`);
    expect(pdf.toString('latin1')).not.toContain(order?.email);
    const texts = await withPages(pdf, async (pages) => pages.map(({ text }) => text));
    expect(texts.slice(0, 2)).toEqual(['For Mum', '']);
    const sheet = texts[2]?.replaceAll(/\s+/g, ' ') ?? '';
    expect(sheet).toContain(`A${order?.number} Line 1 of 1 Piece 1 to 2 of 2 (2 of the same) Product Line 0 SKU S`);
    expect(sheet).toMatch(/Slot photo, “upload.jpg”, file [0-9a-f-]{36} \(JPEG, 640 × 480 px\), \d+ dpi/);
    expect(sheet).toMatch(/Slot For Mum Caveat, color #14171c/);
    expect(sheet).toMatch(/Proof ([0-9a-f]{4} ){4}\(SHA-256\) [0-9a-f]{64}/);
    expect(pdf.toString('latin1')).toContain('(Production sheet \\(not to be printed\\))');
  });

  it('S7.33 is the same bytes when it is made again, sheet and all', async () => {
    const { db } = fixture.database;
    const bytesOf = async () => {
      await make();
      const [row] = await rowsOf();
      return [row?.contentHash, (await app.inject(signPrint(row?.id ?? ''))).rawPayload] as const;
    };
    const [hash, pdf] = await bytesOf();
    await db.delete(printFiles).where(eq(printFiles.projectId, projectId));
    const [sameHash, samePdf] = await bytesOf();
    expect([sameHash, samePdf.equals(pdf)]).toEqual([hash, true]);
    // What only the sheet says is part of the content too.
    await db.update(orderLines).set({ size: 'xl' }).where(eq(orderLines.orderId, orderId));
    const [otherHash, otherPdf] = await bytesOf();
    expect([otherHash === hash, otherPdf.equals(pdf)]).toEqual([false, false]);
  });

  it('S7.33 names the proof that was accepted by paying, and says when it is not what is printed', async () => {
    const { db } = fixture.database;
    const sheetNow = async () => {
      await make();
      const [row] = await rowsOf();
      const pdf = (await app.inject(signPrint(row?.id ?? ''))).rawPayload;
      return withPages(pdf, async (pages) => pages.at(-1)?.text.replaceAll(/\s+/g, ' ') ?? '');
    };
    const [paid] = await db.select().from(projects).where(eq(projects.id, projectId));
    const checksum = paid?.proofChecksum ?? '';
    expect(checksum).toMatch(/^[0-9a-f]{64}$/);
    const sheet = await sheetNow();
    expect(sheet.replaceAll(' ', '')).toContain(checksum);
    expect(sheet).not.toContain('differs');

    await retype('Not what was accepted');
    const other = await sheetNow();
    expect(other.replaceAll(' ', '')).toContain(checksum);
    expect(other).toMatch(/Ask before printing: this file differs from that proof \(([0-9a-f]{4} ?){4}\)/);

    // Of a project from before it was stored the sheet names what is printed.
    await db.update(projects).set({ proofChecksum: null }).where(eq(projects.id, projectId));
    const computed = await sheetNow();
    expect(computed).toMatch(/Proof ([0-9a-f]{4} ){4}\(SHA-256\)/);
    expect(computed.replaceAll(' ', '')).not.toContain(checksum);
    expect(computed).not.toContain('differs');
  });

  it('S7.33 D20.1 keeps the plates that it was made with; what is made after a change has the new names', async () => {
    const { db } = fixture.database;
    const namesOf = async () => (await rowsOf()).map(({ plateNames }) => plateNames);
    await make();
    await db
      .insert(shopSettings)
      .values({ ...defaultShopSettings, whitePlate: 'Weiß 1' })
      .onConflictDoNothing();
    try {
      await db.update(shopSettings).set({ whitePlate: 'Weiß 1' });
      await make();
      expect(await namesOf()).toEqual([defaultPlateNames]);
      await retype('For Dad');
      await make();
      expect(await namesOf()).toEqual([{ white: 'Weiß 1', engraving: 'Engraving' }]);
    } finally {
      await db.update(shopSettings).set({ whitePlate: null });
    }
  });

  it('S7.33 is made once, also by several processes at the same time', async () => {
    const before = await fixture.remains();
    await Promise.all([make(), make(), make()]);
    expect(await rowsOf()).toHaveLength(1);
    expect((await fixture.remains()).onDisk.length).toBe(before.onDisk.length + 1);
  });

  it('S7.34 is made anew when what is printed has changed, and then the one before goes', async () => {
    await make();
    const [before] = await rowsOf();
    await retype('For Dad');
    await make();
    const [after, ...more] = await rowsOf();
    expect(more).toEqual([]);
    expect(after?.id).not.toBe(before?.id);
    expect(await deletedKeys()).toContain(before?.storageKey);
    expect((await app.inject(signPrint(before?.id ?? ''))).statusCode).toBe(404);
  });

  it('S7.34 that was overtaken by a change, or by the end of its project, leaves nothing behind', async () => {
    const before = await fixture.remains();
    await make(whenPut(() => retype('Too late')));
    expect(await rowsOf()).toEqual([]);
    await make(whenPut(() => fixture.database.db.delete(projects).where(eq(projects.id, projectId))));
    await make();
    expect(await rowsOf()).toEqual([]);
    expect((await fixture.remains()).onDisk).toEqual(before.onDisk);
  });

  it('S7.33 is not made without a photo that belongs to it, and nothing stays of the attempt', async () => {
    const { db } = fixture.database;
    const [file] = await db.select().from(files).where(eq(files.id, photo));
    const before = await fixture.remains();
    await db
      .update(projectItems)
      .set({
        customization: sql`jsonb_set(${projectItems.customization}, '{photo}', to_jsonb(gen_random_uuid()::text))`,
      })
      .where(sql`${projectItems.projectId} = ${projectId} and ${projectItems.position} = 0`);
    await expect(make()).rejects.toThrow('is gone');
    const [lostFile] = await db
      .insert(files)
      .values({ ...(file ?? expect.fail()), id: undefined, shownId: undefined, originalKey: 'f'.repeat(40) })
      .returning({ id: files.id });
    await db
      .update(projectItems)
      .set({ customization: sql`jsonb_set(${projectItems.customization}, '{photo}', to_jsonb(${lostFile?.id}::text))` })
      .where(sql`${projectItems.projectId} = ${projectId} and ${projectItems.position} = 0`);
    await expect(make()).rejects.toThrow('ENOENT');
    expect((await fixture.remains()).onDisk).toEqual(before.onDisk);
  });
});

describe('print files', () => {
  it('S6.2 are fetched by whoever was given the address, for a while', async () => {
    await make();
    const [row] = await rowsOf();
    const [order] = await fixture.database.db.select().from(orders).where(eq(orders.id, orderId));
    const url = signPrint(row?.id ?? '');
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(row?.bytes),
      'content-disposition': `attachment; filename="A${order?.number}-1-framed-print.pdf"`,
      'cache-control': 'private, no-store',
    });
    for (const wrong of [
      url.split('?')[0] ?? '',
      url.replace(/signature=./, 'signature=_'),
      url.replace(row?.id ?? '', projectId),
      signPrint(row?.id ?? '', { now: Date.now() - 3 * 3_600_000 }),
    ])
      expect((await app.inject(wrong)).json().status.code).toBe('SIGNATURE_INVALID');
    expect((await app.inject('/print-files/none')).statusCode).toBe(404);
  });

  it('S7.33 come by themselves once an order is paid, and the desk says where each stands', async () => {
    const { db, url } = fixture.database;
    const stands = async () => (await readBackOfficePrints(db, [orderId], signPrint))[0];
    expect(await stands()).toMatchObject({ projectId, state: 'making', file: null });
    const jobs = await startJobs({ databaseUrl: url, log: pino({ level: 'silent' }) });
    try {
      await registerPrinting(jobs, { db, store: fixture.store, shopUrl, plateNames: defaultPlateNames });
      await expect.poll(async () => (await stands())?.state).toBe('ready');
      const file = (await stands())?.file;
      expect(file).toMatchObject({ pages: 3, bytes: expect.toSatisfy((bytes: number) => bytes > 10_000) });
      expect((await app.inject(file?.url ?? '')).statusCode).toBe(200);
    } finally {
      await jobs.stop();
    }
    for (const [state, jobOutput] of [
      ['retry', 'retry'],
      ['failed', 'failed'],
    ] as const) {
      const isIts = sql`name = 'print-files' and data ->> 'projectId' = ${projectId}`;
      await db.execute(sql`update pgboss.job set state = ${state}::pgboss.job_state where ${isIts}`);
      expect(await stands()).toMatchObject({ state: jobOutput, file: null });
    }
    await enqueuePrint(db, projectId);
    expect(await stands()).toMatchObject({ state: 'making' });
  });
});
