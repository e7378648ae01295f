import type { Handlers } from '../platform/http/handlers.ts';
import { accessTokenHandlers } from './access-tokens.ts';
import { auditHandlers } from './audit-handlers.ts';
import type { OperatorParts } from './operator-parts.ts';
import { ownSecurityHandlers } from './own-security.ts';
import { signInChallenge } from './passkeys.ts';
import { setupHandlers } from './setup.ts';
import { signInWithCode, signInWithPasskey } from './sign-in.ts';
import { teamHandlers } from './team.ts';
import { networkOf } from '../platform/rate-limit/rate-limits.ts';

/** The calls of the operators' door, and of the audit log. */
export const operatorHandlers = (parts: OperatorParts) =>
  ({
    getSignInChallenge: async ({ db, caller }) => {
      await parts.throttle.take('passkey challenge from an address', networkOf(caller.address));
      return { options: await signInChallenge(db, parts.shopUrl()) };
    },
    signInWithPasskey: (context, { body }) => signInWithPasskey(context, body, parts),
    signInWithCode: (context, { body }) => signInWithCode(context, body, parts),
    ...setupHandlers(parts),
    ...ownSecurityHandlers(parts),
    ...accessTokenHandlers,
    ...teamHandlers(parts),
    ...auditHandlers,
  }) satisfies Partial<Handlers>;
