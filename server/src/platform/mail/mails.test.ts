import { describe, expect, it } from 'vitest';
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
} from '../../accounts/mail/account-mails.ts';
import { linksOf } from './mail-html.ts';
import { type ConfirmedOrder, orderConfirmationMail } from '../../orders/mail/order-confirmation.ts';
import { orderLinksMail, refundMail, shippedMail } from '../../orders/mail/order-news.ts';

const recipient = { to: 'ada@mail.test', firstName: 'Ada', shopUrl: 'https://shop.test', locale: 'en' };
const order: ConfirmedOrder = {
  to: 'ada@mail.test',
  shopUrl: 'https://shop.test',
  locale: 'en',
  isOpenLink: false,
  orderUrl: 'https://shop.test/account/orders/1b4e28ba-2fa1-4d3b-883f-0016d3cca427',
  number: 'A10001',
  currency: 'EUR',
  lineList: [
    { name: 'Framed print', detail: 'oak, 30 × 40', quantity: 2, total: 9600 },
    { name: 'Mug', detail: '', quantity: 1, total: 1400 },
  ],
  viewerList: [{ name: 'Framed print', url: 'https://shop.test/ar/5w34k5d72caqhpk5c3h6fa4jfx' }],
  subtotal: 11_000,
  discount: 960,
  couponCode: null,
  couponDiscount: 0,
  deliveryPrice: 490,
  total: 10_530,
  taxList: [{ name: 'VAT', basisPoints: 1900, net: 8849, tax: 1681 }],
  deliveryMethod: { id: 'standard', name: 'Standard delivery' },
  address: { firstName: 'Ada', rowList: ['Ada Byron', 'Lindenstr. 1', '10969 Berlin', 'Germany'] },
};
const mails = {
  verification: verificationMail(recipient, 'tok-en_1', {}, { registeredAgain: true }),
  alreadyRegistered: alreadyRegisteredMail(recipient, {}),
  passwordReset: passwordResetMail(recipient, 'tok-en_1', {}),
  passwordChanged: passwordChangedMail(recipient, {}),
  orderConfirmation: orderConfirmationMail(order, {}),
  germanConfirmation: orderConfirmationMail(
    {
      ...order,
      locale: 'de',
      isOpenLink: true,
      // As the order keeps it.
      deliveryMethod: { id: 'standard', name: 'Standardlieferung' },
    },
    {},
  ),
  shipped: shippedMail(order, {}),
  refund: refundMail(order, { sum: '€5.00', late: true }, {}),
  germanLinks: orderLinksMail(
    { ...order, locale: 'de', timeZone: 'Europe/Berlin' },
    [
      { number: 'A10002', orderedAt: new Date('2026-05-02T10:00:00Z'), url: 'https://shop.test/de/orders/b' },
      { number: 'A10001', orderedAt: new Date('2026-05-01T10:00:00Z'), url: 'https://shop.test/de/orders/a' },
    ],
    {},
  ),
};

describe.each(Object.entries(mails))('the mail %s', (name, mail) => {
  it('S7.2 S7.4 says the same as text and as html, with every link in both', () => {
    const links = linksOf(mail.html);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(mail.text).toContain(`${link}\n`);
    expect(mail.text).not.toMatch(/[<>]|&\w+;|undefined|null/);
    expect(mail.html).not.toMatch(/undefined|null|<script|javascript:/);
  });

  it('S7.2 needs nothing from elsewhere and has colours for the dark', () => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|object|form)\b|url\(|@import/);
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.html).toContain('name="color-scheme" content="light dark"');
    expect(mail.html.length).toBeLessThan(20_000);
    expect(name.length).toBeGreaterThan(0);
  });
});

it('S7.3 S7.5 the first link of a mail is what it is about', () => {
  expect(linksOf(mails.verification.html)[0]).toBe('https://shop.test/auth/verify?token=tok-en_1');
  expect(linksOf(mails.passwordReset.html)[0]).toBe('https://shop.test/auth/reset/new?token=tok-en_1');
  expect(linksOf(mails.orderConfirmation.html)[0]).toBe(order.orderUrl);
});

it('S7.2 whatever somebody is called, it stays text', () => {
  const firstName = `<img src=x onerror="alert(1)">&amp;'"`;
  const { html, text } = verificationMail({ ...recipient, firstName }, 'token', {});
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;&#39;&quot;');
  expect(text).toContain(`Hello ${firstName}`);
});

it('S7.22 the confirmation of an order adds up as the order does', () => {
  const { text, subject } = mails.orderConfirmation;
  expect(subject).toBe('Your order A10001');
  expect(text).toContain('2 × Framed print (oak, 30 × 40): €96.00\nMug: €14.00\n');
  expect(text).toContain('Subtotal: €110.00\nDiscount: −€9.60\nStandard delivery: €4.90\nTotal: €105.30\n');
  expect(text).toContain('Ada Byron\nLindenstr. 1\n10969 Berlin\nGermany\n');
  expect(text).toContain('The code on your print opens Framed print');
  expect(linksOf(mails.orderConfirmation.html)).toContain(order.viewerList[0]?.url);
  const free = orderConfirmationMail(
    { ...order, discount: 0, deliveryPrice: 0, address: null, deliveryMethod: null },
    {},
  );
  expect(free.text).toContain('Delivery: free\n');
  expect(free.text).not.toContain('Discount');
});

it('S7.22 the confirmation names the coupon and the taxes that are contained', () => {
  const { text } = orderConfirmationMail({ ...order, couponCode: 'HELLO10', couponDiscount: 1000, total: 9530 }, {});
  expect(text).toContain('Discount code HELLO10: −€10.00\n');
  expect(text).toContain('Total: €95.30\nIncludes 19% VAT: €16.81\n');
});

it('S7.22 S7.2 a mail speaks the language of the person, and leads to pages in it', () => {
  const { subject, text, html } = mails.germanConfirmation;
  expect(subject).toBe('Ihre Bestellung A10001');
  expect(text).toContain('Vielen Dank, Ada');
  expect(text).toMatch(/Standardlieferung: 4,90\s€\nGesamtsumme: 105,30\s€\nEnthält 19\s% VAT: 16,81\s€\n/);
  expect(html).toContain('<html lang="de">');
  expect(mails.germanLinks.text).toContain('Bestellung A10002 vom 2. Mai 2026\nhttps://shop.test/de/orders/b\n');
  const german = verificationMail({ ...recipient, locale: 'de' }, 'tok', {});
  expect(linksOf(german.html)[0]).toBe('https://shop.test/de/auth/verify?token=tok');
  expect(german.text).toContain('Guten Tag Ada');
  expect(german.text).toContain('--\nAfterimage\nhttps://shop.test/de\n');
  expect(verificationMail(recipient, 'tok', {}).text).toContain('--\nAfterimage\nhttps://shop.test\n');
});
