import { eq } from 'drizzle-orm';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { reviews } from '../reviews/tables.ts';

const subjectOf = (id: number) => ({ kind: 'review', id: String(id) }) as const;

/** A review that is locked; its present answer has to be the one that was seen. */
async function lockReview(tx: Database, id: number, seen: string | null) {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('no key update');
  if (!review) return fail('NOT_FOUND');
  if (review.answer !== seen) await failChanged(tx, subjectOf(id));
  return review;
}

const write = (tx: Database, id: number, answer: string | null) =>
  tx
    .update(reviews)
    .set({ answer, answeredAt: answer === null ? null : new Date() })
    .where(eq(reviews.id, id));

/** Answers a review in public in the name of the shop, replaces the answer that was seen, or removes it. */
export async function answerReview(
  db: Database,
  operator: Operator,
  id: number,
  { answer, seen }: { answer: string | null; seen: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { accountId } = await lockReview(tx, id, seen);
    if (answer === seen) return;
    await write(tx, id, answer);
    await audit(tx, operator, {
      action: answer === null ? 'review.answer.removed' : 'review.answered',
      subject: subjectOf(id),
      before: { answer: seen },
      after: { answer },
      about: { accountId },
    });
  });
}

/** The earlier answer is put back as long as the present one is that of the entry. */
export function registerAnswerPutBacks(): void {
  for (const action of ['review.answered', 'review.answer.removed'] as const)
    registerPutBack(action, 'reports.write', async (tx, _operator, { subject, before, after }) => {
      const id = Number(subject.id);
      const [earlier, expected] = [before, after] as { answer: string | null }[];
      await lockReview(tx, id, expected?.answer ?? null);
      await write(tx, id, earlier?.answer ?? null);
    });
}
