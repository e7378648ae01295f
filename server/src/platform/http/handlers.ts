import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { Api, Checked } from '@afterimage/contract/api.ts';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import { type Right, type Role, rightsOf } from '@afterimage/contract/values/rights.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../db/connection.ts';
import type { Browser } from './browser.ts';
import { fail } from './failure.ts';

/** Who is calling. */
export interface Caller {
  accountId: string | null;
  sessionId: string | null;
  /** The network address, for throttling. */
  address: string;
  userAgent: string;
  /** How long the body is said to be. */
  contentLength?: number | undefined;
  /** The signature header of a payment provider's event, and the body's bytes that it signs. */
  signature: string | null;
  rawBody: Buffer | null;
}

/** The one file of a multipart body; the stream ends early, with `truncated` set, at the byte limit given. */
export interface Upload {
  filename: string;
  stream: Readable & { truncated?: boolean };
}

/** The operator who calls. */
export interface Operator {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** The access token by which a program calls in the operator's name; absent for the operator in person. */
  token?: AccessToken;
}

/** What lets a program call in the name of an operator. */
interface AccessToken {
  id: string;
  name: string;
  rights: readonly Right[];
}

/** Whether an operator may do something: by the role, and by the token that is used. */
export const mayDo = ({ role, token }: Pick<Operator, 'role' | 'token'>, right: Right): boolean =>
  rightsOf[role].includes(right) && (token?.rights.includes(right) ?? true);

/** What a handler is given besides its input. In a repeatable write `db` is the transaction that also keeps the reply. */
export interface Context {
  db: Database;
  caller: Caller;
  /** Who is signed in at the operators' side; always there for calls of `operator`, and null for all others. */
  operator: Operator | null;
  /** The browser that asks; null for other clients, and for what only reads. */
  browser: Browser | null;
  /** The language in which the request wishes to be answered. */
  locale: Locale;
  log: FastifyBaseLogger;
  /** Reads the `file` field of a multipart body, up to `maxBytes`; fails with INVALID_REQUEST when there is none. */
  upload(maxBytes: number): Promise<Upload>;
}

/** Does the work of one call: gets what was checked, gives what will be checked. */
export type Handler<Name extends CallName> = (
  context: Context,
  input: Checked<Name>,
) => Promise<z.input<Api[Name]['reply']>>;

/** A handler for every call of the contract. */
export type Handlers = { [Name in CallName]: Handler<Name> };

/** The operator who calls; `operator` endpoints always have one. */
export function operatorOf(context: Context): Operator {
  return context.operator ?? fail('UNAUTHENTICATED');
}

/** The caller's account; `account` endpoints always have one. */
export function accountOf(context: Context): string {
  return context.caller.accountId ?? fail('UNAUTHENTICATED');
}
