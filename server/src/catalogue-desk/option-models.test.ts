import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBounds, type Material, NodeIO } from '@gltf-transform/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskProduct, SlotBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { OptionEffect } from '@afterimage/contract/admin/choice-desk.ts';
import { drafts } from '../drafts/tables.ts';
import { boardModel } from '../files/sanitize/test-models.ts';
import { modelTokens } from '../model-export/model-token.ts';
import { registerModelExport } from '../model-export/serve-models.ts';
import { deleteUnusedModels } from './serve-sent-models.ts';
import { storeModel } from './store-model.ts';
import { productModels } from './tables.ts';
import { boardFace } from './test-board-face.ts';
import { openCatalogueDesk, paramsOf } from './test-catalogue-desk.ts';

const tokens = modelTokens(Buffer.alloc(32, 2));
let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
let folder: string;
beforeAll(async () => {
  desk = await openCatalogueDesk();
  folder = await mkdtemp(join(tmpdir(), 'afterimage-options-'));
  registerModelExport(desk.app, { db: desk.database.db, store: desk.store, tokens, draftDays: 30 });
});
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true, force: true });
});

let models = 0;
/** A model in the store, as an upload would have left it. */
async function newModel(change: Parameters<typeof boardModel>[0]): Promise<string> {
  models += 1;
  const [from, to] = ['sent', 'checked'].map((name) => join(folder, `${name}-${models}`)) as [string, string];
  await writeFile(from, await boardModel(change));
  return (await storeModel({ db: desk.database.db, store: desk.store }, { from, to })).url;
}

const newProduct = async (name: string, label = 'Label') =>
  (await desk.save(await desk.add(name), { modelUrl: await newModel({ label }) })).data;

/** A choice between the product as it is, and with these effects. */
const addChoice = (product: DeskProduct, effectList: OptionEffect[]) =>
  desk.call('addChoice', {
    params: paramsOf(product),
    body: {
      version: product.version,
      mode: 'one',
      title: { en: 'Finish', de: 'Oberfläche' },
      required: false,
      optionList: [
        { id: null, title: { en: 'Plain', de: 'Schlicht' }, price: 0, effectList: [] },
        { id: null, title: { en: 'Special', de: 'Besonders' }, price: 500, effectList },
      ],
    },
  });
const issuesOf = ({ issueList }: DeskProduct) =>
  issueList.flatMap(({ issue, count }) => (issue === 'changedPartMissing' ? [count] : []));

/** The exported model of a design with the option at that place chosen. */
async function exported({ id, slotList }: DeskProduct, option: number) {
  const slot = slotList.find(({ choice }) => choice);
  const choices = [slot?.choice?.optionList[option]?.id ?? 0];
  const [draft] = await desk.database.db
    .insert(drafts)
    .values({
      productId: id,
      content: {
        variantId: null,
        quantity: 1,
        step: 'product',
        extraList: [],
        slots: [{ slot: slot?.id ?? 0, kind: 'specification', choices }],
        acceptedWarningList: [],
      },
    })
    .returning({ id: drafts.id });
  const { token } = tokens.tokenOf(draft?.id ?? '');
  const [glb, usdz] = await Promise.all(
    (['glb', 'usdz'] as const).map((format) => desk.app.inject({ url: `/room/draft/${token}.${format}` })),
  );
  const document = await new NodeIO().readBinary(glb?.rawPayload ?? Buffer.alloc(0));
  const [scene] = document.getRoot().listScenes();
  const { min, max } = getBounds(scene ?? document.createScene());
  return {
    materials: new Map(
      document
        .getRoot()
        .listMaterials()
        .map((material) => [material.getName(), material]),
    ),
    size: [0, 1, 2].map((axis) => Math.round(((max[axis] ?? 0) - (min[axis] ?? 0)) * 10_000) / 10),
    usd: usdz?.rawPayload.toString('latin1') ?? '',
  };
}

const rounded = (material: Material | undefined) =>
  material
    ?.getBaseColorFactor()
    .slice(0, 3)
    .map((share) => Number(share.toFixed(2)));

it('D20.4 an effect names a part and a model that there are; what is wrong is told at its field', async () => {
  const product = await newProduct('Board with options');
  const refused = async (effect: OptionEffect) => (await addChoice(product, [effect])).fields;
  expect(await refused({ kind: 'partHidden', part: 'Lid' })).toEqual({
    'optionList.1.effectList.0': 'The 3D model of the product has no part of this name',
  });
  const gone = `/product-models/${'0'.repeat(64)}.glb`;
  expect(await refused({ kind: 'model', url: gone })).toEqual({
    'optionList.1.effectList.0': 'This 3D model is not there any more',
  });
  expect(Object.keys(await refused({ kind: 'model', url: 'https://elsewhere.example/a.glb' }))).toEqual([
    'optionList.1.effectList.0.url',
  ]);
  // A part of the model that another option shows can be changed too.
  const url = await newModel({ label: 'Sticker' });
  const effectList: OptionEffect[] = [
    { kind: 'model', url },
    { kind: 'partLook', part: 'Sticker', color: '#aa0000', finish: 'gloss' },
    { kind: 'modelSize', widthMm: 300, heightMm: null, depthMm: null },
  ];
  const { status, data } = await addChoice(product, effectList);
  expect(status).toBe(200);
  expect(data.slotList[0]?.choice?.optionList[1]).toMatchObject({ effectList, otherEffectCount: 0 });
  expect(data.optionModelList).toMatchObject([
    { url, size: { width: 0.2 }, partList: [{ name: 'Sticker' }, {}, {}, {}] },
  ]);
});

it('D20.4 a replaced model without the part is told, a copy has the effects, and the model of an option stays', async () => {
  const { db } = desk.database;
  const product = await newProduct('Board that is replaced');
  const url = await newModel({ label: 'Option' });
  const { data: chosen } = await addChoice(product, [
    { kind: 'partHidden', part: 'Label' },
    { kind: 'model', url },
  ]);
  expect(issuesOf(chosen)).toEqual([]);
  const { data: replaced } = await desk.save(chosen, { modelUrl: await newModel({ label: 'New label' }) });
  expect(issuesOf(replaced)).toEqual([1]);
  const { data: copy } = await desk.call('copyProduct', { params: paramsOf(replaced) });
  expect(copy.slotList[0]?.choice?.optionList[1]?.effectList).toEqual([
    { kind: 'partHidden', part: 'Label' },
    { kind: 'model', url },
  ]);
  await db.update(productModels).set({ createdAt: sql`now() - interval '2 days'` });
  await deleteUnusedModels(db, desk.store);
  expect((await desk.app.inject({ url })).statusCode).toBe(200);
});

it('S1.12 the exported model has the colors, parts, model and size of the chosen option', async () => {
  const product = await newProduct('Board in colors');
  const { data } = await addChoice(product, [
    { kind: 'partLook', part: 'Wood', color: '#ff0000', finish: 'metal' },
    { kind: 'partHidden', part: 'Front' },
    { kind: 'modelSize', widthMm: 400, heightMm: 450, depthMm: null },
  ]);
  const plain = await exported(data, 0);
  expect([[...plain.materials.keys()].toSorted(), plain.size]).toEqual([
    ['Label', 'Wood'],
    [200, 300, 10],
  ]);
  const special = await exported(data, 1);
  expect([...special.materials.keys()]).toEqual(['Wood']);
  expect(rounded(special.materials.get('Wood'))).toEqual([1, 0, 0]);
  expect(special.materials.get('Wood')?.getMetallicFactor()).toBe(1);
  expect(special.size).toEqual([400, 450, 0]);
  expect(special.usd).toContain('color3f inputs:diffuseColor = (1, 0, 0)');
});

it('S1.12 another model is exported, and a part that an option shows is missing without it, for the product too', async () => {
  const product = await newProduct('Board with a sticker', 'Sticker');
  const url = await newModel({ label: 'Large', scale: 2 });
  const withPart = await addChoice(product, [{ kind: 'partShown', part: 'Front' }]);
  expect([...(await exported(withPart.data, 0)).materials.keys()]).toEqual(['Wood']);
  expect((await exported(withPart.data, 1)).materials.size).toBe(2);
  const { data: priced } = await desk.save(withPart.data, { price: 900 });
  await desk.call('publishProduct', { params: paramsOf(priced), body: { version: priced.version, at: null } });
  const room = await desk.app.inject({ url: `/room/${priced.slug}.glb` });
  expect((await new NodeIO().readBinary(room.rawPayload)).getRoot().listMaterials()).toHaveLength(1);
  const other = await addChoice(await newProduct('Board of two sizes'), [{ kind: 'model', url }]);
  expect((await exported(other.data, 1)).size).toEqual([400, 600, 20]);
});

it('S1.12 an object that shares its material is colored alone, and an engraved part has the color under its text', async () => {
  const product = await newProduct('Engraved board');
  const face: Omit<SlotBody, 'version'> = {
    ...boardFace,
    kind: 'text',
    title: { en: 'A name', de: 'Ein Name' },
    required: false,
    arAllowed: false,
  };
  const { data: faced } = await desk.call('addSlot', {
    params: paramsOf(product),
    body: { version: product.version, ...face },
  });
  const { data } = await addChoice(faced, [
    { kind: 'partLook', part: 'Label', color: '#2040c0', finish: null },
    { kind: 'partLook', part: 'Back', color: '#00ff00', finish: null },
  ]);
  const { materials } = await exported(data, 1);
  expect(rounded(materials.get('Wood'))).toEqual([0, 1, 0]);
  const picture = materials.get(`artwork-face-${data.slotList[0]?.id}`)?.getBaseColorTexture()?.getImage();
  const { default: sharp } = await import('sharp');
  const [red = 0, green = 0, blue = 0] = await sharp(picture ?? new Uint8Array())
    .resize(1, 1)
    .raw()
    .toBuffer();
  expect([Math.abs(red - 0x20), Math.abs(green - 0x40), Math.abs(blue - 0xc0)].every((by) => by < 8)).toBe(true);
});
