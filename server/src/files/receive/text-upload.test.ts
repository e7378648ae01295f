import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textMediumLimits } from '@afterimage/contract/values/limits.ts';
import { files } from '../tables.ts';
import { openUploadFixture, type UploadFixture } from './test-uploads.ts';

let fixture: UploadFixture;
beforeAll(async () => {
  fixture = await openUploadFixture();
});
afterAll(() => fixture.close());

const greeting = {
  version: 1,
  text: 'Für Großmutter\nzum Achtzigsten 🎂',
  font: 'Caveat',
  color: '#aa3300',
  background: null,
  align: 'center',
  animation: 'rise',
};
const send = (content: object | string, language?: string) => {
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  return fixture.upload('medium', bytes, { filename: 'text.json', ...(language !== undefined && { language }) });
};

it('S3.14 S3.17 a text as a medium is kept as it will be shown, and can be read at its address', async () => {
  const request = { ...greeting, text: `  ${greeting.text.replace('\n', '\r\n').normalize('NFD')} ` };
  const { statusCode, data } = await send(request);
  expect(statusCode).toBe(200);
  expect(data).toMatchObject({ type: 'TEXT', mimeType: 'application/json', text: greeting, posterUrl: null });
  const response = await fixture.app.inject({ url: data.url });
  expect(response.json()).toEqual(greeting);
  expect(response.headers).toMatchObject({ 'content-type': 'application/json', 'content-disposition': 'attachment' });
  const [row] = await fixture.database.db.select().from(files).where(eq(files.id, data.id));
  expect(row?.textMedium).toEqual(greeting);
});

const nested = `{"version":1,"text":${'['.repeat(3000)}${']'.repeat(3000)}}`;
it.each([
  ['of no length', { ...greeting, text: ' ' }, 'INVALID_REQUEST', 'text'],
  ['of too many signs', { ...greeting, text: 'a'.repeat(281) }, 'INVALID_REQUEST', 'text'],
  ['with signs of control', { ...greeting, text: 'a\u0007b' }, 'INVALID_REQUEST', 'text'],
  ['with half a sign', { ...greeting, text: 'a\ud83d' }, 'INVALID_REQUEST', 'text'],
  ['that turns the direction of others', { ...greeting, text: 'a\u202eb' }, 'INVALID_REQUEST', 'text'],
  ['in a font that the shop does not have', { ...greeting, font: 'Comic Sans MS' }, 'INVALID_REQUEST', 'font'],
  ['in a colour that is none', { ...greeting, color: 'red' }, 'INVALID_REQUEST', 'color'],
  ['with something else in it', { ...greeting, onload: 'alert(1)' }, 'INVALID_REQUEST', 'onload'],
  ['nested deep', nested, 'INVALID_REQUEST', 'text'],
  ['that is no JSON', '{"version":1', 'FILE_UNREADABLE', null],
  ['that is no UTF-8', '{"\u0000\u0001', 'FILE_UNREADABLE', null],
  ['of too many bytes', JSON.stringify(greeting).padEnd(textMediumLimits.bytes + 1), 'FILE_TOO_LARGE', null],
])('S3.17 a text %s is refused with a reason, and nothing of it stays', async (_, content, code, field) => {
  const before = await fixture.remains();
  const response = await send(content);
  expect(response.code).toBe(code);
  expect(response.description).toMatch(/\.$/);
  if (field !== null) expect(Object.keys(response.fields ?? {})).toContain(field);
  const german = await send(content, 'de');
  expect(german.description).not.toBe(response.description);
  expect(await fixture.remains()).toEqual(before);
});
