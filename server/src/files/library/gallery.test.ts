import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { galleryList } from '@afterimage/sample/gallery.ts';
import { german } from '@afterimage/sample/translations/de/de.ts';
import { files, galleryModels } from '../tables.ts';
import { forgetFiles } from '../../privacy/forget-files.ts';
import { seedGallery } from './gallery.ts';
import { claimFiles } from '../../projects/claim-files.ts';
import { loadFiles } from '../stored-files.ts';
import { form, openUploadFixture, type UploadFixture } from '../receive/test-uploads.ts';

let fixture: UploadFixture;
beforeAll(async () => {
  fixture = await openUploadFixture();
  await Promise.all([1, 2, 3].map(() => seedGallery(fixture.database.db, fixture.store)));
});
afterAll(() => fixture.close());

interface Model {
  id: string;
  title: string;
  url: string;
  posterUrl: string;
  bytes: number;
}
async function gallery(language = 'en'): Promise<Model[]> {
  const headers = { 'accept-language': language };
  const response = await fixture.app.inject({ url: '/api/file/ar-gallery', headers });
  expect(response.statusCode).toBe(200);
  return response.json().data.modelList;
}
const sampleFile = (name: string) => readFile(new URL(`../../../../sample/gallery/${name}`, import.meta.url));

it('S3.17 the gallery offers its models once, in their order, with what can be fetched as it is', async () => {
  const models = await gallery();
  expect(models.map(({ title }) => title)).toEqual(galleryList.map(({ title }) => title));
  expect((await gallery('de')).map(({ title }) => title)).toEqual(galleryList.map(({ name }) => german.gallery[name]));
  const [first, model] = [galleryList[0], models[0]];
  const content = await fixture.app.inject({ url: model?.url ?? '' });
  expect(content.headers['content-type']).toBe('model/gltf-binary');
  expect(content.rawPayload.equals(await sampleFile(`${first?.name}.glb`))).toBe(true);
  expect(model?.bytes).toBe(content.rawPayload.length);
  const poster = await fixture.app.inject({ url: model?.posterUrl ?? '' });
  expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(poster.rawPayload.equals(await sampleFile(`${first?.name}.webp`))).toBe(true);
});

it('S3.17 a model of the gallery is everybody’s to use and nobody’s to keep, to change or to delete', async () => {
  const { db } = fixture.database;
  const [model] = await gallery();
  const id = model?.id ?? '';
  const [ada, bob] = [await fixture.newAccount(), await fixture.newAccount()];
  for (const accountId of [ada, bob]) await db.transaction((tx) => claimFiles(tx, [id], accountId));
  for (const accountId of [ada, bob, null]) expect((await loadFiles(db, [id], { accountId })).size).toBe(1);
  expect(await forgetFiles(db, [id])).toBe(0);
  const poster = await fixture.app.inject({
    method: 'PUT',
    url: `/api/file/ar-customization/${id}/poster`,
    headers: form('poster.jpg').headers,
    payload: form('poster.jpg').body(await sampleFile('cat.webp')),
  });
  expect(poster.json().status.code).toBe('FILE_NOT_FOUND');
});

it('S3.17 what the store has lost comes back at the next start, and what the shop has taken out does not', async () => {
  const { db } = fixture.database;
  const [heart, balloons, ...others] = galleryList;
  if (!heart || !balloons) throw new Error('The gallery is empty.');
  const rowOf = async (name: string) =>
    (
      await db
        .select({ file: files })
        .from(galleryModels)
        .innerJoin(files, eq(files.id, galleryModels.id))
        .where(eq(galleryModels.name, name))
    )[0]?.file;
  const [lostRow, otherRow] = [await rowOf(heart.name), await rowOf(others[0]?.name ?? '')];
  await fixture.store.delete(lostRow?.storageKey ?? '');
  await db.delete(galleryModels).where(eq(galleryModels.name, balloons.name));

  await seedGallery(db, fixture.store);
  const restored = await rowOf(heart.name);
  expect(restored?.id).toBe(lostRow?.id);
  expect(await fixture.store.stat(restored?.storageKey ?? '')).toMatchObject({ bytes: restored?.bytes });
  expect(await rowOf(others[0]?.name ?? '')).toEqual(otherRow);
  expect((await gallery()).map(({ title }) => title)).toEqual([heart, ...others].map(({ title }) => title));
});
