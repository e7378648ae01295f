import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { fileAddresses, fileSecret, urlSigner } from './signed-url.ts';

const hour = 3_600_000;
const secret = randomBytes(32);
const id = randomUUID();
const signUrl = urlSigner(secret);
const noon = Date.UTC(2026, 0, 1, 12);

function partsOf(url: string): { expires: number; signature: string } {
  const query = new URL(url, 'http://shop').searchParams;
  return { expires: Number(query.get('expires')), signature: query.get('signature') ?? '' };
}

describe('a signed address', () => {
  it('D7.44 is the same for hours, so that a browser keeps the file', () => {
    const addresses = [1, 3, 6, 11.9].map((hours) => signUrl(id, { now: noon + hours * hour }));
    expect(new Set(addresses).size).toBe(1);
    expect(signUrl(id, { now: noon + 13 * hour })).not.toBe(addresses[0]);
  });

  it('D7.44 lasts 24 to 36 hours, whenever it is made', () => {
    for (let minutes = 0; minutes < 48 * 60; minutes += 7) {
      const now = noon + minutes * 60_000;
      const life = partsOf(signUrl(id, { now })).expires * 1000 - now;
      expect(life).toBeGreaterThanOrEqual(24 * hour);
      expect(life).toBeLessThan(36 * hour);
    }
  });

  it('D7.44 holds for this file, this expiry and this shop only', () => {
    const { expires, signature } = partsOf(signUrl(id, { now: noon }));
    const isSigned = (of: Buffer, name: string, until: number, now: number) =>
      fileAddresses(of).secondsLeft(name, { expires: until, signature }, now) !== null;
    expect(isSigned(secret, id, expires, noon)).toBe(true);
    expect(isSigned(secret, id, expires, expires * 1000)).toBe(false);
    expect(isSigned(secret, id, expires + 1, noon)).toBe(false);
    expect(isSigned(secret, randomUUID(), expires, noon)).toBe(false);
    expect(isSigned(randomBytes(32), id, expires, noon)).toBe(false);
  });
});

describe('the key that signs', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it('D7.44 is made once, also when several processes start together', async () => {
    const keys = await Promise.all(Array.from({ length: 6 }, () => fileSecret(database.db)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]?.length).toBe(32);
  });
});
