import { eq } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { drafts } from '../drafts/tables.ts';
import { filesOfSlots } from '../files/filled-slot.ts';
import type { SignUrl } from '../files/signed-url.ts';
import type { Database } from '../platform/db/connection.ts';
import { projectItems } from '../projects/tables.ts';
import { decisionsFor } from '../reports/case-state.ts';
import { readCase, type ReadCase } from '../reports/read-cases.ts';
import type { Subject } from '../reports/subjects.ts';
import { reviews } from '../reviews/tables.ts';
import { casesOnWire } from './case-list.ts';
import { readShownFiles } from './shown-files.ts';

type CaseReply = Reply<'getReportCase'>;

/** A case with what is reported: its pictures and films are looked at here, nothing of it is opened or played by itself. */
export async function readReportCase(
  db: Database,
  caseId: string,
  { signUrl, locale }: { signUrl: SignUrl; locale: Locale },
): Promise<CaseReply> {
  const read = await readCase(db, caseId);
  const { row, subject, reportList, takedown } = read;
  const [item] = await casesOnWire(db, [row], locale);
  const content = subject ? await contentOf(db, subject) : nothing;
  const files = await readShownFiles(db, content.fileIds, signUrl);
  return {
    ...(item as CaseReply),
    path: pathOf(read),
    textList: content.texts,
    rating: read.review?.rating ?? null,
    fileList: content.fileIds.flatMap((id) => files.get(id) ?? []),
    reportList: reportList.map(({ reason, text, email, createdAt }) => ({
      reason,
      text,
      email,
      createdAt: createdAt.toISOString(),
    })),
    takedown: takedown && {
      note: takedown.note,
      answer: takedown.answer,
      answeredAt: takedown.answeredAt?.toISOString() ?? null,
    },
    decisionList: decisionsFor(row.state).filter((decision) => decision === 'dismiss' || subject !== null),
  };
}

const pathOf = ({ viewerCode, shareKey }: ReadCase): string | null => {
  if (viewerCode !== null) return `/ar/${viewerCode}`;
  return shareKey === null ? null : `/designs/${shareKey}`;
};

interface Content {
  texts: string[];
  fileIds: string[];
}
const nothing: Content = { texts: [], fileIds: [] };

async function contentOf(db: Database, { kind, id }: Subject): Promise<Content> {
  if (kind === 'review') {
    const [review] = await db.select().from(reviews).where(eq(reviews.id, id));
    return review ? { texts: [review.title, review.text], fileIds: review.photoIds } : nothing;
  }
  if (kind === 'design') {
    const [draft] = await db.select({ content: drafts.content }).from(drafts).where(eq(drafts.id, id));
    return contentOfSlots(draft?.content.slots ?? []);
  }
  const items = await db
    .select({ slot: projectItems.customization })
    .from(projectItems)
    .where(eq(projectItems.projectId, id))
    .orderBy(projectItems.position);
  return contentOfSlots(items.map(({ slot }) => slot));
}

const contentOfSlots = (slots: readonly FilledSlot[]): Content => ({
  texts: slots.flatMap((slot) => (slot.kind === 'text' && slot.text !== '' ? [slot.text] : [])),
  fileIds: [...new Set(filesOfSlots(slots))],
});
