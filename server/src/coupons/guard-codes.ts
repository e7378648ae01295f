import { networkOf, type Throttle } from '../accounts/throttle.ts';
import { Failure } from '../failure.ts';
import type { Context } from '../handlers.ts';

const limit = 'wrong coupon from an address';

/** A call in whose body the code of a coupon may stand, bounded in how often it may be a code that there is not. */
export function guardCodes<Input extends { body?: unknown }, Reply>(
  throttle: Throttle,
  handler: (context: Context, input: Input) => Promise<Reply>,
): (context: Context, input: Input) => Promise<Reply> {
  return async (context, input) => {
    const { coupon } = (input.body ?? {}) as { coupon?: string };
    if (coupon === undefined) return handler(context, input);
    const network = networkOf(context.caller.address);
    // Counted before it is looked up, so that many guesses at once are many.
    await throttle.take(limit, network);
    try {
      const reply = await handler(context, input);
      await throttle.giveBack(limit, network);
      return reply;
    } catch (error) {
      const guessed = error instanceof Failure && error.code === 'COUPON_NOT_FOUND';
      if (!guessed) await throttle.giveBack(limit, network);
      throw error;
    }
  };
}
