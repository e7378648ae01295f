import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { files } from '../tables.ts';
import { forgetFiles } from '../../privacy/forget-files.ts';
import { form, openUploadFixture, type UploadFixture } from '../receive/test-uploads.ts';

let fixture: UploadFixture;
let film: Buffer;
beforeAll(async () => {
  fixture = await openUploadFixture();
  film = await readFile(new URL('../fixtures/film.mp4', import.meta.url));
});
afterAll(() => fixture.close());

const srt = '1\n00:00:00,500 --> 00:00:01,000\n<i>Hello</i> <script>alert(1)</script>\n';
const vtt = 'WEBVTT\n\n00:00:00.500 --> 00:00:01.000\n<i>Hello</i> alert(1)\n';

async function give(id: string, content: Buffer | string, accountId?: string) {
  const { headers, body } = form('captions.srt');
  const response = await fixture.app.inject({
    method: 'PUT',
    url: `/api/file/ar-customization/${id}/captions`,
    headers: { ...headers, ...(accountId && { authorization: `Bearer ${accountId}` }) },
    payload: body(Buffer.from(content)),
  });
  const { data, status } = response.json();
  return { statusCode: response.statusCode, data, code: status?.code, description: status?.description };
}
const send = async (accountId?: string) =>
  (await fixture.upload('medium', film, accountId === undefined ? {} : { accountId })).data;
const keyOf = async (id: string) =>
  (await fixture.database.db.select().from(files).where(eq(files.id, id)))[0]?.captionsKey ?? null;

it('S1.12 a film gets captions, which are served as clean WebVTT and nothing else', async () => {
  const { id } = await send();
  const input = await give(id, srt);
  expect(input.statusCode).toBe(200);
  expect(input.data.captionsUrl).toContain(`/files/${id}/captions?`);
  const response = await fixture.app.inject({ url: input.data.captionsUrl });
  expect(response.body).toBe(vtt);
  expect(response.headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const query = input.data.url.split('?')[1];
  expect((await fixture.app.inject({ url: `/files/${id}/captions?${query}` })).statusCode).toBe(403);
});

it('S1.12 captions are exchanged and taken away, and go with their film; their bytes go too', async () => {
  const { id } = await send();
  await give(id, srt);
  const first = await keyOf(id);
  const { captionsUrl } = (await give(id, 'WEBVTT\n\n00:01.000 --> 00:02.000\nAnother')).data;
  const second = await keyOf(id);
  expect((await fixture.app.inject({ url: captionsUrl })).body).toContain('Another');
  const without = await give(id, '');
  expect([without.statusCode, without.data.captionsUrl]).toEqual([200, null]);
  expect((await fixture.app.inject({ url: captionsUrl })).statusCode).toBe(404);
  await give(id, srt);
  const third = await keyOf(id);
  await fixture.database.db.transaction((tx) => forgetFiles(tx, [id]));
  const jobs = await fixture.database.pool.query<{ keys: string[] }>(
    `select data -> 'keys' as keys from pgboss.job where name = 'delete-files'`,
  );
  expect(jobs.rows.flatMap(({ keys }) => keys)).toEqual(expect.arrayContaining([first, second, third]));
});

it("S1.12 nobody gives another's film captions, nor a picture, nor a file that is none", async () => {
  const owner = await fixture.newAccount();
  const { id } = await send(owner);
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const still = (await fixture.upload('medium', picture, { filename: 'still.png' })).data.id;
  const before = await fixture.remains();
  expect((await give(id, srt)).code).toBe('FILE_NOT_FOUND');
  expect((await give(id, srt, await fixture.newAccount())).code).toBe('FILE_NOT_FOUND');
  expect((await give(crypto.randomUUID(), srt)).code).toBe('FILE_NOT_FOUND');
  expect((await give(still, srt)).code).toBe('FILE_TYPE_UNSUPPORTED');
  expect((await give(id, film, owner)).code).toBe('FILE_TYPE_UNSUPPORTED');
  expect(await give(id, `${srt}\nwhat is this`, owner)).toMatchObject({
    code: 'FILE_UNREADABLE',
    description: 'We cannot read the times of the caption in line 5.',
  });
  expect((await give(id, 'x'.repeat(500_001), owner)).code).toBe('FILE_TOO_LARGE');
  expect(await fixture.remains()).toEqual(before);
  expect((await give(id, srt, owner)).statusCode).toBe(200);
});

it('S1.12 captions that come at the same moment leave one set, and the bytes of the other go', async () => {
  const { id } = await send();
  const input = await Promise.all([give(id, srt), give(id, srt), give(id, srt)]);
  expect(input.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const jobs = await fixture.database.pool.query<{ keys: string[] }>(
    `select data -> 'keys' as keys from pgboss.job where name = 'delete-files'`,
  );
  const deletedKeys = jobs.rows.flatMap(({ keys }) => keys);
  expect(deletedKeys).not.toContain(await keyOf(id));
});
