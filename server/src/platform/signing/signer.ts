import { createHmac, timingSafeEqual } from 'node:crypto';

const hour = 3_600_000;

/** What proves that somebody was given something here: an HMAC-SHA-256 over the purpose and the content. */
export const macOf = (secret: Buffer, purpose: string, content: Buffer | string): Buffer =>
  createHmac('sha256', secret).update(purpose).update(content).digest();

const isSame = (actual: Buffer, expected: Buffer): boolean =>
  actual.length === expected.length && timingSafeEqual(actual, expected);

/** The proof in the query of a signed address; `expires` in seconds. */
interface AddressProof {
  expires: string | number;
  signature: string;
}

interface Life {
  /** The least that an address lasts, in hours. */
  hours: number;
  /** Expiries lie on a grid of so many hours: within it the same address is given again, and a browser has its copy. */
  grid: number;
}

/** Signs addresses that hold for a time. */
export interface AddressSigner {
  /** The query that proves `name`; `now` in milliseconds. */
  query(name: string, now?: number): string;
  /** For how many more seconds the proof of `name` holds; null when it does not. */
  secondsLeft(name: string, proof: AddressProof, now?: number): number | null;
}

/** Signs the addresses of one purpose: what was signed for another does not hold. */
export function addressSigner(secret: Buffer, purpose: string, { hours, grid }: Life): AddressSigner {
  const step = grid * hour;
  const purposeName = (name: string) => (purpose ? `${purpose} ${name}` : name);
  const macFor = (name: string, expires: number) => macOf(secret, purposeName(name), `\n${expires}`);
  return {
    query(name, now = Date.now()) {
      const expires = (Math.ceil((now + hours * hour) / step) * step) / 1000;
      return `expires=${expires}&signature=${macFor(name, expires).toString('base64url')}`;
    },
    secondsLeft(name, proof, now = Date.now()) {
      const expires = Number(proof.expires);
      if (!isSame(Buffer.from(proof.signature, 'base64url'), macFor(name, expires)) || expires * 1000 <= now)
        return null;
      return Math.floor(expires - now / 1000);
    },
  };
}

/** Writes bytes as a token that only this shop can make, and reads them from it. */
export interface TokenSigner {
  write(content: Buffer): string;
  /** The bytes; null for a token that was not made here. */
  read(token: string): Buffer | null;
}

const sealBytes = 16;

/** Signs tokens of one purpose, each of so many bytes of content and 128 bits of proof, in the letters of base64url. */
export function tokenSigner(secret: Buffer, purpose: string, contentBytes: number): TokenSigner {
  const write = (content: Buffer) =>
    Buffer.concat([content, macOf(secret, purpose, content).subarray(0, sealBytes)]).toString('base64url');
  return {
    write,
    read(token) {
      const content = Buffer.from(token, 'base64url').subarray(0, contentBytes);
      // Compared as it is written: the last letter may have spare bits, and there is one token and not several.
      return isSame(Buffer.from(token), Buffer.from(write(content))) ? content : null;
    },
  };
}

/** The 16 bytes of a UUID. */
export const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

export const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
