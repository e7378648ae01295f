import { createHash, randomBytes } from 'node:crypto';
import { access, chmod, chown, mkdir, readFile, rename, rmdir, stat, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod';
import type { Account } from './embedded-account.ts';
import type { Binaries } from './embedded-binaries.ts';
import { run } from './embedded-command.ts';
import { EmbeddedError, insteadExternal } from './embedded-error.ts';
import { UnsupportedDataError } from './unsupported-data-error.ts';

const noteSchema = z.object({
  /** Where PostgreSQL's files are; relative to the data folder when inside it, so that the folder can be moved. */
  folder: z.string(),
  password: z.string(),
  port: z.number().optional(),
  /** False until the cluster has been made: a cluster that was there and is not any more must not be made anew. */
  made: z.boolean(),
  /** The migration with which the database begins. Versions from before the first release did not write it. */
  baseline: z.string().optional(),
});
type Note = z.output<typeof noteSchema>;

const baseline = '0000_baseline';

const notePath = (dataDir: string): string => join(dataDir, 'database.json');

export async function readNote(dataDir: string): Promise<Note | undefined> {
  const text = await readFile(notePath(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new EmbeddedError(
      `The data folder ${dataDir} cannot be read (${error.code}): start the shop as the user who owns it, or set DATA_DIR to a folder of your own.`,
    );
  });
  if (text === undefined) return undefined;
  const note = noteSchema.safeParse(parse(text));
  if (note.success) return { ...note.data, folder: resolve(dataDir, note.data.folder) };
  throw new EmbeddedError(
    `The file ${notePath(dataDir)} is damaged: restore it from a backup, it holds the password of the database.`,
  );
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Refuses data that a version from before the first release made, before anything in the folder is touched. */
export function checkBaseline(dataDir: string, note: Note | undefined): void {
  if (!note?.made || note.baseline === baseline) return;
  throw new UnsupportedDataError(
    `The data in ${dataDir} were made by a version of the shop from before its first release, which cannot be upgraded; nothing in them was changed: move them away, or set DATA_DIR to another folder.`,
  );
}

export async function writeNote(dataDir: string, note: Note): Promise<void> {
  const inside = relative(dataDir, note.folder);
  const folder = inside.startsWith('..') ? note.folder : inside;
  const half = `${notePath(dataDir)}.${process.pid}`;
  await writeFile(half, `${JSON.stringify({ ...note, folder, baseline }, null, 2)}\n`, { mode: 0o600 });
  await rename(half, notePath(dataDir));
}

export const newPassword = (): string => randomBytes(24).toString('base64url');

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new EmbeddedError(
      `The data folder ${dataDir} cannot be made (${error.code}): give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  });
}

/** A folder for PostgreSQL's files that `account` can reach: in the data folder, else in one of the system. */
export async function chooseFolder(
  dataDir: string,
  account: Account,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<string> {
  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const inside = join(dataDir, 'postgres');
  const elsewhere = account
    ? join('/var/lib/afterimage', mark)
    : join(homedir(), '.local', 'share', 'afterimage', mark);
  const problems: string[] = [];
  for (const folder of [inside, elsewhere, join(tmpdir(), `afterimage-data-${mark}`)]) {
    const problem = await whyUnusable(folder, account, binaries);
    if (problem === undefined) {
      if (folder !== inside) log(`The database lies in ${folder}: PostgreSQL cannot use ${inside} (${problems[0]})`);
      return folder;
    }
    problems.push(problem);
  }
  throw new EmbeddedError(
    `PostgreSQL cannot use the folder ${inside} (${problems[0]}): set DATA_DIR to another folder, ${insteadExternal}.`,
  );
}

/** Tries it for real, as the account that will use it: modes alone do not tell of mounts, quotas and access lists. */
async function whyUnusable(folder: string, account: Account, binaries: Binaries): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 });
    if (process.platform === 'win32') return undefined;
    const before = await stat(folder);
    const uid = account?.uid ?? process.getuid?.() ?? before.uid;
    // an ordinary user's folder is that user's even when root starts the shop; `account` was chosen by its owner
    if (before.uid !== uid) await chown(folder, uid, account?.gid ?? before.gid);
    await chmod(folder, 0o700);
    const after = await stat(folder);
    const problem =
      after.uid !== uid || (after.mode & 0o077) !== 0
        ? 'its file system keeps no owners and modes'
        : await whyUnreachable(folder, account, binaries);
    if (problem !== undefined) await rmdir(folder).catch(() => undefined);
    return problem;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function whyUnreachable(folder: string, account: Account, binaries: Binaries): Promise<string | undefined> {
  const { output } = await run(binaries.pgCtl, ['status', '-D', folder], account);
  // an empty folder that can be reached is answered with "is not a database cluster directory"
  return /could not access|denied/i.test(output) ? 'the account that runs it has no way in' : undefined;
}
