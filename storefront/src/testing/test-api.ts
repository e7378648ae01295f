import { api, type Checked, type Reply } from '@afterimage/contract/api.ts';
import { type ErrorCode, errors, type FailureFacts, failureBody } from '@afterimage/contract/values/errors.ts';
import { words } from '@afterimage/words/failure.words.ts';
import { allRoutes, type CallName } from '@afterimage/contract/values/all-routes.ts';
import { methodOf } from '@afterimage/contract/values/routes.ts';

/** A failure that the contract knows; made by `refuse`. */
class Refusal {
  readonly code: ErrorCode;
  readonly facts: FailureFacts;
  constructor(code: ErrorCode, facts: FailureFacts) {
    this.code = code;
    this.facts = facts;
  }
}

/** The reply of a call that fails with a code of the contract. */
export const refuse = (code: ErrorCode, facts: FailureFacts = {}): Refusal => new Refusal(code, facts);

/** A reply that the contract does not describe, such as a proxy's error page; JSON unless `body` is a text. */
class RawReply {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

export const rawReply = (status: number, body: unknown): RawReply => new RawReply(status, body);

/** The reply of a call that never reaches the server. */
export const noNetwork = Symbol('no network');

/** A call as it arrived: what the contract's schemas made of its parts, and its headers. */
export interface ApiCall<Name extends CallName = CallName> extends Checked<Name> {
  name: Name;
  token: string | null;
  idempotencyKey: string | null;
  /** The language in which sentences are wanted. */
  locale: string | null;
  /** The body as it was sent, when it is a form. */
  form: FormData | null;
}

type Outcome<Name extends CallName> = Reply<Name> | Refusal | RawReply | typeof noNetwork;
type Answer<Name extends CallName> = Outcome<Name> | ((call: ApiCall<Name>) => Outcome<Name> | Promise<Outcome<Name>>);
export type Answers = { [Name in CallName]?: Answer<Name> };
type AnyAnswer = (call: ApiCall) => unknown;

/** Codes with which every call can fail, besides those of its line in the contract. */
const commonCodes: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'MALFORMED_BODY',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_MISMATCH',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
];

interface Hold {
  /** Settles when a held call has arrived. */
  arrived: Promise<void>;
  /** Lets the held calls, and all later ones, go on. */
  release(): void;
}

const patterns = Object.entries(allRoutes).map(([name, route]) => {
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
  const path = route.slice(route.indexOf(' ') + 1).replace(/\{\w+\}/g, '([^/]+)');
  return { name: name as CallName, method: methodOf(route), names, pattern: new RegExp(`^${path}$`) };
});

// A fixed path wins over one with places, as in the server: /products/popular is no product.
patterns.sort((a, b) => a.names.length - b.names.length);

function findRoute(method: string, path: string) {
  for (const line of patterns) {
    const pathMatch = line.method === method ? line.pattern.exec(path) : null;
    if (pathMatch)
      return {
        name: line.name,
        params: Object.fromEntries(line.names.map((name, at) => [name, decodeURIComponent(pathMatch[at + 1] ?? '')])),
      };
  }
  return undefined;
}

/**
 * A fake of the shop's server for component tests: `fetch` stands in for the browser's, below the real transport.
 * Calls are checked by the contract's schemas, replies too. A call without an answer, a call or a reply against the
 * contract, and a refusal that the call's line in the contract does not have are `faults`, which fail the test.
 */
export class FakeApi {
  readonly faults: string[] = [];
  readonly #answers: Map<CallName, AnyAnswer>;
  readonly #next = new Map<CallName, AnyAnswer[]>();
  readonly #holds = new Map<CallName, { arrive(): void; released: Promise<void>; release(): void }>();
  #calls: ApiCall[] = [];
  #invalidTokens = new Set<string>();

  constructor(answers: Answers) {
    this.#answers = new Map();
    for (const [name, reply] of Object.entries(answers)) this.#answers.set(name as CallName, asFunction(reply));
  }

  /** Answers a call in this way from now on. */
  on<Name extends CallName>(name: Name, reply: Answer<Name>): void {
    this.#answers.set(name, asFunction(reply));
  }

  /** Answers the next such call in this way, once; several wait in line. */
  once<Name extends CallName>(name: Name, reply: Answer<Name>): void {
    this.#next.set(name, [...(this.#next.get(name) ?? []), asFunction(reply)]);
  }

  /** Keeps the replies of a call back until they are released. */
  hold(name: CallName): Hold {
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const release = () => {
      this.#holds.delete(name);
      released.resolve();
    };
    this.#holds.set(name, { arrive: () => arrived.resolve(), released: released.promise, release });
    return { arrived: arrived.promise, release };
  }

  /** The calls that arrived under a name, in their order. */
  calls<Name extends CallName>(name: Name): ApiCall<Name>[] {
    return this.#calls.filter((call) => call.name === name) as unknown as ApiCall<Name>[];
  }

  /** The names of all calls that arrived, in their order. */
  get callNames(): CallName[] {
    return this.#calls.map(({ name }) => name);
  }

  /** Forgets the calls so far. */
  clearCalls(): void {
    this.#calls = [];
  }

  /** Ends a session: calls with this token are answered with 401. */
  endSession(token: string): void {
    this.#invalidTokens.add(token);
  }

  /** Lets everything go on that is held. */
  releaseAll(): void {
    for (const { release } of this.#holds.values()) release();
  }

  /** In the place of the browser's `fetch`, for addresses under `/api`. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init.method ?? 'GET';
    const route = findRoute(method, url.pathname.replace(/^\/api/, ''));
    if (!route) {
      this.faults.push(`${method} ${url.pathname} is not in the contract`);
      return respond(404, failed('NOT_FOUND'));
    }
    const { name } = route;
    const call = this.#read(name, route.params, url, init);
    const { token } = call;
    this.#calls.push(call);
    const reply = this.#next.get(name)?.shift() ?? this.#answers.get(name);
    const hold = this.#holds.get(name);
    hold?.arrive();
    await unlessAborted(hold?.released ?? Promise.resolve(), init.signal);
    if (token === null ? api[name].caller === 'account' : this.#invalidTokens.has(token))
      return respond(errors.UNAUTHENTICATED.status, failed('UNAUTHENTICATED'));
    if (!reply) {
      this.faults.push(`${name} was called and has no answer`);
      return respond(500, failed('INTERNAL'));
    }
    const outcome = await unlessAborted(Promise.resolve(reply(call)), init.signal);
    return this.#reply(name, outcome);
  };

  #read(name: CallName, params: object, url: URL, { headers, body }: RequestInit): ApiCall {
    const requestData = new Headers(headers);
    return {
      ...this.#check(name, params, url, body),
      name,
      token: requestData.get('authorization')?.replace(/^Bearer /, '') ?? null,
      idempotencyKey: requestData.get('idempotency-key'),
      locale: requestData.get('accept-language'),
      form: body instanceof FormData ? body : null,
    };
  }

  /** The parts of a call as the contract's schemas read them. */
  #check(name: CallName, params: object, url: URL, body: RequestInit['body']): Checked<CallName> {
    const { content } = api[name];
    const requestData = {
      params,
      query: Object.fromEntries(url.searchParams),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    };
    const read = (part: 'params' | 'query' | 'body') => {
      if (part === 'body' && content === 'multipart') return undefined;
      const { success, data, error } = api[name][part].safeParse(requestData[part]);
      if (!success) this.faults.push(`${name} was called against the contract (${part}): ${error.message}`);
      return data;
    };
    return { params: read('params'), query: read('query'), body: read('body') } as Checked<CallName>;
  }

  #reply(name: CallName, outcome: unknown): Response {
    if (outcome === noNetwork) throw new TypeError('Failed to fetch');
    if (outcome instanceof RawReply) return respond(outcome.status, outcome.body);
    if (outcome instanceof Refusal) {
      const { code, facts } = outcome;
      const own: readonly ErrorCode[] = api[name].errors;
      if (!own.includes(code) && !commonCodes.includes(code)) this.faults.push(`${name} cannot fail with ${code}`);
      return respond(errors[code].status, failed(code, facts));
    }
    const data: unknown = JSON.parse(JSON.stringify(outcome ?? null));
    const { success, error } = api[name].reply.safeParse(data);
    if (!success) this.faults.push(`the reply to ${name} is against the contract: ${error.message}`);
    return respond(200, { data });
  }
}

/** As the server answers: a failure has the sentence of its code, unless the answer gives a better one. */
const failed = (code: ErrorCode, facts: FailureFacts = {}) =>
  failureBody(code, { ...facts, description: facts.description ?? words[code] });

const asFunction = (reply: unknown): AnyAnswer => (typeof reply === 'function' ? (reply as AnyAnswer) : () => reply);

function respond(status: number, body: unknown): Response {
  if (typeof body === 'string') return new Response(body, { status });
  return Response.json(body, { status });
}

/** What `work` settles to, unless the signal aborts first, as `fetch` does it. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal | null | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject);
  });
}
