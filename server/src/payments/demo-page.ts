import { inLocale } from '@afterimage/words/compiled.ts';
import type { PaymentStatus } from '@afterimage/contract/values/payments.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { escape } from '../platform/mail/mail-html.ts';
import { moneyText } from '../platform/locale/money-text.ts';
import { demoLine, demoLineStyle } from '../platform/http/demo-line.ts';
import { plainPage, plainPagePolicy } from '../platform/http/plain-page.ts';
import { words } from './demo-page.words.ts';
import { type AddressedOrder, checkoutAddress, completeAddress, orderAddress } from '../orders/order-addresses.ts';
import { dark, light } from '@afterimage/contract/values/palette.ts';

/** What the page of a demo payment shows. */
export interface DemoPayment {
  order: AddressedOrder;
  orderNumber: string;
  amount: number;
  currency: string;
  status: PaymentStatus;
}

const style = `${demoLineStyle}
:root{color-scheme:light dark;--paper:${light.paper};--card:#fff;--ink:${light.ink};--soft:${light.ink3};--line:${light.lineStrong};--fill:${light.blue};--ring:${light.blue}}
@media (prefers-color-scheme:dark){:root{--paper:${dark.paper};--card:${dark.card};--ink:${dark.ink};--soft:${dark.ink2};--line:${dark.lineStrong};--fill:${dark.blueFill};--ring:${dark.blue}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:32px 20px 48px}
h1{font-size:22px;line-height:1.25;margin:0 0 4px}
p{margin:0 0 20px}
.note{color:var(--soft);font-size:15px}
.amount{font-size:40px;line-height:1.15;font-weight:600;font-variant-numeric:tabular-nums;margin:24px 0 4px}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:52px;margin:0 0 12px;padding:0 20px;border:1px solid var(--line);border-radius:2px;background:var(--card);color:var(--ink);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button[value=paid],.button{background:var(--fill);border-color:var(--fill);color:#fff}
:focus-visible{outline:3px solid var(--ring);outline-offset:3px}
fieldset{margin:24px 0 0;padding:16px 20px;border:1px solid var(--line);border-radius:2px}
legend{padding:0 6px;font-weight:600}
label{display:block;margin:0 0 4px}
select{width:100%;min-height:52px;margin:0 0 16px;padding:0 12px;border:1px solid var(--line);border-radius:2px;background:var(--card);color:var(--ink);font:inherit}
`;

export const demoPagePolicy = plainPagePolicy(style, "'self'");

/** The hosted page of the demo provider, in the language of the order; it needs no script. */
export function demoPage(payment: DemoPayment | null, locale: Locale): string {
  const { order: orderLabel, paid, pay, refunded, superseded, toOrder, unknown } = inLocale(words, locale);
  if (!payment) return page(locale, unknown.title, `<p>${unknown.text}</p>`);
  const sum = moneyText(payment.amount, payment.currency, locale);
  const head = `<p class="amount">${sum}</p><p>${orderLabel({ number: payment.orderNumber })}</p>`;
  const linkTo = (path: string, name: string) => `<p><a class="button" href="${escape(path)}">${name}</a></p>`;
  if (payment.status === 'paid') return page(locale, paid, head + linkTo(completeAddress(payment.order), toOrder));
  if (payment.status === 'refunded')
    return page(
      locale,
      refunded.title,
      `${head}<p>${refunded.text}</p>${linkTo(orderAddress(payment.order), toOrder)}`,
    );
  if (payment.status === 'superseded')
    return page(
      locale,
      superseded.title,
      `<p>${superseded.text}</p>${linkTo(checkoutAddress(payment.order), superseded.back)}`,
    );
  return page(locale, pay.title, head + form(locale));
}

function form(locale: Locale): string {
  const { pay } = inLocale(words, locale);
  return `
<form method="post">
<button name="outcome" value="paid">${pay.now}</button>
<button name="outcome" value="failed">${pay.fail}</button>
<button name="outcome" value="cancelled">${pay.cancel}</button>
<fieldset><legend>${pay.news}</legend>
<label for="delay">${pay.when}</label>
<select id="delay" name="delay"><option value="0">${pay.atOnce}</option><option value="3">${pay.after({ seconds: 3 })}</option><option value="10">${pay.after({ seconds: 10 })}</option></select>
<label for="repeat">${pay.howOften}</label>
<select id="repeat" name="repeat"><option value="1">${pay.once}</option><option value="2">${pay.twice}</option><option value="5">${pay.fiveTimes}</option></select>
</fieldset>
</form>`;
}

function page(locale: Locale, title: string, content: string): string {
  const { name, note } = inLocale(words, locale);
  return plainPage({
    locale,
    title: `${title} · ${name}`,
    head: '<meta name="robots" content="noindex">',
    style,
    body: `<body>${demoLine(locale)}<main><h1>${title}</h1><p class="note">${note}</p>${content}</main></body>`,
  });
}
