import { readFile, stat } from 'node:fs/promises';
import { EmbeddedError, insteadExternal } from './embedded-error.ts';

/** The account under which PostgreSQL runs; undefined means our own. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. As root it runs under the account that owns the data already, so that data made
 * by an ordinary user stays that user's, else under an unprivileged account of the machine.
 */
export async function chooseAccount(existingData: string | undefined): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  if (existingData !== undefined) {
    const { uid, gid } = await stat(existingData);
    if (uid !== 0) return { uid, gid };
  }
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const line = accounts.split('\n').find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    // macOS writes nobody's number as -2, which spawn wants unsigned
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  throw new EmbeddedError(
    `PostgreSQL refuses to run as root and this machine has no account "postgres" or "nobody": start the shop as an ordinary user, ${insteadExternal}.`,
  );
}
