import { desc, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Database } from '../platform/db/connection.ts';
import { orders } from '../orders/tables.ts';
import { demoLine } from '../platform/http/demo-line.ts';
import { fail } from '../platform/http/failure.ts';
import { escape } from '../platform/mail/mail-html.ts';
import { plainPage } from '../platform/http/plain-page.ts';
import { deskHeaders, deskStyle, takeForms } from './desk.page.ts';
import { type BackOfficeLine, lineRows, lineStyle } from './lines.page.ts';
import type { BackOfficePrint, BackOfficePrints } from './prints.page.ts';
import { readBackOfficeLines } from './read-lines.ts';
import type { BackOfficeViewer, ReadBackOfficeViewers } from './viewers.page.ts';
import type { GuestKey } from '../orders/guest-key.ts';
import { moveOrder, moves, startProduction } from '../orders/move-order.ts';
import { orderNumber } from '../orders/order-number.ts';
import { statusAfter } from '../orders/order-status.ts';
import type { OrderRow } from '../orders/read-order.ts';

/** Not a status of its own: an order that is being made is a paid one. */
const production = 'production';
const orderParams = z.object({ orderId: z.uuid() });
const projectParams = z.object({ projectId: z.uuid() });
const choice = z.object({ move: z.enum([production, ...moves]) });

interface BackOfficeParts {
  db: Database;
  shopUrl: () => string;
  guestKey: GuestKey;
  prints: BackOfficePrints;
  readViewers: ReadBackOfficeViewers;
}

/**
 * The desk at which whoever tries the shop plays its people and moves orders on, at `/dev/orders`. For the demo mode
 * only: everybody can do it. It needs no script.
 */
export function registerDemoBackOffice(
  app: FastifyInstance,
  { db, shopUrl, guestKey, prints, readViewers }: BackOfficeParts,
): void {
  void app.register(async (scope) => {
    takeForms(scope);
    scope.get('/dev/orders', async (_, reply) => {
      const rows = await db
        .select()
        .from(orders)
        .where(inArray(orders.status, ['paid', 'shipped', 'delivered']))
        .orderBy(desc(orders.paidAt))
        .limit(50);
      const ids = rows.map(({ id }) => id);
      const lines = await readBackOfficeLines(db, ids);
      const content = { lines, prints: await prints.read(ids), viewers: await readViewers(ids) };
      return reply.headers(deskHeaders(style)).type('text/html; charset=utf-8').send(page(rows, content));
    });
    scope.post('/dev/prints/:projectId', async (request, reply) => {
      const { projectId } = projectParams.safeParse(request.params).data ?? fail('PROJECT_NOT_FOUND');
      await prints.make(projectId);
      return reply.redirect('/dev/orders', 303);
    });
    scope.post('/dev/orders/:orderId', async (request, reply) => {
      const { orderId } = orderParams.safeParse(request.params).data ?? fail('ORDER_NOT_FOUND');
      const { move } = choice.safeParse(request.body).data ?? fail('MALFORMED_BODY');
      if (move === production) await startProduction(db, orderId);
      else await moveOrder(db, orderId, move, { shopUrl: shopUrl(), guestKey });
      return reply.redirect('/dev/orders', 303);
    });
  });
}

const style = `${deskStyle}${lineStyle}`;

const verbs = { [production]: 'Start production', shipped: 'Ship it', delivered: 'Mark as delivered' };

/** What can be done with an order now, first what comes first. */
function movesFor({ status, productionStartedAt }: OrderRow): (keyof typeof verbs)[] {
  const next = moves.filter((move) => statusAfter(status, move) !== null);
  return status === 'paid' && productionStartedAt === null ? [production, ...next] : next;
}

/** The data that belong to the orders on the page. */
interface OrderContent {
  lines: readonly BackOfficeLine[];
  prints: readonly BackOfficePrint[];
  viewers: readonly BackOfficeViewer[];
}

function page(rows: readonly OrderRow[], { lines, prints, viewers }: OrderContent): string {
  const list = rows.map((order) => {
    const buttons = movesFor(order).map((move) => `<button name="move" value="${move}">${verbs[move]}</button>`);
    const form =
      buttons.length > 0 ? `<form method="post" action="/dev/orders/${order.id}">${buttons.join(' ')}</form>` : '';
    const status = order.status === 'paid' && order.productionStartedAt ? 'in production' : order.status;
    const name = order.address ? `${order.address.firstName} ${order.address.lastName}` : order.email;
    const ownLines = lines.filter(({ orderId }) => orderId === order.id);
    return `<li><div><b>${orderNumber(order.number)}</b> ${escape(name)}<br><span class="soft">${status}</span></div>${form}${lineRows(ownLines, prints, viewers)}</li>`;
  });
  const content = rows.length > 0 ? `<ul>${list.join('\n')}</ul>` : '<p>No order has been paid yet.</p>';
  const body = `<body>${demoLine('en')}<main><h1>Orders at the desk</h1>
<p>This is a demo: here you play the people of the shop. What is shipped is told to the customer by <a href="/dev/outbox">mail</a>. <a href="/dev/reports">Reported content</a></p>
${content}</main></body>`;
  return plainPage({ locale: 'en', title: 'Orders at the desk', style, body });
}
