import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import type { ProductModel } from '@afterimage/contract/admin/product-model.ts';
import { boardModel, texturedModel } from '../files/sanitize/test-models.ts';
import { registerModelExport } from '../model-export/serve-models.ts';
import { modelTokens } from '../model-export/model-token.ts';
import { operatorCookie } from '../platform/http/browser.ts';
import { shopUrl } from '../test-shop.ts';
import { deleteUnusedModels } from './serve-sent-models.ts';
import { productModels } from './tables.ts';
import { openCatalogueDesk, paramsOf } from './test-catalogue-desk.ts';

let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
beforeAll(async () => {
  desk = await openCatalogueDesk();
  registerModelExport(desk.app, {
    db: desk.database.db,
    store: desk.store,
    tokens: modelTokens(Buffer.alloc(32, 2)),
    draftDays: 30,
  });
});
afterAll(() => desk.close());

async function send(content: Uint8Array, language = 'en') {
  const boundary = 'limit-of-parts';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="board.glb"\r\ncontent-type: model/gltf-binary\r\n\r\n`;
  const reply = await desk.app.inject({
    method: 'POST',
    url: '/api/admin/product-models',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      cookie: `${operatorCookie}=${desk.owner.cookie}`,
      origin: shopUrl,
      'accept-language': language,
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  const { data, status } = reply.json() as { data: ProductModel; status?: { description: string } };
  return { status: reply.statusCode, data, sentence: status?.description };
}

const age = (days: number) =>
  desk.database.db.update(productModels).set({ createdAt: sql`now() - make_interval(days => ${days})` });
const statusOf = async (url: string) => (await desk.app.inject({ url })).statusCode;

it('D20.4 a model that is sent is measured, its parts are listed, and it is served for good under its hash', async () => {
  const { status, data } = await send(await boardModel());
  expect(status).toBe(200);
  expect(data).toMatchObject({
    url: expect.stringMatching(/^\/product-models\/[\da-f]{64}\.glb$/),
    triangles: 4,
    size: { width: 0.2, height: 0.3, depth: 0.01 },
  });
  expect(data.partList).toEqual([
    { name: 'Label', hasUv: true, uvArea: { x: 0, y: 0, width: 1, height: 1 } },
    { name: 'Wood', hasUv: false },
    { name: 'Front', hasUv: true, uvArea: { x: 0, y: 0, width: 1, height: 1 } },
    { name: 'Back', hasUv: false },
  ]);
  const reply = await desk.app.inject({ url: data.url });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'model/gltf-binary']);
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(reply.rawPayload.length).toBe(data.bytes);
  expect(reply.rawPayload.toString('latin1', 0, 4)).toBe('glTF');
  // The same file is stored once.
  expect((await send(await boardModel())).data).toEqual(data);
  expect(await desk.database.db.$count(productModels)).toBe(1);
  expect(await statusOf(data.url.replace(/[\da-f]{8}\.glb/, '00000000.glb'))).toBe(404);
});

it('D20.4 what is no model, or a damaged one, is refused with a sentence in the language of the operator', async () => {
  const text = await send(Buffer.from('solid cube of another format'), 'de');
  expect([text.status, text.sentence]).toEqual([415, expect.stringContaining('als GLB der Version 2')]);
  const cut = await send((await boardModel()).subarray(0, 400));
  expect([cut.status, cut.sentence]).toEqual([422, 'This 3D model is cut off or damaged.']);
  const texture = await send(texturedModel(Buffer.from('no picture')));
  expect([texture.status, texture.sentence]).toEqual([422, expect.stringContaining('A picture on this 3D model')]);
});

it('D20.4 a product gets a model and its place in a room, customers see it, and it is replaced, removed and put back', async () => {
  const { data: first } = await send(await boardModel());
  const { data: second } = await send(await boardModel({ scale: 2 }));
  const added = await desk.add('Board');
  expect([added.model, added.roomPlacement]).toEqual([null, 'floor']);
  const unknown = await desk.save(added, { modelUrl: `/product-models/${'0'.repeat(64)}.glb` });
  expect(unknown.fields).toEqual({ modelUrl: 'This 3D model is not there any more' });
  const { data: saved } = await desk.save(added, { modelUrl: first.url, roomPlacement: 'wall' });
  expect(saved.model).toEqual(first);
  const shown = await desk.call<{ modelUrl: string; roomPlacement: string }>('getProduct', {
    params: { productId: saved.previewPath.replace('/products/', '') },
    operator: undefined,
  });
  expect(shown.data).toMatchObject({ modelUrl: first.url, roomPlacement: 'wall' });
  const { data: replaced } = await desk.save(saved, { modelUrl: second.url });
  expect(replaced.model?.size).toEqual({ width: 0.4, height: 0.6, depth: 0.02 });
  const { data: removed } = await desk.save(replaced, { modelUrl: null });
  expect(removed.model).toBeNull();
  // Both stay as long as the changes can be put back.
  await age(2);
  await deleteUnusedModels(desk.database.db, desk.store);
  expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([200, 200]);
  const log = await desk.call<Reply<'listAuditLog'>>('listAuditLog');
  const entry = log.data.itemList.find(({ action }) => action === 'product.changed');
  expect((await desk.call('putBackAuditEntry', { params: { entryId: entry?.id ?? '' } })).status).toBe(200);
  const back = await desk.call('getDeskProduct', { params: paramsOf(removed) });
  expect(back.data.model).toEqual(second);
});

it('D20.4 a copy of a product has its model, and what no product has is deleted with its file', async () => {
  const { data: used } = await send(await boardModel({ label: 'Used' }));
  const { data: unused } = await send(await boardModel({ label: 'Unused' }));
  const product = await desk.add('With a model');
  await desk.save(product, { modelUrl: used.url });
  const { data: copy } = await desk.call('copyProduct', { params: paramsOf(product) });
  expect(copy.model).toEqual(used);
  await desk.call('deleteProduct', { params: paramsOf(product), query: { version: '2' } });
  const [row] = await desk.database.db
    .select()
    .from(productModels)
    .where(sql`'/product-models/' || ${productModels.id} || '.glb' = ${unused.url}`);
  await age(0);
  await deleteUnusedModels(desk.database.db, desk.store);
  expect(await statusOf(unused.url)).toBe(200);
  await age(2);
  await deleteUnusedModels(desk.database.db, desk.store);
  expect([await statusOf(used.url), await statusOf(unused.url)]).toEqual([200, 404]);
  expect(await desk.store.stat(row?.storageKey ?? '')).toBeNull();
});

it('S1.12 a model of an owner is exported for both kinds of phones, and hangs on the wall', async () => {
  const { data: model } = await send(await boardModel());
  const added = await desk.add('Exported board');
  await desk.save(added, { modelUrl: model.url, roomPlacement: 'wall', price: 900 });
  await desk.call('publishProduct', { params: paramsOf(added), body: { version: 2, at: null } });
  const glb = await desk.app.inject({ url: `/room/${added.slug}.glb` });
  expect([glb.statusCode, glb.headers['content-type']]).toEqual([200, 'model/gltf-binary']);
  const usdz = await desk.app.inject({ url: `/room/${added.slug}.usdz` });
  expect(usdz.rawPayload.toString('latin1')).toContain('preliminary:planeAnchoring:alignment = "vertical"');
});
