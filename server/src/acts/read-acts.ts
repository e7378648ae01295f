import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { orderActKinds } from '@afterimage/contract/values/acts.ts';
import { type ErrorCode, errors } from '@afterimage/contract/values/errors.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { operators } from '../operators/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { Failure } from '../platform/http/failure.ts';
import { delayedActs } from './tables.ts';

/** The acts on an order that wait, and those of the last day that could not be carried out. */
export async function readOrderActs(db: Database, orderId: string, locale: Locale): Promise<DeskOrder['actList']> {
  const hasFailed = and(isNotNull(delayedActs.failure), gt(delayedActs.doneAt, sql`now() - interval '1 day'`));
  const rows = await db
    .select({ act: delayedActs, operatorName: operators.name })
    .from(delayedActs)
    .innerJoin(operators, eq(operators.id, delayedActs.operatorId))
    .where(
      and(eq(delayedActs.orderId, orderId), isNull(delayedActs.undoneAt), or(isNull(delayedActs.doneAt), hasFailed)),
    )
    .orderBy(asc(delayedActs.createdAt), asc(delayedActs.id));
  return rows.flatMap(({ act: { id, kind: name, runsAt, failure }, operatorName }) => {
    const kind = orderActKinds.find((one) => one === name);
    if (!kind) return [];
    const until = runsAt.toISOString();
    return [
      { actId: id, until, kind, operatorName, failure: failure === null ? null : descriptionOf(failure, locale) },
    ];
  });
}

/** What a code says to a person. */
function descriptionOf(code: string, locale: Locale): string {
  const errorCode = code in errors ? (code as ErrorCode) : 'INTERNAL';
  return new Failure(errorCode).factsIn(locale).description;
}
