import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderLines, orders } from '../orders/tables.ts';
import { projectItems, projects } from '../projects/tables.ts';
import { claimFiles } from '../projects/claim-files.ts';
import { loadFiles } from './stored-files.ts';
import { openUploadFixture, type UploadFixture } from './receive/test-uploads.ts';

let fixture: UploadFixture;
let [ada, bob]: string[] = [];
let [ofAda, ofBob, ofGuest]: string[] = [];
beforeAll(async () => {
  fixture = await openUploadFixture();
  [ada, bob] = [await fixture.newAccount(), await fixture.newAccount()];
});
afterAll(() => fixture.close());
beforeEach(async () => {
  const film = await readFile(new URL('./fixtures/film.webm', import.meta.url));
  const send = async (accountId?: string) => (await fixture.upload('medium', film, { accountId })).data.id;
  [ofAda, ofBob, ofGuest] = [await send(ada), await send(bob), await send()];
});

const usable = async (accountId: string | null) => {
  const ids = [ofAda, ofBob, ofGuest, ofGuest, randomUUID()] as string[];
  return [...(await loadFiles(fixture.database.db, ids, { accountId })).keys()].toSorted();
};
const sorted = (...ids: (string | undefined)[]) => ids.map(String).toSorted();

/** An order with a project that shows the film; answers the order's id. */
async function sold(accountId: string | null, attachmentId: string): Promise<string> {
  const { db } = fixture.database;
  const sums = { subtotal: 0, discount: 0, total: 0, currency: 'EUR' };
  const [order] = await db
    .insert(orders)
    .values({ accountId, email: 'a@example.com', status: 'paid', ...sums })
    .returning({ id: orders.id });
  const orderId = order?.id ?? '';
  const testProduct = { productId: 1, variantId: 1, sku: 'x', slug: 'x', name: 'x', mainImageUrl: '' };
  const prices = { quantity: 1, listUnitPrice: 0, unitPrice: 0, customizationList: [] };
  const [line] = await db
    .insert(orderLines)
    .values({ ...testProduct, ...prices, orderId })
    .returning({ id: orderLines.id });
  const [project] = await db
    .insert(projects)
    .values({ orderId, orderLineId: line?.id ?? '', viewerCode: randomUUID() })
    .returning({ id: projects.id });
  const slot = { slot: 1, kind: 'photo' as const, photo: null, choices: [], look: {}, title: 'x', sold: [] };
  const customization = { ...slot, medium: { attachmentId, type: 'VIDEO' as const } };
  await db.insert(projectItems).values({ projectId: project?.id ?? '', customization });
  return orderId;
}

describe('the files that somebody may use', () => {
  it("D7.44 are an account's own and those of guests, never another's", async () => {
    expect(await usable(ada ?? '')).toEqual(sorted(ofAda, ofGuest));
    expect(await usable(bob ?? '')).toEqual(sorted(ofBob, ofGuest));
    expect(await usable(null)).toEqual([ofGuest]);
  });

  it("D7.44 a guest's file that was ordered is the buyer's alone", async () => {
    const { db } = fixture.database;
    await db.transaction((tx) => claimFiles(tx, [ofGuest, ofAda, ofGuest] as string[], ada ?? ''));
    expect(await usable(ada ?? '')).toEqual(sorted(ofAda, ofGuest));
    expect(await usable(bob ?? '')).toEqual([ofBob]);
    expect(await usable(null)).toEqual([]);
  });

  it("S1.13 what a guest's project shows stays the guest's, whoever scans it and orders it too", async () => {
    const { db } = fixture.database;
    const projectOf = await sold(null, ofGuest ?? '');
    await db.transaction((tx) => claimFiles(tx, [ofGuest ?? ''], bob ?? ''));
    expect(await usable(null)).toEqual([ofGuest]);
    // Once the order has joined an account, it is that account's to claim.
    await db
      .update(orders)
      .set({ accountId: ada ?? '' })
      .where(eq(orders.id, projectOf));
    await db.transaction((tx) => claimFiles(tx, [ofGuest ?? ''], ada ?? ''));
    expect(await usable(null)).toEqual([]);
    expect(await usable(bob ?? '')).toEqual([ofBob]);
  });

  it('D7.44 two who order the same at once: one gets it, the other is told', async () => {
    const { db } = fixture.database;
    const outcomes = await Promise.allSettled(
      [ada, bob].map((buyer) => db.transaction((tx) => claimFiles(tx, [ofGuest ?? ''], buyer ?? ''))),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const rejected = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(rejected?.reason).toMatchObject({ code: 'CUSTOMIZATION_INVALID' });
  });

  it("D7.44 nobody can make another's file his own, nor one that is not there", async () => {
    for (const id of [ofBob ?? '', randomUUID()]) {
      await expect(claimFiles(fixture.database.db, [ofGuest ?? '', id], ada ?? '')).rejects.toMatchObject({
        code: 'CUSTOMIZATION_INVALID',
      });
    }
    expect(await usable(null)).toEqual([ofGuest]);
  });
});
