// What the open shop answers a second over HTTP, 32 connections: public reads from memory beside a bare server that sends
// the same bytes, and a new guest cart with one item beside its bare SQL. Run: node bench/http.ts [seconds]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import pg from 'pg';

const here = fileURLToPath(import.meta.url);
const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));
const lanes = 32;
const host = '127.0.0.1';

if (process.argv[2] === '--reference') await serveConstant(JSON.parse(process.argv[3] ?? '[]') as Page[]);
else await bench(Number(process.argv[2] ?? 20));

type Page = { url: string; path: string; encoding: string };
type Ask = (lane: number, socket: Socket) => Promise<unknown>;

async function bench(seconds: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterimage-bench-'));
  await chmod(dataDir, 0o755);
  const children: ChildProcess[] = [];
  try {
    const shop = await start([main], { HOST: host, PORT: '0', DATA_DIR: dataDir }, children);
    const slug = (await (await fetch(`${shop}/api/products?pageSize=1`)).json()).data.productList[0].slug as string;
    const reads: [string, string, string][] = [
      ['list of 20', '/api/products?pageSize=20', 'identity'],
      ['list of 20, brotli', '/api/products?pageSize=20', 'br'],
      ['one product, brotli', `/api/products/${slug}`, 'br'],
      ['home page, brotli', '/home', 'br'],
    ];
    const pages = reads.map(([, path, encoding], index) => ({ url: shop + path, path: `/${index}`, encoding }));
    const reference = await start([here, '--reference', JSON.stringify(pages)], {}, children);
    const each = seconds / (reads.length + 1) / 6;
    console.log(''.padEnd(24), 'reference/s'.padStart(12), 'shop/s'.padStart(10), 'ratio'.padStart(8));
    for (const [index, [name, path, encoding]] of reads.entries()) {
      const get = (address: string, at: string) => () =>
        rate(address, each, (_, socket) => ask(socket, 'GET', at, encoding));
      await print(name, get(reference, `/${index}`), get(shop, path));
    }
    await carts(shop, dataDir, each);
  } finally {
    for (const child of children) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A new guest cart and one item in it: two calls, and the rows that they write. */
async function carts(shop: string, dataDir: string, each: number): Promise<void> {
  const { port, password } = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'));
  const pool = new pg.Pool({ host, port, password, user: 'afterimage', database: 'afterimage', max: 16 });
  const { rows: goods } = await pool.query(
    `select v.id, v.product_id from variants v join products p on p.id = v.product_id
     where not p.is_customizable and v.stock > 0 order by v.id`,
  );
  const good = (turn: number) => goods[turn % goods.length];
  let turn = 0;
  const bare: Ask = async () => {
    const { id } = good((turn += 1));
    const { rows } = await pool.query('insert into carts default values returning id');
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('update carts set updated_at = now() where id = $1', [rows[0].id]);
      await client.query('insert into cart_lines (cart_id, variant_id, quantity) values ($1, $2, 1)', [rows[0].id, id]);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  const ours: Ask = async (_, socket) => {
    const { id: variantId, product_id: productId } = good((turn += 1));
    const cart = JSON.parse(await ask(socket, 'POST', '/api/unauthenticated/carts')).data.id as string;
    const body = JSON.stringify({ productId, variantId, quantity: 1 });
    await ask(socket, 'POST', `/api/unauthenticated/carts/${cart}`, 'identity', body);
  };
  await print(
    'new cart + one item',
    () => rate(shop, each, bare),
    () => rate(shop, each, ours),
  );
  await pool.end();
}

async function print(name: string, reference: () => Promise<number>, shop: () => Promise<number>): Promise<void> {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round += 1) {
    rates[0].push(await reference());
    rates[1].push(await shop());
  }
  const [base = 0, own = 0] = rates.map((list) => list.toSorted((a, b) => a - b)[1]);
  const figures = [base.toFixed(0).padStart(12), own.toFixed(0).padStart(10), (own / base).toFixed(2).padStart(8)];
  console.log(name.padEnd(24), ...figures);
}

/** How often a second the lanes together get their work done, each over a connection of its own. */
async function rate(address: string, seconds: number, work: Ask): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: lanes }, (_, lane) => open(address, lane)));
  const began = performance.now();
  const end = began + seconds * 1000;
  let completed = 0;
  await Promise.all(
    sockets.map(async (socket, lane) => {
      while (performance.now() < end) {
        await work(lane, socket);
        completed += 1;
      }
      socket.destroy();
    }),
  );
  return (completed * 1000) / (performance.now() - began);
}

async function open(address: string, lane: number): Promise<Socket> {
  // Every lane is another customer: what the shop counts by address is then counted as with real ones.
  const localAddress = process.platform === 'linux' ? `127.0.1.${lane + 1}` : host;
  const socket = connect({ host, port: Number(new URL(address).port), localAddress, noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** One request over an open connection, read as cheaply as can be; answers the body. */
function ask(socket: Socket, method: string, path: string, encoding = 'identity', body = ''): Promise<string> {
  const more = body && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  const none = method === 'POST' && !body ? 'content-length: 0\r\n' : '';
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: shop\r\naccept-encoding: ${encoding}\r\n${more}${none}\r\n${body}`);
  return new Promise((done, failed) => {
    const parts: Buffer[] = [];
    let missing = -1;
    let from = 0;
    const read = (part: Buffer) => {
      parts.push(part);
      if (missing < 0) {
        const head = part.toString('latin1');
        from = head.indexOf('\r\n\r\n') + 4;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || from < 4 || !length) return failed(new Error(head.slice(0, 400)));
        missing = from + Number(length);
      }
      missing -= part.length;
      if (missing > 0) return;
      socket.off('data', read);
      done(method === 'GET' ? '' : Buffer.concat(parts).toString('utf8', from));
    };
    socket.on('data', read);
  });
}

async function start(args: string[], env: NodeJS.ProcessEnv, children: ChildProcess[]): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const text of child.stdout) {
    const port = /http:\/\/[\w.]+:(\d+)/.exec(String(text))?.[1];
    if (port) {
      child.stdout.resume();
      return `http://${host}:${port}`;
    }
  }
  throw new Error('It did not start.');
}

/** Sends what the shop sends at these addresses, without finding, checking or keeping anything. */
async function serveConstant(pages: Page[]): Promise<void> {
  const app = fastify();
  for (const { url, path, encoding } of pages) {
    // Through a socket: fetch would unpack it.
    const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
    const type = answer.headers.get('content-type') ?? '';
    const length = Number(answer.headers.get('content-length'));
    await answer.arrayBuffer();
    const bytes = Buffer.alloc(length, 120);
    app.get(path, (_, reply) => reply.type(type).send(bytes));
  }
  console.log(await app.listen({ host, port: 0 }));
}
