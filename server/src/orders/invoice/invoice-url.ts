import { addressSigner } from '../../platform/signing/signer.ts';

/** Gives the address of an order's invoice, which whoever was given it may fetch for one to two hours. */
export type SignInvoice = (orderId: string, when?: { now: number }) => string;

export const invoiceAddresses = (secret: Buffer) => addressSigner(secret, 'invoice', { hours: 1, grid: 1 });

export function invoiceSigner(secret: Buffer): SignInvoice {
  const signer = invoiceAddresses(secret);
  return (orderId, when) => `/invoices/${orderId}?${signer.query(orderId, when?.now)}`;
}
