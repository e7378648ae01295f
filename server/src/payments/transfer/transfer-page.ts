import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { drawQr } from '@afterimage/scene/draw-qr.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
import { minorDigits } from '@afterimage/contract/values/money.ts';
import { dark, light } from '@afterimage/contract/values/palette.ts';
import { addressed, completeAddress, orderAddress } from '../../orders/order-addresses.ts';
import { orderNumber } from '../../orders/order-number.ts';
import { orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { plainPage, plainPagePolicy } from '../../platform/http/plain-page.ts';
import { moneyText } from '../../platform/locale/money-text.ts';
import { escape } from '../../platform/mail/mail-html.ts';
import { show } from '../open-payment-routes.ts';
import type { OrderRow, PaymentRow } from '../settle.ts';
import { payments, transfers } from '../tables.ts';
import { epcText, printedIban } from './epc-code.ts';
import type { ReadTransferParts, TransferDoor } from './transfer-mails.ts';
import { words } from './transfer-page.words.ts';
import { confirmMinutes, type TransferSettings } from './transfer-settings.ts';

const style = `:root{color-scheme:light dark;--paper:${light.paper};--card:#fff;--ink:${light.ink};--soft:${light.ink3};--line:${light.lineStrong};--fill:${light.blue}}
@media (prefers-color-scheme:dark){:root{--paper:${dark.paper};--card:${dark.card};--ink:${dark.ink};--soft:${dark.ink2};--line:${dark.lineStrong};--fill:${dark.blueFill}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:32px 20px 48px}
h1{font-size:22px;line-height:1.25;margin:0 0 12px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 20px;margin:24px 0;padding:20px;border:1px solid var(--line);border-radius:2px;background:var(--card)}
dt{color:var(--soft)}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
figure{margin:24px 0}
dd{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px}
dd span{user-select:all}
dd button{min-height:36px;padding:4px 12px;border:1px solid var(--line);border-radius:2px;background:none;color:var(--soft);font:inherit;font-size:15px;font-weight:400;cursor:pointer;user-select:none}
svg{width:220px;height:220px;background:#fff}
figcaption,.note{color:var(--soft);font-size:15px}
.button{display:flex;align-items:center;justify-content:center;min-height:52px;padding:0 20px;border-radius:2px;background:var(--fill);color:#fff;font-weight:600;text-decoration:none}
@media (max-width:480px){dl{grid-template-columns:1fr;gap:2px}dd{margin-bottom:10px}}
`;
/** Copies a value; the buttons show themselves when there is a script and a clipboard. */
const script = `if(navigator.clipboard)for(const button of document.querySelectorAll('dd button')){button.hidden=false;const label=button.textContent;button.addEventListener('click',async()=>{try{await navigator.clipboard.writeText(button.value);button.textContent=button.dataset.done;setTimeout(()=>{button.textContent=label},2000)}catch{}})}`;
const policy = plainPagePolicy(style, "'none'", script);

/** Where the bank details of a payment are shown. */
export const transferAddress = (paymentId: string): string => `/pay/transfer/${paymentId}`;

/** The page with the bank details and a code for banking apps; only its copy buttons need a script. */
export function registerTransferPage(
  app: FastifyInstance,
  { db, readParts, guestKey }: Pick<TransferDoor, 'guestKey'> & { db: Database; readParts: ReadTransferParts },
): void {
  app.get<{ Params: { paymentId: string } }>('/pay/transfer/:paymentId', async (request, reply) => {
    const { paymentId } = request.params;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const [found] = z.uuid().safeParse(paymentId).success
      ? await db
          .select({ payment: payments, order: orders, facts: transfers })
          .from(payments)
          .innerJoin(orders, eq(orders.id, payments.orderId))
          .innerJoin(transfers, eq(transfers.paymentId, payments.id))
          .where(eq(payments.id, paymentId))
      : [];
    if (!found) return show(reply, 404, 'unknown', null);
    const { order, payment, facts } = found;
    const address = addressed(order, guestKey);
    if (payment.status === 'paid') return reply.redirect(completeAddress(address), 303);
    const isOwed = payment.purpose === 'difference' || order.status === 'awaiting_payment';
    if (payment.status !== 'pending' || !isOwed) return reply.redirect(orderAddress(address), 303);
    const parts = await readParts(db);
    if (!parts) return show(reply, 503, 'withoutAccount', '/help');
    const { transfer } = parts;
    return reply
      .headers({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' })
      .type('text/html; charset=utf-8')
      .send(transferPage(address.locale, { order, payment, facts, transfer, orderUrl: orderAddress(address) }));
  });
}

interface Shown {
  order: OrderRow;
  payment: PaymentRow;
  facts: typeof transfers.$inferSelect;
  transfer: TransferSettings;
  orderUrl: string;
}

function transferPage(locale: Locale, { order, payment, facts, transfer, orderUrl }: Shown): string {
  const { title, text, textDifference, confirm, until, row, code, copy, copyName, copied, toOrder } = inLocale(
    words,
    locale,
  );
  const { amount, currency } = payment;
  const reference = payment.reference ?? '';
  const { holder, iban, days } = transfer;
  const [bic, bank] = [transfer.bic ?? null, transfer.bank ?? null];
  const shownAmount = moneyText(amount, currency, locale);
  // The second of the two is what is copied, as banking forms take it.
  const rows: [name: string, value: string | null, copied: string | null][] = [
    [row.amount, shownAmount, amountForForms(amount, currency, locale)],
    [row.reference, reference, reference],
    [row.holder, holder, holder],
    [row.iban, printedIban(iban), iban.replaceAll(/\s/g, '')],
    [row.bic, bic, bic],
    [row.bank, bank, null],
  ];
  const button = (name: string, value: string) =>
    `<button type="button" hidden value="${escape(value)}" data-done="${escape(copied)}" aria-label="${escape(copyName({ name }))}">${escape(copy)}</button>`;
  const list = rows
    .map(([name, value, form]) =>
      value === null
        ? ''
        : `<dt>${escape(name)}</dt><dd><span>${escape(value)}</span>${form === null ? '' : button(name, form)}</dd>`,
    )
    .join('');
  const date = new Intl.DateTimeFormat(localeFacts[locale].intl, { dateStyle: 'long' });
  const isDifference = payment.purpose === 'difference';
  const stand = isDifference
    ? ''
    : facts.confirmedAt
      ? until({ date: facts.dueAt ? date.format(facts.dueAt) : '' })
      : confirm({ email: order.email, minutes: confirmMinutes, days });
  const figure =
    currency === 'EUR'
      ? `<figure>${codeSvg(epcText({ holder, iban, bic, amount, reference }), code.label)}<figcaption>${escape(code.text)}</figcaption></figure>`
      : '';
  const heading = title({ number: orderNumber(order.number) });
  return plainPage({
    locale,
    title: escape(heading),
    head: '<meta name="robots" content="noindex">',
    style,
    body: `<body><main><h1>${escape(heading)}</h1><p>${escape(isDifference ? textDifference : text)}</p>${stand && `<p><strong>${escape(stand)}</strong></p>`}<dl>${list}</dl>${figure}<p><a class="button" href="${escape(orderUrl)}">${escape(toOrder)}</a></p></main><script>${script}</script></body>`,
  });
}

/** An amount without its currency, as the forms of banks take it: "40.90", or "40,90" in German. */
function amountForForms(amount: number, currency: string, locale: Locale): string {
  const digits = minorDigits(currency);
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(localeFacts[locale].intl, format).format(amount / 10 ** digits);
}

/** A code as the shop's prints have it. */
function codeSvg(content: string, label: string): string {
  const place = { x: 0, y: 0, width: 100, height: 100, rotation: 0 };
  const paths = drawQr({ kind: 'qr', place, content }).flatMap((node) =>
    'path' in node ? [node.path.map((step) => step.join(' ')).join('')] : [],
  );
  const modules = paths.at(-1) ?? '';
  return `<svg viewBox="0 0 100 100" role="img" aria-label="${escape(label)}"><path d="${modules}" fill="#000"/></svg>`;
}
