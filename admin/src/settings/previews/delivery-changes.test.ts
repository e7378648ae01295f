import { expect, it } from 'vitest';
import type { DeliveryZone, ZoneWay } from '@afterimage/contract/values/delivery.ts';
import { deliveryChanges } from './delivery-changes.ts';

const way = (id: string, price: number): ZoneWay => ({
  id,
  kind: 'delivery',
  name: { en: id, de: id },
  price,
  freeFrom: null,
  minDays: 2,
  maxDays: 4,
  address: '',
  hours: { en: '', de: '' },
});
const zone = (id: string, countries: string[], ways: ZoneWay[]): DeliveryZone => ({
  id,
  name: id,
  countries,
  isOthers: false,
  ways,
});
const others = (ways: ZoneWay[]): DeliveryZone => ({ ...zone('others', [], ways), isOthers: true });
const [standard, express] = [way('standard', 990), way('express', 2490)];
const all = ['AT', 'DE', 'FR', 'JP', 'US'];
const stored = [zone('home', ['DE'], [standard]), zone('union', ['AT', 'FR'], [standard, express])];

it('D20.1 zones as they are stored change nothing, and neither does the name of a zone', () => {
  expect(deliveryChanges(stored, stored, all)).toEqual([]);
  expect(deliveryChanges(stored, [{ ...stored[0], name: 'Germany' } as DeliveryZone, ...stored.slice(1)], all)).toEqual(
    [],
  );
});

it('D20.1 a price is changed for all countries of the zone, and a country that leaves it is no longer delivered to', () => {
  const dearer = { ...standard, price: 1290 };
  expect(
    deliveryChanges(stored, [zone('home', ['DE'], [standard]), zone('union', ['AT'], [dearer, express])], all),
  ).toEqual([
    { countries: ['AT'], kind: 'stays', ways: [{ before: standard, after: dearer }], isReordered: false },
    {
      countries: ['FR'],
      kind: 'ends',
      ways: [],
      isReordered: false,
    },
  ]);
});

it('D20.1 a zone of all other countries begins in each of them, and an order of ways is a change', () => {
  expect(
    deliveryChanges(
      stored,
      [zone('home', ['DE'], [standard]), zone('union', ['AT', 'FR'], [express, standard]), others([express])],
      all,
    ),
  ).toEqual([
    { countries: ['AT', 'FR'], kind: 'stays', ways: [], isReordered: true },
    { countries: ['JP', 'US'], kind: 'begins', ways: [{ before: null, after: express }], isReordered: false },
  ]);
});
