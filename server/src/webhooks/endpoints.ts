import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Checked } from '@afterimage/contract/api.ts';
import type { WebhookEndpointView } from '@afterimage/contract/admin/webhooks.ts';
import { mostWebhooks, oldSecretHours } from '@afterimage/contract/values/webhooks.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { randomUUID } from 'node:crypto';
import { audit } from '../operators/audit.ts';
import { failChanged } from '../operators/record-version.ts';
import { demandFreshSignIn } from '../operators/sign-in.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { checkAddress, GuardedFetchError } from '../platform/http/guarded-fetch.ts';
import { type Context, operatorOf } from '../platform/http/handlers.ts';
import { lockShopSettings } from '../shop-settings/lock-shop-settings.ts';
import { newEndpointSecret } from './endpoint-secrets.ts';
import { pauseDeliveries, resumeDeliveries } from './paused-deliveries.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';
import { isWebhookAddress } from './webhook-address.ts';
import type { WebhookParts } from './webhook-parts.ts';
import { words } from './webhooks.words.ts';

export async function listEndpoints(db: Database): Promise<WebhookEndpointView[]> {
  const rows = await db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.createdAt), webhookEndpoints.id);
  return rows.map(({ id, url, events, isEnabled, offReason, failingSince, oldSecretUntil, version, createdAt }) => ({
    id,
    url,
    eventList: events,
    isEnabled,
    offReason,
    failingSince: failingSince?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil && oldSecretUntil.getTime() > Date.now() ? oldSecretUntil.toISOString() : null,
    version,
    createdAt: createdAt.toISOString(),
  }));
}

const subjectOf = (id: string) => ({ kind: 'webhook', id }) as const;

/** Answers the secret. Where the shop's events go is as much a matter of who is there as who may sign in. */
export async function addEndpoint(
  context: Context,
  { url, eventList }: Checked<'addWebhook'>['body'],
  parts: WebhookParts,
): Promise<string> {
  await demandFreshSignIn(context);
  await checkUrl(url, parts);
  const id = randomUUID();
  const { plaintext, sealed } = newEndpointSecret(parts.key, id);
  const events = [...new Set(eventList)];
  await context.db.transaction(async (tx) => {
    await lockShopSettings(tx);
    if ((await tx.$count(webhookEndpoints)) >= mostWebhooks)
      fail('INVALID_REQUEST', (locale) => ({
        fields: { url: inLocale(words, locale).tooMany({ most: mostWebhooks }) },
      }));
    await tx.insert(webhookEndpoints).values({ id, url, events, secret: sealed });
    await audit(tx, operatorOf(context), { action: 'webhook.added', subject: subjectOf(id), after: { url, events } });
  });
  return plaintext;
}

/** Switched on again, it counts as one that has not failed. */
export async function changeEndpoint(
  context: Context,
  id: string,
  { url, eventList, isEnabled, version }: Checked<'changeWebhook'>['body'],
  parts: WebhookParts,
): Promise<void> {
  await demandFreshSignIn(context);
  const [seen] = await context.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  if (!seen) return fail('NOT_FOUND');
  if (seen.url !== url) await checkUrl(url, parts);
  await context.db.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (endpoint.version !== version || endpoint.url !== seen.url) return failChanged(tx, subjectOf(id));
    const events = [...new Set(eventList)];
    const before = { url: endpoint.url, events: endpoint.events, isEnabled: endpoint.isEnabled };
    const after = { url, events, isEnabled };
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const isBack = isEnabled && !endpoint.isEnabled;
    if (isBack) await resumeDeliveries(tx, id);
    if (!isEnabled && endpoint.isEnabled) await pauseDeliveries(tx, id);
    const fresh = isBack || url !== endpoint.url ? { failingSince: null } : {};
    await tx
      .update(webhookEndpoints)
      .set({ ...after, ...fresh, offReason: null, version: version + 1 })
      .where(eq(webhookEndpoints.id, id));
    await audit(tx, operatorOf(context), { action: 'webhook.changed', subject: subjectOf(id), before, after });
  });
}

/**
 * Switches an endpoint off first, and deletes its deliveries some at a time: changes of the shop that would be told to it
 * wait only for the last step.
 */
export async function removeEndpoint(context: Context, id: string): Promise<void> {
  await demandFreshSignIn(context);
  await context.db.transaction(async (tx) => {
    const { version } = await lockEndpoint(tx, id);
    await tx
      .update(webhookEndpoints)
      .set({ isEnabled: false, version: version + 1 })
      .where(eq(webhookEndpoints.id, id));
  });
  await deleteDeliveries(context.db, id);
  await context.db.transaction(async (tx) => {
    const [removed] = await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning();
    if (!removed) return fail('NOT_FOUND');
    const before = { url: removed.url, events: removed.events };
    await audit(tx, operatorOf(context), { action: 'webhook.removed', subject: subjectOf(id), before });
  });
}

async function deleteDeliveries(db: Database, endpointId: string, batch = 1000): Promise<void> {
  for (;;) {
    const some = db
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpointId, endpointId))
      .limit(batch);
    const { rowCount } = await db.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, some));
    if ((rowCount ?? 0) < batch) return;
  }
}

/**
 * Answers the new secret. Renewed again within the time of an old one, it is the old one that goes on: the receiver may
 * have no other yet.
 */
export async function renewSecret(context: Context, id: string, { key }: WebhookParts): Promise<string> {
  await demandFreshSignIn(context);
  const { plaintext, sealed } = newEndpointSecret(key, id);
  await context.db.transaction(async (tx) => {
    await lockEndpoint(tx, id);
    const { secret, oldSecret: older, oldSecretUntil: olderUntil } = webhookEndpoints;
    const oldSecret = sql`case when ${olderUntil} > now() then ${older} else ${secret} end`;
    const oldSecretUntil = sql`now() + make_interval(hours => ${oldSecretHours})`;
    await tx
      .update(webhookEndpoints)
      .set({ secret: sealed, oldSecret, oldSecretUntil })
      .where(eq(webhookEndpoints.id, id));
    await audit(tx, operatorOf(context), { action: 'webhook.secret.renewed', subject: subjectOf(id) });
  });
  return plaintext;
}

async function lockEndpoint(tx: Database, id: string): Promise<typeof webhookEndpoints.$inferSelect> {
  const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('no key update');
  return endpoint ?? fail('NOT_FOUND');
}

async function checkUrl(url: string, { refuses }: WebhookParts): Promise<void> {
  const refuse = (reason: 'noAddress' | 'privateAddress' | 'noHost') =>
    fail('INVALID_REQUEST', (locale) => ({ fields: { url: inLocale(words, locale)[reason] } }));
  if (!isWebhookAddress(url, { refuses })) refuse('noAddress');
  try {
    await checkAddress(url, { refuses });
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    refuse(error.kind === 'refused' ? 'privateAddress' : 'noHost');
  }
}
