import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SlotBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { products } from '../catalogue/tables.ts';
import { openUploadFixture, type UploadFixture } from '../files/receive/test-uploads.ts';
import { operators } from '../operators/tables.ts';
import { orderLines } from '../orders/tables.ts';
import { makePrint } from '../print/make-print.ts';
import { type PdfPage, withPages } from '../print/pdf-pages.ts';
import { defaultPlateNames } from '../print/plates.ts';
import { printFiles } from '../print/tables.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { createProjects } from '../projects/create-projects.ts';
import { projects } from '../projects/tables.ts';
import { newOrder, ordered } from '../projects/test-order.ts';
import { translations } from '../translations/tables.ts';
import { readPhotoTargets } from '../targets/photo-targets.ts';
import { addProduct } from './add-product.ts';
import { readSlots } from './read-slots.ts';
import { addSlot, removeSlot, saveSlot } from './slots.ts';

let fixture: UploadFixture;
let operator: Operator;
beforeAll(async () => {
  fixture = await openUploadFixture();
  const email = 'owner@example.com';
  const [row] = await fixture.database.db
    .insert(operators)
    .values({ email, emailShown: email, name: 'Ada', role: 'owner' })
    .returning({ id: operators.id });
  operator = { id: row?.id ?? '', name: 'Ada', email, role: 'owner', sessionId: '' };
});
afterAll(() => fixture.close());

const photoFace: Omit<SlotBody, 'version'> = {
  kind: 'photo',
  title: { en: 'Your photo', de: 'Ihr Foto' },
  required: true,
  widthMm: 90,
  heightMm: 60,
  bleedMm: 3,
  safeMm: 4,
  diameterMm: null,
  modelPart: null,
  modelRegion: null,
  sharpDpi: 150,
  arAllowed: true,
  maxLength: 1,
  pictureList: [],
  optionId: null,
};
const nameFace: typeof photoFace = {
  ...photoFace,
  kind: 'text',
  title: { en: 'A name', de: 'Ein Name' },
  widthMm: 80,
  heightMm: 20,
  bleedMm: 0,
  maxLength: 20,
};

const { kind: _kind, ...changedFace } = {
  ...photoFace,
  title: { en: 'A large photo', de: '' },
  required: false,
  widthMm: 120,
  heightMm: 80,
  bleedMm: 5,
};

const productOf = async (id: number) => {
  const [row] = await fixture.database.db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error('There is no such product.');
  return row;
};

it('D20.4 a product from nothing is personalised by a photo and a name: its order makes the right print file and target', async () => {
  const { db } = fixture.database;
  const id = await addProduct(db, operator, { name: 'Photo block', price: 3900, categoryList: [] });
  // Round a block of 8.2 cm, as on a mug.
  await addSlot(db, operator, id, { version: 1, ...photoFace, diameterMm: 82 });
  await addSlot(db, operator, id, { version: 2, ...nameFace });
  const { printTemplate, isCustomizable, version } = await productOf(id);
  expect([isCustomizable, version]).toEqual([true, 3]);
  const [photoSlot, nameSlot] = (await loadCustomizations(db, [id], 'de')).get(id) ?? [];
  expect([photoSlot, nameSlot]).toMatchObject([
    { title: 'Ihr Foto', limits: { widthMm: 90, heightMm: 60, bleedMm: 3, safeMm: 4, arAllowed: true } },
    { title: 'Ein Name', limits: { maxLength: 20, maxLines: 2 } },
  ]);

  const coffee = await readFile(new URL('../../../e2e/fixtures/coffee.jpg', import.meta.url));
  const film = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();
  const photo = (await fixture.upload('photo', coffee)).data.id;
  const medium = (await fixture.upload('medium', film)).data.id;
  const orderId = await newOrder(db, null, [
    [
      ordered(photoSlot?.id ?? 0, {
        kind: 'photo',
        title: 'Your photo',
        input: photo,
        placement: { zoom: 1, x: 0, y: 0, rotation: 0 },
        arCustomization: {
          attachmentId: medium,
          type: 'IMAGE',
          display: { fit: 'contain', x: 0, y: 0, scale: 1, rotation: 0, loop: true, sound: true },
        },
      }),
      ordered(nameSlot?.id ?? 0, { kind: 'text', title: 'A name', input: 'Emmy Noether' }),
    ],
  ]);
  await db.update(orderLines).set({ printTemplate }).where(eq(orderLines.orderId, orderId));
  await createProjects(db, orderId);
  const [project] = await db.select().from(projects).where(eq(projects.orderId, orderId));
  const projectId = project?.id ?? '';
  const shopUrl = () => 'https://shop.test';
  await makePrint(projectId, { db, store: fixture.store, shopUrl, plateNames: defaultPlateNames });
  const [file] = await db.select().from(printFiles).where(eq(printFiles.projectId, projectId));
  const pdf = await buffer(await fixture.store.open(file?.storageKey ?? ''));
  // Two faces and the production sheet.
  await withPages(pdf, async (pages) => {
    expect(pages.map(({ text }) => text.includes('Emmy Noether')).slice(0, 2)).toEqual([false, true]);
    expect(pages).toHaveLength(3);
    const inMillimeters = (points: number) => Math.round((points / 72) * 25.4);
    const sizeOf = ({ left, right, top, bottom }: PdfPage['boxes']['trim']) =>
      [Math.abs(right - left), Math.abs(top - bottom)].map(inMillimeters);
    const faces = pages.slice(0, 2);
    expect(faces.map(({ boxes }) => sizeOf(boxes.trim))).toEqual([
      [90, 60],
      [80, 20],
    ]);
    expect(faces.map(({ boxes }) => sizeOf(boxes.bleed))).toEqual([
      [96, 66],
      [80, 20],
    ]);
  });
  expect(await readPhotoTargets(db, { projectId }, shopUrl())).toMatchObject([
    { title: 'Your photo', recipe: { region: { surface: { kind: 'cylinder', radiusMm: 41 } } } },
  ]);

  // What was ordered is printed as it was ordered when the face is changed.
  await saveSlot(db, operator, { productId: id, slotId: photoSlot?.id ?? 0, version, ...changedFace });
  await makePrint(projectId, { db, store: fixture.store, shopUrl, plateNames: defaultPlateNames });
  expect(await db.select().from(printFiles).where(eq(printFiles.projectId, projectId))).toEqual([file]);
});

it('D20.4 a face is removed with its slot; sizes that leave no room are refused', async () => {
  const { db } = fixture.database;
  const id = await addProduct(db, operator, { name: 'Plain again', price: 3900, categoryList: [] });
  await expect(addSlot(db, operator, id, { version: 1, ...photoFace, safeMm: 30 })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  });
  await expect(addSlot(db, operator, id, { version: 1, ...photoFace, diameterMm: 28 })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  });
  await addSlot(db, operator, id, { version: 1, ...photoFace });
  const [slot] = await readSlots(db, id, (await productOf(id)).printTemplate);
  expect(slot).toMatchObject({ kind: 'photo', face: { widthMm: 90, heightMm: 60 } });
  await removeSlot(db, operator, { productId: id, slotId: slot?.id ?? 0, version: 2 });
  expect(await productOf(id)).toMatchObject({ printTemplate: null, isCustomizable: false, version: 3 });
  // What the sample prints in other ways stays.
  const [mug] = await db.select().from(products).where(eq(products.slug, 'hearth-photo-mug'));
  const slots = await readSlots(db, mug?.id ?? 0, mug?.printTemplate ?? null);
  const other = slots.find(({ face, choice }) => face === null && choice === null);
  await expect(
    removeSlot(db, operator, { productId: mug?.id ?? 0, slotId: other?.id ?? 0, version: 1 }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('D20.4 a face is changed as a whole: size, name in each language, and where it lies on pictures of the product', async () => {
  const { db } = fixture.database;
  const id = await addProduct(db, operator, { name: 'Changed block', price: 3900, categoryList: [] });
  const url = '/product-pictures/11111111-2222-4333-8444-555555555555-1600.webp';
  const image = [{ url, width: 1600, height: 1200, alt: '', widths: [1600], placeholder: '' }];
  await db.update(products).set({ image }).where(eq(products.id, id));
  await addSlot(db, operator, id, { version: 1, ...photoFace });
  const slotsOf = async () => readSlots(db, id, (await productOf(id)).printTemplate);
  const [added] = await slotsOf();
  const { kind: _, required: __, optionId: ___, ...face } = photoFace;
  expect(added).toMatchObject({ isChangeable: true, required: true });
  expect(added?.face).toEqual({ ...face, maxLength: 30 });

  const corners: SlotBody['pictureList'][number]['corners'] = [
    { x: 0.1, y: 0.2 },
    { x: 0.6, y: 0.3 },
    { x: 0.6, y: 0.8 },
    { x: 0.1, y: 0.9 },
  ];
  const [a, b, c, d] = corners;
  const save = (version: number, part: Partial<typeof changedFace>) =>
    saveSlot(db, operator, { productId: id, slotId: added?.id ?? 0, version, ...changedFace, ...part });
  await expect(save(2, { pictureList: [{ url: '/other.webp', corners }] })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  });
  await expect(save(2, { pictureList: [{ url, corners: [b, a, c, d] }] })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  });
  await expect(save(2, { title: { en: '', de: 'Foto' } })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  await expect(save(1, {})).rejects.toMatchObject({ code: 'RECORD_CHANGED' });

  await save(2, { pictureList: [{ url, corners }] });
  const [saved] = await slotsOf();
  expect(saved).toMatchObject({
    id: added?.id,
    title: 'A large photo',
    required: false,
    face: {
      title: { en: 'A large photo', de: '' },
      widthMm: 120,
      bleedMm: 5,
      diameterMm: null,
      modelPart: null,
      modelRegion: null,
      pictureList: [{ url, corners }],
    },
  });
  const [surface] = (await productOf(id)).printTemplate?.surfaceList ?? [];
  expect(surface).toMatchObject({ id: `face-${added?.id}`, title: 'A large photo', heightMm: 80, bleedMm: 5 });
  expect(surface?.itemList).toMatchObject([{ place: { width: 120, height: 80 }, bleed: true }]);
  expect(
    await db
      .select()
      .from(translations)
      .where(eq(translations.entityId, String(added?.id))),
  ).toEqual([]);
});
