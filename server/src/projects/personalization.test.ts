import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Project, ProjectVersion } from '@afterimage/contract/projects.ts';
import { type TestProduct, guestKey, newFile, newTestProduct, readViewers, signUrl } from '../cart/test-products.ts';
import { customizations, extras } from '../catalogue/tables.ts';
import { files } from '../files/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { projectItemVersions } from './tables.ts';
import { storedKeyOf } from '../orders/guest-key.ts';
import { moveOrder, startProduction } from '../orders/move-order.ts';
import { orderHandlers } from '../orders/order-handlers.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { createProjects } from './create-projects.ts';
import { projectHandlers } from './project-handlers.ts';
import { newOrder, ordered } from './test-order.ts';

let shop: TestShop;
let testProduct: TestProduct;
let owner: { accountId: string; token: string };
let serif: number;
let script: number;
let gold: number;
let project: Project;
let photo: string;
let film: string;
const placed = { zoom: 1, x: 0, y: 0, rotation: 0 };

beforeAll(async () => {
  shop = await openTestShop({ ...projectHandlers({ signUrl, readViewers }), ...orderHandlers({ signUrl }) });
  owner = await shop.newPerson();
  testProduct = await newTestProduct(shop.database.db, {
    slots: [
      { kind: 'photo', title: 'Front', limits: { widthMm: 100, heightMm: 100, arAllowed: true }, required: true },
      {
        kind: 'text',
        title: 'Name',
        limits: { maxLength: 12, maxLines: 1 },
        extraList: [
          { id: 0, title: 'Serif', price: 100 },
          { id: 0, title: 'Script', price: 100 },
          { id: 0, title: 'Gold', price: 900 },
        ],
      },
      { kind: 'text', title: 'Date', limits: { maxLength: 12 } },
    ],
  });
  [serif = 0, script = 0, gold = 0] = testProduct.extraIds[1] ?? [];
});
afterAll(() => shop.close());

async function createOrder(accountId: string | null): Promise<string> {
  const { db } = shop.database;
  photo = await newFile(db, null, accountId);
  film = await newFile(db, 'VIDEO', accountId);
  const [front = 0, name = 0, date = 0] = testProduct.slotIds;
  const slots = [
    ordered(front, {
      kind: 'photo',
      title: 'Front',
      input: photo,
      placement: placed,
      arCustomization: { attachmentId: film, type: 'VIDEO' },
    }),
    ordered(name, {
      kind: 'text',
      title: 'Name',
      input: 'Adn',
      extraList: [{ id: serif, title: 'Serif', price: 100 }],
    }),
    ordered(date, { kind: 'text', title: 'Date', input: '1 May' }),
  ];
  const id = await newOrder(db, accountId, [slots]);
  if (!accountId)
    await db
      .update(orders)
      .set({ guestKeyHash: storedKeyOf(guestKey(id)) })
      .where(eq(orders.id, id));
  await db.transaction((tx) => createProjects(tx, id));
  return id;
}

beforeEach(async () => {
  const orderId = await createOrder(owner.accountId);
  const { data } = await shop.call('listOrderProjects', { token: owner.token, params: { orderId } });
  [project] = (data as { itemList: [Project] }).itemList;
  // What was asked for at the payment is not what a change asks for.
  await shop.database.db.execute(sql`delete from pgboss.job where name = 'print-files'`);
});

const item = (at: number) => project.projectCustomizationItemList[at]?.id ?? '';
const edit = (entries: object[]) =>
  shop.call('updateProject', {
    token: owner.token,
    params: { projectId: project.id },
    body: { projectCustomizationItemList: entries },
  });
const personalization = (at: number, rest: object) => ({ id: item(at), personalization: rest });
const slotsOf = (data: unknown) => (data as Project).projectCustomizationItemList;
const failed = ({ status, data }: { status: number; data: unknown }) => {
  const { code, fields = {} } = (data as { status: { code: string; fields?: object } }).status;
  return [status, code, Object.keys(fields)];
};
const read = async () => {
  const { data } = await shop.call('listOrderProjects', { token: owner.token, params: { orderId: project.orderId } });
  return (data as { itemList: Project[] }).itemList[0];
};
const versions = async () => {
  const { data } = await shop.call('listProjectVersions', { token: owner.token, params: { projectId: project.id } });
  return (data as { versionList: ProjectVersion[] }).versionList;
};
const queuedPrints = async () => {
  const { rows } = await shop.database.db.execute<{ data: { projectId: string } }>(
    sql`select data from pgboss.job where name = 'print-files' and data ->> 'projectId' = ${project.id}`,
  );
  return rows.length;
};

describe('what is printed', () => {
  it('S7.34 can be another photo, another place for it, other words in another font of the same price', async () => {
    const { db } = shop.database;
    const other = await newFile(db, null);
    const placement = { zoom: 2, x: 0.5, y: -0.5, rotation: 15 };
    const textStyle = { align: 'left', color: '#aa0000', curve: 30 };
    const { status, data } = await edit([
      personalization(0, { input: other.toUpperCase(), placement }),
      personalization(1, { input: ' Ada ', extraList: [script], textStyle }),
    ]);
    expect(status).toBe(200);
    expect(slotsOf(data)).toMatchObject([
      { input: other, photo: { id: other }, placement, arCustomization: { attachmentId: film } },
      { input: 'Ada', extraList: [{ id: script, title: 'Script', price: 100 }], textStyle },
      { input: '1 May' },
    ]);
    const [file] = await db.select().from(files).where(eq(files.id, other));
    expect(file?.accountId).toBe(owner.accountId);
    expect(await queuedPrints()).toBe(1);
  });

  it('S1.12 can get a mat, another one, and none again; each is a print of its own', async () => {
    const { data } = await edit([personalization(0, { input: photo, placement: placed, mat: 'confetti' })]);
    expect(slotsOf(data)[0]).toMatchObject({ input: photo, mat: 'confetti', arCustomization: { attachmentId: film } });
    expect(await queuedPrints()).toBe(1);
    const { data: same } = await edit([personalization(0, { input: photo, placement: placed, mat: 'confetti' })]);
    expect(same).toEqual(data);
    const { data: plain } = await edit([personalization(0, { input: photo, placement: placed })]);
    expect(slotsOf(plain)[0]).not.toHaveProperty('mat');
    expect((await versions()).map(({ before }) => before.mat)).toEqual(['confetti', undefined]);
    expect(failed(await edit([personalization(1, { input: 'Ada', mat: 'confetti' })]))).toEqual([
      422,
      'CUSTOMIZATION_INVALID',
      ['projectCustomizationItemList.0.personalization.mat'],
    ]);
  });

  it('S2.8 can get a filter, another one, and none again; each is a print of its own, and one that is not known is refused', async () => {
    const filtered = (filter?: string) =>
      personalization(0, { input: photo, placement: placed, ...(filter && { filter }) });
    const { data } = await edit([filtered('black-and-white')]);
    expect(slotsOf(data)[0]).toMatchObject({ input: photo, filter: 'black-and-white' });
    expect(await queuedPrints()).toBe(1);
    expect(slotsOf((await edit([filtered('warm')])).data)[0]).toMatchObject({ filter: 'warm' });
    expect(slotsOf((await edit([filtered()])).data)[0]).not.toHaveProperty('filter');
    expect((await versions()).map(({ before }) => before.filter)).toEqual(['warm', 'black-and-white', undefined]);
    expect(failed(await edit([filtered('sepia')]))).toEqual([
      400,
      'INVALID_REQUEST',
      ['projectCustomizationItemList.0.personalization.filter'],
    ]);
  });

  it('S7.34 changed together with its medium is one version, and can be put back', async () => {
    const other = await newFile(shop.database.db, null);
    const display = { fit: 'contain', x: 0.1, y: 0, scale: 2, rotation: 5, loop: false, sound: false };
    const arCustomization = { attachmentId: film, type: 'VIDEO', display };
    const changed = await edit([{ ...personalization(0, { input: other }), arCustomization }]);
    expect(slotsOf(changed.data)[0]).toMatchObject({ input: other, arCustomization: { attachmentId: film, display } });
    const [version, ...rest] = await versions();
    expect(rest).toEqual([]);
    expect(version).toMatchObject({
      projectCustomizationItemId: item(0),
      changed: 'personalization',
      before: {
        input: photo,
        photo: { id: photo },
        placement: placed,
        arCustomization: { attachmentId: film, display: null },
      },
    });
    const { input, placement } = version?.before ?? {};
    const back = await edit([
      { ...personalization(0, { input, placement }), arCustomization: { attachmentId: film, type: 'VIDEO' } },
    ]);
    expect(slotsOf(back.data)).toEqual(slotsOf(await read()));
    expect(slotsOf(back.data)).toEqual(project.projectCustomizationItemList);
    expect(await versions()).toHaveLength(2);
  });

  it('S7.34 sent as it is changes nothing, also after production has started', async () => {
    const same = [
      {
        ...personalization(0, { input: photo, placement: placed }),
        arCustomization: { attachmentId: film, type: 'VIDEO' },
      },
      personalization(1, { input: 'Adn', extraList: [serif] }),
      personalization(2, { input: '1 May' }),
    ];
    expect((await edit(same)).data).toEqual(project);
    await startProduction(shop.database.db, project.orderId);
    expect((await edit(same)).status).toBe(200);
    expect(await versions()).toEqual([]);
    expect(await queuedPrints()).toBe(0);
  });

  it('S7.34 stands still once production has started or the order was shipped; media do not', async () => {
    const { db } = shop.database;
    expect((await read())?.personalizable).toBe(true);
    await startProduction(db, project.orderId);
    expect((await read())?.personalizable).toBe(false);
    expect(failed(await edit([personalization(1, { input: 'Ada', extraList: [serif] })]))).toEqual([
      409,
      'PRODUCTION_STARTED',
      [],
    ]);
    await moveOrder(db, project.orderId, 'shipped', { shopUrl: '', guestKey });
    expect(failed(await edit([personalization(1, { input: 'Ada', extraList: [serif] })]))[1]).toBe(
      'PRODUCTION_STARTED',
    );
    expect((await edit([{ id: item(0), arCustomization: null }])).status).toBe(200);
    expect(await queuedPrints()).toBe(0);
    expect((await versions()).map(({ changed }) => changed)).toEqual(['media']);
  });

  it('S7.34 changed at the moment at which production starts is either printed or refused', async () => {
    const { db } = shop.database;
    for (let round = 0; round < 8; round += 1) {
      const [changed] = await Promise.all([
        edit([personalization(1, { input: `Ada ${round}`, extraList: [serif] })]),
        startProduction(db, project.orderId),
      ]);
      const [order] = await db.select().from(orders).where(eq(orders.id, project.orderId));
      const [version] = await db
        .select()
        .from(projectItemVersions)
        .where(eq(projectItemVersions.projectItemId, item(1)))
        .orderBy(sql`created_at desc`)
        .limit(1);
      if (changed.status === 200)
        expect(version?.createdAt.getTime()).toBeLessThanOrEqual(order?.productionStartedAt?.getTime() ?? 0);
      else expect(failed(changed)[1]).toBe('PRODUCTION_STARTED');
      await db.update(orders).set({ productionStartedAt: null }).where(eq(orders.id, project.orderId));
    }
  });

  it('S7.34 costs what it cost before: a font of another price is refused, by its field', async () => {
    const response = await edit([personalization(1, { input: 'Ada', extraList: [gold] })]);
    expect(failed(response)).toEqual([
      422,
      'CUSTOMIZATION_INVALID',
      ['projectCustomizationItemList.0.personalization.extraList'],
    ]);
    expect(failed(await edit([personalization(1, { input: 'Ada' })]))[1]).toBe('CUSTOMIZATION_INVALID');
    expect(await versions()).toEqual([]);
  });

  it('S7.34 what was chosen keeps its price and title when the catalogue changes them', async () => {
    const { db } = shop.database;
    const isSerif = eq(extras.id, serif);
    await db.update(extras).set({ price: 5000, title: 'Antiqua' }).where(isSerif);
    const { status, data } = await edit([personalization(1, { input: 'Ada', extraList: [serif] })]);
    await db.update(extras).set({ price: 100, title: 'Serif' }).where(isSerif);
    expect(status).toBe(200);
    expect(slotsOf(data)[1]).toMatchObject({ input: 'Ada', extraList: [{ title: 'Serif', price: 100 }] });
  });

  it('S7.34 words that were not asked for can be taken away, a photo cannot', async () => {
    expect(slotsOf((await edit([personalization(2, { input: '' })])).data)[2]).toMatchObject({ input: null });
    expect(failed(await edit([personalization(0, { input: null })]))).toEqual([
      422,
      'CUSTOMIZATION_INVALID',
      ['projectCustomizationItemList.0.personalization.input'],
    ]);
  });

  it('S7.34 follows the rules of the cart, and names what is wrong', async () => {
    const strangers = await newFile(shop.database.db, null, (await shop.newPerson()).accountId);
    const wrong: [number, object, string][] = [
      [0, { input: strangers }, 'input'],
      [0, { input: randomUUID() }, 'input'],
      [0, { input: film }, 'input'],
      [0, { input: photo, textStyle: { align: 'left', color: '#000000' } }, 'textStyle'],
      [1, { input: 'much too long for this', extraList: [serif] }, 'input'],
      [1, { input: 'two\nlines', extraList: [serif] }, 'input'],
      [1, { input: 'Ada', extraList: [serif, script] }, 'extraList'],
      [1, { input: 'Ada', extraList: [serif], placement: placed }, 'placement'],
      [2, { input: 'x', extraList: [serif] }, 'extraList'],
    ];
    for (const [at, rest, field] of wrong) {
      const first = { id: item(at === 0 ? 1 : 0), arCustomization: undefined };
      expect(failed(await edit([first, personalization(at, rest)]))).toEqual([
        422,
        'CUSTOMIZATION_INVALID',
        [`projectCustomizationItemList.1.personalization.${field}`],
      ]);
    }
    expect(await versions()).toEqual([]);
  });

  it('S7.34 of a slot that the product has no more stays as it is', async () => {
    const { db } = shop.database;
    const removed = await newTestProduct(db, { slots: [{ kind: 'text', limits: {} }] });
    const orderId = await newOrder(db, owner.accountId, [
      [ordered(removed.slotIds[0] ?? 0, { kind: 'text', input: 'Old' })],
    ]);
    await createProjects(db, orderId);
    await db.delete(customizations).where(eq(customizations.id, removed.slotIds[0] ?? 0));
    const { data } = await shop.call('listOrderProjects', { token: owner.token, params: { orderId } });
    [project] = (data as { itemList: [Project] }).itemList;
    expect(failed(await edit([personalization(0, { input: 'New' })]))[1]).toBe('CUSTOMIZATION_INVALID');
    expect((await edit([personalization(0, { input: 'Old' })])).status).toBe(422);
  });

  it('S7.32 is told by the order as it stands now; the line stays as it was ordered', async () => {
    await edit([personalization(1, { input: 'Ada', extraList: [serif] })]);
    const { data } = await shop.call('getOrder', { token: owner.token, params: { orderId: project.orderId } });
    expect(data).toMatchObject({ itemList: [{ customizationList: [{ input: photo }, { input: 'Ada' }, {}] }] });
    const [line] = await shop.database.db.select().from(orderLines).where(eq(orderLines.orderId, project.orderId));
    expect(line?.customizationList[1]).toMatchObject({ text: 'Adn' });
  });
});

describe('the versions of a project', () => {
  it('S7.34 say for each change what the slot held before, newest first', async () => {
    const otherFilm = await newFile(shop.database.db, 'VIDEO');
    const media = (attachmentId: string) => ({ id: item(0), arCustomization: { attachmentId, type: 'VIDEO' } });
    await edit([media(otherFilm)]);
    await edit([personalization(0, { input: photo, placement: { ...placed, zoom: 3 } })]);
    await edit([{ id: item(0), arCustomization: null }]);
    await edit([media(film), personalization(1, { input: 'Ada', extraList: [serif] })]);
    const versionSummaries = (await versions()).map(({ changed, before }) => [
      changed,
      before.input === photo ? before.placement?.zoom : before.input,
      before.arCustomization?.attachmentId,
    ]);
    expect(versionSummaries).toEqual([
      ['media', 3, undefined],
      ['personalization', 'Adn', undefined],
      ['media', 3, otherFilm],
      ['personalization', 1, otherFilm],
      ['media', 1, film],
    ]);
  });

  it('S7.34 are shown to nobody but the owner', async () => {
    const stranger = await shop.newPerson();
    const params = { projectId: project.id };
    expect((await shop.call('listProjectVersions', { params })).status).toBe(401);
    expect(failed(await shop.call('listProjectVersions', { params, token: stranger.token }))[1]).toBe(
      'PROJECT_NOT_FOUND',
    );
    const orderKey = guestKey(project.orderId);
    expect(failed(await shop.call('listGuestProjectVersions', { params: { ...params, orderKey } }))[1]).toBe(
      'PROJECT_NOT_FOUND',
    );
  });
});

describe('the project of a guest', () => {
  it('S6.1 S7.34 is changed with the key of its order, and its versions are read', async () => {
    const orderId = await createOrder(null);
    const orderKey = guestKey(orderId);
    const { data } = await shop.call('listGuestOrderProjects', { params: { orderKey } });
    [project] = (data as { itemList: [Project] }).itemList;
    const params = { orderKey, projectId: project.id };
    const change = (entry: object) =>
      shop.call('updateGuestProject', { params, body: { projectCustomizationItemList: [entry] } });
    expect((await change(personalization(2, { input: '2 May' }))).status).toBe(200);
    const { data: listed } = await shop.call('listGuestProjectVersions', { params });
    expect(listed).toMatchObject({ versionList: [{ changed: 'personalization', before: { input: '1 May' } }] });
    await startProduction(shop.database.db, orderId);
    expect(failed(await change(personalization(2, { input: '3 May' })))[1]).toBe('PRODUCTION_STARTED');
  });

  it('S7.34 can have back what it showed, though the file has become an account’s since', async () => {
    const { db } = shop.database;
    const orderKey = guestKey(await createOrder(null));
    const { data } = await shop.call('listGuestOrderProjects', { params: { orderKey } });
    [project] = (data as { itemList: [Project] }).itemList;
    const change = (arCustomization: object | null) =>
      shop.call('updateGuestProject', {
        params: { orderKey, projectId: project.id },
        body: { projectCustomizationItemList: [{ id: item(0), arCustomization }] },
      });
    await change(null);
    await db.update(files).set({ accountId: owner.accountId }).where(eq(files.id, film));
    expect((await change({ attachmentId: film, type: 'VIDEO' })).status).toBe(200);
    const strangers = await newFile(db, 'VIDEO', owner.accountId);
    expect((await change({ attachmentId: strangers, type: 'VIDEO' })).status).toBe(422);
  });
});
