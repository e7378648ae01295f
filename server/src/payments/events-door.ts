import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { fail, Failure } from '../platform/http/failure.ts';
import type { Database } from '../platform/db/connection.ts';
import { noteDispute } from './disputes.ts';
import { findProvider, type ProviderEvent, type ReadProviders, UnsignedEvent } from './payment-provider.ts';
import { type RefundParts, settleRefund } from './refunds/send-refund.ts';
import { settle, type Settlement } from './settle.ts';
import { payments } from './tables.ts';

export interface EventParts {
  db: Database;
  /** The base address of the API. */
  base: string;
  readProviders: ReadProviders;
  settlement: Settlement;
  refundParts: RefundParts;
}

/** No event of a provider is near this long. */
const maxBytes = 256 * 1024;

/**
 * The address where each provider tells its events, with the bytes of the body as they came: signatures are over these.
 * What is not signed is refused. An event about a payment that this shop does not know is answered as taken, because
 * another shop may use the same account there, and a provider repeats for days what is not.
 */
export function registerEvents(app: FastifyInstance, { base, ...parts }: EventParts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_, body, done) => done(null, body));
    const address = `${base}/payments/:provider/events`;
    scope.post<{ Params: { provider: string } }>(address, { bodyLimit: maxBytes }, async (request, reply) => {
      const provider = await findProvider(parts.db, parts.readProviders, request.params.provider);
      if (!provider?.readEvents) return fail('NOT_FOUND');
      if (!Buffer.isBuffer(request.body)) return fail('MALFORMED_BODY');
      let events: ProviderEvent[];
      try {
        events = await provider.readEvents({ body: request.body, headers: request.headers });
      } catch (error) {
        if (error instanceof UnsignedEvent) return fail('SIGNATURE_INVALID');
        throw error;
      }
      let takenCount = 0;
      for (const event of events) if (await takeEvent(provider.name, event, parts)) takenCount += 1;
      return reply.header('cache-control', 'no-store').send({ data: { taken: takenCount } });
    });
  });
}

/** Takes in an event; answers false when it is about no payment of this shop. */
async function takeEvent(
  provider: string,
  event: ProviderEvent,
  { db, settlement, refundParts }: Omit<EventParts, 'base'>,
): Promise<boolean> {
  const [payment] = await db
    .select({ provider: payments.provider })
    .from(payments)
    .where(eq(sql`${payments.id}::text`, event.paymentId));
  if (payment?.provider !== provider) return false;
  try {
    if (event.kind === 'payment') await settle(db, { ...event, provider }, settlement);
    else if (event.kind === 'refund') await settleRefund(db, provider, event, refundParts);
    else await noteDispute(db, provider, event);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'PAYMENT_NOT_FOUND') return false;
    throw error;
  }
}
