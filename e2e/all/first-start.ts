import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a clone does not have, in any folder and at the root. */
const generatedFolders = new Set(['node_modules', 'dist', '.cache', '.git']);
const dataFolder = join(root, 'data');

/** A user of this machine. */
export interface User {
  uid: number;
  gid: number;
}

/** Where npm gets its packages: another user has no configuration that says so. */
const registry = () => execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();

/** The environment of a terminal, without what npm and vitest have put into ours: above all their Node. */
function environment(home: string): NodeJS.ProcessEnv {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const { LANG, http_proxy, https_proxy, no_proxy, NODE_EXTRA_CA_CERTS } = process.env;
  return {
    LANG,
    http_proxy,
    https_proxy,
    no_proxy,
    NODE_EXTRA_CA_CERTS,
    npm_config_registry: registry(),
    PATH: path.join(delimiter),
    HOME: home,
    PORT: '0',
  };
}

/** A fresh copy of this checkout's sources and, for another user, a home folder beside it, both the user's own. */
async function freshCheckout(user: User | undefined): Promise<{ folder: string; checkout: string; home: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'afterimage-fresh-'));
  const checkout = join(folder, 'a shop');
  const home = user ? join(folder, 'home') : homedir();
  await cp(root, checkout, {
    recursive: true,
    filter: (path) => path !== dataFolder && !generatedFolders.has(basename(path)),
  });
  if (user) {
    await mkdir(home);
    const entries = await readdir(folder, { recursive: true });
    for (const path of ['', ...entries]) await chown(join(folder, path), user.uid, user.gid);
  }
  // As root the database runs under another account, which must get in.
  await chmod(folder, 0o755);
  return { folder, checkout, home };
}

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((done) => {
    child.once('exit', (code) => done(code));
  });

interface Started {
  address: string;
  output: string;
  stop(signal: 'SIGINT' | 'SIGTERM'): Promise<number | null>;
}

async function start(checkout: string, home: string, user: User | undefined): Promise<Started> {
  const child = spawn('npm', ['start'], { cwd: checkout, env: environment(home), detached: true, ...user });
  const ended = endOf(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const addressInOutput = () => /The shop is open at (http:\/\/localhost:\d+)/.exec(output)?.[1];
  await vi.waitUntil(() => addressInOutput() ?? child.exitCode !== null, { timeout: 900_000, interval: 200 });
  const address = addressInOutput();
  if (address === undefined) throw new Error(`npm start ended with code ${child.exitCode}:\n${output}`);
  return {
    address,
    output,
    stop: (signal) => {
      // Ctrl-C in a terminal reaches every process of npm's group; a service manager's SIGTERM npm alone.
      if (signal === 'SIGINT' && child.pid !== undefined) process.kill(-child.pid, signal);
      else child.kill(signal);
      return ended;
    },
  };
}

/** npm ends with its shell, at once; the shop closes its database first. */
const expectClosed = (address: string) =>
  expect
    .poll(
      () =>
        fetch(address).then(
          () => 'open',
          () => 'closed',
        ),
      { timeout: 30_000 },
    )
    .toBe('closed');

/** `npm start` in a fresh copy, twice: the first time installs, builds and fills the shop; the second finds all of it. */
export async function startTwice(user?: User): Promise<void> {
  const { folder, checkout, home } = await freshCheckout(user);
  try {
    const first = await start(checkout, home, user);
    expect(first.output).toMatch(/1\/3 Installing packages … [\d.]+ s\n2\/3 Building the pages … [\d.]+ s\n/);
    for (const path of ['/home', '/de/products', '/api/products', '/ar/demo'])
      expect([path, (await fetch(first.address + path)).status]).toEqual([path, 200]);
    await first.stop('SIGTERM');
    await expectClosed(first.address);

    const second = await start(checkout, home, user);
    expect(second.output).toContain('1/3 Packages are installed\n2/3 Pages are built\n');
    expect((await fetch(`${second.address}/home`)).status).toBe(200);
    await second.stop('SIGINT');
    await expectClosed(second.address);
    // Who started it has not left files that its user cannot remove.
    if (user) expect(await readdir(join(checkout, 'data'))).toContain('database.json');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
