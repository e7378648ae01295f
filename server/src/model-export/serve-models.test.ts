import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import { swatchesOf } from '../catalogue/attributes.ts';
import { attributeValues, customizations, products, variants } from '../catalogue/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { files } from '../files/tables.ts';
import { draftKeys } from '../drafts/draft-key.ts';
import { diskStore, type FileStore } from '../files/store/store.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { registerModelExport } from './serve-models.ts';
import { modelExportHandlers } from './model-export-handlers.ts';
import { modelTokens } from './model-token.ts';

const mug = 'hearth-photo-mug';
const [keys, tokens] = [draftKeys(Buffer.alloc(32, 1)), modelTokens(Buffer.alloc(32, 2))];
let shop: TestShop;
let store: FileStore;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afterimage-room-'));
  store = diskStore(folder);
  shop = await openTestShop(modelExportHandlers({ keys, tokens, draftDays: 30 }));
  registerModelExport(shop.app, { db: shop.database.db, store, tokens, draftDays: 30 });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const codeOf = (response: { json: () => unknown }) => (response.json() as { status: { code: string } }).status.code;

async function productOf(slug: string) {
  const [product] = await shop.database.db.select().from(products).where(eq(products.slug, slug));
  if (!product) throw new Error(`no ${slug}`);
  return product;
}

/** A photo of one colour in the store, as an upload would have left it. */
async function newPhoto(color: string): Promise<string> {
  const jpeg = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const id = randomUUID();
  const { key } = await store.put(jpeg);
  await shop.database.db.insert(files).values({
    id,
    kind: 'photo',
    storageKey: key,
    mimeType: 'image/jpeg',
    bytes: jpeg.length,
    sha256: Buffer.alloc(32, 3),
    width: 1200,
    height: 1200,
  });
  return id;
}

/** A draft of a product whose photo slots all hold the photo. */
async function newDraft(slug: string, photo: string | null, more: Partial<DraftDesign> = {}): Promise<string> {
  const { id: productId } = await productOf(slug);
  const own = await shop.database.db.select().from(customizations).where(eq(customizations.productId, productId));
  const content: DraftDesign = {
    variantId: null,
    quantity: 1,
    step: 'product',
    extraList: [],
    slots: own
      .filter(({ kind }) => kind === 'photo')
      .map(({ id }) => ({ slot: id, kind: 'photo', photo, choices: [], look: {}, medium: null })),
    acceptedWarningList: [],
    ...more,
  };
  const [draft] = await shop.database.db.insert(drafts).values({ productId, content }).returning({ id: drafts.id });
  return draft?.id ?? '';
}

const surfaceColor = async (glb: Buffer, surfaceId: string) => {
  const document = await new NodeIO().readBinary(glb);
  const material = document
    .getRoot()
    .listMaterials()
    .find((one) => one.getName() === `artwork-${surfaceId}`);
  return material?.getBaseColorTexture()?.getImage() ?? null;
};

const middleOf = async (picture: Uint8Array) => {
  const { width, height } = await sharp(picture).metadata();
  const box = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
  return [...(await sharp(picture).extract(box).removeAlpha().raw().toBuffer())];
};

describe('a product that hangs', () => {
  it('S1.13 is hung on a wall as its row says, by its address and as a draft, and stands when the row is changed', async () => {
    const slug = 'morning-ridge-framed-print';
    const { db } = shop.database;
    const layerOf = async (url: string) => (await get(url)).rawPayload.toString('latin1');
    const vertical = 'preliminary:planeAnchoring:alignment = "vertical"';
    expect((await productOf(slug)).roomPlacement).toBe('wall');
    expect(await layerOf(`/room/${slug}.usdz`)).toContain(vertical);
    const { token } = tokens.tokenOf(await newDraft(slug, null));
    expect(await layerOf(`/room/draft/${token}.usdz`)).toContain(vertical);
    expect(await layerOf(`/room/${mug}.usdz`)).not.toContain(vertical);
    await db.update(products).set({ roomPlacement: 'floor' }).where(eq(products.slug, slug));
    expect(await layerOf(`/room/${slug}.usdz`)).not.toContain(vertical);
    await db.update(products).set({ roomPlacement: 'wall' }).where(eq(products.slug, slug));
  });
});

describe('the model of a product', () => {
  it('S1.12 is there for both kinds of phones, under types that they know', async () => {
    const glb = await get(`/room/${mug}.glb`);
    expect([glb.statusCode, glb.headers['content-type']]).toEqual([200, 'model/gltf-binary']);
    expect(glb.rawPayload.toString('latin1', 0, 4)).toBe('glTF');
    const usdz = await get(`/room/${mug}.usdz`);
    expect([usdz.statusCode, usdz.headers['content-type']]).toEqual([200, 'model/vnd.usdz+zip']);
    expect(usdz.rawPayload.toString('latin1', 0, 2)).toBe('PK');
    expect(usdz.headers['x-content-type-options']).toBe('nosniff');
  });

  it('S1.12 shows a photo where photos go, as its pictures in the shop do', async () => {
    const picture = await surfaceColor((await get(`/room/${mug}.glb`)).rawPayload, 'front');
    const { channels } = await sharp(picture!).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    expect((await get(`/room/${mug}.usdz`)).rawPayload.includes('textures/0.jpg')).toBe(true);
  });

  it('S1.12 comes in the colours that it has, and in no other', async () => {
    const { slug, colors } = (await shop.database.db.select().from(products)).find(
      ({ modelUrl, colors: all }) => modelUrl !== null && all.length > 1,
    )!;
    const codes = (await swatchesOf(shop.database.db, colors)).map(({ swatch }) => swatch.slice(1));
    const tags = await Promise.all(
      codes.map(async (code) => (await get(`/room/${slug}.glb?color=${code}`)).headers.etag),
    );
    expect(new Set(tags).size).toBe(codes.length);
    expect((await get(`/room/${slug}.glb`)).headers.etag).toBe(tags[0]);
    expect((await get(`/room/${slug}.glb?color=123456`)).statusCode).toBe(404);
    const wrong = await get(`/room/${slug}.glb?color=red`);
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([400, 'INVALID_REQUEST']);
    expect(wrong.json().status.fields).toEqual({ color: 'Six digits of a colour of this product, without #.' });
    const german = await get(`/room/${slug}.glb?color=red`, { 'accept-language': 'de' });
    expect(german.json().status.fields.color).toBe('Die sechs Stellen eines Farbcodes dieses Produkts, ohne #.');
  });

  it('S1.12 is not where there is no model, no product, or no such kind of file', async () => {
    const bare = 'plinth-stool';
    await shop.database.db.update(products).set({ modelUrl: null }).where(eq(products.slug, bare));
    for (const [url, code] of [
      [`/room/${bare}.glb`, 'NOT_FOUND'],
      ['/room/nobody.usdz', 'PRODUCT_NOT_FOUND'],
      [`/room/${mug}.obj`, 'NOT_FOUND'],
      ['/room/..%2fmain.glb', 'PRODUCT_NOT_FOUND'],
    ] as const) {
      const response = await get(url);
      expect([url, response.statusCode, codeOf(response)]).toEqual([url, 404, code]);
    }
  });

  it('S1.12 is kept by anyone who has it: for good under its version, else as long as it is the same', async () => {
    const first = await get(`/room/${mug}.usdz`);
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    expect((await get(`/room/${mug}.usdz?v=1`)).headers['cache-control']).toContain('immutable');
    const again = await get(`/room/${mug}.usdz`, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('S1.12 asked for by many at once it is made once and the same for all', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => get('/room/loopback-hoodie.usdz')));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(1);
  });
});

describe('the model of a draft', () => {
  it("S1.12 carries the customer's photo, in both kinds of files", async () => {
    const { token } = tokens.tokenOf(await newDraft(mug, await newPhoto('#d01818')));
    const glb = await get(`/room/draft/${token}.glb`);
    expect([glb.statusCode, glb.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const picture = await surfaceColor(glb.rawPayload, 'front');
    expect(picture).not.toBeNull();
    const [red = 0, green = 0, blue = 0] = await middleOf(picture!);
    expect([red > 190, green < 50, blue < 50]).toEqual([true, true, true]);
    expect(Math.max(...Object.values(await sizeOf(picture!)))).toBe(1024);
    const usdz = await get(`/room/draft/${token}.usdz`);
    expect(usdz.statusCode).toBe(200);
    expect(usdz.rawPayload.includes('textures/0.jpg')).toBe(true);
  });

  it('S1.12 changes with the design, under the same name', async () => {
    const id = await newDraft(mug, await newPhoto('#1818d0'));
    const { token } = tokens.tokenOf(id);
    const before = await get(`/room/draft/${token}.glb`);
    const same = await get(`/room/draft/${token}.glb`, { 'if-none-match': String(before.headers.etag) });
    expect(same.statusCode).toBe(304);
    const [other] = await shop.database.db
      .select({ content: drafts.content })
      .from(drafts)
      .where(eq(drafts.id, await newDraft(mug, await newPhoto('#18d018'))));
    await shop.database.db.update(drafts).set({ content: other!.content }).where(eq(drafts.id, id));
    const after = await get(`/room/draft/${token}.glb`);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const [red = 0, green = 0] = await middleOf((await surfaceColor(after.rawPayload, 'front'))!);
    expect([red < 60, green > 180]).toEqual([true, true]);
  });

  it('S1.12 is blank where nothing was put yet, or a photo is gone', async () => {
    for (const photo of [null, randomUUID()]) {
      const { token } = tokens.tokenOf(await newDraft(mug, photo));
      expect((await get(`/room/draft/${token}.glb`)).statusCode).toBe(200);
    }
  });

  it('S1.12 what lies on the colour of the thing takes on the chosen one', async () => {
    const shirt = await productOf('studio-photo-t-shirt');
    const { db } = shop.database;
    const [first, second] = await swatchesOf(db, shirt.colors);
    const value = and(eq(attributeValues.attributeId, 'color'), eq(attributeValues.code, second!.color));
    const [color] = await db.select().from(attributeValues).where(value);
    const [variant] = (await shop.database.db.select().from(variants).where(eq(variants.productId, shirt.id))).filter(
      ({ colorId }) => colorId === color?.id,
    );
    const plain = tokens.tokenOf(await newDraft(shirt.slug, null)).token;
    const draftToken = tokens.tokenOf(await newDraft(shirt.slug, null, { variantId: variant!.id })).token;
    const colorIn = async (token: string) =>
      middleOf((await surfaceColor((await get(`/room/draft/${token}.glb`)).rawPayload, 'front'))!);
    const near = (code: string, [red = 0, green = 0, blue = 0]: number[]) =>
      [1, 3, 5].every(
        (at, index) => Math.abs(Number.parseInt(code.slice(at, at + 2), 16) - [red, green, blue][index]!) < 8,
      );
    expect(near(first!.swatch, await colorIn(plain))).toBe(true);
    expect(near(second!.swatch, await colorIn(draftToken))).toBe(true);
  });

  it('S1.12 shows a photo however its id is written, and says when its bytes are lost', async () => {
    const photo = await newPhoto('#18d018');
    const { token } = tokens.tokenOf(await newDraft(mug, photo.toUpperCase()));
    const [, green = 0] = await middleOf(
      (await surfaceColor((await get(`/room/draft/${token}.glb`)).rawPayload, 'front'))!,
    );
    expect(green).toBeGreaterThan(180);
    const missingPhoto = await newPhoto('#d018d0');
    const [file] = await shop.database.db
      .select({ key: files.storageKey })
      .from(files)
      .where(eq(files.id, missingPhoto));
    await store.delete(file?.key ?? '');
    const { token: other } = tokens.tokenOf(await newDraft(mug, missingPhoto));
    const response = await get(`/room/draft/${other}.usdz`);
    expect([response.statusCode, codeOf(response)]).toEqual([404, 'FILE_NOT_FOUND']);
  });

  it('S1.12 is for whoever was given its name, as long as it lasts, and for nobody who guesses', async () => {
    const id = await newDraft(mug, null);
    const { token } = tokens.tokenOf(id);
    for (const wrong of [token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'), 'A'.repeat(48), keys.keyOf(id)]) {
      const response = await get(`/room/draft/${wrong}.glb`);
      expect([response.statusCode, codeOf(response)]).toEqual([403, 'SIGNATURE_INVALID']);
    }
    const old = tokens.tokenOf(id, Date.now() - 48 * 3_600_000).token;
    expect((await get(`/room/draft/${old}.usdz`)).statusCode).toBe(403);
    await shop.database.db.delete(drafts).where(eq(drafts.id, id));
    const goneReply = await get(`/room/draft/${token}.glb`);
    expect([goneReply.statusCode, codeOf(goneReply)]).toEqual([404, 'DRAFT_NOT_FOUND']);
  });

  it("S1.12 its name is given to whoever has the draft's key", async () => {
    const id = await newDraft(mug, null);
    const { status, data } = await shop.call('getDraftRoom', { params: { draftKey: keys.keyOf(id) } });
    expect(status).toBe(200);
    const { token, expiresAt } = data as { token: string; expiresAt: string };
    expect(tokens.draftOf(token)).toBe(id);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    const other = await shop.call('getDraftRoom', { params: { draftKey: 'A'.repeat(43) } });
    expect(other.status).toBe(404);
  });
});

async function sizeOf(picture: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}
