import { inArray } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { files } from '../files/tables.ts';
import type { SignUrl } from '../files/signed-url.ts';
import type { Database } from '../platform/db/connection.ts';

type ShownFile = Reply<'getReportCase'>['fileList'][number];

/** Files by their ids as an operator sees them, also those that visitors see no more. Files that are gone are left out. */
export async function readShownFiles(
  db: Database,
  ids: readonly string[],
  signUrl: SignUrl,
): Promise<Map<string, ShownFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, shownId: files.shownId, mimeType: files.mimeType, posterKey: files.posterKey })
    .from(files)
    .where(inArray(files.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ id, shownId, mimeType, posterKey }) => [
      id,
      {
        id: shownId,
        mimeType,
        url: signUrl(shownId),
        posterUrl: posterKey === null ? null : signUrl(shownId, { poster: true }),
      },
    ]),
  );
}
