import type { RouteName } from '@afterimage/contract/values/routes.ts';
import { createCall, type RawReply, type Transport } from './call.ts';
import { effects } from './effects.ts';
import { notices } from './notices.ts';
import { createSession, type KeyStore } from './session.ts';
import { createStore } from './store.ts';

/** For tests: a store as the browser has it, over a server that answers from a table. */

type Answer = object | string | null | undefined | ((request: Parameters<Transport>[0]) => unknown);

export const refusal = (status: number, code: string, description: string): RawReply => ({
  status,
  body: { status: { code, description }, message: description },
});

export function memoryKeys(): KeyStore & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const isRaw = (answer: unknown): answer is RawReply =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer;

const atSignIn: Partial<Record<RouteName, Answer>> = {
  getProfile: { firstName: 'Ada' },
  getWishlist: { wishlist: [] },
};

export function testShop(answers: Partial<Record<RouteName, Answer>> = {}) {
  const keys = memoryKeys();
  const cookies: string[] = [];
  const went: string[] = [];
  const requests: Parameters<Transport>[0][] = [];
  const session = createSession(keys, (cookie) => cookies.push(cookie));
  const call = createCall(async (request) => {
    requests.push(request);
    // Whoever signs in is asked for at once; a test that is about something else need not say who it is.
    const answer = answers[request.name] ?? atSignIn[request.name];
    if (answer === undefined) throw new Error(`no answer is laid out for ${request.name}`);
    const found: unknown =
      typeof answer === 'function' ? await (answer as (of: typeof request) => unknown)(request) : answer;
    return isRaw(found) ? found : { status: 200, body: { data: found } };
  });
  const store = createStore({
    services: { call, session },
    middleware: [notices, effects({ session, go: (path) => went.push(path) })],
  });
  /** Lets everything that follows from what was done come to rest. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  const told = () => store.getState().common.notices.map(({ kind, title, description }) => [kind, title, description]);
  return { store, session, keys: keys.entries, cookies, went, requests, settle, told, answers };
}
