import type { Input, Reply } from '@afterimage/contract/api.ts';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import { methodOf, pathOf, repeatableCalls, type RouteName, routes } from '@afterimage/contract/values/routes.ts';
import { type Failure, FailureError } from './failure.ts';

/** What a transport brings back: the HTTP status and the body, already read. */
export interface RawReply {
  status: number;
  body: unknown;
}

/** How a request travels: `fetch` in the browser, a call inside the same process on the server. */
export type Transport<Names extends CallName = RouteName> = (request: {
  name: Names;
  method: string;
  path: string;
  body: unknown;
  idempotencyKey: string | undefined;
  signal: AbortSignal | undefined;
  /** Told how much of the body has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  keepalive?: boolean | undefined;
}) => Promise<RawReply>;

/** Only what the call really takes: a call without params does not ask for them. */
type Parts<Name extends CallName> = {
  [
    Part in keyof Input<Name> as Input<Name>[Part] extends undefined | Record<string, never> ? never : Part
  ]: Part extends 'body' ? Input<Name>[Part] | FormData : Input<Name>[Part];
} & (Name extends 'uploadPhoto' | 'uploadArMedium' | 'uploadArMediumPoster' | 'uploadArMediumCaptions'
  ? { body: FormData }
  : unknown);

interface CallOptions {
  signal?: AbortSignal;
  /** Give one's own when the same wish may be sent again by a person, such as a second press of a button. */
  idempotencyKey?: string;
  /** For uploads: told how much has left, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Goes on after the page is gone; for small bodies. */
  keepalive?: boolean;
}

export type Call<Names extends CallName = RouteName> = <Name extends Names>(
  name: Name,
  input?: Partial<Parts<Name>>,
  options?: CallOptions,
) => Promise<Reply<Name>>;

function queryText(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, string | number | boolean | null>)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function readFailure(reply: RawReply): Failure {
  const body = reply.body as { status?: Partial<Failure>; message?: string } | null | undefined;
  const status = typeof body?.status === 'object' ? body.status : undefined;
  return {
    status: reply.status,
    code: status?.code ?? 'UNKNOWN',
    description: status?.description ?? body?.message ?? '',
    ...(status?.fields && { fields: status.fields }),
    ...(status?.lines && { lines: status.lines }),
  };
}

/** The typed client of the shop's calls over a transport. */
export const createCall = (transport: Transport): Call => createTableCall(transport, routes, repeatableCalls);

/**
 * The typed client of a table of calls over a transport, with the writes of it that take an Idempotency-Key. Answers the `data`
 * of a reply; throws a FailureError for everything else. The tables are given, so that a bundle has only the one that it needs.
 */
export function createTableCall<Names extends CallName>(
  transport: Transport<Names>,
  table: Readonly<Partial<Record<CallName, string>>>,
  repeatable: ReadonlySet<string>,
): Call<Names> {
  return async (name, input, options = {}) => {
    const parts = (input ?? {}) as { params?: Record<string, string | number>; query?: unknown; body?: unknown };
    const route = table[name] ?? '';
    const method = methodOf(route);
    const request = {
      name,
      method,
      path: pathOf(route, parts.params) + queryText(parts.query),
      body: parts.body,
      idempotencyKey: repeatable.has(name) ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined,
      signal: options.signal,
      onProgress: options.onProgress,
      keepalive: options.keepalive,
    };
    const reply = await transport(request);
    if (reply.status >= 200 && reply.status < 300) return (reply.body as { data: never }).data;
    throw new FailureError(readFailure(reply));
  };
}
