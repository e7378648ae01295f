import { isSigned, sign } from '../files/signed-url.ts';

const hour = 3_600_000;
const life = 2 * hour;

/** Gives the address of a print file, which whoever was given it may fetch for one to two hours. */
export type SignPrint = (printId: string, when?: { now: number }) => string;

const nameOf = (printId: string) => `print ${printId}`;

export function printSigner(secret: Buffer): SignPrint {
  return (printId, { now } = { now: Date.now() }) => {
    // On the hour, so that a page that is loaded again names the same address.
    const expires = (Math.floor((now + life) / hour) * hour) / 1000;
    const signature = sign(secret, nameOf(printId), expires).toString('base64url');
    return `/print-files/${printId}?expires=${expires}&signature=${signature}`;
  };
}

export const isSignedPrint = (
  secret: Buffer,
  printId: string,
  { expires, signature }: { expires: string; signature: string },
  now: number,
): boolean => isSigned(secret, nameOf(printId), Number(expires), signature, now);
