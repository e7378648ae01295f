import type { AddressRules, Country } from '@afterimage/contract/location.ts';

const country = (code: string, name: string, address: AddressRules): Country => ({ code, name, address });

/** Some countries as the server tells them. */
export const countries: Country[] = [
  country('DE', 'Germany', {
    lines: '%N%n%O%n%A%n%Z %C',
    postalCode: { kind: 'postal', required: true, pattern: '\\d{5}' },
    city: { kind: 'city', required: true },
    region: null,
  }),
  country('GB', 'United Kingdom', {
    lines: '%N%n%O%n%A%n%C%n%Z',
    postalCode: { kind: 'postal', required: true, pattern: '[A-Z]{1,2}\\d[\\dA-Z]? ?\\d[A-Z]{2}' },
    city: { kind: 'post_town', required: true },
    region: null,
  }),
  country('US', 'United States', {
    lines: '%N%n%O%n%A%n%C, %S %Z',
    postalCode: { kind: 'zip', required: true, pattern: '(\\d{5})(?:[ \\-](\\d{4}))?' },
    city: { kind: 'city', required: true },
    region: {
      kind: 'state',
      required: true,
      choiceList: [
        { value: 'NY', name: 'New York' },
        { value: 'TX', name: 'Texas' },
      ],
    },
  }),
  country('SG', 'Singapore', {
    lines: '%N%n%O%n%A%nSINGAPORE %Z',
    postalCode: { kind: 'postal', required: true, pattern: '\\d{6}' },
    city: null,
    region: null,
  }),
  country('HK', 'Hong Kong', {
    lines: '%N%n%O%n%A%n%C%n%S',
    postalCode: null,
    city: { kind: 'district', required: false },
    region: { kind: 'area', required: true, choiceList: [] },
  }),
  country('JP', 'Japan', {
    lines: '%N%n%O%n%A, %S%n%Z',
    postalCode: { kind: 'postal', required: true, pattern: '\\d{3}-?\\d{4}' },
    city: null,
    region: { kind: 'prefecture', required: true, choiceList: [{ value: 'Tokyo', name: 'Tokyo' }] },
  }),
  country('CH', 'Switzerland', {
    lines: '%O%n%N%n%A%nCH-%Z %C',
    postalCode: { kind: 'postal', required: true, pattern: '\\d{4}' },
    city: { kind: 'city', required: true },
    region: null,
  }),
];
