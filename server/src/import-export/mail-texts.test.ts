import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../operators/tables.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { mailTexts } from '../platform/mail/tables.ts';
import { exportShop } from './export-shop.ts';
import { importLines } from './import-lines.ts';
import type { ReportRow } from './import-run.ts';
import { readKnownCodes } from './records/known-codes.ts';

let from: TestDatabase;
let to: TestDatabase;
beforeAll(async () => {
  from = await testDatabase();
  to = await testDatabase();
});
afterAll(async () => {
  await from.close();
  await to.close();
});

async function exported({ db }: TestDatabase): Promise<string[]> {
  const lines: string[] = [];
  for await (const record of exportShop(db, { customers: false })) lines.push(JSON.stringify(record));
  return lines.filter((line) => line.startsWith('{"record":"mail-texts"'));
}
async function imported({ db }: TestDatabase, lines: readonly string[]) {
  const rows: ReportRow[] = [];
  const run = {
    db,
    dryRun: false,
    locale: 'en' as const,
    codes: await readKnownCodes(db),
    report: (row: ReportRow) => void rows.push(row),
  };
  const feed = async function* () {
    yield* lines;
  };
  await importLines(run, feed());
  return rows.map(({ result, reason }) => [result, reason]);
}

it('D20.4 what the owner wrote in mails is taken over into another shop, with an entry in its log', async () => {
  const text = {
    mail: 'password-reset',
    locale: 'de',
    path: 'reset.subject',
    text: 'Neues Passwort für unseren Laden',
  };
  await from.db.insert(mailTexts).values(text);
  const lines = await exported(from);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { record: 'mail-texts', mail: 'password-reset', texts: { 'reset.subject': { de: text.text } } },
  ]);
  expect(await imported(to, lines)).toEqual([['added', undefined]]);
  expect(await imported(to, lines)).toEqual([['unchanged', undefined]]);
  expect(await exported(to)).toEqual(lines);
  expect(await to.db.select().from(mailTexts)).toEqual([text]);
  const entries = await to.db.select().from(auditLog);
  expect(entries.filter(({ action }) => action === 'mail.changed')).toHaveLength(1);
});

it('D20.4 a text that a mail cannot be sent with is refused', async () => {
  const record = (texts: object) => JSON.stringify({ record: 'mail-texts', mail: 'password-reset', texts });
  const [[result, reason] = []] = await imported(to, [record({ 'reset.subject': { en: 'For {nobody}' } })]);
  expect(result).toBe('refused');
  expect(reason).toContain('texts.reset.subject.en: ');
  expect(await imported(to, [record({ 'no.such': { en: 'Text' } })])).toEqual([
    ['refused', 'texts: the mail has no text no.such'],
  ]);
});
