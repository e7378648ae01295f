import sharp from 'sharp';
import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { auditLog } from '../operators/tables.ts';
import { operatorCookie } from '../platform/http/browser.ts';
import { shopUrl } from '../test-shop.ts';
import { deleteUnusedPictures } from './serve-pictures.ts';
import { productPictures } from './tables.ts';
import { openCatalogueDesk } from './test-catalogue-desk.ts';

let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
beforeAll(async () => {
  desk = await openCatalogueDesk();
});
afterAll(() => desk.close());

async function send(content: Buffer, name = 'mug.jpg') {
  const boundary = 'limit-of-parts';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const reply = await desk.app.inject({
    method: 'POST',
    url: '/api/admin/product-pictures',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      cookie: `${operatorCookie}=${desk.owner.cookie}`,
      origin: shopUrl,
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: reply.statusCode, data: (reply.json() as { data: Picture }).data };
}

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4552d' } })
    .withExif({ IFD0: { Artist: 'Secret' } })
    .jpeg()
    .toBuffer();

it('D20.4 a picture is made smaller in every width and two formats, without what the camera wrote into it', async () => {
  const { data } = await send(await jpeg(1000, 500));
  expect(data).toMatchObject({ width: 1000, height: 500, widths: [320, 640, 960, 1000], alt: '' });
  expect(data.placeholder).toMatch(/^data:image\/webp;base64,/);
  for (const width of data.widths)
    for (const format of ['avif', 'webp'] as const) {
      const url = data.url.replace(/-\d+\.webp$/, `-${width}.${format}`);
      const reply = await desk.app.inject({ url });
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, `image/${format}`]);
      expect(reply.headers['cache-control']).toContain('immutable');
      const facts = await sharp(reply.rawPayload).metadata();
      expect([facts.width, facts.exif]).toEqual([width, undefined]);
    }
  expect((await desk.app.inject({ url: data.url.replace('-1000.', '-999.') })).statusCode).toBe(404);
});

it('D20.4 what is no picture is refused', async () => {
  expect((await send(Buffer.from('<svg onload="alert(1)"></svg>'))).status).toBe(415);
  expect((await send((await jpeg(40, 40)).subarray(0, 300))).status).toBe(422);
});

it('D20.4 a product has pictures in an order, described in each language and given to a colour; unused ones are deleted', async () => {
  const [front, back, unused] = [
    await send(await jpeg(900, 900)),
    await send(await jpeg(800, 800)),
    await send(await jpeg(60, 60)),
  ];
  const product = await desk.add('Pictured');
  const entry = ({ data }: typeof front, color: string | null, de = 'Tasse') => ({
    url: data.url,
    alt: { en: 'A mug', de },
    color,
    focus: null,
  });
  const bare = await desk.save(product, { pictureList: [entry(front, null, '')] });
  expect(bare.fields).toEqual({ 'pictureList.0': 'Please say what the picture shows, in each language' });
  const twice = await desk.save(product, { pictureList: [entry(front, 'blue'), entry(back, 'blue')] });
  expect(Object.keys(twice.fields)).toEqual(['pictureList.1']);
  const { data: saved } = await desk.save(product, { pictureList: [entry(back, null), entry(front, 'blue')] });
  expect(saved.pictureList.map(({ url, color }) => [url, color])).toEqual([
    [back.data.url, null],
    [front.data.url, 'blue'],
  ]);
  const german = await desk.call<{ image: Picture[]; thumbImage: Picture[] }>('getProduct', {
    params: { productId: product.previewPath.replace('/products/', '') },
    language: 'de',
    operator: undefined,
  });
  expect(german.data.image.map(({ alt }) => alt)).toEqual(['Tasse', 'Tasse']);
  expect(german.data.thumbImage[0]).toMatchObject({
    url: back.data.url.replace('-800.', '-320.'),
    width: 320,
    height: 320,
    alt: 'Tasse',
  });
  const { db } = desk.database;
  await db.update(productPictures).set({ createdAt: sql`now() - interval '2 days'` });
  await deleteUnusedPictures(db, desk.store);
  const left = await db.select({ url: sql<string>`${productPictures.picture} ->> 'url'` }).from(productPictures);
  expect(left.map(({ url }) => url).toSorted()).toEqual([back.data.url, front.data.url].toSorted());
  expect((await desk.app.inject({ url: unused.data.url })).statusCode).toBe(404);
});

it('D20.4 the point of a picture that stays in sight is kept with it in every size, and recorded', async () => {
  const { data } = await send(await jpeg(900, 600));
  const product = await desk.add('With a focal point');
  const entry = { url: data.url, alt: { en: 'A mug', de: 'Tasse' }, color: null };
  const { data: saved } = await desk.save(product, { pictureList: [{ ...entry, focus: '20% 75%' }] });
  const shown = async () =>
    (
      await desk.call<{ image: Picture[]; thumbImage: Picture[] }>('getProduct', {
        params: { productId: product.previewPath.replace('/products/', '') },
        language: 'de',
        operator: undefined,
      })
    ).data;
  const { image, thumbImage } = await shown();
  expect([image[0]?.focus, thumbImage[0]?.focus]).toEqual(['20% 75%', '20% 75%']);
  const wrong = await desk.save(saved, { pictureList: [{ ...entry, focus: '120% 5%' }] });
  expect(wrong.code).toBe('INVALID_REQUEST');
  await desk.save(saved, { pictureList: [{ ...entry, focus: null }] });
  expect((await shown()).image[0]).not.toHaveProperty('focus');
});

it('D20.4 a category has a picture that is described in each language, and customers get it in theirs', async () => {
  const { data: picture } = await send(await jpeg(700, 500));
  const texts = { name: { en: 'Garden', de: 'Garten' }, description: { en: '', de: '' } };
  const described = { url: picture.url, alt: { en: 'Roses', de: 'Rosen' } };
  const bare = await desk.call('addCategory', {
    body: { ...texts, picture: { ...described, alt: { en: 'Roses', de: '' } } },
  });
  expect(bare.fields).toEqual({ 'picture.alt.de': 'Please say what the picture shows, in each language' });
  const unknown = { ...described, url: '/product-pictures/no-such-900.webp' };
  expect(Object.keys((await desk.call('addCategory', { body: { ...texts, picture: unknown } })).fields)).toEqual([
    'picture',
  ]);
  const { data: list } = await desk.call<Reply<'listDeskCategories'>>('addCategory', {
    body: { ...texts, picture: described },
  });
  const added = list.categoryList.find(({ id }) => id === 'garden');
  expect(added?.picture).toMatchObject({ ...described, width: 700 });
  const shown = async (language: string) =>
    (
      await desk.call<Reply<'listCategories'>>('listCategories', { language, operator: undefined })
    ).data.categoryList.find(({ id }) => id === 'garden');
  expect((await shown('de'))?.picture).toMatchObject({ url: picture.url, alt: 'Rosen', placeholder: '' });
  // The job leaves it, though no product has it.
  const { db } = desk.database;
  await db.update(productPictures).set({ createdAt: sql`now() - interval '2 days'` });
  await deleteUnusedPictures(db, desk.store);
  expect((await desk.app.inject({ url: picture.url })).statusCode).toBe(200);
  // Without the field it stays; with null it goes.
  const params = { categoryId: 'garden' };
  await desk.call('saveCategory', { params, body: { ...texts, version: 1 } });
  await expect.poll(() => shown('en')).toHaveProperty('picture.alt', 'Roses');
  await desk.call('saveCategory', { params, body: { ...texts, version: 2, picture: null } });
  // What customers get is cached, and read again a moment after a change.
  await expect.poll(() => shown('en')).not.toHaveProperty('picture');
});

it('D20.4 the focal point of the picture of a category is stored with it, recorded and put back', async () => {
  const { data: picture } = await send(await jpeg(700, 500));
  const texts = { name: { en: 'Cellar', de: 'Keller' }, description: { en: '', de: '' } };
  const described = { url: picture.url, alt: { en: 'Wine', de: 'Wein' } };
  const { data: list } = await desk.call<Reply<'listDeskCategories'>>('addCategory', {
    body: { ...texts, picture: { ...described, focus: '20% 75%' } },
  });
  expect(list.categoryList.find(({ id }) => id === 'cellar')?.picture).toMatchObject({ focus: '20% 75%' });
  const publicPicture = async () =>
    (await desk.call<Reply<'listCategories'>>('listCategories', { operator: undefined })).data.categoryList.find(
      ({ id }) => id === 'cellar',
    )?.picture;
  const save = (body: object) =>
    desk.call<Reply<'listDeskCategories'>>('saveCategory', {
      params: { categoryId: 'cellar' },
      body: { ...texts, ...body },
    });
  await expect.poll(publicPicture).toMatchObject({ alt: 'Wine', focus: '20% 75%' });
  // Without the picture its focal point stays as well.
  const { data: resaved } = await save({ version: 1 });
  expect(resaved.categoryList.find(({ id }) => id === 'cellar')?.picture?.focus).toBe('20% 75%');
  const wrong = await save({ version: 2, picture: { ...described, focus: '20% 101%' } });
  expect([wrong.status, Object.keys(wrong.fields)]).toEqual([400, ['picture.focus']]);
  await save({ version: 2, picture: { ...described, focus: null } });
  await expect.poll(publicPicture).not.toHaveProperty('focus');
  const putBack = async () => {
    const [entry] = await desk.database.db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'category.changed'), eq(auditLog.subjectId, 'cellar')))
      .orderBy(desc(auditLog.position))
      .limit(1);
    return (await desk.call('putBackAuditEntry', { params: { entryId: entry?.id ?? '' } })).status;
  };
  expect(await putBack()).toBe(200);
  await expect.poll(publicPicture).toHaveProperty('focus', '20% 75%');
  expect(await putBack()).toBe(409);
  await save({ version: 4, picture: null });
  await expect.poll(publicPicture).toBeUndefined();
  // Its file stays as long as the change can be put back.
  const { db } = desk.database;
  await db.update(productPictures).set({ createdAt: sql`now() - interval '2 days'` });
  await deleteUnusedPictures(db, desk.store);
  expect(await putBack()).toBe(200);
  await expect.poll(publicPicture).toMatchObject({ url: picture.url, alt: 'Wine', focus: '20% 75%' });

  await save({ version: 6, picture: null });
  await db.execute(sql`alter table audit_log disable trigger user`);
  await db.update(auditLog).set({ createdAt: sql`now() - interval '31 days'` });
  await deleteUnusedPictures(db, desk.store);
  expect((await desk.app.inject({ url: picture.url })).statusCode).toBe(404);
  expect(await putBack()).toBe(400);
});
