import type { RouteName } from '@afterimage/contract/values/routes.ts';
import type { Handler } from '../http/handlers.ts';
import { type Limit, networkOf, type Throttle } from './rate-limits.ts';

/** Bounds how often an address may make what costs room and that anybody may ask for. */
export function limited<Name extends RouteName>(
  throttle: Throttle,
  limit: Limit,
  handler: Handler<Name>,
): Handler<Name> {
  return async (context, input) => {
    await throttle.take(limit, networkOf(context.caller.address));
    return handler(context, input);
  };
}
