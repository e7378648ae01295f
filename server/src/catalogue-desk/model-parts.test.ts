import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskProduct } from '@afterimage/contract/admin/catalogue-desk.ts';
import { drafts } from '../drafts/tables.ts';
import { files } from '../files/tables.ts';
import { boardModel } from '../files/sanitize/test-models.ts';
import { modelTokens } from '../model-export/model-token.ts';
import { registerModelExport } from '../model-export/serve-models.ts';
import { storeModel } from './store-model.ts';
import { boardFace as face } from './test-board-face.ts';
import { openCatalogueDesk, paramsOf } from './test-catalogue-desk.ts';

const tokens = modelTokens(Buffer.alloc(32, 2));
let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
let folder: string;
beforeAll(async () => {
  desk = await openCatalogueDesk();
  folder = await mkdtemp(join(tmpdir(), 'afterimage-parts-'));
  registerModelExport(desk.app, { db: desk.database.db, store: desk.store, tokens, draftDays: 30 });
});
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true, force: true });
});

let models = 0;
/** A model in the store, as an upload would have left it. */
async function newModel(label: string): Promise<string> {
  models += 1;
  const [from, to] = ['sent', 'checked'].map((name) => join(folder, `${name}-${models}`)) as [string, string];
  await writeFile(from, await boardModel({ label }));
  return (await storeModel({ db: desk.database.db, store: desk.store }, { from, to })).url;
}

async function newPhoto(background: string): Promise<string> {
  const jpeg = await sharp({ create: { width: 800, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { key, bytes, sha256 } = await desk.store.put(jpeg);
  const facts = { kind: 'photo' as const, mimeType: 'image/jpeg', width: 800, height: 1200 };
  const [row] = await desk.database.db
    .insert(files)
    .values({ ...facts, storageKey: key, bytes, sha256 })
    .returning({ id: files.id });
  return row?.id ?? '';
}

const add = (product: DeskProduct, change: Partial<typeof face> = {}) =>
  desk.call('addSlot', { params: paramsOf(product), body: { version: product.version, ...face, ...change } });

it('D20.4 a face names a part of the model that has texture coordinates and shows no other face', async () => {
  const added = await desk.add('Board with faces');
  expect((await add(added)).fields).toEqual({ modelPart: 'The 3D model of the product has no part of this name' });
  const { data: product } = await desk.save(added, { modelUrl: await newModel('Label') });
  expect(Object.keys((await add(product, { modelPart: 'Lid' })).fields)).toEqual(['modelPart']);
  expect((await add(product, { modelPart: 'Wood' })).fields['modelPart']).toContain('no texture coordinates');
  const { data: faced } = await add(product);
  expect(faced.slotList[0]?.face?.modelPart).toBe('Label');
  expect((await add(faced)).fields['modelPart']).toContain('Another face');
  const { kind: _kind, ...unchanged } = face;
  const kept = await desk.call('saveSlot', {
    params: { ...paramsOf(faced), slotId: String(faced.slotList[0]?.id) },
    body: { version: faced.version, ...unchanged, widthMm: 190 },
  });
  expect(kept.data.slotList[0]?.face).toMatchObject({ widthMm: 190, modelPart: 'Label' });
});

it('D20.4 a model without the part of a face is told among what is worth a look, and a copy names it too', async () => {
  const added = await desk.add('Replaced board');
  const { data: product } = await desk.save(added, { modelUrl: await newModel('Label') });
  const { data: faced } = await add(product);
  const issuesOf = ({ issueList }: DeskProduct) => issueList.filter(({ issue }) => issue === 'partMissing');
  expect(issuesOf(faced)).toEqual([]);
  const { data: replaced } = await desk.save(faced, { modelUrl: await newModel('Sticker') });
  expect(issuesOf(replaced)).toEqual([{ issue: 'partMissing', isBlocking: false, count: 1 }]);
  const { data: removed } = await desk.save(replaced, { modelUrl: null });
  expect(issuesOf(removed)).toHaveLength(1);
  const { data: copy } = await desk.call('copyProduct', { params: paramsOf(removed) });
  expect(copy.slotList[0]?.face?.modelPart).toBe('Label');
});

it("S1.12 the exported model shows the customer's photo on the part, and the others as they are", async () => {
  const { db } = desk.database;
  const added = await desk.add('Printed board');
  const { data: product } = await desk.save(added, { modelUrl: await newModel('Label') });
  const { data: faced } = await add(product);
  const slot = faced.slotList[0]?.id ?? 0;
  const photo = await newPhoto('#c01020');
  const [draft] = await db
    .insert(drafts)
    .values({
      productId: product.id,
      content: {
        variantId: null,
        quantity: 1,
        step: 'product',
        extraList: [],
        slots: [{ slot, kind: 'photo', photo, choices: [], look: {}, medium: null }],
        acceptedWarningList: [],
      },
    })
    .returning({ id: drafts.id });
  const { token } = tokens.tokenOf(draft?.id ?? '');
  const glb = await desk.app.inject({ url: `/room/draft/${token}.glb` });
  const materials = (await new NodeIO().readBinary(glb.rawPayload)).getRoot().listMaterials();
  expect(materials.map((material) => material.getName()).toSorted()).toEqual(['Wood', `artwork-face-${slot}`]);
  const printed = materials.find((material) => material.getName() === `artwork-face-${slot}`);
  const picture = printed?.getBaseColorTexture()?.getImage() ?? new Uint8Array();
  const [red = 0, green = 0, blue = 0] = await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer();
  expect([Math.abs(red - 0xc0), Math.abs(green - 0x10), Math.abs(blue - 0x20)].every((by) => by < 8)).toBe(true);
  const usdz = await desk.app.inject({ url: `/room/draft/${token}.usdz` });
  expect(usdz.rawPayload.toString('latin1')).toContain('textures/0.jpg');
});

it('S1.12 a text is shown on the color of the part', async () => {
  const { db } = desk.database;
  const added = await desk.add('Engraved board');
  const { data: product } = await desk.save(added, { modelUrl: await newModel('Wood front') });
  const { data: faced } = await add(product, { kind: 'text', modelPart: 'Front' });
  const slot = faced.slotList[0]?.id ?? 0;
  const [draft] = await db
    .insert(drafts)
    .values({
      productId: product.id,
      content: { variantId: null, quantity: 1, step: 'product', extraList: [], slots: [], acceptedWarningList: [] },
    })
    .returning({ id: drafts.id });
  const glb = await desk.app.inject({ url: `/room/draft/${tokens.tokenOf(draft?.id ?? '').token}.glb` });
  const printed = (await new NodeIO().readBinary(glb.rawPayload))
    .getRoot()
    .listMaterials()
    .find((material) => material.getName() === `artwork-face-${slot}`);
  const picture = printed?.getBaseColorTexture()?.getImage() ?? new Uint8Array();
  // The board of the test is #d8b080.
  const [red = 0, green = 0, blue = 0] = await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer();
  expect([Math.abs(red - 0xd8), Math.abs(green - 0xb0), Math.abs(blue - 0x80)].every((by) => by < 8)).toBe(true);
});

it("S1.12 a print that covers a section of the part's texture leaves the rest of the part as it is", async () => {
  const { db } = desk.database;
  const added = await desk.add('Board with a section');
  const { data: product } = await desk.save(added, { modelUrl: await newModel('Section') });
  const modelRegion = { x: 0, y: 0.5, width: 1, height: 0.5, rotation: 90, mirrored: false } as const;
  const narrow = await add(product, { modelPart: 'Section', modelRegion: { ...modelRegion, width: 0 } });
  expect(Object.keys(narrow.fields)).toEqual(['modelRegion.width']);
  const { data: faced } = await add(product, { modelPart: 'Section', modelRegion });
  expect(faced.slotList[0]?.face?.modelRegion).toEqual(modelRegion);
  const { data: copy } = await desk.call('copyProduct', { params: paramsOf(faced) });
  expect(copy.slotList[0]?.face?.modelRegion).toEqual(modelRegion);
  const [draft] = await db
    .insert(drafts)
    .values({
      productId: product.id,
      content: { variantId: null, quantity: 1, step: 'product', extraList: [], slots: [], acceptedWarningList: [] },
    })
    .returning({ id: drafts.id });
  const glb = await desk.app.inject({ url: `/room/draft/${tokens.tokenOf(draft?.id ?? '').token}.glb` });
  const list = (await new NodeIO().readBinary(glb.rawPayload))
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  const part = (name: string) => list.find((primitive) => primitive.getMaterial()?.getName() === name);
  const heights = (name: string) => {
    const position = part(name)?.getAttribute('POSITION');
    return [position?.getMin([])[1], position?.getMax([])[1]].map((meters) => Math.round((meters ?? 0) * 1000));
  };
  // The texture begins at the top: its lower half is that of the board.
  expect([heights(`artwork-face-${faced.slotList[0]?.id}`), heights('Section')]).toEqual([
    [0, 150],
    [150, 300],
  ]);
  const uv = part(`artwork-face-${faced.slotList[0]?.id}`)?.getAttribute('TEXCOORD_0');
  expect([uv?.getMin([]), uv?.getMax([])]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});
