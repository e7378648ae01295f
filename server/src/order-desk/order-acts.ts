import * as z from 'zod';
import { and, eq } from 'drizzle-orm';
import type { UndoableAct } from '@afterimage/contract/admin/acts.ts';
import { cancellation, type Cancellation } from '@afterimage/contract/admin/order-edits.ts';
import { customerMail, newParcel, type NewParcel } from '@afterimage/contract/admin/order-desk.ts';
import type { OrderActKind } from '@afterimage/contract/values/acts.ts';
import {
  type DelayedActKind,
  delayedActKind,
  delayRehearsedAct,
  waitingAct,
  waitingActOf,
  waitingInputsOf,
} from '../acts/delayed-act.ts';
import { audit } from '../operators/audit.ts';
import { moveOrder, startProduction } from '../orders/move-order.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { cancelOrder } from './cancel-order.ts';
import { openPieces, readPieces, takePieces } from './line-pieces.ts';
import { countChange, lockOrder } from './lock-order.ts';
import { mailCustomer } from './mail-customer.ts';
import { addParcel } from './parcels.ts';
import { removeNote } from './order-notes.ts';
import type { ShopDoor } from './order-news.ts';
import { orderNotes } from './tables.ts';

const orderId = z.uuid();

/** An act on one order, by one of the names that its page knows. */
interface OrderAct<Input> extends DelayedActKind<Input> {
  name: OrderActKind;
}

/**
 * What is done to one order and cannot be taken back, because its customer is told or something is gone: it waits for some
 * seconds. It is rehearsed at once, and does not ask for the order's version again when its time has come: what has changed
 * meanwhile is checked by what it does.
 */
export function orderActs(shop: ShopDoor) {
  const shipped: OrderAct<{ orderId: string }> = {
    name: 'order-shipped',
    input: z.strictObject({ orderId }),
    run: async (tx, input, operator) => {
      await moveOrder(tx, input.orderId, 'shipped', { shopUrl: shop.shopUrl(), guestKey: shop.guestKey, operator });
      await countChange(tx, input.orderId);
      await audit(tx, operator, { action: 'order.shipped', subject: { kind: 'order', id: input.orderId } });
    },
  };
  const parcelSent: OrderAct<{ orderId: string } & Omit<NewParcel, 'version'>> = {
    name: 'order-parcel-sent',
    input: newParcel.omit({ version: true }).extend({ orderId }),
    run: (tx, { orderId: id, ...parcel }, operator) => addParcel(tx, operator, id, parcel, shop),
  };
  const cancelled: OrderAct<{ orderId: string } & Omit<Cancellation, 'version'>> = {
    name: 'order-cancelled',
    input: cancellation.omit({ version: true }).extend({ orderId }),
    run: (tx, { orderId: id, ...input }, operator) => cancelOrder(tx, operator, id, input, shop),
  };
  const mailed: OrderAct<{ orderId: string; subject: string; text: string }> = {
    name: 'order-mailed',
    input: customerMail.extend({ orderId }),
    run: (tx, { orderId: id, ...mail }, operator) => mailCustomer(tx, operator, id, mail, shop),
  };
  const noteRemoved: OrderAct<{ orderId: string; noteId: string }> = {
    name: 'order-note-removed',
    input: z.strictObject({ orderId, noteId: z.uuid() }),
    run: (tx, input, operator) => removeNote(tx, operator, input),
  };
  const kinds = [
    delayedActKind(shipped),
    delayedActKind(parcelSent),
    delayedActKind(cancelled),
    delayedActKind(mailed),
    delayedActKind(noteRemoved),
  ];
  return { shipped, parcelSent, cancelled, mailed, noteRemoved, kinds };
}

export type OrderActs = ReturnType<typeof orderActs>;

/** Delays an act on an order, of which only one can wait: begun again, it is the same one. */
async function delayOnce<Input extends { orderId: string }>(
  tx: Database,
  operator: Operator,
  kind: OrderAct<Input>,
  input: Input,
): Promise<UndoableAct> {
  const waiting = await waitingActOf(tx, input.orderId, kind.name);
  return waiting ?? delayRehearsedAct(tx, operator, kind, { input, orderId: input.orderId });
}

interface Mark {
  version: number;
  to: 'production' | 'shipped' | 'delivered';
}

/** Says of a whole order that it is made, sent or delivered; that it was sent waits, for the customer is told. */
export async function markOrder(
  db: Database,
  operator: Operator,
  id: string,
  { version, to }: Mark,
  { shop, acts }: { shop: ShopDoor; acts: OrderActs },
): Promise<{ act: UndoableAct | null }> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, id, version);
    if (to === 'shipped') return { act: await delayOnce(tx, operator, acts.shipped, { orderId: id }) };
    if (to === 'production') await startProduction(tx, id, operator);
    else await moveOrder(tx, id, to, { shopUrl: shop.shopUrl(), guestKey: shop.guestKey, operator });
    await countChange(tx, id);
    const action = to === 'production' ? 'order.production.started' : 'order.delivered';
    await audit(tx, operator, { action, subject: { kind: 'order', id } });
    return { act: null };
  });
}

/**
 * Sends a parcel. Where the customer is told it waits; the pieces of parcels that wait are not there for another one.
 */
export async function sendParcel(
  db: Database,
  operator: Operator,
  id: string,
  { version, ...parcel }: NewParcel,
  { shop, acts }: { shop: ShopDoor; acts: OrderActs },
): Promise<{ act: UndoableAct | null }> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, id, version);
    const waiting = await waitingInputsOf(tx, id, acts.parcelSent);
    const pieces = waiting.flatMap(({ lineList }) => lineList);
    takePieces(await readPieces(tx, id), [...parcel.lineList, ...pieces], openPieces);
    if (!parcel.withMail) {
      await addParcel(tx, operator, id, parcel, shop);
      return { act: null };
    }
    const input = { ...parcel, orderId: id };
    return { act: await delayRehearsedAct(tx, operator, acts.parcelSent, { input, orderId: id }) };
  });
}

/** Has an order, or pieces of it, cancelled in some seconds: those that are in the house now, when none are named. */
export async function delayCancellation(
  db: Database,
  operator: Operator,
  id: string,
  { version, ...asked }: Cancellation,
  acts: OrderActs,
): Promise<UndoableAct> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, version);
    const open = (await readPieces(tx, id)).map((line) => ({ lineId: line.lineId, quantity: openPieces(line) }));
    const pieces = asked.lineList ?? (order.status === 'paid' ? open.filter(({ quantity }) => quantity > 0) : []);
    return delayOnce(tx, operator, acts.cancelled, {
      ...asked,
      orderId: id,
      lineList: pieces.length > 0 ? pieces : undefined,
    });
  });
}

/** Has a mail to the customer sent in some seconds. */
export async function delayMail(
  db: Database,
  operator: Operator,
  id: string,
  mail: { subject: string; text: string },
  acts: OrderActs,
): Promise<UndoableAct> {
  return db.transaction((tx) =>
    delayRehearsedAct(tx, operator, acts.mailed, { input: { orderId: id, ...mail }, orderId: id }),
  );
}

/** Has a note removed in some seconds; until then it is hidden. */
export async function delayNoteRemoval(
  db: Database,
  operator: Operator,
  params: { orderId: string; noteId: string },
  acts: OrderActs,
): Promise<UndoableAct> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, params.orderId);
    const isIt = and(eq(orderNotes.id, params.noteId), eq(orderNotes.orderId, params.orderId));
    const [note = fail('NOT_FOUND')] = await tx.select().from(orderNotes).where(isIt);
    const waiting = note.removalId === null ? null : await waitingAct(tx, note.removalId);
    if (waiting) return waiting;
    const act = await delayRehearsedAct(tx, operator, acts.noteRemoved, { input: params, orderId: params.orderId });
    await tx.update(orderNotes).set({ removalId: act.actId }).where(isIt);
    return act;
  });
}
