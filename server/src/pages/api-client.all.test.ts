import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApiShop } from './test-api-shop.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const client = join(root, 'api-client');
const exec = promisify(execFile);

let folder: string;
let shop: Awaited<ReturnType<typeof startApiShop>>;
const started: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-client-'));
  shop = await startApiShop({ WEBHOOK_PRIVATE_NETWORKS: '1' });
  await installPackage();
}, 240_000);
afterAll(async () => {
  for (const child of started) child.kill();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Builds and packs the client, and installs it in an empty project with the packages that it and the examples need. */
async function installPackage(): Promise<void> {
  const packed = join(folder, 'package');
  await mkdir(packed);
  for (const name of ['package.json', 'README.md', 'LICENSE', 'examples'])
    await cp(join(client, name), join(packed, name), { recursive: true });
  await exec(process.execPath, [join(root, 'scripts', 'api-client.mjs'), join(packed, 'dist')], { cwd: root });
  const needed = [
    'openapi-fetch',
    'openapi-typescript-helpers',
    'standardwebhooks',
    '@stablelib/base64',
    'fast-sha256',
  ];
  // From the packages of the repository, so that no registry is asked.
  const sources = [packed, ...needed.map((name) => join(root, 'node_modules', name))];
  await exec('npm', ['pack', ...sources, '--ignore-scripts'], { cwd: folder });
  const archives = (await readdir(folder)).filter((name) => name.endsWith('.tgz')).map((name) => `./${name}`);
  await mkdir(join(folder, 'empty'));
  await writeFile(join(folder, 'empty', 'package.json'), '{"type":"module","private":true}');
  const install = ['install', '--offline', '--no-audit', '--no-fund', ...archives.map((name) => `.${name}`)];
  await exec('npm', install, { cwd: join(folder, 'empty') });
}

const installed = () => join(folder, 'empty', 'node_modules', '@afterimage', 'api-client');
const run = async (example: string, args: string[], environment: Record<string, string> = {}) => {
  const env = { ...process.env, ...environment };
  const { stdout } = await exec(process.execPath, [join(installed(), 'examples', example), ...args], { env });
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, string>);
};

it('the package has what it needs and nothing else, and its examples have types', async () => {
  expect((await readdir(installed())).toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'examples', 'package.json']);
  expect((await readdir(join(installed(), 'dist'))).toSorted()).toEqual(['index.d.ts', 'index.js', 'schema.d.ts']);
  const project = join(folder, 'empty', 'tsconfig.json');
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    strict: true,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    typeRoots: [join(root, 'node_modules', '@types')],
    types: ['node'],
  };
  await cp(join(client, 'examples'), join(folder, 'empty', 'examples'), { recursive: true });
  const wrong = `import { createShopClient } from '@afterimage/api-client';
// @ts-expect-error there is no such address
await createShopClient({ shopUrl: 'https://shop.example.com' }).GET('/no/such/address');
`;
  await writeFile(join(folder, 'empty', 'examples', 'wrong.mjs'), wrong);
  await writeFile(project, JSON.stringify({ compilerOptions, include: ['examples'] }));
  const tsc = join(client, 'node_modules', 'typescript', 'bin', 'tsc');
  const checked = await exec(process.execPath, [tsc, '-p', project]).catch((error: { stdout: string }) => error);
  expect(checked.stdout).toBe('');
}, 240_000);

it('the examples order as a guest, read the paid order with a token, and receive the webhook that tells of it', async () => {
  const token = await shop.newToken(['orders.read', 'settings.write']);
  const { secret, port } = await newWebhook();
  const receiver = spawn(process.execPath, [join(installed(), 'examples', 'receive-webhooks.mjs'), String(port)], {
    env: { ...process.env, WEBHOOK_SECRET: secret },
  });
  started.push(receiver);
  let heard = '';
  receiver.stdout.on('data', (text: Buffer) => (heard += text.toString()));
  await expect.poll(() => heard).toContain('listening');

  const [order] = await run('order-as-guest.mjs', [shop.address]);
  const before = await run('read-paid-orders.mjs', [shop.address], { SHOP_TOKEN: token });
  const paid = { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' } as const;
  expect((await fetch(order?.['payAt'] ?? '', paid)).status).toBe(303);
  const after = await run('read-paid-orders.mjs', [shop.address], { SHOP_TOKEN: token });
  expect(after.length).toBe(before.length + 1);
  expect(after[0]).toMatchObject({ customerName: 'Ada Lovelace' });
  await expect.poll(() => heard, { timeout: 30_000 }).toContain('"type":"order.paid"');
  expect(heard).toContain(order?.['orderId']);
  // What is not signed by the secret is not believed.
  const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{"type":"order.paid"}' });
  expect(forged.status).toBe(401);
  const long = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(100_001) });
  expect(long.status).toBe(413);
}, 120_000);

/** An endpoint for the example, on a free port; entered as an operator does, by the shop's own code. */
async function newWebhook(): Promise<{ secret: string; port: number }> {
  const probe = createServer();
  const port = await new Promise<number>((resolve) =>
    probe.listen(0, '127.0.0.1', () => resolve((probe.address() as { port: number }).port)),
  );
  await new Promise((resolve) => probe.close(resolve));
  const cookie = await shop.signInOwner();
  const reply = await fetch(`${shop.address}/api/admin/webhooks`, {
    method: 'POST',
    headers: { cookie, origin: shop.address, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/`, eventList: ['order.paid'] }),
  });
  const { data } = (await reply.json()) as { data: { secret: string } };
  return { secret: data.secret, port };
}
