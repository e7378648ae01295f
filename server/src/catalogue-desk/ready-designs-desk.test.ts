import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskProduct, SlotBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import type { DraftContent } from '@afterimage/contract/drafts.ts';
import type { ReadyDesign } from '@afterimage/contract/ready-designs.ts';
import { auditLog } from '../operators/tables.ts';
import { openCatalogueDesk, paramsOf } from './test-catalogue-desk.ts';

let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
beforeAll(async () => {
  desk = await openCatalogueDesk();
});
afterAll(() => desk.close());

const nameFace: Omit<SlotBody, 'version'> = {
  kind: 'text',
  title: { en: 'Name', de: 'Name' },
  required: true,
  widthMm: 80,
  heightMm: 30,
  bleedMm: 0,
  diameterMm: null,
  safeMm: 2,
  sharpDpi: 150,
  arAllowed: false,
  maxLength: 20,
  pictureList: [],
  optionId: null,
  modelPart: null,
  modelRegion: null,
};
const wish = { ...nameFace, title: { en: 'Wish', de: 'Wunsch' }, required: false };
const option = (en: string, de: string) => ({ id: null, title: { en, de }, price: 0, effectList: [] });
const paper = {
  mode: 'one',
  title: { en: 'Paper', de: 'Papier' },
  required: false,
  optionList: [option('White', 'Weiß'), option('Cream', 'Creme')],
};

/** A published card with a name, a wish and a choice of its paper. */
async function newCard(name: string): Promise<DeskProduct> {
  const added = await desk.add(name);
  const send = async (product: DeskProduct, call: 'addSlot' | 'addChoice', body: object) =>
    (await desk.call(call, { params: paramsOf(product), body: { version: product.version, ...body } })).data;
  const card = await send(await send(await send(added, 'addSlot', nameFace), 'addSlot', wish), 'addChoice', paper);
  const { data } = await desk.call('publishProduct', { params: paramsOf(card), body: { version: card.version } });
  return data;
}

const read = async (product: Pick<DeskProduct, 'id'>) =>
  (await desk.call('getDeskProduct', { params: paramsOf(product) })).data;
const offered = async ({ slug }: DeskProduct, language = 'en') =>
  (await desk.call<{ designList: ReadyDesign[] }>('listReadyDesigns', { params: { productId: slug }, language })).data
    .designList;
const pathOf = (product: DeskProduct, at = 0) => ({
  ...paramsOf(product),
  designId: product.readyDesignList[at]?.id ?? '',
});
const slotIds = (product: DeskProduct) => product.slotList.map(({ id }) => id);

/** Types in the studio, which is opened at a path. */
async function fill(studioPath: string, change: Partial<DraftContent>) {
  const draftKey = new URLSearchParams(studioPath.split('?')[1]).get('design') ?? '';
  const { data: draft } = await desk.call<Reply<'getDraft'>>('getDraft', { params: { draftKey } });
  const content = { ...draft.content, ...change };
  const { status } = await desk.call('updateDraft', {
    params: { draftKey },
    body: { content, revision: draft.revision },
  });
  expect(status).toBe(200);
}

/** Makes a design of a card in the studio and takes it over. */
async function makeDesign(product: DeskProduct, texts: readonly string[], choice?: number): Promise<DeskProduct> {
  const { version } = await read(product);
  const body = { version, locale: 'en' };
  const opened = await desk.call<{ studioPath: string }>('addReadyDesign', { params: paramsOf(product), body });
  expect(opened.status).toBe(200);
  const [name = 0, wishSlot = 0, paperSlot = 0] = slotIds(product);
  const look = { textStyle: { color: '#aa2233' } };
  const productClientCustomizationList = [
    ...texts.map((input, at) => ({ id: at === 0 ? name : wishSlot, input, extraList: [], ...(at === 0 && look) })),
    ...(choice === undefined ? [] : [{ id: paperSlot, extraList: [choice] }]),
  ];
  await fill(opened.data.studioPath, {
    productClientCustomizationList: productClientCustomizationList as DraftContent['productClientCustomizationList'],
  });
  const begun = await read(product);
  const { data, status } = await desk.call('takeReadyDesign', {
    params: pathOf(begun, begun.readyDesignList.length - 1),
    body: { version: begun.version, locale: 'en' },
  });
  expect(status).toBe(200);
  return data;
}

const saveBody = (product: DeskProduct, change: object = {}) => {
  const { name, isHidden, textList } = product.readyDesignList[0] ?? { name: {}, isHidden: false, textList: [] };
  return {
    version: product.version,
    name,
    isHidden,
    textList: textList.map(({ slotId, text }) => ({ slotId, text })),
    ...change,
  };
};

describe('ready designs', () => {
  it('D20.4 a design that is made in the studio is offered to customers in their language, with its looks and choices', async () => {
    const card = await newCard('Birthday card');
    const cream = card.slotList[2]?.choice?.optionList[1]?.id ?? 0;
    expect(await offered(card)).toEqual([]);
    const product = await makeDesign(card, ['Emma', 'All the best'], cream);
    const [design] = product.readyDesignList;
    expect(design).toMatchObject({ name: { en: 'Design 1', de: 'Vorlage 1' }, issueList: [], studioPath: null });
    const textList = [
      { slotId: slotIds(card)[0], text: { en: 'Emma', de: 'Emma' } },
      { slotId: slotIds(card)[1], text: { en: 'All the best', de: 'Alles Gute' } },
    ];
    const name = { en: 'Classic', de: 'Klassisch' };
    const saved = await desk.call('saveReadyDesign', {
      params: pathOf(product),
      body: saveBody(product, { name, textList }),
    });
    expect(saved.status).toBe(200);
    const [english] = await offered(card);
    const [german] = await offered(card, 'de');
    expect([english?.name, german?.name]).toEqual(['Classic', 'Klassisch']);
    expect(german?.content.productClientCustomizationList).toEqual([
      { id: slotIds(card)[0], input: 'Emma', extraList: [], textStyle: expect.objectContaining({ color: '#aa2233' }) },
      { id: slotIds(card)[1], input: 'Alles Gute', extraList: [] },
      { id: slotIds(card)[2], input: null, extraList: [cream] },
    ]);
    expect(german?.pictureUrl).not.toBe(english?.pictureUrl);
    const picture = await desk.app.inject({ url: `${german?.pictureUrl}?size=small` });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await desk.app.inject({ url: german?.pictureUrl.replace('/de-', '/xx-') ?? '' })).statusCode).toBe(404);
  });

  it('D20.4 the product says that there are designs, unless all are hidden or nothing was taken over yet', async () => {
    const card = await newCard('Hidden card');
    const has = async () =>
      (await desk.call<Reply<'getProduct'>>('getProduct', { params: { productId: card.slug } })).data.hasReadyDesigns;
    await desk.call('addReadyDesign', { params: paramsOf(card), body: { version: card.version, locale: 'en' } });
    expect(await has()).toBeUndefined();
    const begun = await read(card);
    expect(begun.readyDesignList[0]?.studioPath).toMatch(/^\/customize\/hidden-card\?design=/);
    const empty = await desk.call('takeReadyDesign', {
      params: pathOf(begun),
      body: { version: begun.version, locale: 'en' },
    });
    expect(empty.fields).toEqual({ designId: expect.stringContaining('still empty') });
    const product = await makeDesign(card, ['Emma']);
    expect(await has()).toBe(true);
    const shown = { ...product, readyDesignList: product.readyDesignList.slice(1) };
    await desk.call('saveReadyDesign', { params: pathOf(shown), body: saveBody(shown, { isHidden: true }) });
    expect(await has()).toBeUndefined();
    expect(await offered(card)).toEqual([]);
  });

  it('S2.7 what no longer fits is left out of a design, and the administration says why', async () => {
    const card = await newCard('Changed card');
    const cream = card.slotList[2]?.choice?.optionList[1]?.id ?? 0;
    const product = await makeDesign(card, ['Emma from Hamburg', 'All the best'], cream);
    const [name = 0, wishSlot = 0, paperSlot = 0] = slotIds(card);
    const slotPath = (slotId: number) => ({ ...paramsOf(card), slotId: String(slotId) });
    const short = await desk.call('saveSlot', {
      params: slotPath(name),
      body: { ...withoutKind(nameFace), version: product.version, maxLength: 6 },
    });
    const removed = await desk.call('removeSlot', {
      params: slotPath(wishSlot),
      query: { version: String(short.data.version) },
    });
    const changed = await desk.call('saveChoice', {
      params: slotPath(paperSlot),
      body: {
        ...paper,
        version: removed.data.version,
        optionList: [{ ...option('White', 'Weiß'), id: card.slotList[2]?.choice?.optionList[0]?.id }],
      },
    });
    expect(changed.data.readyDesignList[0]?.issueList).toEqual([
      { issue: 'textTooLong', title: 'Name' },
      { issue: 'slotGone', title: 'All the best' },
      { issue: 'optionGone', title: 'Paper' },
    ]);
    const [design] = await offered(card);
    expect(design?.content.productClientCustomizationList).toEqual([
      { id: name, input: null, extraList: [], textStyle: expect.objectContaining({ color: '#aa2233' }) },
    ]);
  });

  it('D20.4 who saves over a change of somebody else is told so, and a text at the wrong place is refused', async () => {
    const product = await makeDesign(await newCard('Contested card'), ['Emma']);
    const params = pathOf(product);
    const send = (change: object) => desk.call('saveReadyDesign', { params, body: saveBody(product, change) });
    expect((await send({ name: { en: 'Mine', de: '' } })).status).toBe(200);
    expect(await send({ name: { en: 'Yours', de: '' } })).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    const { version } = await read(product);
    expect((await send({ version, name: { en: '', de: 'Nur deutsch' } })).fields).toHaveProperty(['name.en']);
    const textList = [{ slotId: 1, text: { en: 'x', de: '' } }];
    expect((await send({ version, textList })).fields).toHaveProperty(['textList.0.slotId']);
    const support = await desk.newOperator({ role: 'support' });
    expect((await desk.call('saveReadyDesign', { params, body: saveBody(product) }, support)).status).toBe(403);
  });

  it('D20.4 designs are put into another order, removed and put back as they were; each is recorded', async () => {
    const card = await newCard('Ordered card');
    await makeDesign(card, ['Emma']);
    await makeDesign(card, ['Noah']);
    const two = await makeDesign(card, ['Lea']);
    const ids = two.readyDesignList.map(({ id }) => id);
    const [first = '', second = '', third = ''] = ids;
    const order = (idList: readonly string[], { version }: DeskProduct) =>
      desk.call('orderReadyDesigns', { params: paramsOf(card), body: { version, idList } });
    expect((await order([third, first], two)).fields).toHaveProperty('idList');
    const ordered = (await order([third, first, second], two)).data;
    expect((await offered(card)).map(({ id }) => id)).toEqual([third, first, second]);

    const remove = async (designId: string, { version }: DeskProduct) =>
      (
        await desk.call<{ entryId: string }>('removeReadyDesign', {
          params: { ...paramsOf(card), designId },
          query: { version: String(version) },
        })
      ).data.entryId;
    const removedThird = await remove(third, ordered);
    const removedFirst = await remove(first, await read(card));
    expect((await offered(card)).map(({ id }) => id)).toEqual([second]);
    const restore = (entryId: string) => desk.call('restoreReadyDesign', { params: { ...paramsOf(card), entryId } });
    expect((await restore(removedThird)).status).toBe(200);
    expect((await restore(removedFirst)).status).toBe(200);
    expect((await restore(removedFirst)).code).toBe('RECORD_CHANGED');
    expect((await read(card)).readyDesignList).toEqual(
      ordered.readyDesignList.map((design) => ({ ...design, pictureUrl: expect.any(String) })),
    );
    const entries = await desk.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, String(card.id)), eq(auditLog.subjectKind, 'product')));
    expect(entries.filter(({ action }) => action === 'product.design.removed')).toHaveLength(2);
    expect(entries.filter(({ action }) => action === 'product.design.added')).toHaveLength(5);
  });

  it('D20.4 a design is opened in the studio again in another language, and its texts of the first one stay', async () => {
    const card = await newCard('Bilingual card');
    const product = await makeDesign(card, ['Emma', 'All the best']);
    const opened = await desk.call<{ studioPath: string }>('openReadyDesign', {
      params: pathOf(product),
      body: { version: product.version, locale: 'de' },
    });
    const [name = 0, wishSlot = 0] = slotIds(card);
    await fill(opened.data.studioPath, {
      productClientCustomizationList: [
        { id: name, input: 'Lena', extraList: [] },
        { id: wishSlot, input: 'Alles Gute', extraList: [] },
      ],
    });
    const { version } = await read(card);
    const taken = await desk.call('takeReadyDesign', { params: pathOf(product), body: { version, locale: 'de' } });
    expect(taken.data.readyDesignList[0]?.textList.map(({ text }) => text)).toEqual([
      { en: 'Emma', de: 'Lena' },
      { en: 'All the best', de: 'Alles Gute' },
    ]);
  });

  it('D20.4 the copy of a product has its designs, in its own slots', async () => {
    const card = await newCard('Copied card');
    const cream = card.slotList[2]?.choice?.optionList[1]?.id ?? 0;
    const product = await makeDesign(card, ['Emma'], cream);
    const { data: copy } = await desk.call('copyProduct', { params: paramsOf(product) });
    const [design] = copy.readyDesignList;
    expect(design?.textList).toEqual([{ slotId: slotIds(copy)[0], title: 'Name', text: { en: 'Emma', de: '' } }]);
    expect(design?.issueList).toEqual([]);
    expect(design?.id).not.toBe(product.readyDesignList[0]?.id);
  });
});

function withoutKind({ kind: _, ...face }: typeof nameFace) {
  return face;
}
