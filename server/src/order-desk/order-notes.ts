import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { audit } from '../operators/audit.ts';
import { lockOrder } from './lock-order.ts';
import { orderNotes } from './tables.ts';

interface NoteText {
  text: string;
  isPinned: boolean;
}

export async function addNote(db: Database, operator: Operator, orderId: string, note: NoteText): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    await tx.insert(orderNotes).values({ orderId, operatorName: operator.name, ...note });
    await audit(tx, operator, { action: 'order.note.added', subject: { kind: 'order', id: orderId }, after: note });
  });
}

interface NoteParams {
  orderId: string;
  noteId: string;
}

const isNote = ({ orderId, noteId }: NoteParams) => and(eq(orderNotes.id, noteId), eq(orderNotes.orderId, orderId));

export async function changeNote(db: Database, operator: Operator, params: NoteParams, note: NoteText): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrder(tx, params.orderId);
    const [before] = await tx.select().from(orderNotes).where(isNote(params));
    if (!before) fail('NOT_FOUND');
    const isEdited = before.text !== note.text;
    await tx
      .update(orderNotes)
      .set({ ...note, ...(isEdited && { updatedAt: sql`now()` }) })
      .where(isNote(params));
    await audit(tx, operator, {
      action: 'order.note.changed',
      subject: { kind: 'order', id: params.orderId },
      before: { text: before.text, isPinned: before.isPinned },
      after: note,
    });
  });
}

export async function removeNote(db: Database, operator: Operator, params: NoteParams): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrder(tx, params.orderId);
    const [before] = await tx.delete(orderNotes).where(isNote(params)).returning();
    if (!before) fail('NOT_FOUND');
    await audit(tx, operator, {
      action: 'order.note.removed',
      subject: { kind: 'order', id: params.orderId },
      before: { text: before.text, isPinned: before.isPinned },
    });
  });
}
