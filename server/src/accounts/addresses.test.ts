import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Address } from '@afterimage/contract/accounts.ts';
import { accounts, addresses } from './tables.ts';
import { countries } from '../location/tables.ts';
import { Failure } from '../platform/http/failure.ts';
import { loadAddress } from './addresses.ts';
import { openAccounts } from './test-accounts.ts';

let shop: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  shop = await openAccounts();
  // As the sample has them, and one whose codes the shop has its own idea of.
  await shop.database.db
    .insert(countries)
    .values([
      ...['DE', 'NL', 'HK', 'SG', 'IE', 'US'].map((code) => ({ code, name: code })),
      { code: 'ZZ', name: 'Nowhere', postalCodePattern: '^\\d{3}$' },
    ])
    .onConflictDoNothing();
});
afterAll(() => shop.close());

const body = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: 'Lindenstr. 1',
  city: 'Berlin',
  postalCode: '10969',
  countryCode: 'DE',
};
const add = async (token: string, more: object = {}) => {
  const { status, data } = await shop.call('addAddress', { token, body: { ...body, ...more } });
  expect(status).toBe(200);
  return data as unknown as Address;
};
const list = async (token: string) => (await shop.call('listAddresses', { token })).data['addressList'] as Address[];

it('S7.6 S7.7 S3.9 D3.9 saves addresses and lists them, the default first', async () => {
  const { token } = await shop.signUp();
  expect(await list(token)).toEqual([]);
  const first = await add(token, { company: 'Engines', line2: '', region: 'Berlin', phone: '+49 30 123456' });
  const { id, ...rest } = first;
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(rest).toEqual({ ...body, company: 'Engines', region: 'Berlin', phone: '+49 30 123456', isDefault: true });
  const second = await add(token, { city: 'Hamburg' });
  expect(second.isDefault).toBe(false);
  const third = await add(token, { city: 'Jena', isDefault: true });
  expect(await list(token)).toEqual([third, second, { ...first, isDefault: false }]);
});

it('S7.8 changes an address; the default stays it until another takes its place', async () => {
  const { token } = await shop.signUp();
  const first = await add(token);
  const second = await add(token, { city: 'Hamburg' });
  const update = (addressId: string, more: object) =>
    shop.call('updateAddress', { token, params: { addressId }, body: { ...body, ...more } });
  expect((await update(first.id, { city: 'Bonn', isDefault: false })).data).toMatchObject({
    city: 'Bonn',
    isDefault: true,
  });
  expect((await update(second.id, { isDefault: true })).data).toMatchObject({ city: 'Berlin', isDefault: true });
  expect((await list(token)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
});

it('S7.9 deletes an address; the newest of the others becomes the default', async () => {
  const { token } = await shop.signUp();
  const first = await add(token);
  const second = await add(token);
  const third = await add(token);
  expect((await shop.call('deleteAddress', { token, params: { addressId: first.id } })).status).toBe(200);
  expect((await list(token)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [third.id, true],
    [second.id, false],
  ]);
  const again = await shop.call('deleteAddress', { token, params: { addressId: first.id } });
  expect([again.status, again.data.status?.code]).toEqual([404, 'ADDRESS_NOT_FOUND']);
});

it('S7.7 of addresses that come at once one is the default', async () => {
  const { token, email } = await shop.signUp();
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      shop.call('addAddress', { token, body: { ...body, isDefault: index % 2 === 0 } }),
    ),
  );
  expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { db } = shop.database;
  const defaults = await db
    .select()
    .from(addresses)
    .innerJoin(accounts, eq(accounts.id, addresses.accountId))
    .where(and(eq(accounts.email, email), addresses.isDefault));
  expect(defaults).toHaveLength(1);
});

it.each([
  ['DE', '10969', '10969'],
  ['DE', '1096', 'Please enter a valid postal code'],
  ['DE', '109690', 'Please enter a valid postal code'],
  ['DE', '', 'Please enter postal code'],
  ['NL', '1012 ab', '1012 AB'],
  ['NL', '10969', 'Please enter a valid postal code'],
  ['HK', '', ''],
  ['HK', 'whatever', 'whatever'],
  ['SG', '', 'Please enter postal code'],
  ['IE', '', ''],
  ['IE', 'd02 x285', 'D02 X285'],
  ['IE', 'Dublin 2', 'Please enter a valid postal code'],
  ['ZZ', '12', 'Please enter a valid postal code'],
  ['ZZ', '123', '123'],
])('D3.9 in %s the postal code "%s" is answered with "%s"', async (countryCode, postalCode, expected) => {
  const { token } = (signedIn ??= await shop.signUp());
  const { status, data } = await shop.call('addAddress', { token, body: { ...body, countryCode, postalCode } });
  if (status === 200) expect(data['postalCode']).toBe(expected);
  else expect([status, data.status?.fields]).toEqual([400, { postalCode: expected }]);
  expect(status === 200).toBe(!expected.startsWith('Please'));
});
let signedIn: { token: string } | undefined;

it('D3.9 a city is needed where addresses have one, and a region never', async () => {
  const { token } = await shop.signUp();
  const send = (more: object) => shop.call('addAddress', { token, body: { ...body, city: '', ...more } });
  const without = await send({ postalCode: '' });
  expect([without.status, without.data.status?.fields]).toEqual([
    400,
    { city: 'Please enter city', postalCode: 'Please enter postal code' },
  ]);
  expect((await send({ countryCode: 'SG', postalCode: '018956' })).data).toMatchObject({ city: '' });
  expect((await send({ countryCode: 'US', city: 'Austin', postalCode: '73301' })).status).toBe(200);
});

it.each([
  ['NY', 'NY'],
  ['ny', 'NY'],
  ['New  York', 'NY'],
  ['d.c.', 'DC'],
  ['Puerto Rico', 'PR'],
  ['guam', 'GU'],
  ['', undefined],
  ['QQ', null],
  ['Bavaria', null],
])('D3.9 the state "%s" in the United States is answered with %s', async (region, expected) => {
  const { token } = (signedIn ??= await shop.signUp());
  const us = { ...body, countryCode: 'US', city: 'Austin', postalCode: '73301', region };
  const { status, data } = await shop.call('addAddress', { token, body: us });
  expect([status, data['region']]).toEqual(expected === null ? [400, undefined] : [200, expected]);
  if (expected === null) expect(data.status?.fields).toEqual({ region: 'Please enter a valid state' });
});

it('D3.9 a state that there is not is told in German too', async () => {
  const { token } = (signedIn ??= await shop.signUp());
  const us = { ...body, countryCode: 'US', city: 'Austin', postalCode: '73301', region: 'QQ' };
  const { data } = await shop.call('addAddress', { token, body: us, headers: { 'accept-language': 'de' } });
  expect(data.status?.fields).toEqual({ region: 'Bitte prüfen Sie den Bundesstaat' });
});

it('D3.9 the country must be one of the list', async () => {
  const { token } = await shop.signUp();
  const { status, data } = await shop.call('addAddress', { token, body: { ...body, countryCode: 'XX' } });
  expect([status, data.status?.fields]).toEqual([400, { countryCode: 'Please choose a country' }]);
});

it("S7.6 S7.8 S7.9 an address is nobody's but its account's", async () => {
  const owner = await shop.signUp();
  const other = await shop.signUp();
  const { id: addressId } = await add(owner.token);
  const params = { addressId };
  expect(await list(other.token)).toEqual([]);
  const changed = await shop.call('updateAddress', {
    token: other.token,
    params,
    body: { ...body, city: 'Elsewhere' },
  });
  const deleted = await shop.call('deleteAddress', { token: other.token, params });
  expect([changed.data.status?.code, deleted.data.status?.code]).toEqual(['ADDRESS_NOT_FOUND', 'ADDRESS_NOT_FOUND']);
  expect((await list(owner.token)).map(({ city }) => city)).toEqual(['Berlin']);
  for (const name of ['listAddresses', 'addAddress', 'updateAddress', 'deleteAddress'] as const)
    expect((await shop.call(name, { params, ...(/^(add|update)/.test(name) && { body }) })).status).toBe(401);

  const { db } = shop.database;
  const [account] = await db.select().from(accounts).where(eq(accounts.email, other.email));
  const [its] = await db.select().from(accounts).where(eq(accounts.email, owner.email));
  expect(await loadAddress(db, its?.id ?? '', addressId)).toEqual(body);
  await expect(loadAddress(db, account?.id ?? '', addressId)).rejects.toThrow(Failure);
});
