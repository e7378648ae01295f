import { and, eq, isNotNull, sql } from 'drizzle-orm';
import {
  type AttemptFailure,
  failingDays,
  type WebhookOffReason,
  webhookTestEvent,
} from '@afterimage/contract/values/webhooks.ts';
import { audit } from '../operators/audit.ts';
import type { JobData } from '../platform/jobs/queues.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { guardedFetch, GuardedFetchError } from '../platform/http/guarded-fetch.ts';
import { signatureOf } from './endpoint-secrets.ts';
import { messageBody, messageIdOf } from './message-body.ts';
import { pauseDeliveries } from './paused-deliveries.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookMessages } from './tables.ts';
import { isWebhookAddress } from './webhook-address.ts';
import type { WebhookParts } from './webhook-parts.ts';

/** Seconds between attempts, as Standard Webhooks advises: ten attempts in three days. */
const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
const timeoutMs = 15_000;
const maxBytes = 4096;
const maxCharacters = 1000;

interface Outcome {
  status: number | null;
  reply: string;
  failure: AttemptFailure | null;
  milliseconds: number;
}

/** Sends a pending delivery once, and writes down what came of it. Does nothing when the lease of the job is not the last one. */
export async function attemptDelivery(
  db: Database,
  { deliveryId, lease }: JobData['webhook'],
  parts: SendingParts,
): Promise<void> {
  const [due] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints, message: webhookMessages })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, 'pending')));
  // A test is sent to an endpoint that is switched off too.
  if (!due || (!due.endpoint.isEnabled && due.message.type !== webhookTestEvent)) return;
  const claim = await claimDelivery(db, deliveryId, lease);
  if (claim === null) return;
  const { fault, ...outcome } = await send(due, parts);
  await db.transaction((tx) => writeOutcome(tx, { ...due, claim }, outcome));
  if (fault !== undefined) throw fault;
}

/** Of several jobs that have one delivery, one may attempt it. Answers until when, null for the others. */
async function claimDelivery(db: Database, id: number, lease: string): Promise<string | null> {
  const [claimed] = await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: sql`now() + interval '2 minutes'` })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'pending'), isNextAttemptAt(lease)))
    .returning({ until: sql<string>`${webhookDeliveries.nextAttemptAt}::text` });
  return claimed?.until ?? null;
}

const isNextAttemptAt = (moment: string) => sql<boolean>`${webhookDeliveries.nextAttemptAt} = ${moment}::timestamptz`;

interface Due {
  delivery: typeof webhookDeliveries.$inferSelect;
  endpoint: typeof webhookEndpoints.$inferSelect;
  message: typeof webhookMessages.$inferSelect;
}

/** What of the parts an attempt needs. */
type SendingParts = Pick<WebhookParts, 'key' | 'refuses'>;

/** Answers a fault of the shop beside the outcome. */
async function send(
  { endpoint, message }: Due,
  { key, refuses }: SendingParts,
): Promise<Outcome & { fault?: unknown }> {
  const begin = performance.now();
  const took = () => Math.round(performance.now() - begin);
  try {
    const answer = await post(endpoint, message, { key, refuses });
    return {
      status: answer.status,
      reply: beginningOf(answer.body),
      failure: failureOf(answer.status),
      milliseconds: took(),
    };
  } catch (error) {
    const none = { status: null, reply: '', milliseconds: took() };
    return error instanceof GuardedFetchError
      ? { ...none, failure: error.kind }
      : { ...none, failure: 'internal', fault: error };
  }
}

async function post(endpoint: Due['endpoint'], message: Due['message'], { key, refuses }: SendingParts) {
  // Private networks may have been allowed when the address was entered.
  if (!isWebhookAddress(endpoint.url, { refuses }))
    throw new GuardedFetchError((messages) => messages.notAllowed, 'refused');
  const at = new Date();
  const [messageId, body] = [messageIdOf(message), messageBody(message)];
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatureOf(key, endpoint, { messageId, at, body }),
  };
  const bounds = { timeoutMs, maxBytes, cutsOff: true, givesRedirects: true, refuses };
  return guardedFetch(endpoint.url, { method: 'POST', headers, body, ...bounds });
}

function failureOf(status: number): AttemptFailure | null {
  if (status >= 200 && status <= 299) return null;
  return status >= 300 && status <= 399 ? 'redirect' : 'status';
}

/** Text that the database can store. */
const beginningOf = (body: Buffer): string =>
  body
    .toString()
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, maxCharacters);

async function writeOutcome(
  tx: Database,
  { delivery, endpoint, message, claim }: Due & { claim: string },
  outcome: Outcome,
): Promise<void> {
  // The endpoint first, so that outcomes of several deliveries wait for each other in one order.
  await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpoint.id))
    .for('no key update');
  const [locked] = await tx
    .select({ state: webhookDeliveries.state, attempts: webhookDeliveries.attempts, isClaimed: isNextAttemptAt(claim) })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, delivery.id))
    .for('update');
  // Removed meanwhile.
  if (!locked) return;
  await tx.insert(webhookAttempts).values({ deliveryId: delivery.id, ...outcome });
  const attempts = locked.attempts + 1;
  if (outcome.failure === null) {
    await tx
      .update(webhookDeliveries)
      .set({ state: 'delivered', attempts })
      .where(eq(webhookDeliveries.id, delivery.id));
    await tx
      .update(webhookEndpoints)
      .set({ failingSince: null })
      .where(and(eq(webhookEndpoints.id, endpoint.id), isNotNull(webhookEndpoints.failingSince)));
    return;
  }
  // Delivered or sent by hand meanwhile: a failure that comes so late changes nothing.
  const isTest = message.type === webhookTestEvent;
  if (locked.state !== 'pending' || (!locked.isClaimed && !isTest)) return;
  // A test has one attempt, and says nothing about how events arrive.
  const pause = isTest ? undefined : pauses[attempts - 1];
  // Not all at the same moment: what failed together would come together again.
  const next = sql`now() + make_interval(secs => ${pause ?? 0} * (0.9 + 0.2 * random()))`;
  await tx
    .update(webhookDeliveries)
    .set(pause === undefined ? { state: 'failed', attempts } : { attempts, nextAttemptAt: next })
    .where(eq(webhookDeliveries.id, delivery.id));
  if (!isTest) await noteFailure(tx, endpoint.id, outcome);
}

/** Switches an endpoint off that has failed for days, or that says that it is gone for good. */
async function noteFailure(tx: Database, id: string, { status }: Outcome): Promise<void> {
  const [endpoint = fail('INTERNAL')] = await tx
    .update(webhookEndpoints)
    .set({ failingSince: sql`coalesce(${webhookEndpoints.failingSince}, now())` })
    .where(eq(webhookEndpoints.id, id))
    .returning({
      isEnabled: webhookEndpoints.isEnabled,
      isLost: sql<boolean>`${webhookEndpoints.failingSince} < now() - make_interval(days => ${failingDays})`,
    });
  if (!endpoint.isEnabled || (status !== 410 && !endpoint.isLost)) return;
  const offReason: WebhookOffReason = status === 410 ? 'gone' : 'failing';
  await tx
    .update(webhookEndpoints)
    .set({ isEnabled: false, offReason, version: sql`${webhookEndpoints.version} + 1` })
    .where(eq(webhookEndpoints.id, id));
  await pauseDeliveries(tx, id);
  await audit(tx, null, {
    action: 'webhook.switched.off',
    subject: { kind: 'webhook', id },
    before: { isEnabled: true },
    after: { isEnabled: false, reason: offReason },
  });
}
