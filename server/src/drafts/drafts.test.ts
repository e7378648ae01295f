import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft, DraftContent, DraftList } from '@afterimage/contract/drafts.ts';
import { createThrottle, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { type TestProduct, newFile, newTestProduct, signUrl } from '../cart/test-products.ts';
import { rateLimits } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import { drafts } from './tables.ts';
import { files } from '../files/tables.ts';
import { defaultShopSettings } from '../shop-settings/read-shop-settings.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { translations } from '../translations/tables.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { draftHandlers } from './draft-handlers.ts';
import { draftKeys } from './draft-key.ts';

let shop: TestShop;
let pool: pg.Pool;
let testProduct: TestProduct;
let photoSlot: number;
let textSlot: number;
let font: number;
let bow: number;
const keys = draftKeys(Buffer.alloc(32, 1));

beforeAll(async () => {
  const late: { throttle?: Throttle } = {};
  const throttle = { take: async (...input) => late.throttle?.take(...input) } as Throttle;
  shop = await openTestShop(draftHandlers({ throttle, keys, signUrl, draftDays: 30 }));
  pool = new pg.Pool({ connectionString: shop.database.url, max: 2 });
  late.throttle = createThrottle(pool);
  testProduct = await newTestProduct(shop.database.db, {
    slots: [
      { kind: 'photo', limits: { widthMm: 100, heightMm: 100, arAllowed: true }, required: true },
      { kind: 'text', limits: { maxLength: 20 }, extraList: [{ id: 0, title: 'Serif', price: 100 }] },
      { kind: 'extra', extraList: [{ id: 0, title: 'Bow', price: 200 }] },
    ],
  });
  [photoSlot = 0, textSlot = 0] = testProduct.slotIds;
  [font = 0, bow = 0] = [testProduct.extraIds[1]?.[0], testProduct.extraIds[2]?.[0]];
});
afterAll(async () => {
  await pool.end();
  await shop.close();
});

const empty: DraftContent = {
  version: 1,
  variantId: null,
  quantity: 1,
  step: 'product',
  extraList: [],
  productClientCustomizationList: [],
  productArCustomizationList: [],
  acceptedWarningList: [],
};
const withText = (input: string): DraftContent => ({
  ...empty,
  productClientCustomizationList: [{ id: textSlot, input, extraList: [] }],
});
const photoOf = (input: string | null) => ({ id: photoSlot, input, extraList: [] });

type Failed = { status: { code: string; fields?: Record<string, string> } };
const create = (content: Partial<DraftContent> = {}, token?: string) =>
  shop.call('createDraft', { token, body: { productId: testProduct.productId, content: { ...empty, ...content } } });
const newDraft = async (content?: Partial<DraftContent>, token?: string) => {
  const { status, data } = await create(content, token);
  expect(status).toBe(200);
  return data as Draft;
};
const get = (key: string, token?: string) => shop.call('getDraft', { token, params: { draftKey: key } });
const update = (key: string, revision: number, content: DraftContent, token?: string) =>
  shop.call('updateDraft', { token, params: { draftKey: key }, body: { revision, content } });
const join = (key: string, token: string) => shop.call('joinDraft', { token, params: { draftKey: key } });
const codeOf = ({ status, data }: { status: number; data: unknown }) => [status, (data as Failed).status.code];
const listed = async (token: string) =>
  ((await shop.call('listDrafts', { token })).data as DraftList).draftList.map(({ key }) => key);

describe('a draft in a language', () => {
  it('S2.9 S3.1 names its product as the language has it, alone and in the list', async () => {
    const { db } = shop.database;
    const { token } = await shop.newPerson();
    const { productId } = await newTestProduct(db, { name: 'Plain thing' });
    const field = { entity: 'product', entityId: String(productId), locale: 'de', field: 'name' } as const;
    await db.insert(translations).values({ ...field, text: 'Schlichtes Ding' });
    const body = { productId, content: empty };
    const { data } = await shop.call('createDraft', { token, body, language: 'de' });
    const { key, productName } = data as Draft;
    expect(productName).toBe('Schlichtes Ding');
    const names = async (language: string) => [
      ((await shop.call('getDraft', { params: { draftKey: key }, language })).data as Draft).productName,
      ...((await shop.call('listDrafts', { token, language })).data as DraftList).draftList.map(
        (one) => one.productName,
      ),
    ];
    expect(await names('de')).toEqual(['Schlichtes Ding', 'Schlichtes Ding']);
    expect(await names('en')).toEqual(['Plain thing', 'Plain thing']);
  });
});

describe('a draft', () => {
  it('S3.15 keeps everything of the studio, half filled, and gives fresh addresses of what was uploaded', async () => {
    const { db } = shop.database;
    const [photo, film] = [await newFile(db, null), await newFile(db, 'VIDEO')];
    const content: DraftContent = {
      ...empty,
      variantId: testProduct.variantId,
      quantity: 2,
      step: 'AR',
      extraList: [bow],
      productClientCustomizationList: [
        { ...photoOf(photo), placement: { zoom: 2, x: 0.5, y: 0, rotation: 90 }, mat: 'confetti', filter: 'warm' },
        {
          id: textSlot,
          input: 'A text that is longer than it may be in the end',
          extraList: [font],
          textStyle: { align: 'left', color: '#aa0000', curve: 20 },
        },
      ],
      productArCustomizationList: [
        {
          customizationId: photoSlot,
          attachmentId: film,
          type: 'VIDEO',
          display: { fit: 'contain', x: 0, y: 0.1, scale: 1.5, rotation: 0, loop: false, sound: false },
        },
      ],
      acceptedWarningList: [{ customizationId: photoSlot, code: 'LOW_RESOLUTION', dpi: 90 }],
    };
    const createdDraft = await newDraft(content);
    expect(createdDraft.content).toEqual(content);
    const { data } = await get(createdDraft.key);
    expect(data).toEqual(createdDraft);
    expect(createdDraft).toMatchObject({ productId: testProduct.productId, revision: 0 });
    expect(createdDraft.photoList).toEqual([{ id: photo, url: signUrl(photo), width: 640, height: 480 }]);
    expect(createdDraft.mediumList).toMatchObject([
      { attachmentId: film, type: 'VIDEO', url: signUrl(film), display: { fit: 'contain', loop: false } },
    ]);
    expect(Date.parse(createdDraft.expiresAt) - Date.parse(createdDraft.updatedAt)).toBe(30 * 86_400_000);
  });

  it('S3.15 is named by a key that nobody guesses; a wrong one finds nothing', async () => {
    const { key } = await newDraft();
    const [row] = await shop.database.db.select({ id: drafts.id }).from(drafts).limit(1);
    const plain = Buffer.from((row?.id ?? '').replaceAll('-', ''), 'hex');
    for (const wrong of [
      key.replace(/.(?=.$)/, (one) => (one === 'A' ? 'B' : 'A')),
      Buffer.concat([plain, Buffer.alloc(16)]).toString('base64url'),
      keys.keyOf(randomUUID()),
    ])
      for (const response of [await get(wrong), await update(wrong, 0, withText('x'))])
        expect(codeOf(response)).toEqual([404, 'DRAFT_NOT_FOUND']);
    expect(codeOf(await get('short'))).toEqual([400, 'INVALID_REQUEST']);
  });

  it('S3.15 shows which photos are gone, and can be kept on with them', async () => {
    const { db } = shop.database;
    const photo = await newFile(db, null);
    const createdDraft = await newDraft({ productClientCustomizationList: [photoOf(photo)] });
    await db.delete(files).where(eq(files.id, photo));
    expect((await get(createdDraft.key)).data).toMatchObject({ photoList: [] });
    const content = { ...createdDraft.content, quantity: 3 };
    expect((await update(createdDraft.key, 0, content)).status).toBe(200);
  });

  it('D7.40 names what its product does not have', async () => {
    const other = await newTestProduct(shop.database.db, { slots: [{ kind: 'photo', limits: {} }] });
    const foreign = other.slotIds[0] ?? 0;
    const film = await newFile(shop.database.db, 'VIDEO');
    const wrong: [Partial<DraftContent>, string][] = [
      [{ variantId: other.variantId }, 'variantId'],
      [{ extraList: [font] }, 'extraList'],
      [
        { productClientCustomizationList: [photoOf(null), { ...photoOf(null), id: foreign }] },
        'productClientCustomizationList.1.id',
      ],
      [{ productClientCustomizationList: [photoOf(null), photoOf(null)] }, 'productClientCustomizationList.1.id'],
      [
        { productClientCustomizationList: [{ ...photoOf(null), id: testProduct.slotIds[2] ?? 0 }] },
        'productClientCustomizationList.0.id',
      ],
      [
        { productClientCustomizationList: [{ ...photoOf('x'), id: textSlot, extraList: [bow] }] },
        'productClientCustomizationList.0.extraList',
      ],
      [{ productClientCustomizationList: [photoOf('no photo')] }, 'productClientCustomizationList.0.input'],
      [{ productClientCustomizationList: [photoOf(randomUUID())] }, 'productClientCustomizationList.0.input'],
      [{ productClientCustomizationList: [photoOf(film)] }, 'productClientCustomizationList.0.input'],
      [
        { productArCustomizationList: [{ customizationId: textSlot, attachmentId: film, type: 'VIDEO' }] },
        'productArCustomizationList.0.customizationId',
      ],
      [
        { productArCustomizationList: [{ customizationId: photoSlot, attachmentId: randomUUID(), type: 'VIDEO' }] },
        'productArCustomizationList.0.attachmentId',
      ],
      [
        { productArCustomizationList: [{ customizationId: photoSlot, attachmentId: film, type: 'IMAGE' }] },
        'productArCustomizationList.0.type',
      ],
      [
        { acceptedWarningList: [{ customizationId: foreign, code: 'SMALL_TEXT' }] },
        'acceptedWarningList.0.customizationId',
      ],
    ];
    const before = await shop.database.db.$count(drafts);
    for (const [content, field] of wrong) {
      const { status, data } = await create(content);
      expect([status, Object.keys((data as Failed).status.fields ?? {})]).toEqual([422, [`content.${field}`]]);
    }
    expect(await shop.database.db.$count(drafts)).toBe(before);
  });

  it('D7.40 refuses photos of others, and takes those of its writer and of guests', async () => {
    const { db } = shop.database;
    const [ada, eve] = [await shop.newPerson(), await shop.newPerson()];
    const [hers, guests] = [await newFile(db, null, ada.accountId), await newFile(db, null)];
    const using = (id: string) => ({ productClientCustomizationList: [photoOf(id)] });
    expect((await create(using(hers), ada.token)).status).toBe(200);
    expect((await create(using(guests), ada.token)).status).toBe(200);
    expect(codeOf(await create(using(hers)))).toEqual([422, 'CUSTOMIZATION_INVALID']);
    expect(codeOf(await create(using(hers), eve.token))).toEqual([422, 'CUSTOMIZATION_INVALID']);
  });

  it('D7.40 shows nobody a photo whose id was typed into a text', async () => {
    const { db } = shop.database;
    const secret = await newFile(db, null, (await shop.newPerson()).accountId);
    const textDraft = await newDraft(withText(secret));
    expect(textDraft.photoList).toEqual([]);
    const moved = await update(textDraft.key, 0, { ...empty, productClientCustomizationList: [photoOf(secret)] });
    expect(codeOf(moved)).toEqual([422, 'CUSTOMIZATION_INVALID']);
  });

  it('S3.15 opened by its link on a device that is not signed in shows the account’s photo and can be changed', async () => {
    const { db } = shop.database;
    const ada = await shop.newPerson();
    const [photo, other] = [await newFile(db, null, ada.accountId), await newFile(db, null, ada.accountId)];
    const { key, content } = await newDraft({ productClientCustomizationList: [photoOf(photo)] }, ada.token);
    expect((await get(key)).data).toMatchObject({ photoList: [{ id: photo }] });
    expect((await update(key, 0, { ...content, quantity: 2 })).status).toBe(200);
    const swapped = { ...content, productClientCustomizationList: [photoOf(other)] };
    expect(codeOf(await update(key, 1, swapped))).toEqual([422, 'CUSTOMIZATION_INVALID']);
  });

  it('D7.40 takes up to 64 kB, and none of a product that is not sold', async () => {
    const many = await newTestProduct(shop.database.db, {
      slots: Array.from({ length: 40 }, () => ({ kind: 'text' as const, limits: {} })),
    });
    const body = {
      productId: many.productId,
      content: {
        ...empty,
        productClientCustomizationList: many.slotIds.map((id) => ({ id, input: 'x'.repeat(1900) })),
      },
    };
    expect(codeOf(await shop.call('createDraft', { body }))).toEqual([413, 'BODY_TOO_LARGE']);
    await shop.database.db.update(products).set({ active: false }).where(eq(products.id, many.productId));
    const small = { productId: many.productId, content: empty };
    expect(codeOf(await shop.call('createDraft', { body: small }))).toEqual([404, 'PRODUCT_NOT_FOUND']);
  });

  it('S3.15 is gone when it is deleted or its time is over; deleting twice changes nothing', async () => {
    const [one, two] = [await newDraft(), await newDraft()];
    const remove = (key: string) => shop.call('deleteDraft', { params: { draftKey: key } });
    expect([(await remove(one.key)).status, (await remove(one.key)).status]).toEqual([200, 200]);
    expect(codeOf(await get(one.key))).toEqual([404, 'DRAFT_NOT_FOUND']);
    await shop.database.db
      .update(drafts)
      .set({ updatedAt: sql`now() - interval '31 days'` })
      .where(eq(drafts.id, keys.idOf(two.key) ?? ''));
    expect(codeOf(await get(two.key))).toEqual([404, 'DRAFT_NOT_FOUND']);
    expect(codeOf(await update(two.key, 0, withText('late')))).toEqual([404, 'DRAFT_NOT_FOUND']);
  });

  it('S3.15 D20.1 lives as long as the owner has set, from that moment on', async () => {
    const { db } = shop.database;
    const { key } = await newDraft();
    const days = async () => {
      const { expiresAt, updatedAt } = (await get(key)).data as Draft;
      return (Date.parse(expiresAt) - Date.parse(updatedAt)) / 86_400_000;
    };
    const age = sql`now() - interval '40 days'`;
    await db
      .update(drafts)
      .set({ updatedAt: age })
      .where(eq(drafts.id, keys.idOf(key) ?? ''));
    await db.insert(shopSettings).values(defaultShopSettings).onConflictDoNothing();
    try {
      await db.update(shopSettings).set({ draftDays: 60 });
      expect(await days()).toBe(60);
      await db.update(shopSettings).set({ draftDays: 39 });
      expect(codeOf(await get(key))).toEqual([404, 'DRAFT_NOT_FOUND']);
    } finally {
      await db.update(shopSettings).set({ draftDays: null });
    }
  });
});

describe('changes of a draft', () => {
  it('S3.15 are counted, and one that is based on an older state is refused', async () => {
    const { key } = await newDraft();
    expect((await update(key, 0, withText('one'))).data).toMatchObject({ revision: 1, content: withText('one') });
    expect((await update(key, 1, withText('two'))).data).toMatchObject({ revision: 2 });
    expect(codeOf(await update(key, 1, withText('three')))).toEqual([409, 'DRAFT_CHANGED']);
    expect(codeOf(await update(key, 7, withText('three')))).toEqual([409, 'DRAFT_CHANGED']);
    expect((await get(key)).data).toMatchObject({ revision: 2, content: withText('two') });
  });

  it('S3.15 sent again, because their answer was lost, are no conflict', async () => {
    const { key } = await newDraft();
    await update(key, 0, withText('one'));
    expect(await update(key, 0, withText('one'))).toMatchObject({ status: 200, data: { revision: 1 } });
  });

  it('S3.15 of many at once, exactly one wins each revision', async () => {
    const { key } = await newDraft();
    for (const revision of [0, 1, 2]) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, writer) => update(key, revision, withText(`${revision} of ${writer}`))),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      for (const response of answers)
        if (response.status !== 200) expect(codeOf(response)).toEqual([409, 'DRAFT_CHANGED']);
      expect((await get(key)).data).toEqual(won[0]?.data);
    }
  });
});

describe('the drafts of an account', () => {
  it('S4.18 are those begun signed in or joined at sign-in, twice or once, newest first', async () => {
    const ada = await shop.newPerson();
    const own = await newDraft({}, ada.token);
    const guests = await newDraft({ quantity: 2 });
    const first = await join(guests.key, ada.token);
    expect(await join(guests.key, ada.token)).toEqual(first);
    expect(first.data).toEqual(guests);
    expect(await listed(ada.token)).toEqual([guests.key, own.key]);
    expect((await get(guests.key)).data).toEqual(guests);
    expect((await shop.call('listDrafts')).status).toBe(401);
    expect((await shop.call('joinDraft', { params: { draftKey: own.key } })).status).toBe(401);
  });

  it('S4.18 cannot be taken by another account', async () => {
    const [ada, eve] = [await shop.newPerson(), await shop.newPerson()];
    const { key } = await newDraft({}, ada.token);
    expect(codeOf(await join(key, eve.token))).toEqual([404, 'DRAFT_NOT_FOUND']);
    expect([await listed(ada.token), await listed(eve.token)]).toEqual([[key], []]);
  });

  it('S4.18 a guest’s upload stays a guest’s when its draft joins', async () => {
    const { db } = shop.database;
    const ada = await shop.newPerson();
    const photo = await newFile(db, null);
    const { key } = await newDraft({ productClientCustomizationList: [photoOf(photo)] });
    await join(key, ada.token);
    const [file] = await db.select().from(files).where(eq(files.id, photo));
    expect(file?.accountId).toBeNull();
  });

  it('D7.40 are at most 50: the one that was touched longest ago goes, also of many at once', async () => {
    const ada = await shop.newPerson();
    const createdDrafts = [];
    for (let count = 0; count < 50; count += 1) createdDrafts.push(await newDraft({ quantity: count + 1 }, ada.token));
    const [first, second] = createdDrafts;
    await update(first?.key ?? '', 0, withText('touched'), ada.token);
    const late = await newDraft({}, ada.token);
    const now = await listed(ada.token);
    expect(now).toHaveLength(50);
    expect(now.slice(0, 2)).toEqual([late.key, first?.key]);
    expect(now).not.toContain(second?.key);
    await Promise.all(Array.from({ length: 6 }, () => newDraft({}, ada.token)));
    expect(await listed(ada.token)).toHaveLength(50);
    const old = await newDraft();
    await shop.database.db
      .update(drafts)
      .set({ updatedAt: sql`now() - interval '20 days'` })
      .where(eq(drafts.id, keys.idOf(old.key) ?? ''));
    await join(old.key, ada.token);
    expect(await listed(ada.token)).toContain(old.key);
  });
});

it('D7.40 guests begin up to 600 drafts an hour from one address, accounts as many as they like', async () => {
  const ada = await shop.newPerson();
  expect((await create()).status).toBe(200);
  // as if 598 had been made from here; no other limit is counted in this database
  expect(await shop.database.db.update(rateLimits).set({ points: 598 }).returning()).toHaveLength(1);
  const statuses = await Promise.all([create(), create(), create()]);
  expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429]);
  expect(codeOf(await create())).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect((await create({}, ada.token)).status).toBe(200);
});
