import { isSigned, sign } from '../../files/signed-url.ts';

const hour = 3_600_000;
const life = 2 * hour;

/** Gives the address of an order's invoice, which whoever was given it may fetch for one to two hours. */
export type SignInvoice = (orderId: string, when?: { now: number }) => string;

const nameOf = (orderId: string) => `invoice ${orderId}`;

export function invoiceSigner(secret: Buffer): SignInvoice {
  return (orderId, { now } = { now: Date.now() }) => {
    // On the hour, so that a page that is loaded again names the same address.
    const expires = (Math.floor((now + life) / hour) * hour) / 1000;
    const signature = sign(secret, nameOf(orderId), expires).toString('base64url');
    return `/invoices/${orderId}?expires=${expires}&signature=${signature}`;
  };
}

export const isSignedInvoice = (
  secret: Buffer,
  orderId: string,
  { expires, signature }: { expires: string; signature: string },
  now: number,
): boolean => isSigned(secret, nameOf(orderId), Number(expires), signature, now);
