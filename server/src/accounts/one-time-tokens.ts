import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { accounts, oneTimeTokens } from './tables.ts';
import { hashSecret, newSecret } from './secret.ts';

type Purpose = (typeof oneTimeTokens.$inferSelect)['purpose'];

const lifetime = { verify: sql`interval '48 hours'`, reset: sql`interval '1 hour'`, email: sql`interval '48 hours'` };

/**
 * A token for a link in a mail. A new link to a new password or address makes the older ones worthless; of several mails
 * that confirm a registration any will do, because people open whichever they find, and the first use ends the others.
 */
export async function issueToken(
  db: Database,
  accountId: string,
  purpose: Purpose,
  newEmail: string | null = null,
): Promise<string> {
  const token = newSecret();
  await db.transaction(async (tx) => {
    // Two that are asked for at once stand in line here, so that the second one sees the first.
    await lockAccount(tx, accountId);
    if (purpose !== 'verify') await tx.delete(oneTimeTokens).where(ofPurpose(accountId, purpose));
    const expiresAt = sql`now() + ${lifetime[purpose]}`;
    await tx.insert(oneTimeTokens).values({ tokenHash: hashSecret(token), accountId, purpose, newEmail, expiresAt });
  });
  return token;
}

/**
 * Uses a token up, in the caller's transaction, and answers its account; null when it was used, has expired or never
 * was. Of two that come at once, one wins.
 */
export async function consumeToken(tx: Database, token: string, purpose: Purpose): Promise<string | null> {
  return (await consume(tx, token, purpose))?.accountId ?? null;
}

/** The same for a token that proves a new e-mail address. */
export async function consumeNewEmail(tx: Database, token: string) {
  const tokenRow = await consume(tx, token, 'email');
  return tokenRow?.newEmail ? { accountId: tokenRow.accountId, newEmail: tokenRow.newEmail } : null;
}

async function consume(tx: Database, token: string, purpose: Purpose) {
  const matchesToken = and(eq(oneTimeTokens.tokenHash, hashSecret(token)), eq(oneTimeTokens.purpose, purpose));
  const [tokenRow] = await tx.select({ accountId: oneTimeTokens.accountId }).from(oneTimeTokens).where(matchesToken);
  if (!tokenRow) return null;
  // The account before its tokens, everywhere: otherwise two could wait for each other.
  await lockAccount(tx, tokenRow.accountId);
  const usedTokens = await tx
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(and(matchesToken, isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, sql`now()`)))
    .returning({ accountId: oneTimeTokens.accountId, newEmail: oneTimeTokens.newEmail });
  if (!usedTokens[0]) return null;
  await tx.delete(oneTimeTokens).where(and(ofPurpose(tokenRow.accountId, purpose), isNull(oneTimeTokens.usedAt)));
  return usedTokens[0];
}

const ofPurpose = (accountId: string, purpose: Purpose) =>
  and(eq(oneTimeTokens.accountId, accountId), eq(oneTimeTokens.purpose, purpose));

/** Lets what is done about an account be done one after the other, until the transaction ends. */
export async function lockAccount(tx: Database, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}
