import { networkOf, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Context } from '../platform/http/handlers.ts';

const limit = 'wrong coupon from an address';

/**
 * A call in whose body the code of a coupon may stand, bounded in how often it may be a code that there is not, or one
 * that was used from an e-mail address that anybody can type: else it would tell who has bought here.
 */
export function guardCodes<Input extends { body?: unknown }, Reply>(
  throttle: Throttle,
  handler: (context: Context, input: Input) => Promise<Reply>,
): (context: Context, input: Input) => Promise<Reply> {
  return async (context, input) => {
    const { coupon, email } = (input.body ?? {}) as { coupon?: string; email?: string };
    if (coupon === undefined) return handler(context, input);
    const network = networkOf(context.caller.address);
    // Counted before it is looked up, so that many guesses at once are many.
    await throttle.take(limit, network);
    try {
      const reply = await handler(context, input);
      await throttle.giveBack(limit, network);
      return reply;
    } catch (error) {
      const code = error instanceof Failure ? error.code : null;
      const guessed = code === 'COUPON_NOT_FOUND' || (code === 'COUPON_USED_BEFORE' && email !== undefined);
      if (!guessed) await throttle.giveBack(limit, network);
      throw error;
    }
  };
}
