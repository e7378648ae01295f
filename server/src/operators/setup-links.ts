import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { hashSecret, newSecret } from '../accounts/secret.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { audit } from './audit.ts';
import { operatorLinks, operators } from './tables.ts';

type LinkRow = typeof operatorLinks.$inferSelect;

/** How long a link works: one that a terminal shows is for whoever sits before it. */
const lifetime = {
  first: sql`interval '15 minutes'`,
  reset: sql`interval '15 minutes'`,
  invitation: sql`interval '3 days'`,
};

/** The token stands behind `#`, which browsers send to no server: no log on the way has it. */
export const setupAddress = (shopUrl: string, token: string): string => `${shopUrl}/admin/setup#${token}`;

/** Makes a link; answers the token in it, of which only the hash is stored. */
export async function makeLink(
  tx: Database,
  link: Pick<LinkRow, 'purpose' | 'role'> & Partial<Pick<LinkRow, 'operatorId' | 'email'>>,
  lasts = lifetime[link.purpose],
): Promise<{ token: string; link: LinkRow }> {
  const token = newSecret();
  const expiresAt = sql`now() + ${lasts}`;
  const [row = fail('INTERNAL')] = await tx
    .insert(operatorLinks)
    .values({ ...link, tokenHash: hashSecret(token), expiresAt })
    .returning();
  return { token, link: row };
}

const isUsable = (token: string) =>
  and(
    eq(operatorLinks.tokenHash, hashSecret(token)),
    isNull(operatorLinks.usedAt),
    gt(operatorLinks.expiresAt, sql`now()`),
  );

export const hasOperators = async (db: Database): Promise<boolean> =>
  (await db.select({ id: operators.id }).from(operators).where(isNull(operators.removedAt)).limit(1)).length > 0;

/** A link that can still be used; fails with TOKEN_INVALID. */
export async function usableLink(db: Database, token: string): Promise<LinkRow> {
  const [link] = await db.select().from(operatorLinks).where(isUsable(token));
  if (!link || (link.purpose === 'first' && (await hasOperators(db)))) return fail('TOKEN_INVALID');
  return link;
}

/** Uses a link up, in the caller's transaction; fails with TOKEN_INVALID. Of two that come at once, one wins. */
export async function consumeLink(tx: Database, token: string): Promise<LinkRow> {
  const [link] = await tx
    .update(operatorLinks)
    .set({ usedAt: sql`now()` })
    .where(isUsable(token))
    .returning();
  if (!link) return fail('TOKEN_INVALID');
  if (link.purpose !== 'first') return link;
  // Of several links for the first operator one wins too, whichever of them are used at once.
  await tx.execute(sql`lock table ${operators} in share row exclusive mode`);
  return (await hasOperators(tx)) ? fail('TOKEN_INVALID') : link;
}

/** A link for the first operator; null when there is one already. Older ones are worth nothing from then on. */
export async function firstOperatorLink(db: Database, shopUrl: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    if (await hasOperators(tx)) return null;
    await tx.delete(operatorLinks).where(eq(operatorLinks.purpose, 'first'));
    const { token, link } = await makeLink(tx, { purpose: 'first', role: 'owner' });
    const subject = { kind: 'operator', id: link.id } as const;
    await audit(tx, null, { action: 'operator.link.made', subject, after: { purpose: 'first' } });
    return setupAddress(shopUrl, token);
  });
}

/** A link by which an operator who lost everything renews what they sign in by; null when there is no such operator. */
export async function resetLink(db: Database, email: string, shopUrl: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [operator] = await tx
      .select()
      .from(operators)
      .where(and(eq(operators.email, email), isNull(operators.removedAt)))
      .for('no key update');
    if (!operator) return null;
    return setupAddress(shopUrl, await makeResetLink(tx, operator, null));
  });
}

/** A mail may wait for a day until it is read. */
const mailedLifetime = sql`interval '1 day'`;

/** Makes the only link by which an operator renews what they sign in by; `by` is null for the command line. */
export async function makeResetLink(
  tx: Database,
  { id: operatorId, role }: Pick<typeof operators.$inferSelect, 'id' | 'role'>,
  by: Pick<Operator, 'id'> | null,
): Promise<string> {
  await tx
    .delete(operatorLinks)
    .where(and(eq(operatorLinks.purpose, 'reset'), eq(operatorLinks.operatorId, operatorId)));
  const lasts = by === null ? lifetime.reset : mailedLifetime;
  const { token } = await makeLink(tx, { purpose: 'reset', role, operatorId }, lasts);
  const subject = { kind: 'operator', id: operatorId } as const;
  await audit(tx, by, { action: 'operator.link.made', subject, after: { purpose: 'reset' } });
  return token;
}
