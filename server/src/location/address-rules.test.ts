import { describe, expect, it } from 'vitest';
import { countryList } from '@afterimage/sample/countries.ts';
import { country } from '@afterimage/contract/location.ts';
import { addressRules } from './address-rules.ts';

describe('how addresses are written in a country', () => {
  it('D3.9 decides which parts there are, what they are called and which are needed', () => {
    expect(addressRules('DE')).toEqual({
      lines: '%N%n%O%n%A%n%Z %C',
      postalCode: { kind: 'postal', required: true, pattern: '\\d{5}' },
      city: { kind: 'city', required: true },
      region: null,
    });
    expect(addressRules('US')).toMatchObject({
      postalCode: { kind: 'zip', required: true },
      region: { kind: 'state', required: true },
    });
    expect(addressRules('GB')).toMatchObject({ city: { kind: 'post_town', required: true }, region: null });
    expect(addressRules('JP')).toMatchObject({ city: null, region: { kind: 'prefecture', required: true } });
    expect(addressRules('HK')).toMatchObject({ postalCode: null, region: { kind: 'area' } });
    expect(addressRules('IE')).toMatchObject({ postalCode: { kind: 'eircode', required: false } });
  });

  it('D3.9 knows the regions where letters name one, in Latin letters and as they are written there', () => {
    const choices = (code: string) => addressRules(code).region?.choiceList ?? [];
    expect(choices('US')).toContainEqual({ value: 'TX', name: 'Texas' });
    expect(choices('JP')).toContainEqual({ value: 'Tokyo', name: 'Tokyo' });
    expect(choices('IT')).toContainEqual({ value: 'RM', name: 'Roma' });
    expect(choices('AU').map(({ value }) => value)).toContain('NSW');
  });

  it('D3.9 a pattern of the shop takes the place of the known one', () => {
    expect(addressRules('DE', '\\d{4}').postalCode?.pattern).toBe('\\d{4}');
    expect(addressRules('HK', '\\d{4}').postalCode).toEqual({ kind: 'postal', required: true, pattern: '\\d{4}' });
  });

  it('S7.29 D3.9 every country of the sample has rules that the contract takes, and patterns that compile', () => {
    for (const { code, name } of countryList) {
      const { address } = country.parse({ code, name, address: addressRules(code) });
      expect(address.lines, code).toContain('%A');
      expect(() => new RegExp(address.postalCode?.pattern ?? ''), code).not.toThrow();
    }
  });

  it.each([
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['GB', 'SW1A 1AA', true],
    ['GB', 'SW1A1AA', true],
    ['NL', '1012 AB', true],
    ['US', '94103-1234', true],
    ['PL', '00-950', true],
    ['CA', '12345', false],
    ['CH', '8001', true],
  ])('D3.9 in %s the postal code %s is right: %s', (code, typed, right) => {
    const pattern = addressRules(code).postalCode?.pattern ?? '';
    expect(new RegExp(`^(?:${pattern})$`).test(typed)).toBe(right);
  });
});
