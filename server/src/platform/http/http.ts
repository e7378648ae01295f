import { createHash, randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import { create as contentDisposition } from 'content-disposition';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { api, type Checked, type Reply } from '@afterimage/contract/api.ts';
import { type Endpoint, fileReply } from '@afterimage/contract/endpoint.ts';
import { type ErrorCode, errors } from '@afterimage/contract/values/errors.ts';
import { allRoutes, type CallName } from '@afterimage/contract/values/all-routes.ts';
import { isPreviewKey } from '@afterimage/contract/values/preview-key.ts';
import { repeatableAdminCalls } from '@afterimage/contract/values/admin-routes.ts';
import { methodOf, pathOf, repeatableCalls } from '@afterimage/contract/values/routes.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import { browserOf } from './browser.ts';
import { allowedOperator, type Asker, callerOf, type CallerFinders, guest } from './callers.ts';
import { check } from './check.ts';
import { isAbandoned } from '../db/cancellable.ts';
import type { Database } from '../db/connection.ts';
import { fail, Failure } from './failure.ts';
import type { Caller, Context, Handlers, Upload } from './handlers.ts';
import { refuseCrossSite } from './cross-site.ts';
import { once } from './idempotency.ts';
import { type Reads, unboundedReads } from './reads.ts';
import { type TrustedProxies, trustOf, warnOfProxy } from './proxies.ts';
import { sendCached } from '../cache/send-cached.ts';
import { loggableRequest, withoutValues } from '../log/loggable.ts';
import { operatorLocale, requestLocale } from '../locale/request-locale.ts';
import { words } from './request.words.ts';
import { type BodyPace, cutSlowBody, defaultBodyPace } from './slow-bodies.ts';

/** What the API needs from the rest of the server. */
interface ApiParts extends CallerFinders {
  db: Database;
  /** How public replies are computed; without it, with `db`, as many as are asked for. */
  reads?: Reads;
  handlers: Partial<Handlers>;
  /** Changes whenever anything that a public reply shows has changed. */
  catalogueVersion: () => string;
  /** Where browsers see the shop; without it, the host that they ask. */
  shopUrl?: () => string;
  /** The base address of every call. */
  base: string;
}

/** Calls an endpoint inside the process, as a guest who speaks that language, with the same checks as over the network. */
export type CallInProcess = <Name extends CallName>(
  name: Name,
  input?: { params?: unknown; query?: unknown; body?: unknown },
  locale?: Locale,
) => Promise<Reply<Name>>;

const bodyLimit = 1024 * 1024;
const serializers = { req: loggableRequest };
// The reader of forms logs what it is given at level trace: tokens and cookies stand in the headers.
const redact = { paths: ['busboyOptions.headers', 'headers', 'req.headers'], remove: true };

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: Buffer | null;
  }
}

interface ServerOptions {
  log?: object | boolean;
  trustProxy?: TrustedProxies;
  bodyPace?: BodyPace;
}

/** The web server with its reading of bodies and its answer to everything that goes wrong; no routes yet. */
export function createServer(options: ServerOptions = {}): FastifyInstance {
  // Told apart from those of other processes and earlier starts, without a random number for each.
  const process = randomBytes(4).toString('hex');
  let requests = 0;
  const app = fastify({
    logger: typeof options.log === 'object' ? { ...options.log, serializers, redact } : (options.log ?? false),
    // A logger for each request costs more than a reply from memory; who logs names the request instead.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustOf(options.trustProxy ?? false),
    bodyLimit,
    // What came in before the end is still answered, and by us.
    return503OnClosing: false,
    genReqId: () => `${process}-${(requests += 1).toString(36)}`,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    // Whatever is refused before routing, such as a broken percent sign in the address, is answered in the same form.
    clientErrorHandler: refuseGarbage,
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply),
  });
  if (!options.trustProxy) warnOfProxy(app);
  app.decorateRequest('rawBody', null);
  const bodyPace = options.bodyPace ?? defaultBodyPace;
  app.addHook('onRequest', (request, _, done) => {
    cutSlowBody(request.raw, bodyPace);
    done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    if (body.length === 0) return done(null, undefined);
    try {
      done(null, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer)));
    } catch {
      done(new Failure('MALFORMED_BODY', (locale) => ({ description: inLocale(words, locale).noJson })));
    }
  });
  // Whatever its kind is said to be, a body without a byte is none.
  app.addContentTypeParser('*', (request, _, done) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if (coding === undefined && (length === undefined || length === '0')) done(null, undefined);
    else done(new Failure('UNSUPPORTED_MEDIA_TYPE'));
  });
  app.register(multipart, { throwFileSizeLimit: false });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(() => fail('NOT_FOUND'));
  return app;
}

/** Puts every endpoint that has a handler under `base`; answers the way to call them in the process. */
export function registerApi(app: FastifyInstance, parts: ApiParts): CallInProcess {
  const reads = parts.reads ?? unboundedReads(parts.catalogueVersion, parts.db);
  const methods = new Map<string, string[]>();
  for (const name of Object.keys(parts.handlers) as CallName[]) {
    const path = parts.base + allRoutes[name].slice(allRoutes[name].indexOf(' ') + 1).replace(/\{(\w+)\}/g, ':$1');
    const method = methodOf(allRoutes[name]);
    methods.set(path, [...(methods.get(path) ?? []), method]);
    app.route({ method, url: path, handler: routeOf(name, parts, reads) });
  }
  for (const [path, allowed] of methods) refuseOtherMethods(app, path, allowed);
  app.all(`${parts.base}/*`, () => fail('NOT_FOUND'));

  return async (name, input = {}, locale = baseLocale) => {
    const line: Endpoint = api[name];
    const path = pathOf(allRoutes[name], (input.params ?? {}) as Record<string, string>);
    const query = new URLSearchParams(queryTexts(input.query)).toString();
    const compute = async (db: Database) => {
      const validation = check(name, { params: input.params, query: queryTexts(input.query), body: input.body });
      const upload = () => fail('UNSUPPORTED_MEDIA_TYPE');
      const context = { db, caller: guest, operator: null, browser: null, locale, log: app.log, upload };
      return reply(name, parts, context, validation);
    };
    try {
      if (line.cache === 'none' || isPreview(input.params)) return await compute(parts.db);
      const cachedReply = await reads.get(locale, `${parts.base}${path}${query && `?${query}`}`, {}, compute);
      return cachedReply.data as never;
    } catch (error) {
      // Pages know no languages of failures: what is said about this one is said in theirs.
      throw error instanceof Failure ? new Failure(error.code, error.factsIn(locale)) : error;
    }
  };
}

const cachedReplyHeaders = Object.entries({
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
}).flat();

/** A key of a preview expires, and what it shows changes without the catalogue: its reply is not cached by anybody. */
const isPreview = (params: unknown): boolean => Object.values(params ?? {}).some(isPreviewKey);

const isRepeatable = (name: CallName): boolean => repeatableCalls.has(name) || repeatableAdminCalls.has(name);

function routeOf(name: CallName, parts: ApiParts, reads: Reads) {
  const line: Endpoint = api[name];
  return async (request: FastifyRequest, fastifyReply: FastifyReply) => {
    const locale = languageOf(request);
    if (line.cache === 'catalogue' && !isPreview(request.params)) {
      const cachedReply =
        reads.cached(locale, request.url) ?? (await publicReply(name, parts, reads, request, fastifyReply));
      return sendCached(cachedReply, [...cachedReplyHeaders, 'content-language', locale], request, fastifyReply);
    }
    if (request.isMultipart()) refuseCrossSite(request);
    const caller = await callerOf(request, parts, line);
    if (line.caller === 'account' && !caller.accountId) fail('UNAUTHENTICATED');
    const browser = browserOf(request, fastifyReply, parts.shopUrl?.() ?? '');
    const operator = line.caller === 'operator' ? await allowedOperator(line, request, parts, browser) : null;
    const asker = { caller, operator, browser };
    const validation = check(name, request);
    const key = request.headers['idempotency-key'];
    fastifyReply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-language', locale)
      .header('vary', 'accept-language');
    if (line.answer === 'file')
      return sendFile(fastifyReply, await reply(name, parts, contextOf(request, parts.db, asker), validation));
    if (line.answer === 'pdf')
      return fastifyReply
        .type('application/pdf')
        .send(await reply(name, parts, contextOf(request, parts.db, asker), validation));
    if (!isRepeatable(name) || typeof key !== 'string')
      return { data: await reply(name, parts, contextOf(request, parts.db, asker), validation) };
    const data = await once(parts.db, { scope: `${name} ${ownerOf(request, asker)}`, key, request: validation }, (db) =>
      reply(name, parts, contextOf(request, db, asker), validation),
    );
    return { data };
  };
}

/** Sends a file to be saved under its name. */
function sendFile(fastifyReply: FastifyReply, sent: unknown) {
  const { name, type, content } = fileReply.parse(sent);
  return fastifyReply
    .type(type)
    .header('content-disposition', contentDisposition(name))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(content);
}

/** A reply that is not in memory; it is computed as long as somebody waits for it. */
function publicReply(
  name: CallName,
  parts: ApiParts,
  reads: Reads,
  request: FastifyRequest,
  { raw }: FastifyReply,
): ReturnType<Reads['get']> {
  const whenGone = (onGone: () => void) => {
    raw.once('close', () => {
      if (!raw.writableFinished) onGone();
    });
  };
  const asker = { address: request.ip, whenGone };
  return reads.get(languageOf(request), request.url, asker, (db) =>
    reply(name, parts, contextOf(request, db, { caller: guest, operator: null, browser: null }), check(name, request)),
  );
}

/** Whose keys they are. Programs have theirs by their tokens. */
function ownerOf(request: FastifyRequest, { caller, operator }: Asker): string {
  if (operator) return `operator ${operator.token?.id ?? operator.id}`;
  return caller.accountId ?? guestOf(request, caller);
}

/** Guests have their keys each for himself too: by the cart or order that only he knows, or else by where he is. */
function guestOf(request: FastifyRequest, { address }: Caller): string {
  const { cartId = address, orderKey = cartId } = request.params as { cartId?: string; orderKey?: string };
  // Hashed: a day long the table would say who was where, and what opens his order.
  return `guest ${createHash('sha256').update(orderKey).digest('base64url')}`;
}

/** Does the work, and lets nothing out that the contract does not name. */
async function reply<Name extends CallName>(name: Name, parts: ApiParts, context: Context, checked: Checked<Name>) {
  const handler = parts.handlers[name];
  if (!handler) fail('NOT_FOUND');
  return api[name].reply.parse(await handler(context, checked)) as Reply<Name>;
}

/** The language of the answer: operators are answered in any of the build, customers in one that the shop offers. */
const languageOf = ({ url, headers }: FastifyRequest): Locale =>
  (/^\/\w+\/admin\//.test(url) ? operatorLocale : requestLocale)(headers['accept-language']);

function contextOf(request: FastifyRequest, db: Database, asker: Asker): Context {
  return {
    db,
    ...asker,
    locale: languageOf(request),
    log: request.log.child({ reqId: request.id }),
    upload: (maxBytes) => uploadOf(request, maxBytes),
  };
}

async function uploadOf(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  if (!request.isMultipart())
    fail('UNSUPPORTED_MEDIA_TYPE', (locale) => ({ description: inLocale(words, locale).noForm }));
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 10 } }).catch((error: Error) => {
    // The reader's complaints about a form that breaks off or has no form at all carry no code.
    if ('code' in error) throw error;
    return fail('MALFORMED_BODY', (locale) => ({ description: inLocale(words, locale).brokenForm }));
  });
  if (!part || part.fieldname !== 'file')
    fail('INVALID_REQUEST', (locale) => ({ fields: { file: inLocale(words, locale).chooseFile } }));
  return { filename: part.filename, stream: part.file };
}

/** Answers whatever a request failed with; nothing but the contract's codes leaves the server. */
function answerFailure(error: unknown, request: FastifyRequest, fastifyReply: FastifyReply) {
  const failure = error instanceof Failure ? error : new Failure(codeOf(error));
  // Of what nobody waits for any more there is nothing to tell.
  if (errors[failure.code].status >= 500 && !isAbandoned(error))
    request.log.error({ err: withoutValues(error), reqId: request.id }, 'a request failed');
  const locale = languageOf(request);
  const retryAfterSeconds = failure.facts.retryAfterSeconds ?? (failure.code === 'UNAVAILABLE' ? 5 : undefined);
  if (retryAfterSeconds) fastifyReply.header('retry-after', String(retryAfterSeconds));
  return fastifyReply
    .code(errors[failure.code].status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-language', locale)
    .header('vary', 'accept-language')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure.bodyIn(locale)));
}

/** What is not even HTTP: there is no request to answer, only a connection to be closed. */
function refuseGarbage(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const head = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  };
  const status = head[error.code as keyof typeof head] ?? '400 Bad Request';
  const body = JSON.stringify(new Failure('MALFORMED_BODY').bodyIn(baseLocale));
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\nconnection: close\r\n\r\n${body}`);
}

const codes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
  // The disk is full.
  ENOSPC: 'UNAVAILABLE',
  EDQUOT: 'UNAVAILABLE',
  '53100': 'UNAVAILABLE',
  // A statement took too long.
  '57014': 'UNAVAILABLE',
};

function codeOf(error: unknown): ErrorCode {
  const { code, statusCode, cause } = error as { code?: string; statusCode?: number; cause?: unknown };
  if (code && codes[code]) return codes[code];
  if (statusCode && statusCode >= 400 && statusCode < 500) return 'MALFORMED_BODY';
  // PostgreSQL's class 22: a value that no column can hold got past the checks. It is the sender's, not a fault.
  const database = (cause as { code?: string } | undefined)?.code ?? code;
  if (typeof database === 'string' && /^22[0-9A-Z]{3}$/.test(database)) return 'INVALID_REQUEST';
  if (database !== undefined && codes[database]) return codes[database];
  if (isDisconnected(error)) return 'UNAVAILABLE';
  if (isErased(error) || isErased(cause)) return 'UNAUTHENTICATED';
  return 'INTERNAL';
}

/** The caller's account ended between the look at the token and the write. */
function isErased(error: unknown): boolean {
  const { code, constraint = '' } = (error ?? {}) as { code?: unknown; constraint?: string };
  return code === '23503' && constraint.endsWith('_accounts_id_fk');
}

/**
 * The database went away, is just coming up, or ended one of two that waited for each other: a little later the same
 * request may be answered.
 */
function isDisconnected(error: unknown): boolean {
  const { code = '', message = '', cause } = (error ?? {}) as { code?: unknown; message?: string; cause?: unknown };
  return (
    isAbandoned(error) ||
    /^(57P0[1235]|08[0-9A-Z]{3}|53300|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(String(code)) ||
    /^Connection terminated|^timeout exceeded when trying to connect|^Client .* is not queryable|^Cannot use a pool/.test(
      message,
    ) ||
    (cause !== undefined && cause !== error && isDisconnected(cause))
  );
}

function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string[]) {
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => !allowed.includes(method));
  app.route({
    method: others,
    url,
    handler: (_, fastifyReply) => {
      fastifyReply.header('allow', allowed.join(', '));
      fail('METHOD_NOT_ALLOWED');
    },
  });
}

function queryTexts(query: unknown): Record<string, string> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
}
