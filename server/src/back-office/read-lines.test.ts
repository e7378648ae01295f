import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { orderLines } from '../orders/tables.ts';
import { createProjects } from '../projects/create-projects.ts';
import { newOrder, ordered } from '../projects/test-order.ts';
import { projectItems, projects } from '../projects/tables.ts';
import { type BackOfficeLine, lineRows } from './lines.page.ts';
import { readBackOfficeLines } from './read-lines.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const choice = (id: number, title: string) => ({ id, title, price: 100 });

it('S7.33 the desk names color, size, every choice, extra and text of each line, personalized or not', async () => {
  const { db } = base;
  const slots = [
    ordered(1, { kind: 'photo', input: randomUUID(), title: 'Chest photo', filter: 'warm' }),
    ordered(2, { kind: 'text', input: 'Team\nBaboon', title: 'Line', extraList: [choice(9, 'Caveat')] }),
    ordered(3, { kind: 'specification', input: null, title: 'Fit', extraList: [choice(4, 'Wide'), choice(5, 'Long')] }),
    ordered(4, { kind: 'text', input: '', title: 'Name inside' }),
  ];
  const orderId = await newOrder(db, null, [slots, []]);
  const variant = { color: 'Black', size: 'xl', extraList: [choice(7, 'Gift box'), choice(8, 'Second copy')] };
  await db.update(orderLines).set(variant).where(eq(orderLines.orderId, orderId));
  await createProjects(db, orderId);
  const parts = [
    { slot: 1, title: 'Chest photo', text: null, details: ['photo', 'warm colors'] },
    { slot: 2, title: 'Line', text: 'Team\nBaboon', details: ['Caveat'] },
    { slot: 3, title: 'Fit', text: null, details: ['Wide', 'Long'] },
    { slot: 4, title: 'Name inside', text: '', details: ['left empty'] },
  ];
  const extras = { slot: null, title: 'Extras', text: null, details: ['Gift box', 'Second copy'] };
  const common = { orderId, sku: 'S', color: 'Black', size: 'xl', quantity: 2, warnings: [] };
  const lines = await readBackOfficeLines(db, [orderId]);
  expect(lines).toEqual([
    { ...common, id: expect.any(String), name: 'Line 0', parts: [...parts, extras] },
    { ...common, id: expect.any(String), name: 'Line 1', parts: [extras] },
  ]);
  // A word that was changed after the purchase is the one that is made.
  const [project] = await db.select().from(projects).where(eq(projects.orderId, orderId));
  const items = await db.select().from(projectItems).where(eq(projectItems.projectId, project!.id));
  const word = items.find(({ customization }) => customization.slot === 2)!;
  const customization = { ...word.customization, text: 'Team Otter' } as typeof word.customization;
  await db.update(projectItems).set({ customization }).where(eq(projectItems.id, word.id));
  const [changed] = await readBackOfficeLines(db, [orderId]);
  expect(changed?.parts[1]).toMatchObject({ text: 'Team Otter' });
  expect(await readBackOfficeLines(db, [])).toEqual([]);
});

it('S7.33 the desk links the print file of its own line, and escapes whatever comes from outside', () => {
  const evil = `<script>"&'`;
  const line: BackOfficeLine = {
    id: 'line-1',
    orderId: 'order',
    name: `Shirt ${evil}`,
    sku: evil,
    color: evil,
    size: evil,
    quantity: 3,
    parts: [{ slot: 1, title: evil, text: `${evil}\nsecond`, details: [evil, 'plain'] }],
    warnings: [evil],
  };
  const print = {
    lineId: 'line-2',
    projectId: 'project-2',
    state: 'ready' as const,
    file: { url: '/print-files/2?a=1&b="', bytes: 1_250_000, pages: 3 },
  };
  const html = lineRows(
    [line, { ...line, id: 'line-2', name: 'Mug', size: null, parts: [], warnings: [] }],
    [print],
    [],
  );
  expect(html).not.toContain('<script');
  expect(html).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/);
  const [first = '', second = ''] = html.split('<li>').slice(1);
  expect(first).toContain('<b>3 × Shirt &lt;script&gt;');
  expect(first).toContain('second</bdi>');
  expect(first).not.toContain('Print file');
  expect(second).toContain(
    '<a href="/print-files/2?a=1&amp;b=&quot;">Print file</a> <span class="soft">3 pages, 1.3 MB',
  );
  expect(second).not.toContain('<dl>');
});
