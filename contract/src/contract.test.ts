import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import { checkoutBody } from './checkout.ts';
import { errors, failureBody } from './values/errors.ts';
import { type Complaint, fieldMessages } from './values/field-messages.ts';
import { finalPrice } from './values/money.ts';
import { allRoutes } from './values/all-routes.ts';
import { methodOf, pathOf, routes } from './values/routes.ts';
import { productQuery } from './catalogue.ts';
import { fieldWording } from '@afterimage/words/field-wording.ts';
import { registration } from './accounts.ts';

const complaints = (error: { issues: unknown } | undefined) => error?.issues as Complaint[];

describe('the table of calls', () => {
  it('S7.1 to S7.38 every route has its schemas and every place of a path its parameter', () => {
    expect(Object.keys(api).toSorted()).toEqual(Object.keys(allRoutes).toSorted());
    for (const [name, route] of Object.entries(allRoutes)) {
      const pathParameters = [...route.matchAll(/\{(\w+)\}/g)].map(([, place]) => place);
      const shape = (api[name as keyof typeof api].params as unknown as { shape: object }).shape;
      expect(Object.keys(shape), name).toEqual(pathParameters);
    }
  });

  it('S7.1 to S7.38 no two routes share a method and a path', () => {
    expect(new Set(Object.values(allRoutes).map((route) => route.replace(/\{\w+\}/g, '{}'))).size).toBe(
      Object.keys(allRoutes).length,
    );
  });

  it('S7.24 fills the places of a path, encoded', () => {
    expect(methodOf(routes.listCategoryProducts)).toBe('GET');
    expect(pathOf(routes.listCategoryProducts, { categoryId: 'a/b ü' })).toBe('/products/categories/a%2Fb%20%C3%BC');
  });
});

describe('failures', () => {
  it('D3.20 a failure carries its code, its description and the same as message', () => {
    expect(failureBody('OUT_OF_STOCK', { description: 'Only 2 left.' })).toEqual({
      status: { code: 'OUT_OF_STOCK', description: 'Only 2 left.' },
      message: 'Only 2 left.',
    });
    const facts = { description: 'Please check.', fields: { email: 'Please enter e-mail address' } };
    expect(failureBody('INVALID_REQUEST', facts).status.fields).toEqual(facts.fields);
  });

  it('D3.20 every code has an HTTP status of a failure', () => {
    for (const [code, { status }] of Object.entries(errors)) expect(status, code).toBeGreaterThanOrEqual(400);
  });

  it('D3.20 every code that a call names is in the list', () => {
    for (const line of Object.values(api)) for (const code of line.errors) expect(errors).toHaveProperty(code);
  });
});

describe('messages beside fields', () => {
  const messagesFor = (body: unknown) =>
    fieldMessages(complaints(registration.safeParse(body).error), body, fieldWording('en'));
  const registrationBody = { email: 'ada@example.com', password: 'longenough', firstName: 'Ada', lastName: 'L' };

  it('D5.1 asks for what is missing', () => {
    expect(messagesFor({ ...registrationBody, email: '', firstName: undefined })).toEqual({
      email: 'Please enter e-mail address',
      firstName: 'Please enter first name',
    });
  });

  it('D5.1 D5.2 names the bounds of a text', () => {
    expect(messagesFor({ ...registrationBody, password: 'short' })).toEqual({
      password: 'Password must be at least 8 characters',
    });
    expect(messagesFor({ ...registrationBody, password: 'x'.repeat(129), lastName: 'y'.repeat(81) })).toEqual({
      password: 'Password must be up to 128 characters',
      lastName: 'Last name must be up to 80 characters',
    });
  });

  it('D5.1 refuses an unknown field by its name', () => {
    expect(messagesFor({ ...registrationBody, role: 'operator' })).toEqual({ role: 'This field is not known here' });
  });

  it('D7.42 names the field of the kind of checkout that was meant', () => {
    const body = { orderId: 'x', addressId: '7b1f6a52-6a0e-4d5e-8f5e-0f1f5a1e8d11', deliveryMethod: 'standard' };
    const fields = fieldMessages(complaints(checkoutBody.safeParse(body).error), body, fieldWording('en'));
    expect(Object.keys(fields)).toEqual(['orderId']);
  });

  it('D7.39 the number and length of a page have defaults and bounds', () => {
    expect(productQuery.parse({})).toMatchObject({ pageNum: 0, pageSize: 24, sort: 'featured' });
    expect(productQuery.parse({ pageSize: '100', color: 'blue,black' })).toMatchObject({
      pageSize: 100,
      color: ['blue', 'black'],
    });
    for (const query of [
      { pageNum: '-1' },
      { pageSize: '0' },
      { pageSize: '101' },
      { pageNum: 'x' },
      { colour: 'blue' },
    ])
      expect(productQuery.safeParse(query).success, JSON.stringify(query)).toBe(false);
  });
});

describe('money', () => {
  it('S3.2 a discount is rounded half up to a whole minor unit', () => {
    expect(finalPrice(1000, 0)).toBe(1000);
    expect(finalPrice(999, 15)).toBe(849);
    expect(finalPrice(50, 25)).toBe(37);
    expect(finalPrice(10, 25)).toBe(7);
    expect(finalPrice(2990, 100)).toBe(0);
  });
});
