import * as z from 'zod';
import type { ErrorCode } from './values/errors.ts';
import type { Right } from './values/rights.ts';

/** One line of the API: what goes in, what comes out, who may call, how it can fail. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  /**
   * `account` calls are answered with 401 to whoever is not signed in, `operator` calls to whoever has no session of an
   * operator.
   */
  caller: 'anyone' | 'account' | 'operator';
  /** What the operator must be allowed to do, else the answer is 403; null where every operator may call. */
  right: Right | null;
  /** The codes it fails with, besides those that every call can fail with. */
  errors: readonly ErrorCode[];
  /** `catalogue`: the reply depends on the address and the catalogue alone, so its bytes are kept. */
  cache: 'catalogue' | 'none';
  /** `multipart`: the body is a form with one field `file`, read by the handler as a stream. */
  content: 'json' | 'multipart';
  /**
   * `pdf`: the reply is the bytes of a document and goes out as they are, without an envelope. `file`: the same for a
   * file of any kind, which the reply names.
   */
  answer: 'json' | 'pdf' | 'file';
}

/** The reply of a call that answers with a file: its name, its media type, and its bytes or a stream of them. */
export const fileReply = z.strictObject({
  name: z.string().min(1).max(200),
  type: z.string(),
  content: z.custom<Uint8Array | AsyncIterable<Uint8Array>>((value) => typeof value === 'object' && value !== null),
});

const nothing = z.strictObject({});
type Nothing = typeof nothing;
const noBody = z.undefined();
type NoBody = typeof noBody;

/** Fills what an endpoint leaves out: no params, no query, no body, anyone, not cached. */
export function endpoint<
  Reply extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = NoBody,
>(line: {
  summary: string;
  reply: Reply;
  params?: Params;
  query?: Query;
  body?: Body;
  caller?: 'anyone' | 'account' | 'operator';
  right?: Right;
  errors?: readonly ErrorCode[];
  cache?: 'catalogue' | 'none';
  content?: 'json' | 'multipart';
  answer?: 'json' | 'pdf' | 'file';
}): Endpoint<Params, Query, Body, Reply> {
  return {
    summary: line.summary,
    params: line.params ?? (nothing as unknown as Params),
    query: line.query ?? (nothing as unknown as Query),
    body: line.body ?? (noBody as unknown as Body),
    reply: line.reply,
    caller: line.caller ?? 'anyone',
    right: line.right ?? null,
    errors: line.errors ?? [],
    cache: line.cache ?? 'none',
    content: line.content ?? 'json',
    answer: line.answer ?? 'json',
  };
}
