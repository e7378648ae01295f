import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RouteName } from '@afterimage/contract/values/routes.ts';
import { check } from './check.ts';
import { Failure } from './failure.ts';

const address = {
  firstName: 'Ada',
  lastName: 'L',
  line1: 'x',
  city: 'y',
  postalCode: '1',
  countryCode: 'DE',
  isDefault: false,
};
const fieldsOf = (name: RouteName, input: Parameters<typeof check>[1]) => {
  try {
    check(name, input);
    return null;
  } catch (error) {
    return error instanceof Failure ? (error.facts.fields ?? {}) : error;
  }
};

describe('null', () => {
  it('D3.9 is the same as absent in a field that may be left out', () => {
    const body = { ...address, company: null, line2: null, region: null, phone: null, isDefault: null };
    expect(check('addAddress', { body }).body).toEqual(address);
  });

  it('S3.8 lists of the add-to-cart payload may be null or absent', () => {
    const body = { productId: 1, extraList: null, productArCustomizationList: null };
    const empty = { extraList: [], productClientCustomizationList: [], productArCustomizationList: [] };
    expect(check('addCartItem', { body }).body).toEqual({ productId: 1, variantId: null, quantity: 1, ...empty });
  });

  it('D7.42 holds within the branches of a checkout too', () => {
    const body = { orderId: randomUUID(), addressId: null, address, deliveryMethod: 'standard' };
    const { addressId: _, ...without } = body;
    expect(check('checkout', { body }).body).toEqual(without);
  });

  it('D7.44 keeps its meaning where it has one', () => {
    const body = { projectCustomizationItemList: [{ id: randomUUID(), arCustomization: null }] };
    expect(check('updateProject', { params: { projectId: randomUUID() }, body }).body).toEqual(body);
  });

  it('D5.1 in a field that is needed asks for it', () => {
    expect(fieldsOf('addAddress', { body: { ...address, city: null } })).toEqual({ city: 'Please enter city' });
  });
});

it('D7.42 an empty object is no body where none is needed', () => {
  expect(check('checkout', { body: {} }).body).toBeUndefined();
  expect(check('createGuestCart', { body: {} }).body).toBeUndefined();
  expect(fieldsOf('createGuestCart', { body: { id: 1 } })).not.toBeNull();
  expect(fieldsOf('login', { body: {} })).toHaveProperty('email');
});

it('D7.39 what is empty in the address counts as absent', () => {
  const empty = { pageNum: '', pageSize: '', key: '', minPrice: '' };
  expect(check('listProducts', { query: empty })).toEqual(check('listProducts', {}));
});

it('S7.8 an address that exists may name itself', () => {
  const id = randomUUID();
  expect(check('updateAddress', { params: { addressId: id }, body: { ...address, id } }).body.id).toBe(id);
});

it('D3.20 what is nested without end names its field', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
  expect(fieldsOf('login', { body: { email: deep, password: 'x' } })).toHaveProperty('email');
  expect(fieldsOf('login', { body: deep })).not.toBeNull();
});

it('D3.20 of very many wrong fields the first are named', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1]));
  expect(Object.keys(fieldsOf('login', { body: many }) as object)).toHaveLength(100);
});

it('D3.20 a field __proto__ is refused by its name', () => {
  const body: unknown = JSON.parse('{"email":"a@example.com","password":"x","__proto__":{}}');
  expect(Object.keys(fieldsOf('login', { body }) as object)).toEqual(['__proto__']);
});
