import type { Middleware } from '@reduxjs/toolkit';
import type { RouteName } from '@afterimage/contract/values/routes.ts';
import { createCall, type RawReply, type Transport } from '../api/call.ts';
import { createSession, type Session } from './session.ts';
import { createStore } from './store.ts';
import { memoryKeys } from './test-key-store.ts';

/** For tests: a store as the browser has it, over a server that answers from a table. */

type Answer = object | string | null | undefined | ((request: Parameters<Transport>[0]) => unknown);

export type Answers = Partial<Record<RouteName, Answer>>;

export const refusal = (status: number, code: string, description: string): RawReply => ({
  status,
  body: { status: { code, description }, message: description },
});

const isRaw = (answer: unknown): answer is RawReply =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer;

export function testStore(answers: Answers = {}, middleware: (session: Session) => Middleware[] = () => []) {
  const keys = memoryKeys();
  const cookies: string[] = [];
  const requests: Parameters<Transport>[0][] = [];
  const session = createSession(keys, (cookie) => cookies.push(cookie));
  const call = createCall(async (request) => {
    requests.push(request);
    const answer = answers[request.name];
    if (answer === undefined) throw new Error(`no answer is laid out for ${request.name}`);
    const reply: unknown =
      typeof answer === 'function' ? await (answer as (of: typeof request) => unknown)(request) : answer;
    return isRaw(reply) ? reply : { status: 200, body: { data: reply } };
  });
  const store = createStore({ services: { call, session }, middleware: middleware(session) });
  /** Lets everything that follows from what was done come to rest. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { store, session, keys: keys.entries, cookies, requests, settle, answers };
}
