import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A browser that shows the shop, and the cookies that no script of its pages can read. */
export interface Browser {
  cookie(name: string): string | undefined;
  /** Lasts so many seconds; 0 removes it. It is sent to addresses below `path`, else to all. */
  setCookie(name: string, value: string, maxAge: number, path?: string): void;
}

/** The cookie without which a token that was handed to a browser is worth nothing. */
export const sessionCookie = 'session';

/** The cookie of an operator's session. It is sent to the calls of operators alone. */
export const operatorCookie = 'operator';

/**
 * The cookie by which the calls of customers know that an operator is signed in beside them; it opens nothing. Customers have
 * none such.
 */
export const operatorMark = 'signed-in-operator';

/** The cookies that a request carries. */
export const cookiesOf = (request: FastifyRequest): Record<string, string | undefined> =>
  parseCookie(request.headers.cookie ?? '');

/**
 * The browser that a write comes from: its `Origin` is the shop's, which no script of another site and no client that is
 * not a browser sends. Null for all others.
 */
export function browserOf(request: FastifyRequest, reply: FastifyReply, shopUrl: string): Browser | null {
  const { origin } = request.headers;
  const url = origin === undefined ? null : URL.parse(origin);
  if (!url || (url.origin !== shopUrl && url.host !== request.host)) return null;
  return {
    cookie: (name) => cookiesOf(request)[name],
    setCookie(name, value, maxAge, path = '/') {
      const secure = url.protocol === 'https:';
      reply.header(
        'set-cookie',
        stringifySetCookie({ name, value, maxAge, path, httpOnly: true, sameSite: 'strict', secure }),
      );
    },
  };
}
