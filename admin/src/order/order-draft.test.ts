import { expect, it } from 'vitest';
import { editedAddress, editOf, type OrderDraft, quantityField, variantField } from './order-draft.ts';

const draft: OrderDraft = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
  line1: 'Nebenstraße 2 ',
  line2: '',
  postalCode: '10115',
  city: 'Berlin',
  region: '',
  countryCode: 'DE',
  phone: '',
  delivery: 'express',
  [quantityField('a')]: '3',
  [variantField('a')]: '12',
};

it('D20.3 an edit says what has changed and nothing else', () => {
  expect(editOf(draft, [], ['a'], [])).toBeNull();
  expect(editOf(draft, [quantityField('a')], ['a'], [])).toEqual({
    lineList: [{ lineId: 'a', quantity: 3 }],
    addList: [],
  });
  expect(editOf(draft, [variantField('a'), 'delivery'], ['a'], [])).toEqual({
    lineList: [{ lineId: 'a', quantity: 3, variantId: 12 }],
    addList: [],
    deliveryMethod: 'express',
  });
  expect(editOf({ ...draft, [quantityField('a')]: 'many' }, [quantityField('a')], ['a'], [])).toBeNull();
});

it('D20.3 an address goes as a whole, without its empty fields', () => {
  expect(editedAddress(draft, ['delivery'])).toBeUndefined();
  expect(editedAddress(draft, ['line1'])).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    line1: 'Nebenstraße 2',
    postalCode: '10115',
    city: 'Berlin',
    countryCode: 'DE',
  });
});
