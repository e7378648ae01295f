import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskProduct, SlotBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { ChoiceBody } from '@afterimage/contract/admin/choice-desk.ts';
import { personalize } from '../cart/personalize.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { openCatalogueDesk, paramsOf } from './test-catalogue-desk.ts';

let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
beforeAll(async () => {
  desk = await openCatalogueDesk();
});
afterAll(() => desk.close());

const face: Omit<SlotBody, 'version'> = {
  kind: 'photo',
  title: { en: 'Your photo', de: 'Ihr Foto' },
  required: false,
  widthMm: 90,
  heightMm: 60,
  bleedMm: 3,
  diameterMm: null,
  modelPart: null,
  modelRegion: null,
  safeMm: 4,
  sharpDpi: 150,
  arAllowed: true,
  maxLength: 30,
  pictureList: [],
  optionId: null,
};
const nameFace: typeof face = { ...face, kind: 'text', title: { en: 'A name', de: 'Ein Name' }, required: true };

const option = (en: string, de: string, price = 0): ChoiceBody['optionList'][number] => ({
  id: null,
  title: { en, de },
  price,
  effectList: [],
});
const finish: Omit<ChoiceBody, 'version'> = {
  mode: 'one',
  title: { en: 'Finish', de: 'Oberfläche' },
  required: true,
  optionList: [option('Plain', 'Glatt'), option('With a name', 'Mit Namen', 450)],
};

const write = (name: 'addSlot' | 'addChoice', product: DeskProduct, body: object) =>
  desk.call(name, { params: paramsOf(product), body: { version: product.version, ...body } });
const save = (product: DeskProduct, slotId: number, body: object) =>
  desk.call('saveChoice', {
    params: { ...paramsOf(product), slotId: String(slotId) },
    body: { version: product.version, ...body },
  });
const slotNamed = ({ slotList }: DeskProduct, name: string) => {
  const slot = slotList.find(({ title }) => title === name);
  if (!slot) throw new Error(`There is no slot ${name}.`);
  return slot;
};
const bodyOf = ({ choice, required }: DeskProduct['slotList'][number]): Omit<ChoiceBody, 'version'> => {
  if (!choice) throw new Error('It is no choice.');
  const optionList = choice.optionList.map(({ otherEffectCount: _, ...rest }) => rest);
  return { mode: choice.mode, title: choice.title, required, optionList };
};

/** What a customer's choices come to: the design, or the paths that are refused. */
async function designOf(product: DeskProduct, slots: { id: number; input?: string; extraList?: number[] }[]) {
  const { db } = desk.database;
  const customizations = (await loadCustomizations(db, [product.id])).get(product.id) ?? [];
  const result = personalize(
    customizations,
    {
      extraList: [],
      productClientCustomizationList: slots.map(({ id, input = null, extraList = [] }) => ({
        id,
        input,
        extraList,
      })),
      productArCustomizationList: [],
    },
    { files: new Map(), locale: 'en', today: '2027-01-31' },
  );
  return 'complaints' in result ? Object.keys(result.complaints) : result.personalization;
}

it('D20.4 a choice with prices in two languages, and a name that is asked for with one option alone', async () => {
  const added = await write('addChoice', await desk.add('Photo block'), finish);
  expect(added).toMatchObject({ status: 200, data: { isCustomizable: true, version: 2 } });
  const [plain, named] = slotNamed(added.data, 'Finish').choice?.optionList ?? [];
  const { data: product } = await write('addSlot', added.data, { ...nameFace, optionId: named?.id });
  const choice = slotNamed(product, 'Finish');
  const name = slotNamed(product, 'A name');
  expect(name).toMatchObject({ optionId: named?.id, choice: null, face: { widthMm: 90 } });

  expect((await loadCustomizations(desk.database.db, [product.id], 'de')).get(product.id)).toMatchObject([
    {
      kind: 'specification',
      selectionMode: 'SINGLE',
      title: 'Oberfläche',
      required: true,
      extraList: [
        { title: 'Glatt', price: 0 },
        { title: 'Mit Namen', price: 450 },
      ],
    },
    { title: 'Ein Name', choiceId: named?.id },
  ]);
  expect(await designOf(product, [])).toEqual([`customization.${choice.id}`]);
  expect(await designOf(product, [{ id: choice.id, extraList: [plain?.id ?? 0] }])).toMatchObject({
    slots: [{ slot: choice.id, choices: [plain?.id] }],
  });
  expect(await designOf(product, [{ id: choice.id, extraList: [named?.id ?? 0] }])).toEqual([
    `customization.${name.id}`,
  ]);

  // The option cannot go while a face is offered with it; without the face it can.
  const without = { ...bodyOf(choice), optionList: bodyOf(choice).optionList.slice(0, 1) };
  expect(await save(product, choice.id, without)).toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { optionList: expect.stringContaining('A face is offered') as string },
  });
  const { data: noName } = await desk.call('removeSlot', {
    params: { ...paramsOf(product), slotId: String(name.id) },
    query: { version: String(product.version) },
  });
  const { status, data: last } = await save(noName, choice.id, without);
  expect(status).toBe(200);
  expect(slotNamed(last, 'Finish').choice?.optionList).toEqual([{ ...plain, otherEffectCount: 0 }]);
});

it('D20.4 an option keeps its id when it is renamed and priced, and effects that came with a file', async () => {
  const { data } = await write('addChoice', await desk.add('Engraved block'), finish);
  const { data: product } = await write('addSlot', data, face);
  const choice = slotNamed(product, 'Finish');
  const photo = slotNamed(product, 'Your photo');
  const body = bodyOf(choice);
  const [plain, named] = body.optionList;
  if (!plain || !named) throw new Error('Options are missing.');
  const effectList = [
    { kind: 'note', note: 'Sand the edges' },
    { kind: 'filter', slotId: photo.id, filter: 'black-and-white' },
    { kind: 'background', slotId: photo.id, color: '#e0c8a0' },
  ];
  const changed = await save(product, choice.id, {
    ...body,
    optionList: [
      { ...named, title: { en: 'Oak', de: 'Eiche' }, price: 900, effectList },
      option('Ash', 'Esche', 700),
      plain,
    ],
  });
  expect(changed.status).toBe(200);
  expect(slotNamed(changed.data, 'Finish').choice?.optionList).toMatchObject([
    { id: named.id, title: { en: 'Oak', de: 'Eiche' }, price: 900, effectList },
    { title: { de: 'Esche' } },
    { id: plain.id },
  ]);
  const [offered] = (await loadCustomizations(desk.database.db, [product.id])).get(product.id) ?? [];
  expect(offered?.extraList[0]?.effectList).toEqual([
    { kind: 'note', note: 'Sand the edges' },
    { kind: 'photo', slot: photo.id, filter: 'black-and-white' },
    { kind: 'surface', surface: `face-${photo.id}`, background: '#e0c8a0' },
  ]);
  // What changes a face goes with the face.
  const { data: faceless } = await desk.call('removeSlot', {
    params: { ...paramsOf(product), slotId: String(photo.id) },
    query: { version: String(changed.data.version) },
  });
  expect(slotNamed(faceless, 'Finish').choice?.optionList[0]?.effectList).toEqual([
    { kind: 'note', note: 'Sand the edges' },
  ]);
});

it('D20.4 extras of which several can be taken, in another order of steps, and removed with their texts', async () => {
  const { data } = await write('addSlot', await desk.add('Gift block'), face);
  const extras = { ...finish, mode: 'several', title: { en: 'Extras', de: 'Extras' }, required: true };
  const { data: product } = await write('addChoice', data, extras);
  expect(slotNamed(product, 'Extras')).toMatchObject({ kind: 'extra', required: false });
  const ids = product.slotList.map(({ id }) => id);
  const order = (slotIdList: number[]) =>
    desk.call('orderSlots', { params: paramsOf(product), body: { version: product.version, slotIdList } });
  expect(await order(ids.slice(1))).toMatchObject({ code: 'INVALID_REQUEST' });
  const { data: ordered } = await order(ids.toReversed());
  expect(ordered.slotList.map(({ id }) => id)).toEqual(ids.toReversed());
  const { data: removed } = await desk.call('removeSlot', {
    params: { ...paramsOf(product), slotId: String(slotNamed(product, 'Extras').id) },
    query: { version: String(ordered.version) },
  });
  expect(removed.slotList.map(({ title }) => title)).toEqual(['Your photo']);
});

it('D20.4 what is wrong is said at its field', async () => {
  const product = await desk.add('Wrong block');
  const refused = async (body: object) => (await write('addChoice', product, { ...finish, ...body })).fields;
  expect(await refused({ title: { en: '', de: 'Nur deutsch' } })).toHaveProperty(['title.en']);
  expect(await refused({ optionList: [option('Oak', ''), option('Oak', '')] })).toHaveProperty([
    'optionList.1.title.en',
  ]);
  expect(await refused({ optionList: [] })).toHaveProperty(['optionList']);
  const effectList = [{ kind: 'filter', slotId: 1, filter: 'warm' }];
  expect(await refused({ optionList: [{ ...option('Oak', ''), effectList }] })).toHaveProperty([
    'optionList.0.effectList.0',
  ]);
  expect((await write('addSlot', product, { ...face, optionId: 1 })).fields).toHaveProperty(['optionId']);
  const seller = await desk.newOperator({ role: 'support' });
  const call = await desk.call(
    'addChoice',
    { params: paramsOf(product), body: { version: product.version, ...finish } },
    seller,
  );
  expect(call.status).toBe(403);
});
