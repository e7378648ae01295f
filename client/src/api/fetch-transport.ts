import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import type { RouteName } from '@afterimage/contract/values/routes.ts';
import { currentLocale } from '@afterimage/words/locale.ts';
import type { RawReply, Transport } from './call.ts';
import { FailureError } from './failure.ts';
import { words } from './failures.words.ts';

interface FetchSettings {
  /** Where the API is, without a slash at its end. */
  base: string;
  token(): string | null;
  /** Runs on every 401, before the failure is thrown (S8.1), with the code and the sentence of the failure. */
  unauthorized(code: string | undefined, description: string | undefined): void;
  fetch?: typeof fetch;
}

async function read(response: Response): Promise<RawReply> {
  const text = await response.text();
  try {
    return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null };
  } catch {
    return { status: response.ok ? 502 : response.status, body: null };
  }
}

function requestInit(
  { method, body, idempotencyKey, signal, keepalive }: Parameters<Transport<CallName>>[0],
  token: string | null,
): RequestInit {
  // The shop's sentences come in the language of the page, whatever the browser itself prefers.
  const headers = new Headers({ 'accept-language': currentLocale() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  const init: RequestInit = { method, headers, signal: signal ?? null };
  if (keepalive) init.keepalive = true;
  if (body === undefined) return init;
  const isForm = body instanceof FormData;
  if (!isForm) headers.set('content-type', 'application/json');
  return { ...init, body: isForm ? body : JSON.stringify(body) };
}

const statusOf = ({ body }: RawReply) =>
  (body as { status?: { code?: string; description?: string } } | null)?.status ?? {};

/** Carries calls over HTTP, with the bearer token when there is one (S6.3). */
export function fetchTransport<Names extends CallName = RouteName>(settings: FetchSettings): Transport<Names> {
  const send = settings.fetch ?? globalThis.fetch.bind(globalThis);
  return async (request) => {
    const { method, path, idempotencyKey, signal, onProgress } = request;
    const token = settings.token();
    const init = requestInit(request, token);

    // fetch tells nothing about what has left, so an upload that is watched goes another way where there is one.
    const watched = onProgress && typeof XMLHttpRequest !== 'undefined' ? onProgress : undefined;
    const url = settings.base + path;
    const attempt = async () => {
      if (!watched) return read(await send(url, init));
      const { sendWithProgress } = await import('./send-with-progress.ts');
      return read(await sendWithProgress(url, init, watched));
    };
    let reply: RawReply;
    try {
      // A connection that broke says nothing about whether the server did the work: only what can be sent twice is.
      const twice = method !== 'POST' || idempotencyKey !== undefined;
      reply = await attempt().catch((error: unknown) => {
        if (signal?.aborted || !twice) throw error;
        return attempt();
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new FailureError({ status: 0, code: 'NETWORK', description: words.noConnection });
    }
    // What was refused is the token of then, not one that has come since.
    if (reply.status === 401 && settings.token() === token) {
      const { code, description } = statusOf(reply);
      settings.unauthorized(code, description);
    }
    return reply;
  };
}
