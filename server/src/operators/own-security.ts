import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { OwnSecurity } from '@afterimage/contract/admin/operators.ts';
import { deviceOf } from '../accounts/device.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Context, type Handlers, type Operator, operatorOf } from '../platform/http/handlers.ts';
import { audit } from './audit.ts';
import type { OperatorParts } from './operator-parts.ts';
import { clearOperatorCookie } from './operator-sessions.ts';
import { newPasskeyChallenge, verifiedPasskey } from './passkeys.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes.ts';
import { checkedPassword } from './setup.ts';
import { demandFreshSignIn, sessionOnWire } from './sign-in.ts';
import { operatorPasskeys, operators, operatorSessions, operatorTokens } from './tables.ts';
import { newTotpSecret, storedTotp } from './totp.ts';
import { shopName } from '@afterimage/words/shop-name.ts';

/** The calls about one's own session and passkeys. */
const ownPasskeyHandlers = (parts: OperatorParts) =>
  ({
    getOperatorSession: (context) => sessionOnWire(context.db, operatorOf(context)),
    signOutOperator: signOut,
    getOwnSecurity: (context) => securityOf(context),

    changeOwnName: async (context, { body: { name, locale } }) => {
      const operator = operatorOf(context);
      await context.db.transaction(async (tx) => {
        await tx.update(operators).set({ name, locale }).where(eq(operators.id, operator.id));
        const change = { before: { name: operator.name }, after: { name } };
        if (name !== operator.name)
          await audit(tx, operator, { action: 'operator.renamed', subject: self(operator), ...change });
      });
      return sessionOnWire(context.db, { ...operator, name });
    },

    getPasskeyChallenge: async (context) => {
      await demandFreshSignIn(context);
      const { id, name, email } = operatorOf(context);
      const owner = { purpose: `operator ${id}` as const, id, name, email };
      return { options: await newPasskeyChallenge(context.db, owner, { url: parts.shopUrl(), name: shopName() }) };
    },

    addPasskey: async (context, { body }) => {
      await demandFreshSignIn(context);
      const operator = operatorOf(context);
      const purpose = `operator ${operator.id}` as const;
      const passkey = await verifiedPasskey(context.db, body, { purpose, shopUrl: parts.shopUrl() });
      await context.db.transaction(async (tx) => {
        await tx.insert(operatorPasskeys).values({ ...passkey, operatorId: operator.id });
        const after = { name: passkey.name };
        await audit(tx, operator, { action: 'operator.passkey.added', subject: self(operator), after });
      });
      return securityOf(context);
    },

    renamePasskey: async (context, { params: { passkeyId }, body: { name } }) => {
      await renamePasskey(context, passkeyId, name);
      return securityOf(context);
    },

    removePasskey: async (context, { params: { passkeyId } }) => {
      await demandFreshSignIn(context);
      await removePasskey(context, passkeyId);
      return securityOf(context);
    },
  }) satisfies Partial<Handlers>;

/** The calls about passwords and codes of one's own. */
const ownSecretHandlers = (parts: OperatorParts) =>
  ({
    getOwnTotp: async (context) => {
      await demandFreshSignIn(context);
      const { id, email } = operatorOf(context);
      return newTotpSecret(parts.secret, `operator ${id}`, { issuer: shopName(), label: email });
    },

    setOwnPassword: async (context, { body }) => {
      await demandFreshSignIn(context);
      const { id, email, sessionId } = operatorOf(context);
      const its = await checkedPassword(body, { email, whose: `operator ${id}`, key: parts.secret });
      await context.db.transaction(async (tx) => {
        const secrets = { totpSecret: storedTotp(parts.secret, id, its.secret), totpStep: its.step };
        await tx
          .update(operators)
          .set({ passwordHash: its.passwordHash, ...secrets })
          .where(eq(operators.id, id));
        await tx
          .delete(operatorSessions)
          .where(and(eq(operatorSessions.operatorId, id), ne(operatorSessions.id, sessionId)));
        // Who knew the old one may have made tokens by it.
        await tx.delete(operatorTokens).where(eq(operatorTokens.operatorId, id));
        await audit(
          tx,
          { id },
          { action: 'operator.password.changed', subject: self({ id }), after: { password: true } },
        );
      });
      return securityOf(context);
    },

    removeOwnPassword: async (context) => {
      await demandFreshSignIn(context);
      const { id } = operatorOf(context);
      await context.db.transaction(async (tx) => {
        await lockOperator(tx, id);
        if ((await tx.$count(operatorPasskeys, eq(operatorPasskeys.operatorId, id))) === 0) fail('LAST_FACTOR');
        await tx
          .update(operators)
          .set({ passwordHash: null, totpSecret: null, totpStep: 0 })
          .where(eq(operators.id, id));
        await audit(
          tx,
          { id },
          { action: 'operator.password.changed', subject: self({ id }), after: { password: false } },
        );
      });
      return securityOf(context);
    },

    makeRecoveryCodes: async (context) => {
      await demandFreshSignIn(context);
      const { id } = operatorOf(context);
      const codeList = await context.db.transaction(async (tx) => {
        await lockOperator(tx, id);
        await audit(tx, { id }, { action: 'operator.codes.made', subject: self({ id }) });
        return replaceRecoveryCodes(tx, id);
      });
      return { codeList };
    },

    endOwnOperatorSession: async (context, { params: { sessionId } }) => {
      const operator = operatorOf(context);
      await endSessionOf(context.db, operator, { operatorId: operator.id, sessionId });
      return securityOf(context);
    },
  }) satisfies Partial<Handlers>;

/** The calls about one's own session and what one signs in by. */
export const ownSecurityHandlers = (parts: OperatorParts) => ({
  ...ownPasskeyHandlers(parts),
  ...ownSecretHandlers(parts),
});

const self = ({ id }: { id: string }) => ({ kind: 'operator', id }) as const;

/** Lets what is done about what an operator signs in by be done one after the other, until the transaction ends. */
async function lockOperator(tx: Database, id: string): Promise<void> {
  await tx.select({ id: operators.id }).from(operators).where(eq(operators.id, id)).for('no key update');
}

async function signOut(context: Context): Promise<Record<string, never>> {
  const operator = operatorOf(context);
  await context.db.transaction(async (tx) => {
    await tx.delete(operatorSessions).where(eq(operatorSessions.id, operator.sessionId));
    await audit(tx, operator, { action: 'operator.signed_out', subject: self(operator) });
  });
  clearOperatorCookie(context.browser);
  return {};
}

async function renamePasskey(context: Context, passkeyId: string, name: string): Promise<void> {
  const operator = operatorOf(context);
  await context.db.transaction(async (tx) => {
    const isOwn = and(eq(operatorPasskeys.id, passkeyId), eq(operatorPasskeys.operatorId, operator.id));
    const [passkey] = await tx.select().from(operatorPasskeys).where(isOwn).for('update');
    if (!passkey) return fail('NOT_FOUND');
    if (passkey.name === name) return;
    await tx.update(operatorPasskeys).set({ name }).where(isOwn);
    const change = { before: { name: passkey.name }, after: { name } };
    await audit(tx, operator, { action: 'operator.passkey.renamed', subject: self(operator), ...change });
  });
}

async function removePasskey(context: Context, passkeyId: string): Promise<void> {
  const operator = operatorOf(context);
  await context.db.transaction(async (tx) => {
    await lockOperator(tx, operator.id);
    const [removed] = await tx
      .delete(operatorPasskeys)
      .where(and(eq(operatorPasskeys.id, passkeyId), eq(operatorPasskeys.operatorId, operator.id)))
      .returning({ name: operatorPasskeys.name });
    if (!removed) return fail('NOT_FOUND');
    const [row] = await tx
      .select({ passwordHash: operators.passwordHash })
      .from(operators)
      .where(eq(operators.id, operator.id));
    const passkeysLeft = await tx.$count(operatorPasskeys, eq(operatorPasskeys.operatorId, operator.id));
    if (row?.passwordHash == null && passkeysLeft === 0) fail('LAST_FACTOR');
    return audit(tx, operator, { action: 'operator.passkey.removed', subject: self(operator), before: removed });
  });
}

/** Ends a session of an operator, by themselves or by an owner; fails with SESSION_NOT_FOUND. */
export async function endSessionOf(
  db: Database,
  by: Operator,
  { operatorId, sessionId }: { operatorId: string; sessionId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(operatorSessions)
      .where(and(eq(operatorSessions.id, sessionId), eq(operatorSessions.operatorId, operatorId)))
      .returning({ userAgent: operatorSessions.userAgent });
    if (!ended) return fail('SESSION_NOT_FOUND');
    const before = deviceOf(ended.userAgent);
    return audit(tx, by, { action: 'operator.session.ended', subject: self({ id: operatorId }), before });
  });
}

async function securityOf(context: Context): Promise<OwnSecurity> {
  const { db } = context;
  const { id, sessionId } = operatorOf(context);
  const [row] = await db.select({ passwordHash: operators.passwordHash }).from(operators).where(eq(operators.id, id));
  const passkeys = await db
    .select()
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, id))
    .orderBy(operatorPasskeys.createdAt, operatorPasskeys.id);
  const sessions = await sessionsOf(db, sessionId);
  return {
    passkeyList: passkeys.map(({ id: passkeyId, name, isBackedUp, createdAt, lastUsedAt }) => ({
      id: passkeyId,
      name,
      isBackedUp,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    hasPassword: row?.passwordHash != null,
    codesLeft: await recoveryCodesLeft(db, id),
    sessionList: sessions.get(id) ?? [],
  };
}

/** Where operators are signed in, by operator: the session that asks first, then by their last use. */
export async function sessionsOf(db: Database, ownId: string): Promise<Map<string, OwnSecurity['sessionList']>> {
  const rows = await db
    .select()
    .from(operatorSessions)
    .where(gt(operatorSessions.expiresAt, sql`now()`))
    .orderBy(desc(sql`${operatorSessions.id} = ${ownId}`), desc(operatorSessions.lastUsedAt), operatorSessions.id);
  const sessions = new Map<string, OwnSecurity['sessionList']>();
  for (const { id, operatorId, userAgent, createdAt, lastUsedAt } of rows) {
    const moments = { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() };
    const session = { id, ...deviceOf(userAgent), ...moments, current: id === ownId };
    sessions.set(operatorId, [...(sessions.get(operatorId) ?? []), session]);
  }
  return sessions;
}
