import { addressSigner } from '../../platform/signing/signer.ts';

/**
 * Gives the address of an order's invoice, or of another document of the order, which whoever was given it may fetch
 * for one to two hours.
 */
export type SignInvoice = (
  orderId: string,
  more?: { now?: number | undefined; documentId?: string | undefined },
) => string;

export const invoiceAddresses = (secret: Buffer) => addressSigner(secret, 'invoice', { hours: 1, grid: 1 });

export function invoiceSigner(secret: Buffer): SignInvoice {
  const signer = invoiceAddresses(secret);
  return (orderId, { now, documentId } = {}) =>
    `/invoices/${orderId}?${signer.query(orderId, now)}${documentId ? `&document=${documentId}` : ''}`;
}
