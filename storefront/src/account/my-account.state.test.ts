import { expect, it } from 'vitest';
import type { Session } from '@afterimage/contract/accounts.ts';
import { testShop } from '../app/test-shop.ts';
import {
  deleteDesign,
  designShared,
  endOtherSessions,
  endSession,
  loadDesigns,
  loadSessions,
  renameDesign,
} from './my-account.state.ts';

const session = (id: string, current = false): Session => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: '2026-01-02T00:00:00.000Z',
  current,
});

it('S6.2 devices leave the list when they are signed out, one or all but this', async () => {
  const shop = testShop({
    listSessions: { sessionList: [session('a', true), session('b'), session('c'), session('d')] },
    endSession: {},
    endOtherSessions: {},
  });
  const ids = () => shop.store.getState().myAccount.sessionList.map(({ id }) => id);
  await shop.store.dispatch(loadSessions());
  await shop.store.dispatch(endSession('c'));
  expect(ids()).toEqual(['a', 'b', 'd']);
  await shop.store.dispatch(endOtherSessions());
  expect(ids()).toEqual(['a']);
});

it('S1.12 designs are listed with their names and links until they are thrown away', async () => {
  const design = (key: string) => ({
    key,
    slug: 'mug',
    productName: 'Mug',
    mainImageUrl: '/mug.webp',
    updatedAt: '',
    title: null,
    shareKey: null,
  });
  const shop = testShop({ listDrafts: { draftList: [design('a'), design('b')] }, deleteDraft: {}, setDraftTitle: {} });
  await shop.store.dispatch(loadDesigns());
  await shop.store.dispatch(deleteDesign('a'));
  await shop.store.dispatch(renameDesign({ key: 'b', title: 'For Grandma' }));
  shop.store.dispatch(designShared({ key: 'b', shareKey: 's' }));
  expect(shop.store.getState().myAccount.designList).toMatchObject([{ key: 'b', title: 'For Grandma', shareKey: 's' }]);
});
