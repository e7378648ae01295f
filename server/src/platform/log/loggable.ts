import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

/**
 * An error as it may stand in the log. A failed query carries its values in its message, and PostgreSQL repeats them
 * in its details: among them are e-mail addresses and hashes of passwords and tokens.
 */
export function withoutValues(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return faultOf(error.cause, error.query, error.stack);
  if (error instanceof Error && 'severity' in error && 'routine' in error)
    return faultOf(error, undefined, error.stack);
  return error;
}

function faultOf(cause: unknown, query: string | undefined, stack: string | undefined): Error {
  const { code, constraint, table } = (cause ?? {}) as { code?: string; constraint?: string; table?: string };
  const fault = Object.assign(new Error(`a database query failed: ${code ?? 'no connection'}`), {
    ...(query !== undefined && { query }),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
  });
  // The first lines of a stack are the message.
  const stackLines = stack?.slice(stack.search(/^ {4}at /m));
  fault.stack = `${fault.name}: ${fault.message}\n${stackLines ?? ''}`;
  return fault;
}

/** After these comes what opens a thing to whoever knows it: a guest's order, a cart, a viewer, a payment, a file, a design. */
const opening =
  /(?<=\/(?:orders|carts|cart-id|ar|viewers|demo|files|invoices|uploads|drafts|draft|ar-customization)\/)[^/]+/g;

/**
 * A request as it may stand in the log: nothing of what was asked after the path, where keys, one-time tokens,
 * signatures and words of a search are.
 */
export function loggableRequest({ id, method, url, ip }: FastifyRequest) {
  const [path = ''] = url.split('?', 1);
  return { reqId: id, method, url: path.replace(opening, '…'), remoteAddress: ip };
}
