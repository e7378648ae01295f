import { afterAll, beforeAll, expect, it } from 'vitest';
import { readViewers } from '../cart/test-products.ts';
import { type BackOfficeViewer, viewerNote } from './viewers.page.ts';
import { readBackOfficeViewers } from './read-viewers.ts';
import { openViewers, type TestViewers } from '../viewer/test-viewers.ts';

let shop: TestViewers;
beforeAll(async () => {
  shop = await openViewers();
});
afterAll(() => shop.close());

it('S1.13 the desk is told of every viewer of an order, and how it does', async () => {
  const { orderId, list } = await shop.newProjects(null, 2);
  const [first = { id: '', code: '' }, second = { id: '', code: '' }] = list;
  const scan = (body: object) => shop.call('countScan', { params: { viewerCode: first.code }, body });
  await scan({ event: 'opened' });
  await scan({ event: 'locked', milliseconds: 1500 });
  const viewers = await readBackOfficeViewers(shop.db, [orderId], readViewers);
  const open = { closed: false, expiresAt: null, hasPassPhrase: false };
  const urlOf = (code: string) => `http://shop.test/ar/${code}`;
  expect(new Map(viewers.map((viewer) => [viewer.projectId, viewer]))).toEqual(
    new Map<string, BackOfficeViewer>([
      [first.id, { projectId: first.id, url: urlOf(first.code), ...open, opened: 1, locked: 1, medianLockMs: 1500 }],
      [second.id, { projectId: second.id, url: urlOf(second.code), ...open, opened: 0, locked: 0, medianLockMs: null }],
    ]),
  );
  expect(await readBackOfficeViewers(shop.db, [], readViewers)).toEqual([]);
});

it('S1.13 the desk says who may see it, and how soon it finds its print', () => {
  const viewer: BackOfficeViewer = {
    projectId: '1',
    url: 'http://shop.test/ar/"x',
    opened: 31,
    locked: 1,
    medianLockMs: 900,
    closed: true,
    expiresAt: '2020-02-03T10:00:00.000Z',
    hasPassPhrase: true,
  };
  expect(viewerNote(viewer)).toBe(
    '<br><a href="http://shop.test/ar/&quot;x">Viewer</a> <span class="soft">closed by its owner; ended 2020-02-03; with a pass phrase; opened 31 times; found its print once, mostly within 0.9 s</span>',
  );
});
