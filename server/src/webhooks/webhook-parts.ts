import type { Throttle } from '../platform/rate-limit/rate-limits.ts';

/** What webhooks need besides the database. */
export interface WebhookParts {
  /** The shop's own key, by which the secrets of endpoints are encrypted. */
  key: Buffer;
  /** Which network addresses are refused. */
  refuses(address: string): boolean;
  throttle: Throttle;
}
