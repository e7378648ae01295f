import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { routes } from '@afterimage/contract/values/routes.ts';
import type { Database } from '../platform/db/connection.ts';
import { orders } from '../orders/tables.ts';
import { payments } from './tables.ts';
import type { GuestKey } from '../orders/guest-key.ts';
import { addressed, checkoutAddress, completeAddress } from '../orders/order-addresses.ts';
import { orderNumber } from '../orders/order-number.ts';
import { requestLocale } from '../platform/locale/request-locale.ts';
import { demoPage, demoPagePolicy, type DemoPayment } from './demo-page.ts';
import { demoProvider, demoSecret, signEvent } from './demo-provider.ts';

const choice = z.object({
  outcome: z.enum(['paid', 'failed', 'cancelled']),
  delay: z.coerce.number().int().min(0).max(60).default(0),
  repeat: z.coerce.number().int().min(1).max(10).default(1),
});
type Choice = z.infer<typeof choice>;

/**
 * The demo provider's side of a payment: its page at `/pay/demo/:paymentId`, and the events it sends to the API under
 * `base`. It tells the shop nothing but by that signed call, as a provider elsewhere would.
 */
export function registerDemoPayments(
  app: FastifyInstance,
  { db, base, guestKey }: { db: Database; base: string; guestKey: GuestKey },
): void {
  const waiting = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => waiting.forEach(clearTimeout));

  async function postEvent(paymentId: string, { outcome, repeat }: Choice): Promise<void> {
    const payload = JSON.stringify({ eventId: randomUUID(), paymentId, outcome });
    const headers = {
      'content-type': 'application/json',
      'x-demo-signature': signEvent(await demoSecret(db), payload),
    };
    const url = base + routes.demoPaymentEvent.slice(routes.demoPaymentEvent.indexOf(' ') + 1);
    const answers = await Promise.all(
      Array.from({ length: repeat }, () => app.inject({ method: 'POST', url, headers, payload })),
    );
    const refusedAnswer = answers.find(({ statusCode }) => statusCode !== 200);
    if (refusedAnswer)
      throw new Error(`The shop answered ${refusedAnswer.statusCode} to the event of the payment ${paymentId}.`);
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get<{ Params: { paymentId: string } }>('/pay/demo/:paymentId', async (request, reply) => {
      const payment = await findPayment(db, request.params.paymentId, guestKey);
      return show(reply, payment, payment ? 200 : 404);
    });
    scope.post<{ Params: { paymentId: string } }>('/pay/demo/:paymentId', async (request, reply) => {
      const { paymentId } = request.params;
      const payment = await findPayment(db, paymentId, guestKey);
      const parsedChoice = choice.safeParse(request.body);
      if (!payment) return show(reply, payment, 404);
      if (!parsedChoice.success) return show(reply, payment, 400);
      const { outcome, delay } = parsedChoice.data;
      if (delay === 0) {
        await postEvent(paymentId, parsedChoice.data);
      } else {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          postEvent(paymentId, parsedChoice.data).catch((error) =>
            app.log.error({ err: error }, 'a payment event was not taken'),
          );
        }, delay * 1000);
        waiting.add(timer);
      }
      return reply.redirect(
        outcome === 'paid' ? completeAddress(payment.order) : checkoutAddress(payment.order, outcome),
        303,
      );
    });
  });
}

function show(reply: FastifyReply, payment: DemoPayment | null, status: number) {
  const language = reply.request.headers['accept-language'];
  return reply
    .code(status)
    .headers({
      'content-security-policy': demoPagePolicy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(demoPage(payment, payment?.order.locale ?? requestLocale(language)));
}

async function findPayment(db: Database, paymentId: string, guestKey: GuestKey): Promise<DemoPayment | null> {
  if (!z.uuid().safeParse(paymentId).success) return null;
  const [paymentRow] = await db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, paymentId), eq(payments.provider, demoProvider.name)));
  if (!paymentRow) return null;
  const { amount, currency, status } = paymentRow.payment;
  const { order } = paymentRow;
  return { order: addressed(order, guestKey), amount, currency, status, orderNumber: orderNumber(order.number) };
}
