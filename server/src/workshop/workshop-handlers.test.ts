import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { auditLog, auditOrderDetails } from '../operators/tables.ts';
import { readLineStandings } from '../orders/line-standing.ts';
import { orders } from '../orders/tables.ts';
import type { TestOperator } from '../test-shop.ts';
import { openWorkshop } from './test-workshop.ts';

let shop: Awaited<ReturnType<typeof openWorkshop>>;
let operator: TestOperator;
beforeAll(async () => {
  shop = await openWorkshop();
  operator = await shop.newOperator({ role: 'production' });
});
afterAll(() => shop.close());

const list = async (query: Record<string, string>) =>
  (await shop.call('listWorkshopLines', { operator, query })).data as {
    itemList: WorkshopLine[];
    nextCursor: string | null;
    total: { count: number; capped: boolean };
  };
const lineOf = async (lineId: string) =>
  (await shop.call('getWorkshopLine', { operator, params: { lineId } })).data as WorkshopLine;
const move = (lineList: object[], to: string, more: object = {}) =>
  shop.call('moveLines', { operator, body: { lineList, to, ...more } });
const codeOf = ({ data }: { data: unknown }) => (data as { status: { code: string } }).status.code;

describe('the calls of the workshop', () => {
  it('D20.3 the queue of the check: what is promised first comes first, with all that is to be judged, page by page', async () => {
    const prints = [await shop.newPrint(), await shop.newPrint(), await shop.newPrint({ plain: 1 })];
    const days = ['2026-12-03', '2026-12-01', '2026-12-02'];
    for (const [index, { orderId }] of prints.entries())
      await shop.db.update(orders).set({ shipOn: days[index]! }).where(eq(orders.id, orderId));
    const first = await list({ state: 'check', limit: '2' });
    expect(first.total).toEqual({ count: 3, capped: false });
    const rest = await list({ state: 'check', limit: '2', cursor: first.nextCursor! });
    expect([...first.itemList, ...rest.itemList].map(({ id }) => id)).toEqual(
      [prints[1], prints[2], prints[0]].map((print) => print!.lineId),
    );
    expect(rest.nextCursor).toBeNull();
    const [line] = first.itemList;
    expect(line).toMatchObject({
      state: 'check',
      version: 1,
      moveList: ['proof', 'ready', 'held', 'rejected', 'cancelled'],
      order: { shipOn: '2026-12-01' },
      quantity: 2,
      print: { pages: 3 },
      preflight: { level: 'ok', pageList: [{ title: 'Front', widthMm: 60, safeMm: 3 }, { title: 'Back' }] },
      proof: null,
    });
    expect(line?.slotList.map(({ text }) => text)).toEqual(['', 'For Mum']);
    const bad = await shop.call('listWorkshopLines', { operator, query: { cursor: "'; drop table" } });
    expect(bad.status).toBe(400);
  });

  it('D20.3 lines of one order stand together and as they stand in it, page by page, the oldest order of a day first', async () => {
    const newer = await shop.newPrint({ plain: 4 });
    const older = await shop.newPrint({ plain: 4 });
    for (const [{ orderId }, paidAt] of [
      [newer, '2026-11-02T10:00:00.000Z'],
      [older, '2026-11-01T10:00:00.000Z'],
    ] as const)
      await shop.db
        .update(orders)
        .set({ shipOn: '2026-10-01', paidAt: new Date(paidAt) })
        .where(eq(orders.id, orderId));
    const pages = [await list({ state: 'ready', hasPrint: 'false', limit: '3' })];
    for (let page = 0; page < 2; page += 1)
      pages.push(await list({ state: 'ready', hasPrint: 'false', limit: '3', cursor: pages.at(-1)!.nextCursor! }));
    const places = pages.flatMap(({ itemList }) => itemList).map(({ order, position }) => [order.id, position]);
    expect(places.slice(0, 8)).toEqual(
      [older, newer].flatMap(({ orderId }) => [2, 3, 4, 5].map((position) => [orderId, position])),
    );
    const printed = await list({ state: 'ready', hasPrint: 'true' });
    expect(printed.total.count).toBe(0);
    const stale = `2026-10-01|2026-11-01 10:00:00+00|${newer.lineId}`;
    expect((await shop.call('listWorkshopLines', { operator, query: { cursor: stale } })).status).toBe(400);
  });

  it('D20.3 a rejected line keeps its reason in its history and the audit log, and its customer sees that it is not sent', async () => {
    const { lineId: id, orderId } = await shop.newPrint();
    expect((await move([{ id }], 'rejected', { note: 'A poster' })).status).toBe(400);
    expect((await move([{ id }], 'rejected', { reason: 'machine' })).status).toBe(400);
    expect((await move([{ id, version: 1 }], 'rejected', { reason: 'rights', note: 'A poster' })).status).toBe(200);
    expect(await lineOf(id)).toMatchObject({ state: 'rejected', reason: 'rights', note: 'A poster' });
    const { data } = await shop.call('getLineHistory', { operator, params: { lineId: id } });
    expect((data as { moveList: object[] }).moveList.at(-1)).toMatchObject({ to: 'rejected', reason: 'rights' });
    const entries = await shop.db
      .select({ action: auditLog.action, operatorId: auditLog.operatorId, reason: auditOrderDetails.reason })
      .from(auditLog)
      .innerJoin(auditOrderDetails, eq(auditOrderDetails.entryId, auditLog.id))
      .where(eq(auditLog.subjectId, orderId));
    expect(entries).toEqual([{ action: 'line.moved', operatorId: operator.id, reason: 'rights: A poster' }]);
    const standings = await readLineStandings(shop.db, { id: orderId, status: 'paid' });
    expect(standings.get(id)).toEqual({ stage: 'stopped' });
    expect((await move([{ id, version: 2 }], 'check')).status).toBe(200);
    expect(await lineOf(id)).toMatchObject({ state: 'check', reason: null, note: '' });
  });

  it('D20.3 the picture of a page is that of the stored file, with its bleed', async () => {
    const { lineId } = await shop.newPrint();
    const params = { lineId, page: '0' };
    const reply = await shop.call('getPrintPage', { operator, params, query: { size: '640' } });
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/webp']);
    const picture = sharp(reply.data as Buffer);
    expect(await picture.metadata()).toMatchObject({ width: 640, height: 440 });
    const beyond = await shop.call('getPrintPage', { operator, params: { lineId, page: '3' }, query: {} });
    expect(beyond.status).toBe(404);
  });

  it('D20.3 approve, print, undo, pack: each with its right, its version and its reason', async () => {
    const { lineId: id, orderId } = await shop.newPrint();
    const support = await shop.newOperator({ role: 'support' });
    const body = { lineList: [{ id }], to: 'ready' };
    expect((await shop.call('moveLines', { operator: support, body })).status).toBe(403);
    expect((await shop.call('moveLines', { body })).status).toBe(401);
    expect((await move([{ id, version: 1 }], 'ready')).status).toBe(200);
    expect(codeOf(await move([{ id, version: 1 }], 'held', { reason: 'crop' }))).toBe('RECORD_CHANGED');
    expect((await move([{ id, version: 2 }], 'held')).status).toBe(400);
    expect(codeOf(await move([{ id, version: 2 }], 'packed'))).toBe('LINE_STATE');
    for (const to of ['printed', 'ready', 'printed', 'packed']) expect((await move([{ id }], to)).status).toBe(200);
    // Sending is the order's: its customer is told.
    expect(codeOf(await move([{ id }], 'shipped'))).toBe('LINE_STATE');
    expect((await list({ code: `A${(await orderOf(orderId)).number}` })).itemList).toMatchObject([
      { id, state: 'packed', changedBy: operator.name },
    ]);
    const { data } = await shop.call('getLineHistory', { operator, params: { lineId: id } });
    expect((data as { moveList: { to: string }[] }).moveList.map(({ to }) => to)).toEqual([
      'check',
      'ready',
      'printed',
      'ready',
      'printed',
      'packed',
    ]);
  });

  it('D20.3 an order is found by the code on its print, and its pieces are counted at the table', async () => {
    const { lineId, orderId } = await shop.newPrint({ plain: 1 });
    const { viewerCode } = await lineOf(lineId);
    const { itemList } = await list({ code: `https://shop.test/ar/${viewerCode}` });
    expect(itemList.map((line) => line.order.id)).toEqual([orderId, orderId]);
    const count = (body: object) => shop.call('countPieces', { operator, params: { lineId }, body });
    expect((await count({ count: 2, version: 1 })).data).toMatchObject({ packedPieces: 2, quantity: 2, version: 2 });
    expect((await count({ count: 2, version: 1 })).status).toBe(200);
    expect(codeOf(await count({ count: 1, version: 1 }))).toBe('RECORD_CHANGED');
    expect(codeOf(await count({ count: 3 }))).toBe('LINE_STATE');
  });

  it('D20.3 print files come as a ZIP with a list, named by the pattern of the shop', async () => {
    const print = await shop.newPrint();
    const other = await shop.newPrint();
    const owner = await shop.newOperator();
    const settings = (await shop.call('getWorkshopSettings', { operator: owner })).data as Record<string, unknown>;
    const body = { ...settings, printNamePattern: '{order}_{line}_{sku}_{n}of{qty}', closedDateList: ['2026-12-25'] };
    expect((await shop.call('saveWorkshopSettings', { operator, body })).status).toBe(403);
    expect((await shop.call('saveWorkshopSettings', { operator: owner, body })).data).toEqual({
      ...body,
      version: 1,
    });
    const stale = await shop.call('saveWorkshopSettings', { operator: owner, body });
    expect([codeOf(stale), JSON.stringify(stale.data)]).toEqual([
      'RECORD_CHANGED',
      expect.stringMatching(/ has changed this in the meantime \(.+\)/),
    ]);
    const lines = [print, other].map(({ lineId }) => lineId).join(',');
    const { status, data, headers } = await shop.call('getPrintFiles', { operator, query: { lines } });
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(data as Buffer));
    const { number } = await orderOf(print.orderId);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['prints.csv', `A${number}_1_S_1of2.pdf`]));
    expect(Object.keys(files)).toHaveLength(3);
    expect(Buffer.from(files[`A${number}_1_S_1of2.pdf`]!).subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.from(files['prints.csv']!).toString()).toContain(`A${number}_1_S_1of2.pdf,A${number},1,S,Line 0`);
    // All that are ready, of which there is none.
    const one = await shop.call('getPrintFile', { operator, params: { lineId: print.lineId } });
    expect(one.headers['content-disposition']).toContain(`A${number}_1_S_1of2.pdf`);
  });
});

const orderOf = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]!;
