import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { asc, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArType } from '@afterimage/contract/customization.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { files } from '../files/tables.ts';
import { projectItemVersions, projects } from './tables.ts';
import { openUploadFixture, type UploadFixture } from '../files/receive/test-uploads.ts';
import { createProjects } from './create-projects.ts';
import { newOrder, newPhotoSlot, ordered } from './test-order.ts';

let fixture: UploadFixture;
let owner: string;
let stranger: string;
let slot: number;
let photo: string;
let film: string;
let otherFilm: string;
let still: string;

beforeAll(async () => {
  fixture = await openUploadFixture();
  [owner, stranger] = [await fixture.newAccount(), await fixture.newAccount()];
  slot = await newPhotoSlot(fixture.database.db, { arAllowed: true });
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const video = await readFile(new URL('../files/fixtures/film.webm', import.meta.url));
  photo = (await fixture.upload('photo', picture, { accountId: owner })).data.id;
  film = (await fixture.upload('medium', video, { accountId: owner })).data.id;
  otherFilm = (await fixture.upload('medium', video, { accountId: owner })).data.id;
  still = (await fixture.upload('medium', picture)).data.id;
});
afterAll(() => fixture.close());

const video = (attachmentId: string) => ({ attachmentId, type: 'VIDEO' as ArType });
const photoWithFilm = () => ordered(slot, { kind: 'photo', input: photo, arCustomization: video(film) });

async function list(orderId: string, accountId: string | null = owner) {
  const headers = accountId ? { authorization: `Bearer ${accountId}` } : {};
  const response = await fixture.app.inject({ url: `/api/orders/${orderId}/projects`, headers });
  const { data, status } = response.json();
  return { statusCode: response.statusCode, itemList: data?.itemList as Project[], code: status?.code };
}

async function change(project: Project, entries: unknown[], accountId = owner) {
  const response = await fixture.app.inject({
    method: 'PUT',
    url: `/api/orders/projects/${project.id}`,
    headers: { authorization: `Bearer ${accountId}` },
    payload: { projectCustomizationItemList: entries },
  });
  const { data, status } = response.json();
  return { statusCode: response.statusCode, project: data as Project, code: status?.code, fields: status?.fields };
}

async function versionsOf(project: Project) {
  const ids = project.projectCustomizationItemList.map(({ id }) => id);
  const rows = await fixture.database.db
    .select()
    .from(projectItemVersions)
    .where(inArray(projectItemVersions.projectItemId, ids))
    .orderBy(asc(projectItemVersions.createdAt));
  return rows.map(({ arCustomization }) => arCustomization?.attachmentId ?? null);
}

describe('the projects of an order', () => {
  it('S3.12 S7.33 has one for each personalised line, with its slots and signed addresses', async () => {
    const text = ordered(7, {
      kind: 'text',
      input: 'For Mum',
      title: 'Words',
      extraList: [{ id: 3, title: 'Serif', price: 100 }],
    });
    const orderId = await newOrder(fixture.database.db, owner, [[photoWithFilm(), text], [], [text]]);
    await createProjects(fixture.database.db, orderId);
    const { itemList } = await list(orderId);
    expect(itemList.map(({ productName, quantity }) => [productName, quantity])).toEqual([
      ['Line 0', 2],
      ['Line 2', 2],
    ]);
    expect(itemList[0]).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const [first, second] = itemList[0]?.projectCustomizationItemList ?? [];
    expect(first).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      customizationId: slot,
      photo: { id: photo, width: 8, height: 6 },
      arCustomization: { attachmentId: film, type: 'VIDEO', mimeType: 'video/webm', width: 160, height: 120 },
    });
    expect(second).toMatchObject({
      input: 'For Mum',
      photo: null,
      arCustomization: null,
      extraList: [{ title: 'Serif' }],
    });
    for (const url of [first?.photo?.url, first?.arCustomization?.url])
      expect((await fixture.app.inject({ url: url ?? '' })).statusCode).toBe(200);
  });

  it('S7.33 are made once, however often and at the same time the order is settled', async () => {
    const orderId = await newOrder(fixture.database.db, owner, [[photoWithFilm()], [photoWithFilm()]]);
    const { db } = fixture.database;
    await Promise.all(Array.from({ length: 8 }, () => db.transaction((tx) => createProjects(tx, orderId))));
    await createProjects(db, orderId);
    const { itemList } = await list(orderId);
    expect(itemList.map((project) => project.projectCustomizationItemList.length)).toEqual([1, 1]);
  });

  it('S7.33 have viewer codes that nobody guesses', async () => {
    const orderId = await newOrder(
      fixture.database.db,
      owner,
      Array.from({ length: 20 }, () => [photoWithFilm()]),
    );
    await createProjects(fixture.database.db, orderId);
    const rows = await fixture.database.db.select().from(projects).where(eq(projects.orderId, orderId));
    const codes = rows.map(({ viewerCode }) => viewerCode);
    expect(new Set(codes).size).toBe(20);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    // Every sign is drawn: no place of the code is the same in all of them.
    for (let index = 0; index < 26; index += 1)
      expect(new Set(codes.map((code) => code[index])).size).toBeGreaterThan(3);
  });

  it('S7.33 are shown to nobody but the owner of the order', async () => {
    const orderId = await newOrder(fixture.database.db, owner, [[photoWithFilm()]]);
    await createProjects(fixture.database.db, orderId);
    expect((await list(orderId, stranger)).code).toBe('ORDER_NOT_FOUND');
    expect((await list(randomUUID())).code).toBe('ORDER_NOT_FOUND');
    expect((await list(orderId, null)).code).toBe('UNAUTHENTICATED');
  });
});

describe('an exchange of media', () => {
  let project: Project;
  let item: string;
  beforeEach(async () => {
    const orderId = await newOrder(fixture.database.db, owner, [
      [photoWithFilm(), ordered(7, { kind: 'text', input: 'For Mum' })],
    ]);
    await createProjects(fixture.database.db, orderId);
    project = (await list(orderId)).itemList[0] as Project;
    item = project.projectCustomizationItemList[0]?.id ?? '';
  });

  it('S7.34 shows the new medium, leaves slots that are not named, and keeps the old one', async () => {
    const { statusCode, project: changed } = await change(project, [{ id: item, arCustomization: video(otherFilm) }]);
    expect(statusCode).toBe(200);
    expect(changed.projectCustomizationItemList[0]).toMatchObject({
      id: item,
      photo: { id: photo },
      arCustomization: { attachmentId: otherFilm, type: 'VIDEO' },
    });
    expect(changed.projectCustomizationItemList[1]).toEqual(project.projectCustomizationItemList[1]);
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(project.updatedAt));
    expect(changed.viewerCode).toBe(project.viewerCode);
    expect(await versionsOf(project)).toEqual([film]);
  });

  it('D7.44 null takes the medium away, and it can be put back', async () => {
    const without = await change(project, [{ id: item, arCustomization: null }]);
    expect(without.project.projectCustomizationItemList[0]?.arCustomization).toBeNull();
    const again = await change(project, [{ id: item, arCustomization: video(film) }]);
    expect(again.project.projectCustomizationItemList[0]?.arCustomization?.attachmentId).toBe(film);
    expect(await versionsOf(project)).toEqual([film, null]);
  });

  it('S7.34 to what is shown already changes nothing, also in capital letters', async () => {
    const same = await change(project, [{ id: item.toUpperCase(), arCustomization: video(film.toUpperCase()) }]);
    expect(same.statusCode).toBe(200);
    expect(same.project.updatedAt).toBe(project.updatedAt);
    expect(await versionsOf(project)).toEqual([]);
  });

  it('S7.34 several at the same time follow one another: every former medium is kept once', async () => {
    const expectedMedia = [otherFilm, film, otherFilm, film, otherFilm, film, otherFilm, film];
    const answers = await Promise.all(
      expectedMedia.map((id) => change(project, [{ id: item, arCustomization: video(id) }])),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expectedMedia.map(() => 200));
    const orderProjects = await list(project.orderId);
    const last = orderProjects.itemList[0]?.projectCustomizationItemList[0]?.arCustomization?.attachmentId;
    const allVersions = [...(await versionsOf(project)), last];
    expect(allVersions[0]).toBe(film);
    for (let at = 1; at < allVersions.length; at += 1) expect(allVersions[at]).not.toBe(allVersions[at - 1]);
  });

  it("S7.34 makes a guest's file the owner's, so that nobody else can use it", async () => {
    const { project: changed } = await change(project, [
      { id: item, arCustomization: { attachmentId: still, type: 'IMAGE' } },
    ]);
    expect(changed.projectCustomizationItemList[0]?.arCustomization).toMatchObject({
      type: 'IMAGE',
      mimeType: 'image/jpeg',
    });
    const [row] = await fixture.database.db.select().from(files).where(eq(files.id, still));
    expect(row?.accountId).toBe(owner);
  });

  it('S7.34 is refused to everybody but the owner', async () => {
    const theirs = await change(project, [{ id: item, arCustomization: null }], stranger);
    expect(theirs.code).toBe('PROJECT_NOT_FOUND');
    expect((await change({ ...project, id: randomUUID() }, [{ id: item, arCustomization: null }])).code).toBe(
      'PROJECT_NOT_FOUND',
    );
    expect(await versionsOf(project)).toEqual([]);
  });

  it('S7.34 names what is wrong, and then changes nothing at all', async () => {
    const strangersFilm = (
      await fixture.upload('medium', await readFile(new URL('../files/fixtures/film.webm', import.meta.url)), {
        accountId: stranger,
      })
    ).data.id;
    const words = project.projectCustomizationItemList[1]?.id;
    const at = 'projectCustomizationItemList';
    const wrong: [unknown, string][] = [
      [{ id: item, arCustomization: video(strangersFilm) }, `${at}.1.arCustomization.attachmentId`],
      [{ id: item, arCustomization: video(randomUUID()) }, `${at}.1.arCustomization.attachmentId`],
      [{ id: item, arCustomization: video(photo) }, `${at}.1.arCustomization.attachmentId`],
      [{ id: item, arCustomization: { attachmentId: film, type: 'IMAGE' } }, `${at}.1.arCustomization.type`],
      [{ id: words, arCustomization: video(film) }, `${at}.1.id`],
      [{ id: randomUUID(), arCustomization: null }, `${at}.1.id`],
    ];
    for (const [entry, path] of wrong) {
      // The first entry alone would be right.
      const first = { id: (entry as { id: string }).id === item ? words : item, arCustomization: null };
      const { statusCode, code, fields } = await change(project, [first, entry]);
      expect([statusCode, code, Object.keys(fields)]).toEqual([422, 'CUSTOMIZATION_INVALID', [path]]);
    }
    const twice = await change(project, [
      { id: item, arCustomization: null },
      { id: item, arCustomization: video(otherFilm) },
    ]);
    expect(Object.keys(twice.fields)).toEqual([`${at}.1.id`]);
    expect(await versionsOf(project)).toEqual([]);
  });

  it('S7.34 is refused for a photo to which nothing may be attached', async () => {
    const closed = await newPhotoSlot(fixture.database.db, { arAllowed: false });
    const orderId = await newOrder(fixture.database.db, owner, [[ordered(closed, { kind: 'photo', input: photo })]]);
    await createProjects(fixture.database.db, orderId);
    const [plain] = (await list(orderId)).itemList;
    const id = plain?.projectCustomizationItemList[0]?.id;
    const { code } = await change(plain as Project, [{ id, arCustomization: video(film) }]);
    expect(code).toBe('CUSTOMIZATION_INVALID');
  });
});
