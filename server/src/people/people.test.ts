import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { accounts, sessions } from '../accounts/tables.ts';
import { draftKeys } from '../drafts/draft-key.ts';
import { personalRows } from '../manifests.ts';
import { auditLog } from '../operators/tables.ts';
import { guestKeys, storedKeyOf } from '../orders/guest-key.ts';
import { orders } from '../orders/tables.ts';
import { eraseDelivered } from '../privacy/erase-account.ts';
import { createProjects } from '../projects/create-projects.ts';
import { newOrder, ordered } from '../projects/test-order.ts';
import { projects } from '../projects/tables.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { viewerReader } from '../viewer/project-viewers.ts';
import { peopleHandlers } from './people-handlers.ts';
import { prefixQuery } from './people-list.ts';
import { refreshPeople } from './refresh-people.ts';
import { people, peopleChanges } from './tables.ts';

const shopUrl = () => 'http://shop.test';
const guestKey = guestKeys(Buffer.alloc(32, 4));
let shop: TestShop;
let support: TestOperator;
beforeAll(async () => {
  shop = await openTestShop(
    peopleHandlers({
      shopUrl,
      personalRows,
      guestKey,
      signUrl: (id) => `${shopUrl()}/files/${id}`,
      readViewers: viewerReader({ shopUrl, signExport: (id) => `${shopUrl()}/${id}` }),
      keys: draftKeys(Buffer.alloc(32)),
      draftDays: 30,
    }),
  );
  support = await shop.newOperator({ role: 'support' });
});
beforeEach(async () => {
  await shop.database.db.execute(sql`truncate people, people_changes, orders, accounts cascade`);
});
afterAll(() => shop.close());

const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: 'Lindenstr. 1',
  city: 'Berlin',
  postalCode: '10969',
  countryCode: 'DE',
};

/** An order with a text on it; a guest's has its key. */
async function order(email: string, { accountId = null as string | null, status = 'paid' as const } = {}) {
  const { db } = shop.database;
  const id = await newOrder(db, accountId, [[ordered(1, { kind: 'text', input: `For ${email}` })]], email);
  await createProjects(db, id);
  const paid = { status, address, paidAt: sql`now()`, total: 25_00 };
  await db
    .update(orders)
    .set({ ...paid, guestKeyHash: accountId === null ? storedKeyOf(guestKey(id)) : null })
    .where(eq(orders.id, id));
  return id;
}
const list = async (query: Record<string, string> = {}) => {
  const { status, data } = await shop.call('listPeople', { operator: support, query });
  expect(status).toBe(200);
  return (data as Reply<'listPeople'>).itemList;
};
const only = async () => {
  const [person] = await list();
  if (!person) throw new Error('There is nobody.');
  return person;
};
const paramsOf = ({ id }: { id: string }) => ({ personId: id });
const mailsTo = async (to: string) => {
  const { rows } = await shop.database.db.execute<{ data: { subject: string; text: string } }>(
    sql`select data from pgboss.job where name = 'mail' and data ->> 'to' = ${to}`,
  );
  return rows.map(({ data }) => data);
};
const actions = async () => (await shop.database.db.select().from(auditLog)).map(({ action }) => action);

describe('people', () => {
  it('D20.3 guests and accounts stand there once an address, with what they have bought', async () => {
    await order('Guest@mail.test');
    await order('guest@mail.test');
    const { accountId } = await shop.newPerson();
    await order('whatever@mail.test', { accountId });
    const everybody = await list({ sort: '-spent' });
    expect(
      everybody.map(({ hasAccount, orderCount, spent, country }) => [hasAccount, orderCount, spent, country]),
    ).toEqual([
      [false, 2, 50_00, 'DE'],
      [true, 1, 25_00, 'DE'],
    ]);
    expect(everybody[0]).toMatchObject({ email: 'guest@mail.test', name: 'Ada Byron', verified: false });
    expect(await shop.database.db.$count(peopleChanges)).toBe(0);
    expect(await list({ filter: 'account:no~orderCount:2..' })).toHaveLength(1);
    expect(await list({ text: 'byr' })).toHaveLength(1);
    expect(await list({ text: 'guest@mail' })).toHaveLength(1);
    expect(await list({ text: `'); drop` })).toHaveLength(0);
    expect(prefixQuery('Ada-B@x.de')).toBe("'ada':* & 'b':* & 'x':* & 'de':*");
  });

  it('D20.3 a guest who registers, and an account with another address, stay one person', async () => {
    const { db } = shop.database;
    await order('ada@mail.test');
    const { id } = await only();
    const name = { firstName: 'Ada', lastName: 'Lovelace', passwordHash: '-' };
    await db.insert(accounts).values({ email: 'ada@mail.test', emailShown: 'ada@mail.test', ...name });
    expect(await only()).toMatchObject({ id, hasAccount: true, name: 'Ada Lovelace', orderCount: 1 });
    await order('new@mail.test');
    await refreshPeople(db);
    await db.update(accounts).set({ email: 'new@mail.test' });
    const now = await list();
    expect(now.find((person) => person.id === id)).toMatchObject({ email: 'new@mail.test', orderCount: 1 });
    expect(now).toHaveLength(1);
  });

  it('D20.3 changes that come at once are all taken, by whichever process looks', async () => {
    const { db } = shop.database;
    await Promise.all(
      Array.from({ length: 12 }, async (_, number) => {
        await order(`many-${number % 3}@mail.test`);
        await refreshPeople(db);
      }),
    );
    while ((await refreshPeople(db)) > 0);
    expect((await list()).map(({ orderCount }) => orderCount)).toEqual([4, 4, 4]);
  });

  it('D20.3 one person has orders, addresses and notes; notes are written down in the audit log', async () => {
    await order('ada@mail.test');
    const params = paramsOf(await only());
    await shop.call('addPersonNote', { operator: support, params, body: { text: 'Calls on Mondays' } });
    const { data } = await shop.call('getPerson', { operator: support, params });
    const person = data as Reply<'getPerson'>;
    expect(person).toMatchObject({
      orderList: [{ status: 'paid', total: 25_00 }],
      addressList: [['Ada Byron', 'Lindenstr. 1', '10969 Berlin', 'Germany']],
      noteList: [{ text: 'Calls on Mondays', author: support.name }],
    });
    const noteParams = { ...params, noteId: person.noteList[0]?.id ?? '' };
    const deleted = await shop.call('deletePersonNote', { operator: support, params: noteParams });
    expect((deleted.data as Reply<'getPerson'>).noteList).toEqual([]);
    expect(await actions()).toEqual(expect.arrayContaining(['customer.note.added', 'customer.note.deleted']));
    const nobody = { personId: '0d4cdea5-6aa2-4f6f-a9b9-d4cdea56aa24' };
    expect((await shop.call('getPerson', { operator: support, params: nobody })).status).toBe(404);
    const printer = await shop.newOperator({ role: 'production' });
    expect((await shop.call('getPerson', { operator: printer, params })).status).toBe(403);
  });

  it('D20.3 a guest is copied and erased: nothing that names them stays but what is being made, until it is delivered', async () => {
    const { db } = shop.database;
    const [making, delivered] = [await order('ada@mail.test'), await order('ada@mail.test')];
    await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, delivered));
    const params = paramsOf(await only());
    await shop.call('addPersonNote', { operator: support, params, body: { text: 'Likes blue' } });
    const copy = await shop.call('exportPersonData', { operator: support, params });
    expect(copy.headers['content-disposition']).toMatch(/customer-data-.*\.json/);
    const data = copy.data as { guest: { orderList: object[]; projectList: object[] }; noteList: object[] };
    expect(data.guest.orderList).toHaveLength(2);
    expect(data.guest.projectList).toHaveLength(2);
    expect(data.noteList).toMatchObject([{ text: 'Likes blue' }]);

    const erase = (body: object) => shop.call('erasePerson', { operator: support, params, body });
    expect((await erase({ email: 'bob@mail.test', reason: 'asked' })).status).toBe(400);
    expect((await erase({ email: 'Ada@mail.test', reason: '' })).status).toBe(400);
    const replies = await Promise.all(
      [1, 2].map(() => erase({ email: 'Ada@mail.test', reason: 'Letter of 20 November' })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await list()).toEqual([]);
    const rows = await db.select().from(orders);
    expect(rows.find(({ id }) => id === making)).toMatchObject({ email: 'ada@mail.test', guestKeyHash: null });
    expect(rows.find(({ id }) => id === delivered)).toMatchObject({
      email: '',
      address: { lastName: '', countryCode: 'DE' },
    });
    expect(await db.$count(projects)).toBe(1);
    const [mail] = await mailsTo('ada@mail.test');
    expect(mail?.subject).toBe('Your data has been deleted');
    expect(mail?.text).toContain('is still being made');
    await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, making));
    await eraseDelivered(db, personalRows);
    expect((await db.select().from(orders)).map(({ email }) => email)).toEqual(['', '']);
    expect(await list()).toEqual([]);
    expect(await actions()).toEqual(expect.arrayContaining(['customer.exported', 'customer.erased']));
  });

  it('D20.3 an account is copied, signed out everywhere and erased, with its orders as a guest', async () => {
    const { db } = shop.database;
    const { accountId } = await shop.newPerson();
    const [{ email } = { email: '' }] = await db.select().from(accounts).where(eq(accounts.id, accountId));
    await order(email);
    const params = paramsOf(await only());
    const signedOut = await shop.call('signOutPerson', { operator: support, params });
    expect(signedOut.data).toMatchObject({ sessionCount: 0 });
    expect(await db.$count(sessions)).toBe(0);
    expect((await shop.call('resendVerification', { operator: support, params })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
    const copy = (await shop.call('exportPersonData', { operator: support, params })).data;
    expect(copy).toMatchObject({ account: { profile: { id: accountId } }, guest: { orderList: [{}] } });
    const erased = await shop.call('erasePerson', { operator: support, params, body: { email, reason: 'Asked' } });
    expect(erased.status).toBe(200);
    expect([await db.$count(accounts), await db.$count(people)]).toEqual([0, 0]);
    expect(await list()).toEqual([]);
  });

  it('D20.3 a guest has no account to be signed out of', async () => {
    await order('ada@mail.test');
    const params = paramsOf(await only());
    for (const name of ['signOutPerson', 'resendVerification'] as const)
      expect((await shop.call(name, { operator: support, params })).status).toBe(400);
  });

  it('D20.3 the list is a file for a spreadsheet', async () => {
    await order('ada@mail.test');
    const { data } = await shop.call('exportPeople', { operator: support, language: 'de' });
    expect((data as Buffer).toString()).toContain('Name;E-Mail;Land');
    expect((data as Buffer).toString()).toContain('ada@mail.test');
  });
});
