import type { Reply } from '@afterimage/contract/api.ts';
import type { DeliveryZone, ZoneWay } from '@afterimage/contract/values/delivery.ts';

export const workshop: Reply<'getWorkshopSettings'> = {
  cutOff: '12:00',
  closedWeekdayList: [0, 6],
  closedDateList: [],
  productionDays: 1,
  printNamePattern: '{order}-{n}',
  version: 4,
};

export const standard: ZoneWay = {
  id: 'standard',
  kind: 'delivery',
  name: { en: 'Standard delivery', de: 'Standardlieferung' },
  price: 490,
  freeFrom: 5000,
  minDays: 2,
  maxDays: 4,
  address: '',
  hours: { en: '', de: '' },
};
export const home: DeliveryZone = {
  id: 'home',
  name: 'Own country',
  countries: ['DE'],
  isOthers: false,
  ways: [standard],
};
export const rest: DeliveryZone = { id: 'rest', name: 'All others', countries: [], isOthers: true, ways: [standard] };
export const delivery: Reply<'getDeliverySettings'> = {
  version: 3,
  zones: [home, rest],
  countryList: ['CH', 'DE', 'LI'],
};

export const taxes: Reply<'getTaxes'> = {
  taxMode: 'destination',
  taxedExports: true,
  version: 1,
  homeCountry: 'DE',
  rateList: [
    { countryCode: 'AT', name: 'VAT', basisPoints: 2000, changeList: [] },
    {
      countryCode: 'DE',
      name: 'VAT',
      basisPoints: 1900,
      changeList: [{ validFrom: '2027-01-01', basisPoints: 2100, isFuture: true }],
    },
  ],
  untaxedList: ['US', 'AU'],
};

export const details: Reply<'getShopDetails'> = {
  name: 'Afterimage',
  address: ['Demo Street 1', '10115 Berlin'],
  taxId: '',
  mail: 'shop@localhost.example',
  homeCountry: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  version: 3,
  hasOrders: true,
  countryList: ['AT', 'CH', 'DE'],
};
