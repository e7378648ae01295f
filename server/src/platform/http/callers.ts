import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@afterimage/contract/endpoint.ts';
import { accessTokenPrefix } from '@afterimage/contract/values/operators.ts';
import { type Browser, cookiesOf, operatorCookie, sessionCookie } from './browser.ts';
import { fail } from './failure.ts';
import { type Caller, type Context, mayDo, type Operator } from './handlers.ts';

/** What finds out who calls. */
export interface CallerFinders {
  /** The account behind a bearer token and its browser's cookie, null when the session is unknown or has ended. */
  findCaller: (token: string, sessionCookie?: string) => Promise<{ accountId: string; sessionId: string } | null>;
  /** The operator behind the cookie of an operator's session, null when it is unknown or has ended. */
  findOperator?: (sessionToken: string) => Promise<Operator | null>;
  /** The operator in whose name an access token calls, null when it is unknown or worth nothing any more. */
  findTokenOperator?: (token: string, address: string) => Promise<Operator | null>;
}

export const guest: Caller = {
  accountId: null,
  sessionId: null,
  address: '',
  userAgent: '',
  signature: null,
  rawBody: null,
};

/** Who asks, in each of the ways in which one can. */
export type Asker = Pick<Context, 'caller' | 'operator' | 'browser'>;

/**
 * The operator who calls. The cookie alone never counts for a write: its page must be one of the shop's, which a browser
 * says by `Origin`.
 */
export async function allowedOperator(
  line: Endpoint,
  request: FastifyRequest,
  parts: CallerFinders,
  browser: Browser | null,
): Promise<Operator> {
  const token = accessTokenOf(request);
  if (token !== null) return tokenOperator(line, await parts.findTokenOperator?.(token, request.ip));
  const sessionToken = cookiesOf(request)[operatorCookie];
  const operator = sessionToken ? await parts.findOperator?.(sessionToken) : null;
  if (!operator) return fail('UNAUTHENTICATED');
  if (request.method !== 'GET' && !browser) return fail('CROSS_SITE');
  if (line.right && !mayDo(operator, line.right)) return fail('NOT_ALLOWED');
  return operator;
}

/** A program is no browser that could be misled, so it needs no `Origin`. Calls that name no right are for people. */
function tokenOperator({ right }: Endpoint, operator: Operator | null | undefined): Operator {
  if (!operator) return fail('UNAUTHENTICATED');
  return right && mayDo(operator, right) ? operator : fail('NOT_ALLOWED');
}

/** The access token of an operator that a request carries, null for any other. */
function accessTokenOf({ headers: { authorization } }: FastifyRequest): string | null {
  const token = authorization && /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1];
  return token?.startsWith(accessTokenPrefix) ? token : null;
}

export async function callerOf(
  request: FastifyRequest,
  parts: CallerFinders,
  { caller }: Pick<Endpoint, 'caller'>,
): Promise<Caller> {
  // What anyone may call, a program may call with its token; the token makes no customer of it.
  const isForNobody = caller !== 'account' && accessTokenOf(request) !== null;
  const header = isForNobody ? undefined : request.headers.authorization;
  const token = header && /^Bearer ([\w-]{20,200})$/i.exec(header)?.[1];
  const callerRow = token ? await parts.findCaller(token, cookiesOf(request)[sessionCookie]) : null;
  // An ended session is told so at once, on every call, so that the browser never shows a stale account.
  if (header && !callerRow) fail('UNAUTHENTICATED');
  const signature = request.headers['x-demo-signature'];
  return {
    accountId: callerRow?.accountId ?? null,
    sessionId: callerRow?.sessionId ?? null,
    address: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    contentLength: contentLengthOf(request),
    signature: typeof signature === 'string' ? signature : null,
    rawBody: request.rawBody,
  };
}

function contentLengthOf({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}
