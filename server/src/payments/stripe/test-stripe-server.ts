import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { macOf } from '../../platform/signing/signer.ts';

// A stand-in of Stripe that speaks the shapes that Stripe publishes, and misbehaves as it is told. For tests.

interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  expires_at: number;
}
interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason: string | null;
  metadata: Record<string, string>;
}

/** How the next request goes wrong: `lost` is done, but its reply never comes. */
type Mishap = 'lost' | 'error' | 'silent' | 'refused';

/** The one key that it takes. */
const secretKey = 'sk_test_standin';

const newId = (kind: string) => `${kind}_test_${randomBytes(8).toString('hex')}`;

class Standin {
  readonly sessions = new Map<string, Session>();
  readonly refunds = new Map<string, Refund>();
  readonly mishaps: Mishap[] = [];
  readonly requests: string[] = [];
  /** The version of the API that the last request named. */
  version: string | undefined;
  refundStatus: Refund['status'] = 'succeeded';
  base = '';
  /** Where events are sent to from the page; null: nowhere. */
  webhook: string | null = null;
  readonly #replies = new Map<string, { parameters: string; body: unknown }>();

  /** What a request answers; with a key that was there before, the same as then. */
  answer(method: string, path: string, parameters: URLSearchParams, key: string | undefined): [number, unknown] {
    const known = key === undefined ? undefined : this.#replies.get(key);
    if (known && known.parameters !== parameters.toString())
      return [400, { error: { type: 'idempotency_error', message: 'Keys for idempotent requests differ.' } }];
    if (known) return [200, known.body];
    const [status, body] = this.#do(method, path, parameters);
    if (key !== undefined && status === 200) this.#replies.set(key, { parameters: parameters.toString(), body });
    return [status, body];
  }

  #do(method: string, path: string, parameters: URLSearchParams): [number, unknown] {
    const [, , kind = '', ...rest] = path.split('/');
    if (kind === 'checkout' && method === 'POST' && rest.length === 1) return [200, this.#newSession(parameters)];
    if (kind === 'checkout' && rest.length === 1) return [200, { object: 'list', data: [...this.sessions.values()] }];
    if (kind === 'checkout') return this.#session(rest[1] ?? '', rest[2]);
    if (kind === 'refunds' && method === 'POST') return this.#newRefund(parameters);
    if (kind === 'refunds' && rest[0]) return this.#found(this.refunds.get(rest[0]));
    if (kind === 'refunds') {
      const intent = parameters.get('payment_intent') ?? parameters.get('charge')?.replace('ch_', 'pi_');
      return [200, { object: 'list', data: [...this.refunds.values()].filter((one) => one.payment_intent === intent) }];
    }
    if (kind === 'payment_intents') {
      const session = [...this.sessions.values()].find(({ payment_intent }) => payment_intent === rest[0]);
      return this.#found(session && { id: rest[0], object: 'payment_intent', metadata: session.metadata });
    }
    return this.#found(undefined);
  }

  #found(body: unknown): [number, unknown] {
    return body ? [200, body] : [404, { error: { type: 'invalid_request_error', message: 'No such object' } }];
  }

  #newSession(parameters: URLSearchParams): Session {
    const id = newId('cs');
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `${this.base}/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(parameters.get('line_items[0][price_data][unit_amount]')),
      currency: parameters.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: parameters.get('client_reference_id') ?? '',
      metadata: { paymentId: parameters.get('metadata[paymentId]') ?? '' },
      payment_intent: null,
      success_url: parameters.get('success_url') ?? '',
      cancel_url: parameters.get('cancel_url') ?? '',
      expires_at: Number(parameters.get('expires_at')),
    };
    this.sessions.set(id, session);
    return session;
  }

  #session(id: string, act: string | undefined): [number, unknown] {
    const session = this.sessions.get(id);
    if (act === 'expire' && session) {
      if (session.status !== 'open')
        return [400, { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } }];
      session.status = 'expired';
    }
    return this.#found(session);
  }

  #newRefund(parameters: URLSearchParams): [number, unknown] {
    const intent = parameters.get('payment_intent') ?? '';
    const amount = Number(parameters.get('amount'));
    const session = [...this.sessions.values()].find(({ payment_intent }) => payment_intent === intent);
    const before = [...this.refunds.values()].filter((one) => one.payment_intent === intent && one.status !== 'failed');
    const rest = (session?.amount_total ?? 0) - before.reduce((sum, one) => sum + one.amount, 0);
    if (amount > rest)
      return [400, { error: { type: 'invalid_request_error', message: 'Refund amount is greater than unrefunded.' } }];
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      currency: session?.currency ?? '',
      payment_intent: intent,
      status: this.refundStatus,
      failure_reason: this.refundStatus === 'failed' ? 'expired_or_canceled_card' : null,
      metadata: {
        refundId: parameters.get('metadata[refundId]') ?? '',
        paymentId: parameters.get('metadata[paymentId]') ?? '',
      },
    };
    this.refunds.set(refund.id, refund);
    return [200, refund];
  }

  /** The customer pays on the page of a session. */
  pay(id: string): Session {
    const session = this.sessions.get(id);
    if (!session || session.status !== 'open') throw new Error(`The session ${id} is not open.`);
    return Object.assign(session, {
      status: 'complete' as const,
      payment_status: 'paid' as const,
      payment_intent: newId('pi'),
    });
  }
}

/** An event as it is sent: its body, and the header that signs it. */
function signedEvent(
  type: string,
  object: unknown,
  { id = newId('evt'), secondsAgo = 0, secret = '' }: { id?: string; secondsAgo?: number; secret?: string },
) {
  const created = Math.floor(Date.now() / 1000) - secondsAgo;
  const event = { id, object: 'event', api_version: '2026-10-28.endive', type, created, data: { object } };
  const body = JSON.stringify(event);
  const mac = macOf(Buffer.from(secret), `${created}.`, body).toString('hex');
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${created},v1=${mac}` };
  return { body, headers };
}

/** The page on which a customer pays; its buttons say in which order the shop hears of it. */
async function servePage(
  standin: Standin,
  id: string,
  { method, form, secret }: PageRequest,
  response: ServerResponse,
) {
  const session = standin.sessions.get(id);
  if (!session) return void response.writeHead(404).end();
  if (method === 'GET') {
    const button = (name: string) => `<button name="when" value="${name}">${name}</button>`;
    const back = session.cancel_url.replaceAll('&', '&amp;');
    const body = `<form method="post">${button('return before event')}${button('event before return')}</form><a href="${back}">Back</a>`;
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Pay</title>${body}`);
  }
  const { body, headers } = signedEvent('checkout.session.completed', standin.pay(id), { secret });
  const tell = async () => {
    if (standin.webhook) await fetch(standin.webhook, { method: 'POST', body, headers });
  };
  const isBefore = form.get('when') === 'event before return';
  if (isBefore) await tell();
  response.writeHead(303, { location: session.success_url }).end();
  if (!isBefore) setTimeout(() => void tell(), 1000);
}

interface PageRequest {
  method: string;
  form: URLSearchParams;
  secret: string;
}

export type StripeStandin = Awaited<ReturnType<typeof openStripe>>;

/** Opens the stand-in on a free port. */
export async function openStripe(webhookSecret = 'whsec_test') {
  const standin = new Standin();
  const server = createServer((request, response) => void serve(standin, request, response, webhookSecret));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standin.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    standin,
    settings: { secretKey, webhookSecret, apiBase: standin.base, timeoutMs: 500 },
    event: (type: string, object: unknown, how: { id?: string; secondsAgo?: number; secret?: string } = {}) =>
      signedEvent(type, object, { secret: webhookSecret, ...how }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  standin: Standin,
  request: IncomingMessage,
  response: ServerResponse,
  secret: string,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '', standin.base);
  const method = request.method ?? 'GET';
  if (url.pathname.startsWith('/c/pay/')) {
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    return servePage(standin, url.pathname.slice('/c/pay/'.length), { method, form, secret }, response);
  }
  if (request.headers.authorization !== `Bearer ${secretKey}`) {
    const error = { type: 'invalid_request_error', message: 'Invalid API Key provided' };
    return void response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  }
  standin.requests.push(`${method} ${url.pathname}`);
  standin.version = String(request.headers['stripe-version']);
  const mishap = standin.mishaps.shift();
  if (mishap === 'silent') return;
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (mishap === 'error') return void send(500, { error: { type: 'api_error', message: 'Something is broken' } });
  if (mishap === 'refused')
    return void send(400, { error: { type: 'invalid_request_error', message: 'This cannot be done' } });
  const parameters = method === 'GET' ? url.searchParams : new URLSearchParams(Buffer.concat(chunks).toString());
  const key = request.headers['idempotency-key'];
  const [status, body] = standin.answer(method, url.pathname, parameters, typeof key === 'string' ? key : undefined);
  if (mishap === 'lost') return void response.destroy();
  send(status, body);
}
