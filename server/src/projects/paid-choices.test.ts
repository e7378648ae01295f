import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Project, ProjectVersion } from '@afterimage/contract/projects.ts';
import { newTestProduct, readViewers, signUrl } from '../cart/test-products.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { createProjects } from './create-projects.ts';
import { projectHandlers } from './project-handlers.ts';
import { newOrder, ordered } from './test-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(projectHandlers({ signUrl, readViewers }));
});
afterAll(() => shop.close());

it('S7.34 a choice is exchanged for one of the same price, and no other one is taken', async () => {
  const { db } = shop.database;
  const { token, accountId } = await shop.newPerson();
  const finishes = ['Silver', 'Brass', 'Vermeil'].map((title, at) => ({
    id: 0,
    title,
    price: at === 2 ? 21_00 : 3_00,
  }));
  const { slotIds, extraIds } = await newTestProduct(db, { slots: [{ kind: 'specification', extraList: finishes }] });
  const [[silver = 0, brass = 0, vermeil = 0] = []] = extraIds;
  const choices = {
    kind: 'specification' as const,
    input: null,
    extraList: [{ id: silver, title: 'Silver', price: 3_00 }],
  };
  const orderId = await newOrder(db, accountId, [[ordered(slotIds[0] ?? 0, choices)]]);
  await createProjects(db, orderId);
  const { data } = await shop.call('listOrderProjects', { token, params: { orderId } });
  const [project] = (data as { itemList: Project[] }).itemList;
  const params = { projectId: project?.id ?? '' };
  const choose = (...extraList: number[]) => {
    const id = project?.projectCustomizationItemList[0]?.id;
    const body = { projectCustomizationItemList: [{ id, personalization: { input: null, extraList } }] };
    return shop.call('updateProject', { token, params, body });
  };

  const changed = await choose(brass);
  const brassNow = { extraList: [{ id: brass, title: 'Brass', price: 3_00 }] };
  expect(changed).toMatchObject({ status: 200, data: { projectCustomizationItemList: [brassNow] } });
  for (const refused of [[vermeil], [silver, brass], []])
    expect(await choose(...refused)).toMatchObject({
      status: 422,
      data: { status: { fields: { 'projectCustomizationItemList.0.personalization.extraList': expect.any(String) } } },
    });
  const { versionList } = (await shop.call('listProjectVersions', { token, params })).data as {
    versionList: ProjectVersion[];
  };
  expect(versionList).toMatchObject([{ changed: 'personalization', before: { extraList: [{ title: 'Silver' }] } }]);
});
