import type { Throttle } from '../platform/rate-limit/rate-limits.ts';

/** What the calls of operators need besides the request. */
export interface OperatorParts {
  throttle: Throttle;
  /** Where the shop is, an origin without a slash at its end: passkeys are bound to it, and links begin with it. */
  shopUrl: () => string;
  /** As authenticators and mails name it. */
  /** The shop's own key for the secrets of authenticator apps. */
  secret: Buffer;
}
