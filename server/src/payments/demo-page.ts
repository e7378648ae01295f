import { createHash } from 'node:crypto';
import { type AddressedOrder, checkoutAddress, completeAddress, orderAddress } from '../orders/order-addresses.ts';

/** What the page of a demo payment shows. */
export interface DemoPayment {
  order: AddressedOrder;
  orderNumber: string;
  amount: number;
  currency: string;
  status: 'pending' | 'paid' | 'failed' | 'cancelled' | 'superseded' | 'refunded';
}

const style = `
:root{color-scheme:light dark;--paper:#fbf9f5;--card:#fff;--ink:#14171c;--soft:#5c626b;--line:#7d776c;--fill:#004aab;--ring:#004aab}
@media (prefers-color-scheme:dark){:root{--paper:#0b0e14;--card:#1d2430;--ink:#f2f5fa;--soft:#b6becb;--line:#6f7b8f;--fill:#1f66d1;--ring:#6aa6ff}}
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

/** The page brings its one style sheet along and may load nothing else. */
export const demoPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The hosted page of the demo provider; it needs no script. */
export function demoPage(payment: DemoPayment | null): string {
  if (!payment) return page('This payment does not exist', '<p>Please go back to the shop and check out again.</p>');
  const sum = new Intl.NumberFormat('en', { style: 'currency', currency: payment.currency }).format(
    payment.amount / 100,
  );
  const head = `<p class="amount">${sum}</p><p>Order ${payment.orderNumber}</p>`;
  const order = (path: string, words: string) => `<p><a class="button" href="${path}">${words}</a></p>`;
  if (payment.status === 'paid')
    return page('This order is paid', head + order(completeAddress(payment.order), 'To the order'));
  if (payment.status === 'refunded')
    return page(
      'This payment was given back',
      `${head}<p>It came when it could not buy the order any more.</p>${order(orderAddress(payment.order), 'To the order')}`,
    );
  if (payment.status === 'superseded')
    return page(
      'The order has changed',
      `<p>It is paid on another page now.</p>${order(checkoutAddress(payment.order), 'Back to the checkout')}`,
    );
  return page('Pay for your order', head + form);
}

const form = `
<form method="post">
<button name="outcome" value="paid">Pay now</button>
<button name="outcome" value="failed">Let the payment fail</button>
<button name="outcome" value="cancelled">Cancel and go back</button>
<fieldset><legend>How the shop hears of it</legend>
<label for="delay">When</label>
<select id="delay" name="delay"><option value="0">At once</option><option value="3">After 3 seconds</option><option value="10">After 10 seconds</option></select>
<label for="repeat">How often</label>
<select id="repeat" name="repeat"><option value="1">Once</option><option value="2">Twice</option><option value="5">Five times at the same moment</option></select>
</fieldset>
</form>`;

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Demo payment</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p class="note">This is the demo payment page: no money moves.</p>${content}</main></body></html>`;
}
