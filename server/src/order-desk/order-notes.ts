import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
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
      before: { noteId: before.id, text: before.text, isPinned: before.isPinned },
      after: { noteId: before.id, ...note },
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
      before: { noteId: before.id, text: before.text, isPinned: before.isPinned, author: before.operatorName },
    });
  });
}

interface RecordedNote extends NoteText {
  noteId: string;
  author?: string;
}

/** A note gets its earlier text back if it still has the one of the entry; a removed note comes back as it was. */
export function registerNotePutBacks(): void {
  registerPutBack('order.note.changed', 'orders.write', async (tx, _operator, { subject, before, after }) => {
    const [earlier, expected] = [before, after] as [RecordedNote, RecordedNote];
    const { noteId, text, isPinned } = earlier;
    const isExpected = and(eq(orderNotes.text, expected.text), eq(orderNotes.isPinned, expected.isPinned));
    const [changed] = await tx
      .update(orderNotes)
      .set({ text, isPinned, updatedAt: sql`now()` })
      .where(and(isNote({ orderId: String(subject.id), noteId }), isExpected))
      .returning({ id: orderNotes.id });
    if (!changed) await failChanged(tx, subject);
  });
  registerPutBack('order.note.removed', 'orders.write', async (tx, operator, { subject, before }) => {
    const { noteId, text, isPinned, author = operator.name } = before as RecordedNote;
    const note = { id: noteId, orderId: String(subject.id), operatorName: author, text, isPinned };
    await tx.insert(orderNotes).values(note).onConflictDoNothing();
  });
}
