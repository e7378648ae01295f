import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { UndoableAct } from '@afterimage/contract/admin/acts.ts';
import { undoSeconds } from '@afterimage/contract/values/acts.ts';
import { rights } from '@afterimage/contract/values/rights.ts';
import { audit } from '../operators/audit.ts';
import { operators } from '../operators/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail, Failure } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { delayedActs } from './tables.ts';

/** What is done later, and how what was done at once is put back when an operator undoes the act. */
export interface DelayedActKind<Input = never> {
  name: string;
  input: z.ZodType<Input>;
  /**
   * Carries the act out, in a transaction that no provider may be called in: what talks to others enqueues a job. A
   * `Failure` ends the act.
   */
  run(tx: Database, input: Input, operator: Operator): Promise<void>;
  /** Puts back what was changed at once; called in the transaction that undoes the act. */
  undo?(tx: Database, input: Input, operator: Operator): Promise<void>;
}

/** A kind as it is registered, whatever its input is. */
export type AnyDelayedActKind = DelayedActKind<unknown>;

/** Joins the type of the input with its check. */
export const delayedActKind = <Input>(kind: DelayedActKind<Input>): AnyDelayedActKind => kind;

/** Longer than the browser offers the undo: an answer takes a moment to come and to go. */
const graceSeconds = 2;

/** An act that begins to wait. */
interface NewAct {
  kind: string;
  input: unknown;
  /** The order whose page shows it. */
  orderId?: string;
}

/** Has an act carried out in some seconds, unless it is undone; to be called in the transaction of what is done at once. */
export async function delayAct(
  tx: Database,
  operator: Pick<Operator, 'id' | 'token'>,
  { kind, input, orderId }: NewAct,
): Promise<UndoableAct> {
  const seconds = undoSeconds + graceSeconds;
  const [row = fail('INTERNAL')] = await tx
    .insert(delayedActs)
    .values({
      kind,
      input,
      orderId: orderId ?? null,
      operatorId: operator.id,
      tokenName: operator.token?.name ?? null,
      runsAt: sql`now() + make_interval(secs => ${seconds})`,
    })
    .returning({ id: delayedActs.id, runsAt: delayedActs.runsAt });
  await enqueue(tx, 'delayed-act', { actId: row.id }, { afterSeconds: seconds });
  return { actId: row.id, until: row.runsAt.toISOString() };
}

/** Ends a transaction whose outcome is thrown away. */
class Rehearsed extends Error {}

/**
 * Delays an act that would succeed now, so that what is wrong with it is told at once: it is carried out and rolled back.
 * What it waits for is locked until the transaction ends.
 */
export async function delayRehearsedAct<Input>(
  tx: Database,
  operator: Operator,
  kind: DelayedActKind<Input>,
  { input, orderId }: { input: Input; orderId?: string },
): Promise<UndoableAct> {
  await tx
    .transaction(async (inner) => {
      await kind.run(inner, input, operator);
      throw new Rehearsed();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rehearsed)) throw error;
    });
  return delayAct(tx, operator, { kind: kind.name, input, ...(orderId !== undefined && { orderId }) });
}

/** The act of a kind that waits for an order, whose row is locked; null when none does. */
export async function waitingActOf(tx: Database, orderId: string, kind: string): Promise<UndoableAct | null> {
  const isIt = and(eq(delayedActs.orderId, orderId), eq(delayedActs.kind, kind), isWaiting);
  const [act] = await tx.select().from(delayedActs).where(isIt).orderBy(desc(delayedActs.createdAt)).limit(1);
  return act ? { actId: act.id, until: act.runsAt.toISOString() } : null;
}

/** What the acts of a kind are to do that wait for an order, whose row is locked. */
export async function waitingInputsOf<Input>(
  tx: Database,
  orderId: string,
  kind: DelayedActKind<Input>,
): Promise<Input[]> {
  const isIt = and(eq(delayedActs.orderId, orderId), eq(delayedActs.kind, kind.name), isWaiting);
  const rows = await tx.select({ input: delayedActs.input }).from(delayedActs).where(isIt);
  return rows.map(({ input }) => kind.input.parse(input));
}

/** An act as it waits; null when it is settled. */
export async function waitingAct(tx: Database, actId: string): Promise<UndoableAct | null> {
  const [act] = await tx
    .select()
    .from(delayedActs)
    .where(and(eq(delayedActs.id, actId), isWaiting));
  return act ? { actId, until: act.runsAt.toISOString() } : null;
}

const isWaiting = and(isNull(delayedActs.doneAt), isNull(delayedActs.undoneAt));

/** The row of an act decides between its execution and its undo: both lock it, and the second finds it settled. */
async function lockAct(tx: Database, actId: string) {
  const [act] = await tx.select().from(delayedActs).where(eq(delayedActs.id, actId)).for('update');
  return act;
}

/** Carries a delayed act out, once, unless it was undone. */
export async function runDelayedAct(
  db: Database,
  kinds: readonly AnyDelayedActKind[],
  actId: string,
): Promise<'done' | 'settled before' | 'failed'> {
  try {
    return await db.transaction(async (tx) => {
      const act = await lockAct(tx, actId);
      if (!act || act.doneAt || act.undoneAt) return 'settled before';
      const kind = kindOf(kinds, act.kind);
      await kind.run(tx, kind.input.parse(act.input), await readOperator(tx, act));
      await settle(tx, actId, null);
      return 'done';
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await settle(db, actId, error.code);
    return 'failed';
  }
}

async function settle(db: Database, actId: string, failure: string | null): Promise<void> {
  await db
    .update(delayedActs)
    .set({ doneAt: sql`clock_timestamp()`, failure, input: {} })
    .where(and(eq(delayedActs.id, actId), isWaiting));
}

/** Who began an act; it is carried out also when they have left since. */
async function readOperator(
  tx: Database,
  { operatorId, tokenName }: Pick<typeof delayedActs.$inferSelect, 'operatorId' | 'tokenName'>,
): Promise<Operator> {
  const [row = fail('INTERNAL')] = await tx.select().from(operators).where(eq(operators.id, operatorId));
  const { id, name, emailShown: email, role } = row;
  // What the token was allowed was asked when the act began.
  const token = tokenName === null ? {} : { token: { id: '', name: tokenName, rights } };
  return { id, name, email, role, sessionId: '', ...token };
}

/**
 * Undoes an act that is not carried out yet; fails with ACT_DONE when it is. Undone twice, it is undone once. Operators
 * undo what they did themselves, owners what anybody did.
 */
export async function undoDelayedAct(
  db: Database,
  kinds: readonly AnyDelayedActKind[],
  operator: Operator,
  actId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const act = await lockAct(tx, actId);
    if (!act) return fail('NOT_FOUND');
    if (act.operatorId !== operator.id && operator.role !== 'owner') return fail('NOT_ALLOWED');
    if (act.undoneAt) return;
    if (act.doneAt) return fail('ACT_DONE');
    const kind = kindOf(kinds, act.kind);
    await kind.undo?.(tx, kind.input.parse(act.input), operator);
    await tx
      .update(delayedActs)
      .set({ undoneAt: sql`clock_timestamp()`, input: {} })
      .where(eq(delayedActs.id, actId));
    await audit(tx, operator, {
      action: 'act.undone',
      subject: { kind: 'act', id: actId },
      after: { kind: act.kind },
    });
  });
}

function kindOf(kinds: readonly AnyDelayedActKind[], name: string): AnyDelayedActKind {
  const kind = kinds.find((known) => known.name === name);
  if (!kind) throw new Error(`No domain carries out acts of the kind ${name}.`);
  return kind;
}
