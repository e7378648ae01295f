import { argon2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword, isOutdated, nobodysHash, verifyPassword } from './password.ts';

it('D5.2 keeps a password as an argon2id PHC string with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword('correct horse', one)).toBe(true);
  expect(await verifyPassword('correct horsf', one)).toBe(false);
});

it('D5.2 verifies what the reference implementation of argon2 has made', async () => {
  // From the test vectors of phc-winner-argon2 (test.c): m = 2^16, t = 2, p = 1, "password", "somesalt".
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', hash)).toBe(true);
  expect(await verifyPassword('Password', hash)).toBe(false);
});

it('D5.2 takes the same letters in whatever way a keyboard composes them', async () => {
  expect(await verifyPassword('cafe\u0301 a\u0308', await hashPassword('caf\u00e9 \u00e4'))).toBe(true);
});

it('D5.2 a hash with other parameters is verified, and known as outdated', async () => {
  const salt = Buffer.from('0123456789abcdef');
  const its = { message: 'old password', nonce: salt, parallelism: 1, tagLength: 32, memory: 4096, passes: 3 };
  const tag = argon2Sync('argon2id', its);
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const old = `$argon2id$v=19$m=4096,t=3,p=1$${text(salt)}$${text(tag)}`;
  expect(await verifyPassword('old password', old)).toBe(true);
  expect(isOutdated(old)).toBe(true);
  expect(isOutdated(await hashPassword('old password'))).toBe(false);
});

it("S7.1 nobody's hash costs as much as somebody's and fits nothing", async () => {
  expect(isOutdated(nobodysHash)).toBe(false);
  for (const password of ['', 'password', '\0']) expect(await verifyPassword(password, nobodysHash)).toBe(false);
});

it('S7.1 hashing leaves the event loop free', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  await Promise.all(Array.from({ length: 6 }, () => hashPassword('correct horse')));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
});
