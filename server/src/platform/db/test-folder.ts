import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const shared = '/dev/shm';
const tmpfsType = 0x01021994;
const needed = 2 * 1024 ** 3;

/**
 * The folder for a database of tests: Linux's folder in memory where it has 2 GB to spare, else the system's temporary
 * folder. A copied database is about a thousand files; on ext4, to make and remove them for each test file takes ten
 * times the work that PostgreSQL has with it.
 */
export async function testFolder(): Promise<string> {
  if (process.platform !== 'linux') return tmpdir();
  try {
    const { type, bavail, bsize } = await statfs(shared);
    await access(shared, constants.W_OK);
    return type === tmpfsType && bavail * bsize >= needed ? shared : tmpdir();
  } catch {
    return tmpdir();
  }
}
