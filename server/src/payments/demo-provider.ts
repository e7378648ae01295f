import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { shopFacts } from '../db/tables.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** A provider that takes no money: its page, on this server, lets everybody say how the payment went. */
export const demoProvider: PaymentProvider = {
  name: 'demo',
  async create({ paymentId }) {
    return { reference: paymentId, url: `/pay/demo/${paymentId}` };
  },
  // It never took any; that the payment is marked refunded is all there is to it.
  async refund() {},
};

/** The key with which the demo provider signs what it tells; made at the first call, the same in every process after. */
export async function demoSecret(db: Database): Promise<Buffer> {
  const name = 'demo-payment-secret';
  const isOurs = eq(shopFacts.name, name);
  const read = async () => (await db.select().from(shopFacts).where(isOurs))[0]?.value;
  let value = await read();
  if (!value) {
    const made = randomBytes(32).toString('base64url');
    await db.insert(shopFacts).values({ name, value: made }).onConflictDoNothing();
    value = await read();
  }
  if (!value) throw new Error('The key of the demo payments was not kept.');
  return Buffer.from(value, 'base64url');
}

/** HMAC-SHA-256 of the body's bytes, in hexadecimal: the header `x-demo-signature`. */
export function signEvent(secret: Buffer, body: Buffer | string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

export function isSignedEvent(secret: Buffer, body: Buffer, signature: string): boolean {
  const wanted = Buffer.from(signEvent(secret, body));
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
