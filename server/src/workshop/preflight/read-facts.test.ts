import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrintSurface } from '@afterimage/contract/print.ts';
import { files } from '../../files/tables.ts';
import { orderLines } from '../../orders/tables.ts';
import { defaultPlateNames } from '../../print/plates.ts';
import { readProjectScene } from '../../print/project-scene.ts';
import { printFiles } from '../../print/tables.ts';
import { projectItems } from '../../projects/tables.ts';
import { openWorkshop, testShopUrl } from '../test-workshop.ts';
import { preflights } from '../tables.ts';
import { makePreflight } from './make-preflight.ts';
import { preflightOf } from './preflight.ts';
import { readFacts } from './read-facts.ts';

let shop: Awaited<ReturnType<typeof openWorkshop>>;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

type Print = Awaited<ReturnType<typeof shop.newPrint>>;
const found = async ({ projectId }: Print) =>
  (await shop.db.select().from(preflights).where(eq(preflights.projectId, projectId)))[0]!;
const faultsOf = (row: { itemList: { level: string; check: string }[] }) =>
  row.itemList.filter(({ level }) => level !== 'ok').map(({ check, level }) => `${check} ${level}`);
/** Changes the surfaces of the line's template and makes file and preflight anew. */
async function withSurfaces({ lineId, make }: Print, change: (surfaces: PrintSurface[]) => void) {
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.id, lineId));
  const template = line!.printTemplate!;
  change(template.surfaceList);
  await shop.db.update(orderLines).set({ printTemplate: template }).where(eq(orderLines.id, lineId));
  await make();
}
const pdfOf = async (draw: (doc: PDFKit.PDFDocument) => void) => {
  const doc = new PDFDocument({ autoFirstPage: false });
  draw(doc);
  doc.end();
  return buffer(doc);
};
/** The faults that the finished file has for the scene of a print. */
async function faultsOfFile({ projectId }: Print, pdf: Buffer) {
  const scene = await readProjectScene(shop.db, projectId, testShopUrl);
  return faultsOf({ itemList: preflightOf(await readFacts(scene!, { store: shop.store, pdf, isCurrent: true })) });
}

describe('the preflight of a print file', () => {
  it('D20.3 a good print passes all rules, by what is read back from its file', async () => {
    const print = await shop.newPrint();
    const row = await found(print);
    expect(faultsOf(row)).toEqual([]);
    expect(row).toMatchObject({ level: 'ok', pageList: [{ title: 'Front', bleedMm: 2 }, { title: 'Back' }] });
    const figures = Object.fromEntries(row.itemList.map(({ check, figure }) => [check, figure]));
    expect(figures).toMatchObject({ resolution: 462, reach: 0, stretched: 0, boxes: 0 });
    const checks = row.itemList.map(({ check }) => check);
    expect(checks).toEqual(expect.arrayContaining(['code', 'fonts', 'profile', 'current', 'proof', 'dark']));
  });

  it('D20.3 a photo with few pixels, and one that is nearly black', async () => {
    const photo = await shop.newPhoto({ width: 300, height: 200, background: '#0a0a0a' });
    const row = await found(await shop.newPrint({ photo }));
    expect(faultsOf(row)).toEqual(['resolution red', 'dark red']);
    expect(row.itemList.find(({ check }) => check === 'dark')).toMatchObject({ figure: 4, limit: 20, page: 0 });
  });

  it('D20.3 a face in the photo: whole within the safe area, near the trim, and cut off, each with its distance', async () => {
    const photo = await shop.storePhoto(
      await readFile(new URL('../../../../e2e/fixtures/portrait.jpg', import.meta.url)),
    );
    const faceAt = async (y: number) => {
      const row = await found(await shop.newPrint({ photo, placement: { zoom: 1, x: 0, y, rotation: 0 } }));
      return row.itemList.find(({ check }) => check === 'face');
    };
    // The square photo is 64 mm high on a print of 44 with its bleed, and can be moved by 10 mm up and down; the face of the
    // woman begins some 10 mm below the photo's upper edge.
    const [high, middle, low] = [await faceAt(1), await faceAt(0.4), await faceAt(0)];
    expect(high).toMatchObject({ level: 'ok', page: 0, limit: 3 });
    expect(high?.figure).toBeGreaterThan(6);
    expect(high?.figure).toBeLessThan(10);
    expect(middle).toMatchObject({ level: 'amber' });
    expect(low).toMatchObject({ level: 'red' });
    expect((high?.figure ?? 0) - (middle?.figure ?? 0)).toBeCloseTo(6, 0);
    expect((high?.figure ?? 0) - (low?.figure ?? 0)).toBeCloseTo(10, 0);
  });

  it('D20.3 a text with a character that no font has', async () => {
    expect(faultsOf(await found(await shop.newPrint({ text: '中 Mum' })))).toEqual(['glyphs red']);
  });

  it('D20.3 a text beyond the safe area, and a picture that does not reach the bleed', async () => {
    const print = await shop.newPrint();
    await withSurfaces(print, ([front]) => {
      const [photo, text] = front!.itemList;
      if (photo?.kind === 'photo') photo.bleed = false;
      if (text?.kind === 'text') text.place = { x: 1, y: 34, width: 58, height: 6, rotation: 0 };
    });
    const row = await found(print);
    expect(faultsOf(row)).toEqual(['proof red', 'reach red', 'safe-area red']);
    expect(row.itemList.find(({ check }) => check === 'reach')).toMatchObject({ figure: 2 });
  });

  it('D20.3 a code over which something is printed cannot be read', async () => {
    const print = await shop.newPrint();
    await withSurfaces(print, ([, back]) => {
      const place = { x: 18, y: 18, width: 24, height: 6, rotation: 0 };
      back!.itemList.push({ kind: 'shape', place, outline: 'rectangle', color: '#14171c' });
    });
    expect(faultsOf(await found(print))).toEqual(['proof red', 'code red']);
  });

  it('D20.3 a file whose pixels are not those of the photo that was placed is stretched', async () => {
    const photo = await shop.newPhoto();
    const print = await shop.newPrint({ photo });
    const other = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b0c4de' } })
      .jpeg()
      .toBuffer();
    const [file] = await shop.db.select().from(files).where(eq(files.id, photo));
    const [{ storageKey } = { storageKey: '' }] = await shop.db
      .select()
      .from(printFiles)
      .where(eq(printFiles.projectId, print.projectId));
    const pdf = await buffer(await shop.store.open(storageKey));
    await shop.store.replace(file!.originalKey!, other);
    expect(await faultsOfFile(print, pdf)).toEqual(['stretched red']);
  });

  it('D20.3 a plain target is told by its stars', async () => {
    const print = await shop.newPrint();
    await shop.db.execute(sql`
      update ${projectItems} set customization = jsonb_set(customization, '{medium}',
        jsonb_build_object('attachmentId', gen_random_uuid(), 'type', 'VIDEO'))
      where ${projectItems.projectId} = ${print.projectId} and position = 0`);
    const [{ storageKey } = { storageKey: '' }] = await shop.db
      .select()
      .from(printFiles)
      .where(eq(printFiles.projectId, print.projectId));
    const pdf = await buffer(await shop.store.open(storageKey));
    expect(await faultsOfFile(print, pdf)).toContain('trackability red');
  });

  it('D20.3 a file of another program: boxes, fonts and profile', async () => {
    const print = await shop.newPrint();
    const pdf = await pdfOf((doc) => {
      doc
        .addPage({ size: [200, 100] })
        .fontSize(20)
        .text('Hello');
    });
    const faults = await faultsOfFile(print, pdf);
    expect(faults).toEqual(expect.arrayContaining(['boxes red', 'fonts red', 'profile red', 'code red']));
    expect(faults.filter((fault) => fault === 'boxes red')).toHaveLength(2);
  });

  it('D20.3 once the content has changed the file of before is out of date', async () => {
    const print = await shop.newPrint();
    await shop.db.execute(sql`
      update ${projectItems} set customization = jsonb_set(customization, '{text}', '"For Dad"')
      where ${projectItems.projectId} = ${print.projectId} and position = 1`);
    const parts = { db: shop.db, store: shop.store, shopUrl: () => testShopUrl, plateNames: defaultPlateNames };
    await makePreflight(print.projectId, parts);
    expect(faultsOf(await found(print))).toEqual(['current red', 'proof red']);
  });
});
