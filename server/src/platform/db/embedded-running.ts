import { realpath } from 'node:fs/promises';
import { owner } from './embedded-cluster.ts';
import { readNote } from './embedded-folder.ts';
import { whoHolds } from './embedded-guard.ts';

/** The database that a running shop has opened on the data in `dataDir`, and where that shop is; null without one. */
export async function runningEmbedded(requestedDir: string): Promise<{ url: string; address: string } | null> {
  const dataDir = await realpath(requestedDir).catch(() => null);
  const note = dataDir === null ? undefined : await readNote(dataDir);
  if (!note?.made || note.port === undefined) return null;
  const holder = await whoHolds(note.folder);
  if (!holder) return null;
  return { url: `postgres://${owner}:${note.password}@127.0.0.1:${note.port}/${owner}`, address: holder.address };
}
