import { fail } from '../platform/http/failure.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { demoProvider, demoSecret, isSignedEvent } from './demo-provider.ts';
import { settle, type Settlement } from './settle.ts';

/** The call by which the demo provider tells how a payment went. */
export function paymentHandlers(parts: Settlement): Pick<Handlers, 'demoPaymentEvent'> {
  let secret: Buffer | undefined;
  return {
    demoPaymentEvent: async ({ db, caller }, { body }) => {
      const { rawBody, signature } = caller;
      secret ??= await demoSecret(db);
      if (!rawBody || !signature || !isSignedEvent(secret, rawBody, signature)) fail('SIGNATURE_INVALID');
      await settle(db, { ...body, provider: demoProvider.name }, parts);
      return {};
    },
  };
}
