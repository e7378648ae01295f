import { randomBytes } from 'node:crypto';

// Lower case without i, l, o and u: whoever reads the code from a print and types it gets it right.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 26 signs of five random bits: 130 bits, which nobody guesses. */
export function newViewerCode(): string {
  return Array.from(randomBytes(26), (byte) => alphabet[byte & 31]).join('');
}
