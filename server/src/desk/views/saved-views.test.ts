import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestOperator, type TestShop } from '../../test-shop.ts';
import { deskHandlers } from '../desk-handlers.ts';
import { orderList } from '../orders/order-list.ts';

interface View {
  id: string;
  name: string;
  isBuiltIn: boolean;
  isChangeable: boolean;
  operatorName: string;
}

const door = { shopUrl: () => 'http://localhost', guestKey: () => '' };
let shop: TestShop;
let owner: TestOperator;
let support: TestOperator;
beforeAll(async () => {
  shop = await openTestShop(
    deskHandlers({ lists: [{ rows: orderList, right: 'orders.read' }], bulkActions: [] }, door),
  );
  [owner, support] = [await shop.newOperator(), await shop.newOperator({ role: 'support' })];
});
afterAll(() => shop.close());

const params = { list: 'orders' };
const read = async (operator: TestOperator, language = 'en') => {
  const { data } = await shop.call('listSavedViews', { operator, params, language });
  return (data as { viewList: View[] }).viewList;
};
const names = async (operator: TestOperator) =>
  (await read(operator)).filter(({ isBuiltIn }) => !isBuiltIn).map(({ name }) => name);
const save = (operator: TestOperator, name: string, isShared = false) =>
  shop.call('saveView', { operator, params, body: { name, query: 'filter=status:paid', isShared } });

describe('saved views', () => {
  it('D20.1 every shop has some, named in the language of the reader', async () => {
    expect((await read(owner)).map(({ name }) => name)).toEqual(['To check', 'To send', 'Unpaid transfers']);
    expect((await read(owner, 'de'))[0]).toMatchObject({ name: 'Zu prüfen', isBuiltIn: true, isChangeable: false });
  });

  it('D20.1 own ones are seen by their operator, shared ones by all, and changed by their operator and owners', async () => {
    await save(support, 'Mine');
    const { data } = await save(support, 'Ours', true);
    expect(await names(support)).toEqual(['Mine', 'Ours']);
    expect(await names(owner)).toEqual(['Ours']);
    const { data: ofOwner } = await save(owner, 'Of the owner', true);
    const viewId = (ofOwner as View).id;
    const change = (operator: TestOperator, id: string, body: object) =>
      shop.call('updateView', { operator, params: { viewId: id }, body });
    expect((await change(support, viewId, { name: 'Taken over' })).status).toBe(403);
    expect((await shop.call('deleteView', { operator: support, params: { viewId } })).status).toBe(403);
    expect((await change(owner, (data as View).id, { name: 'Ours, better' })).data).toMatchObject({
      name: 'Ours, better',
      operatorName: support.name,
    });
    expect((await change(support, (data as View).id, { isShared: false })).status).toBe(200);
    expect((await change(owner, (data as View).id, { name: 'Hidden' })).status).toBe(404);
    expect(await names(owner)).toEqual(['Of the owner']);
  });

  it('D20.1 a name is taken once an operator, also by two at once', async () => {
    const replies = await Promise.all([save(owner, 'Twice'), save(owner, 'TWICE')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const other = await save(owner, 'Another');
    const reply = await shop.call('updateView', {
      operator: owner,
      params: { viewId: (other.data as View).id },
      body: { name: 'twice' },
    });
    expect(reply).toMatchObject({ status: 400, data: { status: { fields: { name: expect.any(String) } } } });
  });

  it('D20.1 own views have an order, and can be deleted', async () => {
    const production = await shop.newOperator({ role: 'production' });
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) ids.push(((await save(production, name)).data as View).id);
    const order = ids.toReversed();
    await shop.call('orderViews', { operator: production, params, body: { idList: order } });
    const own = async () => (await read(production)).map(({ id }) => id).filter((id) => ids.includes(id));
    expect(await own()).toEqual(order);
    await shop.call('deleteView', { operator: production, params: { viewId: order[0] ?? '' } });
    expect(await own()).toEqual(order.slice(1));
  });

  it('D20.1 who may not see a list has no views of it', async () => {
    const catalogue = await shop.newOperator({ role: 'catalogue' });
    expect((await save(catalogue, 'A')).status).toBe(403);
    expect((await shop.call('listSavedViews', { operator: catalogue, params })).status).toBe(403);
    expect((await shop.call('listSavedViews', { operator: owner, params: { list: 'nothing' } })).status).toBe(404);
  });
});
