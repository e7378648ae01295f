import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { readSettings } from '../settings.ts';
import { openServices } from '../shop-settings/services.ts';
import { openTestShop, type RequestOptions, shopUrl } from '../test-shop.ts';
import { serviceHandlers } from './manifest.ts';

/** The desk of payment and mail over a database of its own, in the environment `env`. For tests. */
export async function openServiceDesk(env: Record<string, string> = {}) {
  const settings = readSettings(env);
  const services = openServices(randomBytes(32), settings);
  const parts = { settings, services, throttle: { take: async () => {} }, shopUrl: () => shopUrl, apiBase: '/api' };
  const shop = await openTestShop({ ...serviceHandlers(parts), ...auditHandlers });
  const owner = await shop.newOperator();
  return {
    ...shop,
    services,
    settings,
    owner,
    as: (name: CallName, options: RequestOptions = {}) => shop.call(name, { operator: owner, ...options }),
    /** The jobs that carry mails, oldest first, with the queue that each is in. */
    mailJobs: async () => {
      const { rows } = await shop.database.db.execute<{ name: string; data: Record<string, unknown> }>(
        sql`select name, data from pgboss.job where name like 'mail%' order by created_on, id`,
      );
      return rows;
    },
  };
}

export type ServiceDesk = Awaited<ReturnType<typeof openServiceDesk>>;

/** The fields that a reply complains about. */
export const fieldsOf = (data: unknown): Record<string, string> =>
  (data as { status: { fields?: Record<string, string> } }).status.fields ?? {};
