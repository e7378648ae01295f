import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseLocale, locales } from '@afterimage/words/locale.ts';
import { viewerShow } from '@afterimage/contract/viewer.ts';
import { createThrottle } from '../../platform/rate-limit/rate-limits.ts';
import type { Database } from '../../platform/db/connection.ts';
import { files } from '../../files/tables.ts';
import { orderLines } from '../../orders/tables.ts';
import { projectItems, projects } from '../../projects/tables.ts';
import { fileSecret } from '../../files/signed-url.ts';
import { openUploadFixture, type UploadFixture } from '../../files/receive/test-uploads.ts';
import { createServer } from '../../platform/http/http.ts';
import { createProjects } from '../../projects/create-projects.ts';
import { newOrder, newPhotoSlot, ordered } from '../../projects/test-order.ts';
import type { TargetSource } from '../../targets/photo-targets.ts';
import { prepareTargets, readTargets } from '../../targets/targets-of.ts';
import { exportSigner, type SignExport } from '../export-url.ts';
import { loadViewer } from '../viewer-build.ts';
import { exportProject } from './export-project.ts';
import { registerExports } from './serve-export.ts';

let fixture: UploadFixture;
let app: FastifyInstance;
let pool: pg.Pool;
let signExport: SignExport;
let project: { id: string; code: string };
let filmId: string;

beforeAll(async () => {
  fixture = await openUploadFixture();
  const { db, url } = fixture.database;
  const slot = await newPhotoSlot(db, { arAllowed: true, widthMm: 150, heightMm: 100 });
  const photo = await readFile(new URL('../../../../e2e/fixtures/coffee.jpg', import.meta.url));
  const film = await readFile(new URL('../../files/fixtures/film.webm', import.meta.url));
  const uploaded = await fixture.upload('photo', photo);
  filmId = (await fixture.upload('medium', film)).data.id;
  await db
    .update(files)
    .set({ captionsKey: (await fixture.store.put(Buffer.from('WEBVTT\n'))).key })
    .where(eq(files.id, filmId));
  const orderId = await newOrder(db, null, [
    [
      ordered(slot, {
        kind: 'photo',
        input: uploaded.data.id,
        arCustomization: { attachmentId: filmId, type: 'VIDEO' },
      }),
    ],
  ]);
  await db
    .update(orderLines)
    .set({ name: 'A <b>print</b>', slug: 'framed-print' })
    .where(eq(orderLines.orderId, orderId));
  await createProjects(db, orderId);
  const [row] = await db.select().from(projects).where(eq(projects.orderId, orderId));
  project = { id: row?.id ?? '', code: row?.viewerCode ?? '' };

  const secret = await fileSecret(db);
  signExport = exportSigner(secret);
  pool = new pg.Pool({ connectionString: url, max: 2 });
  const { store, signUrl } = fixture;
  const shopUrl = () => 'http://shop.test';
  app = createServer();
  registerExports(app, {
    db,
    store,
    secret,
    readBuild: loadViewer,
    throttle: createThrottle(pool),
    readTargets: (of: Database, source: TargetSource) => readTargets(of, source, { signUrl, shopUrl }),
    prepareTargets: (of: Database, source: TargetSource) => prepareTargets(of, source, { store, shopUrl }),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await fixture.close();
});

const get = (url: string) => app.inject({ url });
const codeOf = (response: { statusCode: number; body: string }) => [
  response.statusCode,
  (JSON.parse(response.body) as { status?: { code: string } }).status?.code,
];

describe('an exported project', () => {
  it('S1.13 is a ZIP with everything that the viewer needs, by relative addresses alone', async () => {
    const response = await get(signExport(project.id));
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(response.rawPayload.length),
      'cache-control': 'private, no-store',
    });
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="A\d+-1-framed-print-viewer\.zip"$/);
    const folder = unzipSync(response.rawPayload);
    const names = Object.keys(folder).filter((name) => !name.startsWith('viewer/'));
    const pages = locales.map((locale) => ({ locale, name: locale === baseLocale ? 'index.html' : `${locale}.html` }));
    expect(names.toSorted()).toEqual(
      [
        ...pages.map(({ name }) => name),
        'README.txt',
        'media/1.vtt',
        'media/1.webm',
        'show.json',
        'start.js',
        'targets/1.bin',
        'targets/1.webp',
      ].toSorted(),
    );
    const text = (name: string) => strFromU8(folder[name] ?? new Uint8Array());
    const show = viewerShow.parse(JSON.parse(text('show.json')));
    expect(show.targetList).toMatchObject([
      {
        packUrl: 'targets/1.bin',
        pictureUrl: 'targets/1.webp',
        medium: { url: 'media/1.webm', captionsUrl: 'media/1.vtt' },
      },
    ]);
    const [fileRow] = await fixture.database.db.select().from(files).where(eq(files.id, filmId));
    const mediaHash = createHash('sha256')
      .update(folder['media/1.webm'] ?? '')
      .digest('hex');
    expect(mediaHash).toBe(fileRow?.sha256.toString('hex'));
    expect(folder['targets/1.bin']?.length).toBeGreaterThan(1000);
    for (const { locale, name } of pages) {
      const html = text(name);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain('A &lt;b&gt;print&lt;/b&gt;');
      const addresses = Array.from(html.matchAll(/\s(?:src|href)="([^"]+)"/g), ([, address = '']) => address);
      for (const address of addresses) {
        expect(address).not.toMatch(/^(?:\/|https?:)/);
        if (/^(?:#|data:)/.test(address)) continue;
        expect(Object.keys(folder), address).toContain(address.split('?')[0]);
      }
      expect(addresses.join(' ')).toContain('media/1.webm');
    }
    expect(text('README.txt')).toContain('DEUTSCH');
    expect(Object.keys(folder).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
    // Whoever is given the folder is not given the shop's address of it.
    for (const [name, content] of Object.entries(folder))
      expect(strFromU8(content, true).includes(project.code), name).toBe(false);
  });

  it('S1.13 is given to anyone who has its signed address, while that lasts', async () => {
    const url = signExport(project.id);
    // not the last sign of base64, some bits of which say nothing
    const forged = url.replace(/.(?=.$)/, (one) => (one === 'A' ? 'B' : 'A'));
    expect(codeOf(await get(forged))).toEqual([403, 'SIGNATURE_INVALID']);
    expect(codeOf(await get(url.split('?')[0] ?? ''))).toEqual([403, 'SIGNATURE_INVALID']);
    expect(codeOf(await get(signExport(project.id, { now: Date.now() - 25 * 3_600_000 })))).toEqual([
      403,
      'SIGNATURE_INVALID',
    ]);
    const other = crypto.randomUUID();
    expect(codeOf(await get(url.replace(project.id, other)))).toEqual([403, 'SIGNATURE_INVALID']);
    expect(codeOf(await get(signExport(other)))).toEqual([404, 'PROJECT_NOT_FOUND']);
    expect(codeOf(await get('/projects/x/export'))).toEqual([404, 'PROJECT_NOT_FOUND']);
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
  });

  it('S1.13 holds what belongs together when the photo is exchanged while it is made', async () => {
    const { db } = fixture.database;
    const other = await readFile(new URL('../../../../e2e/fixtures/photo.jpg', import.meta.url));
    const exchanged = (await fixture.upload('photo', other)).data.id;
    const shopUrl = () => 'http://shop.test';
    const { store, signUrl } = fixture;
    let times = 0;
    const { entries } = await exportProject(db, project.id, {
      store,
      readBuild: loadViewer,
      prepareTargets: async (of, source) => {
        const prepared = await prepareTargets(of, source, { store, shopUrl });
        times += 1;
        const customization = sql`jsonb_set(${projectItems.customization}, '{photo}', to_jsonb(${exchanged}::text))`;
        await db.update(projectItems).set({ customization }).where(eq(projectItems.projectId, project.id));
        return prepared;
      },
      readTargets: (of, source) => readTargets(of, source, { signUrl, shopUrl }),
    });
    expect(times).toBe(2);
    const opened = await entries.find(({ path }) => path === 'targets/1.bin')?.open();
    const pack = opened && (await buffer(opened));
    const [preparedTarget] = await prepareTargets(db, { projectId: project.id }, { store, shopUrl });
    expect(pack?.equals(await buffer(await store.open(preparedTarget?.packKey ?? '')))).toBe(true);
  });

  it('S1.13 says before its first byte that a medium is missing', async () => {
    const { db } = fixture.database;
    const [file] = await db.select({ key: files.storageKey }).from(files).where(eq(files.id, filmId));
    const key = file?.key ?? '';
    await rm(join(fixture.folder, 'files', key.slice(0, 2), key));
    expect(codeOf(await get(signExport(project.id)))).toEqual([404, 'FILE_NOT_FOUND']);
  });
});
