import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, searchWords } from '../catalogue/tables.ts';
import { fileSecret } from '../files/signed-url.ts';
import { removeEmbedded, startEmbedded } from '../platform/db/embedded.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { usableLink } from '../operators/setup-links.ts';
import { operators } from '../operators/tables.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function shop(
  line: string,
  env: Record<string, string> = { DATABASE_URL: database.url, PUBLIC_URL: 'https://shop.example' },
) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runCommand(line.split(' ').filter(Boolean), env, {
    out: (text) => out.push(text),
    error: (text) => errors.push(text),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}
const tokenIn = (text: string) => /\/admin\/setup#([\w-]{43})/.exec(text)?.[1] ?? '';

it('D20.1 help names every command with an example', async () => {
  const { code, out } = await shop('--help');
  expect(code).toBe(0);
  for (const { name, example } of commands) {
    expect(out).toContain(`  ${name} `);
    expect(out).toContain(example);
  }
  expect(await shop('operators')).toMatchObject({ code: 2, out: '' });
  expect((await shop('operator --rset x')).code).toBe(2);
});

it('D20.1 the first operator gets a link as long as there is none; one who lost everything gets another', async () => {
  const { db } = database;
  const first = await shop('operator');
  expect([first.code, first.errors]).toEqual([0, '']);
  expect(first.out).toContain('https://shop.example/admin/setup#');
  expect(await usableLink(db, tokenIn(first.out))).toMatchObject({ purpose: 'first', role: 'owner' });
  expect(await shop('operator --reset ada@example.com')).toMatchObject({ code: 1, out: '' });
  await db
    .insert(operators)
    .values({ email: 'ada@example.com', emailShown: 'Ada@example.com', name: 'Ada', role: 'owner' });
  expect(await shop('operator')).toMatchObject({ code: 1, out: '' });
  const reset = await shop('operator --reset ADA@example.com --json');
  const { link, minutes } = JSON.parse(reset.out) as { link: string; minutes: number };
  expect(await usableLink(db, tokenIn(link))).toMatchObject({ purpose: 'reset' });
  expect(minutes).toBe(15);
  const audit = await shop('audit --json');
  expect([audit.code, JSON.parse(audit.out)]).toMatchObject([0, { count: 2, brokenAt: null }]);
});

it('D20.1 works on the embedded database beside a running shop, and without one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-command-'));
  const env = { DATA_DIR: dataDir };
  try {
    const alone = await shop('operator', env);
    expect([alone.code, alone.out]).toEqual([0, expect.stringContaining('http://localhost:3000/admin/setup#')]);
    const running = await startEmbedded({ dataDir, log: () => undefined, fsync: false });
    running.announce('http://localhost:4199');
    const beside = await shop('operator', env);
    expect([beside.code, beside.out]).toEqual([0, expect.stringContaining('http://localhost:4199/admin/setup#')]);
    await running.stop();
  } finally {
    await removeEmbedded(dataDir);
  }
}, 120_000);

it('each command has a help of its own, and what is misspelled is answered with what was meant', async () => {
  for (const { name, example, options = {} } of commands) {
    const { code, out } = await shop(`${name} --help`);
    expect([code, out]).toEqual([0, expect.stringContaining(example)]);
    for (const option of Object.keys(options)) expect(out).toContain(`--${option}`);
  }
  expect((await shop('help import')).out).toBe((await shop('import --help')).out);
  expect(await shop('imprt x.csv')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Did you mean "import"?'),
  });
  expect(await shop('import x.csv --dryrun')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('There is no option --dryrun. Did you mean --dry-run?'),
  });
});

it('the search is built anew, without words that no product has', async () => {
  const { db } = database;
  await db.insert(searchWords).values({ locale: 'en', word: 'qwertyword' });
  // positions are left out: names of categories and slots stand in the order in which PostgreSQL happens to read them
  const wordsOfProducts = async () => {
    const { rows } = await db.execute(sql`
      select product_id, locale, array(
        select lexeme || ' ' || array_to_string(array(select distinct unnest(weights) order by 1), '')
        from unnest(search_vector) order by 1
      ) as words
      from product_search order by 1, 2`);
    return rows;
  };
  const before = await wordsOfProducts();
  await db.execute(sql`delete from product_search`);
  const { code, out } = await shop('reindex --json');
  expect([code, JSON.parse(out)]).toMatchObject([0, { products: await db.$count(products) }]);
  expect(await db.$count(searchWords, eq(searchWords.word, 'qwertyword'))).toBe(0);
  expect(await wordsOfProducts()).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
});

it('keys are listed by name and never shown, and renewing one makes what it signed invalid', async () => {
  const { db } = database;
  const before = await fileSecret(db);
  const list = await shop('secrets --json');
  expect(JSON.parse(list.out)).toContainEqual(expect.objectContaining({ name: 'file-secret', made: true }));
  expect(list.out).not.toContain(before.toString('base64url'));
  expect((await shop('secrets --renew seeded')).code).toBe(1);
  expect((await shop('secrets --renew file-secret')).code).toBe(0);
  expect((await fileSecret(db)).equals(before)).toBe(false);
});

it('export and import report in JSON, and refused records end the command with 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-export-'));
  try {
    const file = join(folder, 'all.jsonl');
    expect(JSON.parse((await shop(`export ${file} --json`)).out)).toMatchObject({ counts: { product: 73 } });
    const same = await shop(`import ${file} --dry-run --quiet --json`);
    expect([same.code, JSON.parse(same.out)]).toMatchObject([0, { dryRun: true, totals: { added: 0, changed: 0 } }]);
    await appendFile(file, '{"record":"product","slug":"x"}\n');
    const refused = await shop(`import ${file} --dry-run --quiet`);
    expect(refused).toMatchObject({ code: 1, errors: '1 records were refused.' });
    expect(refused.out).toMatch(/^line \d+ {2}product x {2}refused: sku: /);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
