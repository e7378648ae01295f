import { eq, sql } from 'drizzle-orm';
import type { DraftViewer } from '@afterimage/contract/viewer.ts';
import type { Database } from '../platform/db/connection.ts';
import { drafts } from '../drafts/tables.ts';
import { draftViewers } from './tables.ts';
import { findDraft } from '../drafts/read-draft.ts';
import { fail } from '../platform/http/failure.ts';
import { newViewerCode } from '../projects/viewer-code.ts';

interface DraftViewerParts {
  draftDays: number;
  shopUrl(): string;
}
type Row = typeof draftViewers.$inferSelect;

/** Gives a draft its code for two hours from now; whoever has opened it before is not asked about any more. */
export async function createDraftViewer(db: Database, draftId: string, parts: DraftViewerParts): Promise<DraftViewer> {
  await findDraft(db, draftId, parts.draftDays);
  const row = await db.transaction(async (tx) => {
    const [draft] = await tx.select({ id: drafts.id }).from(drafts).where(eq(drafts.id, draftId)).for('key share');
    if (!draft) fail('DRAFT_NOT_FOUND');
    const lasting = { expiresAt: sql`now() + interval '2 hours'`, openedAt: null, lockedAt: null };
    const [insertedViewer] = await tx
      .insert(draftViewers)
      .values({ code: newViewerCode(), draftId, ...lasting })
      .onConflictDoUpdate({ target: draftViewers.draftId, set: lasting })
      .returning();
    return insertedViewer;
  });
  return onWire(row ?? fail('INTERNAL'), parts);
}

export async function readDraftViewer(db: Database, draftId: string, parts: DraftViewerParts): Promise<DraftViewer> {
  await findDraft(db, draftId, parts.draftDays);
  const [row] = await db.select().from(draftViewers).where(eq(draftViewers.draftId, draftId));
  return onWire(row ?? fail('VIEWER_NOT_FOUND'), parts);
}

function onWire({ code, expiresAt, openedAt, lockedAt }: Row, { shopUrl }: DraftViewerParts): DraftViewer {
  return {
    code,
    url: viewerUrl(shopUrl(), code),
    expiresAt: expiresAt.toISOString(),
    opened: openedAt !== null,
    locked: lockedAt !== null,
  };
}

/** The address that a QR code carries. */
export const viewerUrl = (shopUrl: string, code: string): string => `${shopUrl}/ar/${code}`;
