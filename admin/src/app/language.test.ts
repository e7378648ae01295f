import { describe, expect, it } from 'vitest';
import { addressInOwnLanguage } from './language.ts';

const place = (pathname: string, search = '') => ({ pathname, search, hash: '' });

describe('the language of the admin', () => {
  it('D20.1 is the one that was chosen, wherever a link leads', () => {
    expect(addressInOwnLanguage(place('/admin/orders', '?state=late'), 'de', ['en'])).toBe(
      '/de/admin/orders?state=late',
    );
    expect(addressInOwnLanguage(place('/de/admin/orders'), 'en', ['de'])).toBe('/admin/orders');
    expect(addressInOwnLanguage(place('/de/admin/orders'), 'de', ['en'])).toBeNull();
  });

  it('D20.1 is that of the browser where neither a choice nor the address says one', () => {
    expect(addressInOwnLanguage(place('/admin'), null, ['fr-FR', 'de-AT'])).toBe('/de/admin');
    expect(addressInOwnLanguage(place('/admin'), null, ['fr'])).toBeNull();
    expect(addressInOwnLanguage(place('/de/admin'), null, ['en-GB'])).toBeNull();
    expect(addressInOwnLanguage(place('/admin'), 'klingon', ['en'])).toBeNull();
  });
});
