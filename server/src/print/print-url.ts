import { addressSigner } from '../platform/signing/signer.ts';

/** Gives the address of a print file, which whoever was given it may fetch for one to two hours. */
export type SignPrint = (printId: string, when?: { now: number }) => string;

export const printAddresses = (secret: Buffer) => addressSigner(secret, 'print', { hours: 1, grid: 1 });

export function printSigner(secret: Buffer): SignPrint {
  const signer = printAddresses(secret);
  return (printId, when) => `/print-files/${printId}?${signer.query(printId, when?.now)}`;
}
