import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderStatus } from '@afterimage/contract/orders.ts';
import type { ProjectViewerChange, ViewerScan } from '@afterimage/contract/viewer.ts';
import { drafts } from '../drafts/tables.ts';
import { orders } from '../orders/tables.ts';
import { projects } from '../projects/tables.ts';
import { draftViewers } from './tables.ts';
import { translations } from '../translations/tables.ts';
import { cleanUp } from '../privacy/clean-up.ts';
import { newViewerCode } from '../projects/viewer-code.ts';
import { openViewers, sampleTarget, type TestViewers } from './test-viewers.ts';

let shop: TestViewers;
let owner: { accountId: string; token: string };
beforeAll(async () => {
  shop = await openViewers();
  owner = await shop.newPerson();
});
afterAll(() => shop.close());

const newProject = async () => {
  const { orderId, list } = await shop.newProjects(owner.accountId);
  const [project = { id: '', code: '' }] = list;
  return { orderId, ...project };
};
const look = async (viewerCode: string) => shop.call('getViewer', { params: { viewerCode } });
const open = (viewerCode: string, passPhrase: string, from?: string) =>
  shop.call('openViewer', { params: { viewerCode }, body: { passPhrase }, ...(from && { from }) });
const scan = (viewerCode: string, body: ViewerScan, from?: string) =>
  shop.call('countScan', { params: { viewerCode }, body, ...(from && { from }) });
const change = (projectId: string, body: ProjectViewerChange, token = owner.token) =>
  shop.call('updateProjectViewer', { token, params: { projectId }, body });
const outcome = ({ status, code }: { status: number; code: string | undefined }) => [status, code];
const opened = { event: 'opened' } as const;
const lockedIn = (milliseconds: number) => ({ event: 'locked', milliseconds }) as const;

describe('a viewer code', () => {
  it('S1.13 shows what its project plays, and names nobody', async () => {
    const { id, code } = await newProject();
    const { status, data } = await look(code);
    expect(status).toBe(200);
    expect(data).toEqual({ kind: 'project', productName: 'Line 0', expiresAt: null, targetList: [sampleTarget] });
    expect(shop.read.at(-1)).toEqual({ projectId: id });
  });

  it('S1.13 that was never given finds nothing, nor does one that is no code', async () => {
    expect(outcome(await look(newViewerCode()))).toEqual([404, 'VIEWER_NOT_FOUND']);
    expect(outcome(await open(newViewerCode(), 'whatever'))).toEqual([404, 'VIEWER_NOT_FOUND']);
    expect(outcome(await scan(newViewerCode(), opened))).toEqual([404, 'VIEWER_NOT_FOUND']);
    expect(outcome(await look('ILOU'.repeat(7)))).toEqual([400, 'INVALID_REQUEST']);
  });

  it('S1.13 shows nothing of an order that is not paid', async () => {
    const { orderId, code } = await newProject();
    const statuses: [OrderStatus, number][] = [
      ['shipped', 200],
      ['delivered', 200],
      ['refunded', 404],
      ['cancelled', 404],
      ['awaiting_payment', 404],
    ];
    for (const [status, expected] of statuses) {
      await shop.db.update(orders).set({ status }).where(eq(orders.id, orderId));
      expect((await look(code)).status, status).toBe(expected);
      expect((await scan(code, opened)).status, status).toBe(expected);
    }
  });

  it('S1.13 its owner closes and opens it, and gives it an end', async () => {
    const { id, code } = await newProject();
    expect((await change(id, { closed: true })).data).toMatchObject({ closed: true, expiresAt: null });
    expect(outcome(await look(code))).toEqual([410, 'VIEWER_CLOSED']);
    expect(outcome(await open(code, 'any'))).toEqual([410, 'VIEWER_CLOSED']);
    expect((await change(id, { closed: false })).data).toMatchObject({ closed: false });
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await change(id, { expiresAt })).data).toMatchObject({ expiresAt });
    expect((await look(code)).data['expiresAt']).toBe(expiresAt);
    await shop.db
      .update(projects)
      .set({ viewerExpiresAt: new Date(Date.now() - 1) })
      .where(eq(projects.id, id));
    expect(outcome(await look(code))).toEqual([410, 'VIEWER_EXPIRED']);
    expect((await change(id, { expiresAt: null })).data).toMatchObject({ expiresAt: null });
    expect((await look(code)).status).toBe(200);
  });

  it('S1.13 an end that is over already is refused by its name', async () => {
    const { id } = await newProject();
    const { status, code, fields } = await change(id, { expiresAt: '2020-01-01T00:00:00Z' });
    expect([status, code, Object.keys(fields ?? {})]).toEqual([400, 'INVALID_REQUEST', ['expiresAt']]);
    expect((await change(id, { passPhrase: 'abc' })).fields).toHaveProperty('passPhrase');
    for (const expiresAt of ['tomorrow', '9999-12-31T23:59:59-23:59'])
      expect((await change(id, { expiresAt })).fields).toHaveProperty('expiresAt');
  });

  it('S1.13 only its owner changes it; a guest by the key of the order', async () => {
    const { id } = await newProject();
    const stranger = await shop.newPerson();
    expect(outcome(await change(id, { closed: true }, stranger.token))).toEqual([404, 'PROJECT_NOT_FOUND']);
    const guests = await shop.newProjects(null);
    const byKey = (orderKey: string, projectId: string) =>
      shop.call('updateGuestProjectViewer', { params: { orderKey, projectId }, body: { closed: true } });
    const projectId = guests.list[0]?.id ?? '';
    expect((await byKey(guests.orderKey, projectId)).data).toMatchObject({ closed: true });
    expect(outcome(await byKey(guests.orderKey, id))).toEqual([404, 'PROJECT_NOT_FOUND']);
    expect(outcome(await change(projectId, { closed: false }))).toEqual([404, 'PROJECT_NOT_FOUND']);
    expect((await look(guests.list[0]?.code ?? '')).code).toBe('VIEWER_CLOSED');
  });

  it('S1.13 two changes of different things at once are both kept', async () => {
    const { id } = await newProject();
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    for (let round = 0; round < 5; round += 1) {
      await change(id, { closed: false, expiresAt: null, passPhrase: null });
      await Promise.all([
        change(id, { closed: true }),
        change(id, { passPhrase: 'open sesame' }),
        change(id, { expiresAt }),
      ]);
      expect((await change(id, {})).data).toMatchObject({ closed: true, hasPassPhrase: true, expiresAt });
    }
  });
});

describe('a pass phrase', () => {
  it('S1.13 opens the viewer, again and again, however a phone writes it', async () => {
    const { id, code } = await newProject();
    expect((await change(id, { passPhrase: '  Grüße an  Oma ' })).data).toMatchObject({ hasPassPhrase: true });
    expect(outcome(await look(code))).toEqual([403, 'PASS_PHRASE_NEEDED']);
    expect(outcome(await open(code, 'Grüße an Opa'))).toEqual([403, 'PASS_PHRASE_WRONG']);
    for (const phrase of ['Grüße an Oma', 'grüße an oma ', 'GRÜSSE AN OMA'.replace('SS', 'ß'), 'Gru\u0308ße an Oma'])
      expect((await open(code, phrase)).data, phrase).toMatchObject({ targetList: [sampleTarget] });
    await change(id, { passPhrase: null });
    expect((await look(code)).status).toBe(200);
    expect((await open(code, 'any at all')).status).toBe(200);
  });

  it('S1.13 cannot be tried for long from one network, and others are not kept out', async () => {
    const { id, code } = await newProject();
    await change(id, { passPhrase: 'the right one' });
    const statuses = [];
    for (let at = 0; at < 22; at += 1) statuses.push((await open(code, `guess ${at}`, '198.51.100.7')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 403), 429, 429]);
    const right = await open(code, 'the right one', '198.51.100.7');
    expect([right.status, Number(right.retryAfter) > 0]).toEqual([429, true]);
    expect((await open(code, 'the right one', '198.51.100.8')).status).toBe(200);
  });

  it('S1.13 is counted only when it is wrong', async () => {
    const { id, code } = await newProject();
    await change(id, { passPhrase: 'the right one' });
    for (let at = 0; at < 30; at += 1) expect((await open(code, 'the right one', '198.51.100.9')).status).toBe(200);
  });
});

describe('scans', () => {
  it('S1.13 fifty at once are fifty, and nothing is kept of who they were', async () => {
    const { id, orderId, code } = await newProject();
    const visits = Array.from({ length: 50 }, (_, at) => [opened, lockedIn(at < 25 ? 200 : 900)]).flat();
    const answers = await Promise.all(visits.map((visit, at) => scan(code, visit, `192.0.2.${at}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await shop.scansOf(id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ opened: 50, lockTimes: [25, 0, 25, 0, 0, 0, 0, 0, 0] });
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['day', 'lockTimes', 'opened', 'projectId']);
    const { data } = await shop.call('listOrderProjects', { token: owner.token, params: { orderId } });
    const [project] = data['itemList'] as { viewer: object }[];
    expect(project?.viewer).toEqual({
      url: `http://shop.test/ar/${code}`,
      closed: false,
      expiresAt: null,
      hasPassPhrase: false,
      scans: { opened: 50, locked: 50, medianLockMs: 250, lastOpenedOn: rows[0]?.day },
      exportUrl: `/projects/${id}/export?signature=test`,
    });
  });

  it('S1.13 of all days are added up, each project its own', async () => {
    const { orderId, list } = await shop.newProjects(owner.accountId, 3);
    const [first, second] = list;
    for (const [at, day] of ['2026-01-01', '2026-01-02', '2026-01-03'].entries())
      await shop.db.execute(sql`insert into scan_counts (project_id, day, opened, lock_times)
        values (${first?.id}, ${day}, ${at === 2 ? 0 : 5}, ${at === 2 ? '{}' : '{0,2,0,0,0,0,0,0,1}'})`);
    await scan(second?.code ?? '', lockedIn(3000));
    const { data } = await shop.call('listOrderProjects', { token: owner.token, params: { orderId } });
    const scans = new Map(
      (data['itemList'] as { id: string; viewer: { scans: object } }[]).map(({ id, viewer }) => [id, viewer.scans]),
    );
    const none = { opened: 0, locked: 0, medianLockMs: null, lastOpenedOn: null };
    expect(list.map(({ id }) => scans.get(id))).toEqual([
      { opened: 10, locked: 6, medianLockMs: 438, lastOpenedOn: '2026-01-02' },
      { ...none, locked: 1, medianLockMs: 3000 },
      none,
    ]);
  });

  it('S1.13 of a closed or ended viewer are not counted', async () => {
    const { id, code } = await newProject();
    await change(id, { closed: true });
    expect((await scan(code, opened)).status).toBe(200);
    await change(id, { closed: false });
    await shop.db
      .update(projects)
      .set({ viewerExpiresAt: new Date(Date.now() - 1) })
      .where(eq(projects.id, id));
    expect((await scan(code, opened)).status).toBe(200);
    expect(await shop.scansOf(id)).toEqual([]);
  });

  it('S1.13 say what they may say and nothing else', async () => {
    const { code } = await newProject();
    const send = (body: object) => shop.call('countScan', { params: { viewerCode: code }, body });
    for (const body of [
      { event: 'seen' },
      { event: 'locked' },
      { event: 'locked', milliseconds: -1 },
      { ...opened, who: 'me' },
    ])
      expect((await send(body)).status).toBe(400);
  });
});

describe('the code of a draft', () => {
  it('S1.13 S3.1 shows the draft in the language of whoever looks', async () => {
    const { key, id } = await shop.newDraft();
    const { data } = await shop.call('createDraftViewer', { params: { draftKey: key } });
    const [draft] = await shop.db.select().from(drafts).where(eq(drafts.id, id));
    await shop.db.insert(translations).values({
      entity: 'product',
      entityId: String(draft?.productId),
      locale: 'de',
      field: 'name',
      text: 'Schlichtes Ding',
    });
    const lookIn = async (language: string) => {
      const url = `/api/viewers/${String(data['code'])}`;
      return (await shop.app.inject({ url, headers: { 'accept-language': language } })).json().data;
    };
    expect((await lookIn('de')).productName).toBe('Schlichtes Ding');
    expect(shop.read.at(-1)).toEqual({ draftId: id, locale: 'de' });
    expect((await lookIn('en')).productName).toMatch(/^Thing /);
  });

  const create = (draftKey: string) => shop.call('createDraftViewer', { params: { draftKey } });
  const read = async (draftKey: string) => shop.call('getDraftViewer', { params: { draftKey } });

  it('S1.13 shows the draft for two hours, and tells the screen that the phone has it', async () => {
    const { id, key } = await shop.newDraft();
    expect(outcome(await read(key))).toEqual([404, 'VIEWER_NOT_FOUND']);
    const { data } = await create(key);
    const code = String(data['code']);
    expect(data).toMatchObject({ url: `http://shop.test/ar/${code}`, opened: false, locked: false });
    expect(Math.abs(Date.parse(String(data['expiresAt'])) - Date.now() - 7_200_000)).toBeLessThan(60_000);
    expect((await look(code)).data).toMatchObject({ kind: 'draft', expiresAt: data['expiresAt'] });
    expect(shop.read.at(-1)).toEqual({ draftId: id, locale: 'en' });
    expect(shop.prepared).toContainEqual({ draftId: id });
    await scan(code, opened);
    expect((await read(key)).data).toMatchObject({ code, opened: true, locked: false });
    await scan(code, lockedIn(500));
    expect((await read(key)).data).toMatchObject({ code, opened: true, locked: true });
    expect((await create(key)).data).toMatchObject({ code, opened: false, locked: false });
  });

  it('S1.13 asked for by several at once it is one code', async () => {
    const { key } = await shop.newDraft();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(key)));
    expect(new Set(answers.map(({ data }) => data['code'])).size).toBe(1);
  });

  it('S1.13 ends, lasts anew when it is asked for again, and goes with its draft', async () => {
    const { id, key } = await shop.newDraft();
    const code = String((await create(key)).data['code']);
    const endAt = (expiresAt: Date) =>
      shop.db.update(draftViewers).set({ expiresAt }).where(eq(draftViewers.draftId, id));
    await endAt(new Date(Date.now() - 1));
    expect(outcome(await look(code))).toEqual([410, 'VIEWER_EXPIRED']);
    await scan(code, opened);
    expect((await read(key)).data).toMatchObject({ opened: false });
    await create(key);
    expect((await look(code)).status).toBe(200);
    await endAt(new Date(Date.now() - 60_000));
    await cleanUp(shop.db);
    expect((await look(code)).code).toBe('VIEWER_EXPIRED');
    await endAt(new Date(Date.now() - 8 * 86_400_000));
    await cleanUp(shop.db);
    expect((await look(code)).code).toBe('VIEWER_NOT_FOUND');
    const again = String((await create(key)).data['code']);
    await shop.db
      .update(drafts)
      .set({ updatedAt: new Date(Date.now() - 31 * 86_400_000) })
      .where(eq(drafts.id, id));
    expect((await look(again)).code).toBe('VIEWER_EXPIRED');
    expect((await create(key)).code).toBe('DRAFT_NOT_FOUND');
    await shop.db.delete(drafts).where(eq(drafts.id, id));
    expect((await look(again)).code).toBe('VIEWER_NOT_FOUND');
  });

  it('S1.13 is given to nobody without the key of the draft', async () => {
    const { id } = await shop.newDraft();
    for (const draftKey of [id, 'A'.repeat(43)]) {
      expect([400, 404]).toContain((await create(draftKey)).status);
      expect([400, 404]).toContain((await read(draftKey)).status);
    }
  });
});

it('S1.13 neither code nor pass phrase stands in the log, whatever fails', async () => {
  const { id, code } = await newProject();
  const phrase = 'swordfish and chips';
  await change(id, { passPhrase: phrase });
  await look(code);
  await open(code, phrase);
  await open(code, 'a wrong guess');
  await scan(code, opened);
  const [row] = await shop.db.select().from(projects).where(eq(projects.id, id));
  await shop.db.execute(sql`alter table projects add constraint broken check (viewer_pass_hash = 'never') not valid`);
  await shop.db.execute(sql`alter table scan_counts add constraint broken check (opened < 0) not valid`);
  expect((await change(id, { passPhrase: phrase })).status).toBe(500);
  expect((await scan(code, opened)).status).toBe(500);
  await shop.db.execute(sql`alter table projects drop constraint broken`);
  await shop.db.execute(sql`alter table scan_counts drop constraint broken`);
  const log = shop.log();
  expect(log).toContain('"url":"/api/viewers/…/scans"');
  for (const secret of [code, phrase, 'a wrong guess', row?.viewerPassHash ?? 'none'])
    expect(log).not.toContain(secret);
  expect(log).not.toContain('$argon2id$');
});
