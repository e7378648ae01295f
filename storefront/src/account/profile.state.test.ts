import { expect, it } from 'vitest';
import { testShop } from '../app/test-shop.ts';
import { changePassword } from './account.operations.ts';
import { loadProfile, updateProfile } from './profile.state.ts';

const ada = { id: 'p', email: 'a@b.example', firstName: 'Ada', lastName: 'B', verified: true, locale: 'en' as const };

it('S4.4 the profile is what the server says after a change', async () => {
  const shop = testShop({ getProfile: ada, updateProfile: { ...ada, firstName: 'Grace' } });
  await shop.store.dispatch(loadProfile());
  await shop.store.dispatch(updateProfile({ firstName: 'Grace', lastName: 'B' }));
  expect(shop.store.getState().profile).toEqual({ data: { ...ada, firstName: 'Grace' }, loading: false });
});

it('D3.19 no password lies in the state', async () => {
  const shop = testShop({ changePassword: {} });
  await shop.store.dispatch(changePassword({ currentPassword: 'old secret', password: 'new secret' }));
  expect(JSON.stringify(shop.store.getState())).not.toContain('secret');
});
