import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  additionOf,
  guestKey,
  holdRules,
  home,
  newAccount,
  newCountries,
  newTestProduct,
} from '../../cart/test-products.ts';
import { buyAtOnce } from '../../checkout/buy-at-once.ts';
import { newCoupon, runOut } from '../../checkout/test-checkout.ts';
import { orders } from '../../orders/tables.ts';
import { releaseExpired } from '../../orders/stock-holds.ts';
import type { Database } from '../../platform/db/connection.ts';
import { testDatabase, type TestDatabase } from '../../platform/db/test-database.ts';
import { paymentMethods, payments, refunds, transfers } from '../tables.ts';
import { nothingFollows } from '../test-payment.ts';
import { demoProvider } from '../demo-provider.ts';
import { waysToPay } from '../ways-to-pay.ts';
import { readBankList, sumIn } from './bank-list.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { epcText } from './epc-code.ts';
import { receiveTransfer } from './receive-transfer.ts';
import { transferProvider } from './transfer-provider.ts';
import { findReferences, newReference } from './transfer-reference.ts';
import { watchTransfers } from './watch-transfers.ts';

let base: TestDatabase;
let db: Database;
beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
  await newCountries(db);
});
afterAll(() => base.close());

const iban = 'DE89370400440532013000';
const transfer = { iban, holder: 'Lichtbild', bic: undefined, bank: undefined, days: 7 };
const mailParts = { transfer, guestKey, shopUrl: () => 'http://shop', secret: Buffer.from('secret') };
const provider = transferProvider(mailParts);
const parts = {
  hold: holdRules,
  network: '',
  guestKey,
  locale: 'en' as const,
  readProviders: async () => [provider],
  settlement: nothingFollows,
};
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
const paymentOf = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]!;
const daysUntil = (date: Date | null) => ((date?.getTime() ?? 0) - Date.now()) / 86_400_000;

async function buy({ stock = 5, guest = false } = {}) {
  const testProduct = await newTestProduct(db, { stock });
  const body = { items: [additionOf(testProduct)], address: home, deliveryMethod: 'standard' };
  const buyer = guest ? { email: 'ada@example.com' } : { accountId: await newAccount(db) };
  const guestBody = { ...body, email: 'ada@example.com' };
  const { orderId, url } = await buyAtOnce(db, buyer, guest ? guestBody : body, parts);
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return { orderId, url, paymentId: payment!.id, amount: payment!.amount, testProduct };
}
const receive = (paymentId: string, amount: number, more: { bookingKey?: string; isAccepted?: boolean } = {}) =>
  db.transaction((tx) =>
    receiveTransfer(tx, { paymentId, amount, bookingKey: randomUUID(), ...more }, null, nothingFollows),
  );
const refundsOf = (orderId: string) => db.select().from(refunds).where(eq(refunds.orderId, orderId));

describe('a reference', () => {
  it('D20.2 is found again however it is written, and is wrong with one character wrong or two exchanged', () => {
    const alphabet = Array.from('ACDEFGHJKMNPQRTUVWXY349');
    fc.assert(
      fc.property(fc.array(fc.nat(22), { minLength: 8, maxLength: 8 }), fc.nat(8), fc.nat(22), (digits, at, other) => {
        let next = 0;
        const reference = newReference(() => digits[next++]!);
        const plain = reference.replaceAll('-', '');
        for (const text of [reference, plain, plain.toLowerCase(), `Ref. ${reference.replaceAll('-', ' ')} Ada`])
          expect(findReferences(text)).toContain(reference);
        const wrong = Array.from(plain);
        wrong[at] = alphabet[other]!;
        if (wrong.join('') !== plain) expect(findReferences(wrong.join(''))).toEqual([]);
        const exchanged = Array.from(plain);
        [exchanged[at % 8], exchanged[(at % 8) + 1]] = [plain[(at % 8) + 1]!, plain[at % 8]!];
        if (exchanged.join('') !== plain) expect(findReferences(exchanged.join(''))).toEqual([]);
      }),
    );
  });
});

describe('the bank', () => {
  it('D20.2 the code for banking apps has the rows of EPC069-12', () => {
    const text = epcText({ holder: 'Lichtbild', iban, bic: null, amount: 1490, reference: 'ACDE-FGHJ-K' });
    expect(text).toBe(`BCD\n002\n1\nSCT\n\nLichtbild\n${iban}\nEUR14.90\n\n\nACDE-FGHJ-K`);
  });

  it.each([
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['12.5', 1250],
    ['14,90 €', 1490],
    ['-3,00', -300],
    ['+20', 2000],
    ['12 Jan', null],
    ['2026-11-24', null],
  ])('D20.2 a bank writes %s', (text, amount) => {
    expect(sumIn(text)).toBe(amount);
  });

  it('D20.2 a list is read with its separators, quotes and negative rows, and rows that look alike are two', () => {
    const reference = newReference(() => 3);
    const list = `\uFEFFDatum;"Verwendungszweck";Betrag\n24.11.26;"${reference}; danke";1.014,90\n24.11.26;Miete;-700,00\n24.11.26;${reference};5,00\n24.11.26;${reference};5,00\n`;
    const bookings = readBankList(list);
    expect(bookings.map(({ amount, references }) => [amount, references])).toEqual([
      [101_490, [reference]],
      [500, [reference]],
      [500, [reference]],
    ]);
    expect(new Set(bookings.map(({ bookingKey }) => bookingKey)).size).toBe(3);
    expect(readBankList(list)).toEqual(bookings);
    expect(readBankList('date,text,credit\n1,x,"1,014.90"')).toMatchObject([{ amount: 101_490 }]);
  });
});

describe('an order that is paid by transfer', () => {
  it('D20.2 of an account keeps its stock for the days from the start, of a guest once the mail was read', async () => {
    const own = await buy();
    expect(own.url).toBe(`/pay/transfer/${own.paymentId}`);
    expect(daysUntil((await orderOf(own.orderId)).holdExpiresAt)).toBeCloseTo(7, 1);
    const guests = await buy({ guest: true });
    expect(daysUntil((await orderOf(guests.orderId)).holdExpiresAt)).toBeLessThan(0.1);
    await Promise.all([confirmTransfer(db, guests.paymentId, 7), confirmTransfer(db, guests.paymentId, 7)]);
    expect(daysUntil((await orderOf(guests.orderId)).holdExpiresAt)).toBeCloseTo(7, 1);
  });

  it('D20.2 a guest who confirms late has the stock if it is there', async () => {
    const [lucky, late] = [await buy({ guest: true, stock: 1 }), await buy({ guest: true, stock: 1 })];
    for (const { orderId } of [lucky, late]) await runOut(db, orderId);
    await releaseExpired(db);
    const body = { items: [additionOf(late.testProduct)], address: home, deliveryMethod: 'standard' };
    await buyAtOnce(db, { accountId: await newAccount(db) }, body, parts);
    expect(await confirmTransfer(db, lucky.paymentId, 7)).toMatchObject({ isHeld: true });
    expect((await orderOf(lucky.orderId)).status).toBe('awaiting_payment');
    expect(await confirmTransfer(db, late.paymentId, 7)).toMatchObject({ isHeld: false });
  });

  it('D20.2 of a difference is asked for without keeping anything, in the language of the order', async () => {
    const asked = async (locale: 'en' | 'de') => {
      const { orderId, paymentId, amount } = await buy({ guest: true });
      await receive(paymentId, amount);
      await db.update(orders).set({ locale, holdExpiresAt: null }).where(eq(orders.id, orderId));
      const [difference] = await db
        .insert(payments)
        .values({
          orderId,
          provider: 'transfer',
          purpose: 'difference',
          reference: newReference(),
          url: '/pay',
          amount: 700,
          currency: 'EUR',
          status: 'pending',
        })
        .returning();
      const facts = { paymentId: difference?.id ?? '', orderId };
      for (let time = 0; time < 2; time += 1) await db.transaction(async (tx) => provider.onBegun?.(tx, facts));
      expect((await orderOf(orderId)).holdExpiresAt).toBeNull();
      const { rows } = await db.execute<{ data: { subject: string; text: string } }>(
        sql`select data from pgboss.job where name = 'mail' and data ->> 'text' like ${`%${difference?.reference}%`}`,
      );
      return rows.map(({ data }) => data);
    };
    const [english, ...repeated] = await asked('en');
    expect(repeated).toEqual([]);
    expect(english?.subject).toMatch(/^How to pay the difference for your order A\d+$/);
    expect(english?.text).toContain('costs €7.00 more than you have paid');
    expect(english?.text).not.toMatch(/We (?:will )?(?:then )?keep|confirm/);
    const [german] = await asked('de');
    expect(german?.subject).toMatch(/^So bezahlen Sie die Differenz zu Ihrer Bestellung A\d+$/);
    expect(german?.text).toMatch(/kostet nun 7,00\s€ mehr, als Sie bereits bezahlt haben/);
    expect(german?.text).not.toMatch(/halten Ihre Artikel|bestätigen/);
  });

  it('D20.2 is paid by the sum in full, in parts, by less that is taken, or by more, whose rest goes back', async () => {
    const full = await buy();
    expect(await receive(full.paymentId, full.amount)).toBe('paid');
    const parted = await buy();
    expect(await receive(parted.paymentId, parted.amount - 100)).toBe('part');
    expect((await orderOf(parted.orderId)).status).toBe('awaiting_payment');
    expect(await receive(parted.paymentId, 100)).toBe('paid');
    const less = await buy();
    expect(await receive(less.paymentId, less.amount - 1, { isAccepted: true })).toBe('paid');
    expect(await paymentOf(less.paymentId)).toMatchObject({ status: 'paid', receivedAmount: less.amount - 1 });
    const more = await buy();
    expect(await receive(more.paymentId, more.amount + 250)).toBe('paid');
    expect(await refundsOf(more.orderId)).toMatchObject([{ amount: 250, cause: 'overpaid', state: 'requested' }]);
    expect(await receive(more.paymentId, 300)).toBe('surplus');
    expect(await refundsOf(more.orderId)).toHaveLength(2);
  });

  it('D20.2 takes a booking once, and two halves at the same moment as the whole', async () => {
    const { paymentId, amount, orderId } = await buy();
    const [half, rest] = [Math.floor(amount / 2), Math.ceil(amount / 2)];
    const keys = [randomUUID(), randomUUID()] as const;
    const all = [receive(paymentId, half, { bookingKey: keys[0] }), receive(paymentId, rest, { bookingKey: keys[1] })];
    const again = [
      receive(paymentId, half, { bookingKey: keys[0] }),
      receive(paymentId, rest, { bookingKey: keys[1] }),
    ];
    const outcomes = await Promise.all([...all, ...again]);
    expect(outcomes.toSorted()).toEqual(['known', 'known', 'paid', 'part']);
    expect((await orderOf(orderId)).status).toBe('paid');
    expect(await refundsOf(orderId)).toEqual([]);
  });

  it('D20.2 late is paid where the stock is there, else its money is to be paid back by hand', async () => {
    const [there, gone] = [await buy({ stock: 1 }), await buy({ stock: 1 })];
    for (const { orderId } of [there, gone]) await runOut(db, orderId);
    await releaseExpired(db);
    const body = { items: [additionOf(gone.testProduct)], address: home, deliveryMethod: 'standard' };
    await buyAtOnce(db, { accountId: await newAccount(db) }, body, parts);
    expect(await receive(there.paymentId, there.amount)).toBe('paid');
    expect(await receive(gone.paymentId, gone.amount)).toBe('refunded');
    expect((await orderOf(gone.orderId)).status).toBe('refunded');
    expect(await refundsOf(gone.orderId)).toMatchObject([{ amount: gone.amount, cause: 'late', state: 'requested' }]);
  });

  it('D20.2 is reminded of once by half of its time, and told once when the time is over', async () => {
    const { paymentId, orderId } = await buy();
    const due = (days: number) =>
      db
        .update(transfers)
        .set({ dueAt: new Date(Date.now() + days * 86_400_000) })
        .where(eq(transfers.paymentId, paymentId));
    const factsOf = async () => (await db.select().from(transfers).where(eq(transfers.paymentId, paymentId)))[0]!;
    await watchTransfers(db, mailParts, async () => mailParts);
    expect((await factsOf()).remindedAt).toBeNull();
    await due(3);
    await Promise.all([
      watchTransfers(db, mailParts, async () => mailParts),
      watchTransfers(db, mailParts, async () => mailParts),
    ]);
    expect((await factsOf()).remindedAt).not.toBeNull();
    await runOut(db, orderId);
    await releaseExpired(db);
    await watchTransfers(db, mailParts, async () => mailParts);
    expect((await factsOf()).endedAt).not.toBeNull();
    expect((await orderOf(orderId)).status).toBe('expired');
  });
});

describe('the ways to pay', () => {
  it('D20.2 are those that are set up, by country and in the order of the owner', async () => {
    const all = [provider, demoProvider];
    const names = async (countryCode: string) =>
      (await waysToPay(db, all, { countryCode, currency: 'EUR' })).map(({ name }) => name);
    expect(await names('DE')).toEqual(['transfer', 'demo']);
    await db.insert(paymentMethods).values({ provider: 'transfer', countries: ['DE', 'AT'], position: 2 });
    expect(await names('DE')).toEqual(['demo', 'transfer']);
    expect(await names('FR')).toEqual(['demo']);
    await db.update(paymentMethods).set({ isEnabled: false });
    expect(await names('DE')).toEqual(['demo']);
    const body = {
      items: [additionOf(await newTestProduct(db))],
      address: home,
      deliveryMethod: 'standard',
      paymentMethod: 'transfer',
    };
    const buying = buyAtOnce(db, { accountId: await newAccount(db) }, body, {
      ...parts,
      readProviders: async () => all,
    });
    await expect(buying).rejects.toMatchObject({ code: 'PAYMENT_METHOD_INVALID' });
    await db.delete(paymentMethods);
  });

  it('D20.2 what costs nothing needs none: it is paid with its completion, once', async () => {
    let paidCount = 0;
    const settlement = { ...nothingFollows, onPaid: async () => void (paidCount += 1) };
    const coupon = await newCoupon(db, { kind: 'percentage', value: 100 });
    const body = {
      items: [additionOf(await newTestProduct(db), { quantity: 9 })],
      address: home,
      deliveryMethod: 'standard',
      coupon,
    };
    const { orderId, url } = await buyAtOnce(db, { accountId: await newAccount(db) }, body, { ...parts, settlement });
    expect(url).toBe(`/checkout/complete/${orderId}`);
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', total: 0 });
    expect(paidCount).toBe(1);
  });
});
