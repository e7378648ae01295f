// Server time of each page of the operators' side with 100,000 orders, over HTTP from the open shop, beside a SELECT of 50
// orders by primary key in the same run. Run: node bench/desk.ts [orders]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { operators } from '../server/src/operators/tables.ts';
import { openOperatorSession } from '../server/src/operators/operator-sessions.ts';
import { connect, type Connection } from '../server/src/platform/db/connection.ts';
import { operatorCookie } from '../server/src/platform/http/browser.ts';
import { refreshPeople } from '../server/src/people/refresh-people.ts';
import { storeSales } from '../server/src/today/sum-up-sales.ts';
import { fillOrders } from '../server/src/desk/test-many-orders.ts';

const count = Number(process.argv[2] ?? 100_000);
const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));

const dataDir = await mkdtemp(join(tmpdir(), 'afterimage-bench-'));
await chmod(dataDir, 0o755);
const { shop, address } = await startShop(dataDir);
const { port, password } = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'));
const connection = connect(`postgres://afterimage:${password}@127.0.0.1:${port}/afterimage`);
try {
  await fill(connection);
  await measure(connection, await signIn(connection));
} finally {
  await connection.close();
  shop.kill('SIGTERM');
  if (shop.exitCode === null) await once(shop, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}

async function startShop(folder: string): Promise<{ shop: ChildProcess; address: string }> {
  const started = spawn(process.execPath, [main], {
    env: { ...process.env, HOST: 'localhost', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const piece of started.stdout) {
    output += String(piece);
    const shopAddress = /https?:\/\/localhost:\d+/.exec(output)?.[0];
    if (shopAddress) return { shop: started, address: shopAddress };
  }
  throw new Error(`The shop did not start: ${output}`);
}

async function fill({ db, pool }: Connection): Promise<void> {
  const began = performance.now();
  await fillOrders(pool, count);
  while ((await refreshPeople(db)) > 0);
  while ((await storeSales(db)) > 0);
  await pool.query('vacuum analyze');
  console.log(`${count} orders written in ${Math.round((performance.now() - began) / 1000)} s`);
}

/** The cookie of an owner. */
async function signIn({ db }: Connection): Promise<string> {
  const email = 'owner@example.com';
  const [owner] = await db
    .insert(operators)
    .values({ email, emailShown: email, name: 'Owner', role: 'owner' })
    .returning({ id: operators.id });
  let cookie = '';
  const browser = { setCookie: (_: string, value: string) => void (cookie = value) };
  await openOperatorSession(db, owner?.id ?? '', { userAgent: 'bench', browser });
  return `${operatorCookie}=${cookie}`;
}

/** The pages by name: the calls that each makes when it opens, or one that it makes later. */
async function pagesOf({ db }: Connection): Promise<[string, string[]][]> {
  const { rows } = await db.execute<{ id: string; line: string }>(sql`
    select s.order_id as id, s.line_id as line from order_line_states s join projects p on p.order_line_id = s.line_id
    where s.state = 'check' limit 1`);
  const { rows: some } = await db.execute<{ id: string }>(sql`select id from people limit 1`);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const list = (query: Record<string, string>) => `orders?${new URLSearchParams(query)}`;
  return [
    ['today', ['today']],
    ['sales of 30 days', [`sales?from=${day(29)}&to=${day(0)}`]],
    ['sales of 2 years', [`sales?from=${day(729)}&to=${day(0)}&by=month`]],
    ['orders', ['orders', 'order-list-facts', 'lists/orders/views']],
    ['orders, 200 a page', [list({ limit: '200' })]],
    ['oldest first', [list({ sort: 'createdAt' })]],
    ['by payment', [list({ sort: '-paidAt' })]],
    ['dearest first', [list({ sort: '-total' })]],
    ['by name', [list({ sort: 'customer' })]],
    ['shipped', [list({ filter: 'status:shipped' })]],
    ['expired', [list({ filter: 'status:expired' })]],
    ['to check', [list({ filter: 'lineState:check', sort: 'paidAt' })]],
    ['to send', [list({ filter: 'lineState:packed', sort: 'paidAt' })]],
    ['unpaid transfers', [list({ filter: 'status:awaiting_payment~method:transfer', sort: 'createdAt' })]],
    ['held', [list({ filter: 'problem:yes' })]],
    ['not held', [list({ filter: 'problem:no' })]],
    ['personalized', [list({ filter: 'personalized:yes' })]],
    ['not personalized', [list({ filter: 'personalized:no' })]],
    ['returns', [list({ filter: 'returning:yes' })]],
    ['a rare product', [list({ filter: 'product:*zzyzzxq' })]],
    ['a product', [list({ filter: 'product:*mug' })]],
    ['payment refunded', [list({ filter: 'payment:refunded' })]],
    ['by stripe, cheapest', [list({ filter: 'method:stripe', sort: 'total' })]],
    ['from Austria', [list({ filter: 'country:AT' })]],
    ['express', [list({ filter: 'delivery:express' })]],
    ['late', [list({ filter: 'status:paid~shipOn:@overdue' })]],
    ['of last month', [list({ filter: 'createdAt:@last-month', sort: '-total' })]],
    ['60 to 61 euros', [list({ filter: 'total:6000..6100' })]],
    ['mail contains', [list({ filter: 'email:*hopper123' })]],
    ['name contains', [list({ filter: 'customer:*noether' })]],
    ['text on a print', [list({ text: 'no. 77777' })]],
    ['search a name', [list({ text: 'hopper' })]],
    ['order', [`orders/${rows[0]?.id ?? ''}`]],
    ['check', ['workshop/lines?state=check']],
    ['make', ['workshop/lines?state=ready']],
    ['pack', ['workshop/lines?state=printed']],
    ['lines by code', ['workshop/lines?code=A99990']],
    ['line', [`workshop/lines/${rows[0]?.line ?? ''}`]],
    ['money', ['money']],
    ['people', ['people']],
    ['people by sum', ['people?sort=-spent']],
    ['person', [`people/${some[0]?.id ?? ''}`]],
    ['reports', ['reports', 'reviews']],
    ['audit log', ['audit']],
    ['team', ['team']],
    ...['A50000', 'hopper', 'hopper777@', '10115', 'code99000x1', '003404377777', 'no. 77777', 'hoper', 'zzyzzxq'].map(
      (text): [string, string[]] => [`palette "${text}"`, [`search?${new URLSearchParams({ text })}`]],
    ),
  ];
}

async function measure(connection: Connection, cookie: string): Promise<void> {
  const { pool } = connection;
  const reference = await median(async () => {
    const first = 10_001 + Math.floor(Math.random() * (count - 50));
    await pool.query('select * from orders where number between $1 and $2', [first, first + 49]);
  });
  const get = async (path: string) => {
    const reply = await fetch(`${address}/api/admin/${path}`, { headers: { cookie } });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.text();
  };
  console.log(`${'page'.padEnd(26)}      ms   x the reference     kB`);
  print('50 orders by key', reference, reference, 0);
  for (const [name, paths] of await pagesOf(connection)) {
    const bodies = await Promise.all(paths.map(get));
    const ms = await median(() => Promise.all(paths.map(get)));
    print(name, ms, reference, bodies.join('').length / 1000);
  }
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + 600;
  while (times.length < 5 || (performance.now() < end && times.length < 50)) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function print(name: string, ms: number, reference: number, kilobytes: number): void {
  const figures = [
    ms.toFixed(1).padStart(8),
    (ms / reference).toFixed(1).padStart(10),
    kilobytes.toFixed(0).padStart(14),
  ];
  console.log(name.padEnd(26), ...figures);
}
