import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// OWASP's smallest recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A hash that no password fits: checking against it takes as long as checking against somebody's. */
export const nobodysHash = `${prefix}${base64(Buffer.alloc(saltBytes))}$${base64(Buffer.alloc(tagBytes))}`;

/** The argon2id hash of a password, as a PHC string; made in a thread of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await derive('argon2id', parametersOf(password, salt, tagBytes, cost));
  return `${prefix}${base64(salt)}$${base64(tag)}`;
}

/** Whether it is the password, by the parameters with which its hash was made. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = form.exec(hash) ?? [];
  if (!memory) throw new Error('a password hash has a form that is not known');
  const expected = Buffer.from(tag, 'base64');
  const its = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await derive('argon2id', parametersOf(password, Buffer.from(salt, 'base64'), expected.length, its));
  return timingSafeEqual(actual, expected);
}

/** Whether it is a hash that no password fits, with the parameters of whatever day: such an account is nobody's. */
export function isUnusableHash(hash: string): boolean {
  const [, , , , , tag = ''] = form.exec(hash) ?? [];
  return tag !== '' && Buffer.from(tag, 'base64').every((byte) => byte === 0);
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(prefix);
}

function parametersOf(password: string, nonce: Buffer, tagLength: number, its: typeof cost): Argon2Parameters {
  // The same letters can be typed in several encodings, depending on the keyboard.
  return { message: Buffer.from(password.normalize('NFKC')), nonce, tagLength, ...its };
}
