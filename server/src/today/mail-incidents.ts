import { asc, eq, inArray, isNull, ne, and, sql } from 'drizzle-orm';
import { orderNumber } from '../orders/order-number.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { incidentMail } from './mail/incident-mail.ts';
import { incidents } from './tables.ts';

/** Any number of processes may try at once; this lock lets one after the other. */
const lock = 727_365_079;
/** Between two mails to the owners; what comes meanwhile is told together in the next. */
const pause = sql`interval '10 minutes'`;
const mostTold = 200;

/** To whom the shop's news go, and where the shop is. */
export interface MailParts {
  owners(db: Database): Promise<{ to: string; locale: string }[]>;
  shopUrl: () => string;
}

/** Tells the owners of incidents that they have not been told of, each once; the first at once, those after it collected. */
export async function mailIncidents(db: Database, { owners, shopUrl }: MailParts): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    const { rows } = await tx.execute(
      sql`select from ${incidents} where ${incidents.mailedAt} > now() - ${pause} limit 1`,
    );
    if (rows.length > 0) return;
    const untold = await tx
      .select({
        id: incidents.id,
        kind: incidents.kind,
        subject: incidents.subject,
        cause: incidents.cause,
        orderId: incidents.orderId,
        number: orders.number,
      })
      .from(incidents)
      .leftJoin(orders, eq(orders.id, incidents.orderId))
      .where(and(isNull(incidents.mailedAt), ne(incidents.state, 'resolved')))
      .orderBy(asc(incidents.createdAt), asc(incidents.id))
      .limit(mostTold);
    if (untold.length === 0) return;
    const incidentLines = untold.map(({ number, ...one }) => ({
      ...one,
      orderNumber: number === null ? null : orderNumber(number),
    }));
    for (const owner of await owners(tx)) await enqueueMail(tx, incidentMail(owner, incidentLines, shopUrl()));
    await tx
      .update(incidents)
      .set({ mailedAt: sql`now()` })
      .where(
        inArray(
          incidents.id,
          untold.map(({ id }) => id),
        ),
      );
  });
}
