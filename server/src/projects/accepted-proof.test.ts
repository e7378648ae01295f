import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Project } from '@afterimage/contract/projects.ts';
import { newFile, newTestProduct, readViewers, signUrl } from '../cart/test-products.ts';
import { files } from '../files/tables.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { createProjects } from './create-projects.ts';
import { projectHandlers } from './project-handlers.ts';
import { projects } from './tables.ts';
import { newOrder, ordered } from './test-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(projectHandlers({ signUrl, readViewers }));
});
afterAll(() => shop.close());

/** A paid order of a photo and a name. */
async function paidOrder() {
  const { db } = shop.database;
  const { token, accountId } = await shop.newPerson();
  const { slotIds } = await newTestProduct(db, {
    slots: [
      { kind: 'photo', title: 'Front', limits: { widthMm: 100, heightMm: 100, arAllowed: true } },
      { kind: 'text', title: 'Name', limits: { maxLength: 12 } },
    ],
  });
  const [photo, film] = [await newFile(db, null, accountId), await newFile(db, 'VIDEO', accountId)];
  const [front = 0, name = 0] = slotIds;
  const slots = [
    ordered(front, { kind: 'photo', input: photo, placement: { zoom: 1, x: 0, y: 0, rotation: 0 } }),
    ordered(name, { kind: 'text', input: 'Ada' }),
  ];
  const orderId = await newOrder(db, accountId, [slots]);
  const proof = async () => {
    const [row] = await db.select().from(projects).where(eq(projects.orderId, orderId));
    return row?.proofChecksum;
  };
  return { db, token, orderId, photo, film, proof };
}

it('S7.33 S7.34 paying and each change of the print accept a proof, whose checksum is stored; a medium is not printed', async () => {
  const { db, token, orderId, film, proof } = await paidOrder();
  await db.transaction((tx) => createProjects(tx, orderId));
  const paid = await proof();
  expect(paid).toMatch(/^[0-9a-f]{64}$/);
  const { data } = await shop.call('listOrderProjects', { token, params: { orderId } });
  const [project] = (data as { itemList: [Project] }).itemList;
  const [front, name] = project.projectCustomizationItemList;
  const edit = async (entry: object) => {
    const body = { projectCustomizationItemList: [entry] };
    expect((await shop.call('updateProject', { token, params: { projectId: project.id }, body })).status).toBe(200);
  };
  await edit({ id: name?.id, personalization: { input: 'Eva' } });
  const changed = await proof();
  expect(changed).toMatch(/^[0-9a-f]{64}$/);
  expect(changed).not.toBe(paid);
  await edit({ id: front?.id, arCustomization: { attachmentId: film, type: 'VIDEO' } });
  expect(await proof()).toBe(changed);
  await edit({ id: name?.id, personalization: { input: 'Ada' } });
  expect(await proof()).toBe(paid);
});

it('S7.33 an order whose photo is gone is paid all the same: it has a project, and no proof', async () => {
  const { db, orderId, photo, proof } = await paidOrder();
  await db.delete(files).where(eq(files.id, photo));
  await db.transaction((tx) => createProjects(tx, orderId));
  expect(await proof()).toBeNull();
});
