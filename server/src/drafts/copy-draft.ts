import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type DraftRow, findDraft } from './read-draft.ts';
import { forgetOldest, lockAccount } from './save-draft.ts';
import { drafts } from './tables.ts';

/** Copies a draft with content and name, for anyone with its key; the copy belongs to no cart line. */
export async function copyDraft(
  db: Database,
  { draftId, accountId, draftDays }: { draftId: string; accountId: string | null; draftDays: number },
): Promise<DraftRow> {
  return db.transaction(async (tx) => {
    if (accountId) await lockAccount(tx, accountId);
    const { productId, content: source, title } = await findDraft(tx, draftId, draftDays);
    // It begins where all of it is seen, and where the studio leads on from when something is missing.
    const content = { ...source, step: 'checkout' as const };
    const [row] = await tx.insert(drafts).values({ productId, content, title, accountId }).returning();
    if (accountId && row) await forgetOldest(tx, accountId, row.id);
    return row ?? fail('INTERNAL');
  });
}
