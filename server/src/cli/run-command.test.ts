import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
