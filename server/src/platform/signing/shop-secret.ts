import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { shopFacts } from '../db/tables.ts';

/** A key of the shop's own, 256 random bits; made at the first call, the same in every process after. */
export async function shopSecret(db: Database, name: string): Promise<Buffer> {
  const matchesName = eq(shopFacts.name, name);
  const read = async () => (await db.select().from(shopFacts).where(matchesName))[0]?.value;
  let value = await read();
  if (!value) {
    const newSecret = randomBytes(32).toString('base64url');
    await db.insert(shopFacts).values({ name, value: newSecret }).onConflictDoNothing();
    value = await read();
  }
  if (!value) throw new Error(`The key ${name} was not kept.`);
  return Buffer.from(value, 'base64url');
}
