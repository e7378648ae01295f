import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { viewerTarget } from '@afterimage/contract/viewer.ts';
import { createTracker } from '@afterimage/tracker';
import { readPack } from '@afterimage/tracker/pack/pack.ts';
import { files } from '../files/tables.ts';
import { printFiles } from '../print/tables.ts';
import { targets } from './tables.ts';
import { forgetFiles } from '../privacy/forget-files.ts';
import { s3Store } from '../files/store/s3-store.ts';
import { openS3 } from '../files/store/test-s3.ts';
import { makePrint } from '../print/make-print.ts';
import { defaultPlateNames } from '../print/plates.ts';
import { withPages } from '../print/pdf-pages.ts';
import { photographed, projectAt, viewOf } from './test-camera.ts';
import { coffee, openTargetFixture, shopUrl } from './test-targets.ts';

// Pictures are compiled, which takes seconds each on a busy machine.

let its: Awaited<ReturnType<typeof openTargetFixture>>;
let projectId: string;
beforeAll(async () => {
  its = await openTargetFixture();
});
afterAll(() => its.close());
beforeEach(async () => {
  await its.db.delete(targets);
  ({ projectId } = await its.newProject());
});

describe('the targets of a project', () => {
  it('S1.13 are its photos with a medium as they are printed, read without making any', async () => {
    ({ projectId } = await its.newProject({ surfaceCount: 2 }));
    const targetList = await its.read(projectId);
    const [film] = await its.db.select().from(files).where(eq(files.id, its.medium));
    expect(targetList.map((target) => viewerTarget.parse(target))).toEqual(targetList);
    expect(targetList).toMatchObject([
      {
        id: `front-${its.slot}`,
        title: 'Main photo',
        width: 1024,
        height: 683,
        widthMm: 90,
        heightMm: 60,
        surface: { kind: 'cylinder', radiusMm: 41 },
        photo: { x: 0, y: 0, width: 90, height: 60, outline: 'rectangle' },
        medium: { attachmentId: film?.shownId, type: 'IMAGE', display: { fit: 'contain' } },
      },
      { id: `card-${its.slot}`, widthMm: expect.closeTo(60), surface: { kind: 'flat' } },
    ]);
    expect((await its.rows()).map(({ packKey, pictureBytes }) => [packKey, pictureBytes])).toEqual([
      [null, null],
      [null, null],
    ]);
    // The same anew, while the grid of the signatures stands.
    expect(await its.read(projectId)).toEqual(targetList);
    expect(await its.read(randomUUID())).toEqual([]);
  });

  it('S1.13 are found by a camera in what is printed, their corners within half a pixel', async () => {
    const { db } = its;
    ({ projectId } = await its.newProject({ surfaceCount: 2 }));
    const [, card] = await its.read(projectId);
    await makePrint(projectId, { db, store: its.stage.store, shopUrl, plateNames: defaultPlateNames });
    const [print] = await db.select().from(printFiles).where(eq(printFiles.projectId, projectId));
    const pdf = await buffer(await its.stage.store.open(print?.storageKey ?? ''));
    // PDFium draws pictures half a pixel too large on each side: at 1270 dpi that is a hundredth of a millimetre.
    const page = await withPages(pdf, (pages) => pages[1]!.raster(1270));
    const pack = await its.app.inject(card!.packUrl);
    const size = { width: 640, height: 480 };
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
      // each view is found anew: no camera leaps from one to the other between two frames
      const tracker = createTracker({ packs: [new Uint8Array(pack.rawPayload)], ...size });
      expect(tracker.targets).toEqual([
        { width: card?.width, height: card?.height, physicalWidth: expect.closeTo(60, 4) },
      ]);
      const [sighting] = tracker.process(frame, 0);
      tracker.free();
      expect(sighting?.state).toBe('tracking');
      const angle = (10 * Math.PI) / 180;
      const expected = [
        [-30, -20],
        [30, -20],
        [30, 20],
        [-30, 20],
      ].map(([x = 0, y = 0]) =>
        projectAt(view, [
          38 + x * Math.cos(angle) - y * Math.sin(angle),
          28 + x * Math.sin(angle) + y * Math.cos(angle),
        ]),
      );
      const off = expected.map(([x, y], corner) =>
        Math.hypot(
          (sighting?.corners?.[2 * corner] ?? 0) + 0.5 - x,
          (sighting?.corners?.[2 * corner + 1] ?? 0) + 0.5 - y,
        ),
      );
      expect(Math.max(...off)).toBeLessThan(0.5);
    }
  });

  it('S1.13 are made once, also when many ask at the same time and in several processes', async () => {
    const targetList = await its.read(projectId);
    const before = await its.onDisk();
    const other = its.serverOf(its.otherStore());
    const urls = targetList.flatMap(({ packUrl, pictureUrl }) => [packUrl, pictureUrl]);
    const answers = await Promise.all(
      [its.app, other, its.app].flatMap((server) => urls.map((url) => server.inject(url))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    for (const [index, { rawPayload }] of answers.entries())
      expect(rawPayload.equals(answers[index % urls.length]!.rawPayload)).toBe(true);
    expect(await its.onDisk()).toBe(before + 2);
    await Promise.all([its.prepare(projectId), its.prepare(projectId, its.otherStore())]);
    expect(await its.onDisk()).toBe(before + 2);
    await other.close();
  });

  it('S1.13 are the same for what is printed alike, and others for what is not', async () => {
    const hashes = async (projectOptions: Parameters<typeof its.newProject>[0]) =>
      (await its.read((await its.newProject(projectOptions)).projectId)).map(({ packUrl }) => packUrl.split('/')[3]);
    const [front, card] = await hashes({ surfaceCount: 2 });
    // The code is not on the front, and lies over the photo on the card: each project has its own there.
    const [again, otherCard] = await hashes({ surfaceCount: 2 });
    expect(again).toBe(front);
    expect(otherCard).not.toBe(card);
    expect(await hashes({ text: 'For Dad' })).not.toContain(front);
    expect(await hashes({ input: await its.newPhoto() })).not.toContain(front);
  });

  it('S1.13 are made of the photo with its filter, which makes another target of it', async () => {
    const [plain] = await its.prepare(projectId);
    const filtered = await its.newProject({ filter: 'black-and-white' });
    const [gray] = await its.prepare(filtered.projectId);
    const [warm] = await its.prepare((await its.newProject({ filter: 'warm' })).projectId);
    expect(new Set([plain?.hash, gray?.hash, warm?.hash]).size).toBe(3);
    const [again] = await its.read((await its.newProject({ filter: 'black-and-white' })).projectId);
    expect(again?.packUrl).toContain(gray!.hash);
    const saturation = async (key: string) => {
      const { data } = await sharp(await buffer(await its.stage.store.open(key)))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let sum = 0;
      for (let at = 0; at < data.length; at += 3) sum += Math.abs(data[at]! - data[at + 2]!);
      return (3 * sum) / data.length;
    };
    // WebP turns grays by a step or two
    expect(await saturation(gray!.pictureKey)).toBeLessThan(3);
    expect(await saturation(plain!.pictureKey)).toBeGreaterThan(20);
    expect(await saturation(warm!.pictureKey)).toBeGreaterThan((await saturation(plain!.pictureKey)) + 5);
  });

  it('S1.13 whose files are gone are made again', async () => {
    const [front] = await its.read(projectId);
    const { rawPayload } = await its.app.inject(front!.packUrl);
    const [preparedTarget] = await its.prepare(projectId);
    await its.loseFile(preparedTarget!.packKey);
    const again = await its.app.inject(front!.packUrl);
    expect([again.statusCode, again.rawPayload.equals(rawPayload)]).toEqual([200, true]);
    const [row] = (await its.rows()).filter(({ hash }) => hash === preparedTarget!.hash);
    expect(row?.packKey).not.toBe(preparedTarget!.packKey);
    expect(await its.deletedKeys()).toEqual(
      expect.arrayContaining([preparedTarget!.packKey, preparedTarget!.pictureKey]),
    );
  });

  it('S1.13 say clearly when a photo cannot be had, and leave nothing behind', async () => {
    const { db } = its;
    const lostPhoto = await its.newPhoto();
    const [front] = await its.read((await its.newProject({ input: lostPhoto })).projectId);
    const [file] = await db.select().from(files).where(eq(files.id, lostPhoto));
    await its.loseFile(file?.storageKey ?? '');
    const before = await its.onDisk();
    expect((await its.app.inject(front!.packUrl)).json().status.code).toBe('FILE_NOT_FOUND');
    const hostile = await its.newPhoto();
    const { key } = await its.stage.store.put((await coffee).subarray(0, 9000));
    await db.update(files).set({ storageKey: key }).where(eq(files.id, hostile));
    const [broken] = await its.read((await its.newProject({ input: hostile })).projectId);
    const response = await its.app.inject(broken!.pictureUrl);
    expect([response.statusCode, response.json().status.code]).toEqual([422, 'FILE_UNREADABLE']);
    // The photo, as it came and as it is shown, and what lies in its place: nothing else.
    expect(await its.onDisk()).toBe(before + 3);
  });

  it('S1.13 of a store that cannot be reached are no damaged photos: a phone asks again', async () => {
    const s3 = await openS3();
    await s3.close();
    const app = its.serverOf(s3Store(s3.settings, join(its.stage.folder, 'incoming'), { answer: 1000, pause: 1 }));
    const [front] = await its.read((await its.newProject({ text: 'For Dad' })).projectId);
    expect((await app.inject(front!.packUrl)).statusCode).toBe(500);
    await app.close();
  });

  it('S1.13 are few kilobytes to see and to load, and round on a mug', async () => {
    const [front] = await its.prepare(projectId);
    const [row] = (await its.rows()).filter(({ hash }) => hash === front!.hash);
    expect(row?.pictureBytes).toBeLessThan(15_000);
    expect(row?.packBytes).toBeLessThan(110_000);
    const picture = await sharp(await buffer(await its.stage.store.open(front!.pictureKey))).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['webp', 320, 213]);
    const pack = readPack(new Uint8Array((await its.app.inject((await its.read(projectId))[0]!.packUrl)).rawPayload));
    expect(pack.target.surface).toEqual({ kind: 'cylinder', radius: expect.closeTo(41 / 90, 6) });
  });
});

describe('the targets of a draft', () => {
  it('S1.12 lie on the screen on which it is shown, with the photo that it has now', async () => {
    const { db } = its;
    const own = await its.newPhoto();
    const draftId = await its.newDraft(own);
    const targetList = await its.readDraft(draftId);
    const [film] = await db.select().from(files).where(eq(files.id, its.medium));
    expect(
      targetList.map(({ surface, title, medium: { attachmentId } }) => [surface.kind, title, attachmentId]),
    ).toEqual([['flat', 'Photo', film?.shownId]]);
    expect((await its.app.inject(targetList[0]!.pictureUrl)).statusCode).toBe(200);
    await db.transaction((tx) => forgetFiles(tx, [own]));
    expect(await its.readDraft(draftId)).toEqual([]);
    expect(await its.readDraft(randomUUID())).toEqual([]);
  });
});

describe('the addresses of targets', () => {
  it('S1.13 are fetched by whoever was given them, and kept for as long as they last', async () => {
    const [front] = await its.read(projectId);
    const { packUrl, pictureUrl } = front!;
    const pack = await its.app.inject(packUrl);
    expect(pack.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private, max-age=\d{5,6}, immutable$/),
      'content-length': String(pack.rawPayload.length),
    });
    const picture = await its.app.inject(pictureUrl);
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    const etag = String(picture.headers.etag);
    expect(etag).not.toBe(pack.headers.etag);
    expect((await its.app.inject({ url: pictureUrl, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect((await its.app.inject({ url: packUrl, headers: { range: 'bytes=0-3' } })).rawPayload).toEqual(
      pack.rawPayload.subarray(0, 4),
    );
    const head = await its.app.inject({ method: 'HEAD', url: packUrl });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(pack.rawPayload.length),
      '',
    ]);
    const code = async (url: string) => (await its.app.inject(url)).json().status.code;
    for (const wrong of [
      packUrl.split('?')[0] ?? '',
      packUrl.replace('/pack?', '/picture?'),
      packUrl.replace(/signature=./, (targetList) => (targetList.endsWith('_') ? 'signature=-' : 'signature=_')),
      packUrl.replace(/targets\/./, 'targets/_'),
    ])
      expect(await code(wrong)).toMatch(/^(SIGNATURE_INVALID|FILE_NOT_FOUND)$/);
    expect(await code(its.stage.signUrl(`targets/${'0'.repeat(64)}/pack`))).toBe('FILE_NOT_FOUND');
    expect(await code(its.stage.signUrl(`targets/${'0'.repeat(64)}/other`))).toBe('FILE_NOT_FOUND');
  });
});
