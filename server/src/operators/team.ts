import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Checked } from '@afterimage/contract/api.ts';
import type { Team } from '@afterimage/contract/admin/operators.ts';
import type { Role } from '@afterimage/contract/values/rights.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { isLocale } from '@afterimage/words/locale.ts';
import { emailKey } from '../accounts/email-key.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Context, type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { audit } from './audit.ts';
import { invitationMail } from './invitation-mail.ts';
import type { OperatorParts } from './operator-parts.ts';
import { words } from './operators.words.ts';
import { endSessionOf, sessionsOf } from './own-security.ts';
import { registerPutBack } from './put-back.ts';
import { resetMail } from './reset-mail.ts';
import { makeLink, makeResetLink, setupAddress } from './setup-links.ts';
import { demandFreshSignIn } from './sign-in.ts';
import { operatorLinks, operatorPasskeys, operators, operatorSessions, operatorTokens } from './tables.ts';
import { shopName } from '@afterimage/words/shop-name.ts';

/** The calls about who else may sign in. */
export const teamHandlers = (parts: OperatorParts) =>
  ({
    listTeam: (context) => teamOf(context),

    inviteOperator: async (context, { body }) => {
      await demandFreshSignIn(context);
      await invite(context, body, parts);
      return teamOf(context);
    },

    withdrawInvitation: async (context, { params: { invitationId } }) => {
      await context.db.transaction(async (tx) => {
        const [withdrawn] = await tx
          .delete(operatorLinks)
          .where(and(eq(operatorLinks.id, invitationId), or(isOpenInvitation, isOpenReset)))
          .returning({ email: operatorLinks.email, role: operatorLinks.role, operatorId: operatorLinks.operatorId });
        if (!withdrawn) return fail('NOT_FOUND');
        const { operatorId, ...before } = withdrawn;
        const subject = { kind: 'operator', id: operatorId ?? invitationId } as const;
        return audit(tx, operatorOf(context), { action: 'operator.invitation.withdrawn', subject, before });
      });
      return teamOf(context);
    },

    changeOperatorRole: async (context, { params: { operatorId }, body: { role } }) => {
      await demandFreshSignIn(context);
      await context.db.transaction(async (tx) => {
        const before = await changeRole(tx, operatorId, role);
        const subject = { kind: 'operator', id: operatorId } as const;
        const change = { before: { role: before }, after: { role } };
        if (before !== role)
          await audit(tx, operatorOf(context), { action: 'operator.role.changed', subject, ...change });
      });
      return teamOf(context);
    },

    resetOperator: async (context, { params: { operatorId } }) => {
      await demandFreshSignIn(context);
      await mailResetLink(context, operatorId, parts);
      return teamOf(context);
    },

    removeOperator: async (context, { params: { operatorId } }) => {
      await demandFreshSignIn(context);
      await removeOperator(context, operatorId);
      return teamOf(context);
    },

    endOperatorSession: async (context, { params }) => {
      await endSessionOf(context.db, operatorOf(context), params);
      return teamOf(context);
    },
  }) satisfies Partial<Handlers>;

const isThere = isNull(operators.removedAt);
const isOpen = and(isNull(operatorLinks.usedAt), gt(operatorLinks.expiresAt, sql`now()`));
const isOpenInvitation = and(eq(operatorLinks.purpose, 'invitation'), isOpen);
const isOpenReset = and(eq(operatorLinks.purpose, 'reset'), isOpen);

async function teamOf(context: Context): Promise<Team> {
  const { db } = context;
  const rows = await db
    .select({
      operator: operators,
      passkeyCount: db.$count(operatorPasskeys, eq(operatorPasskeys.operatorId, operators.id)),
    })
    .from(operators)
    .where(isThere)
    .orderBy(asc(operators.name), asc(operators.id));
  const sessions = await sessionsOf(db, operatorOf(context).sessionId);
  const invitations = await db
    .select()
    .from(operatorLinks)
    .where(isOpenInvitation)
    .orderBy(asc(operatorLinks.createdAt), asc(operatorLinks.id));
  const resets = await db.select().from(operatorLinks).where(isOpenReset);
  const resetOf = new Map(
    resets.map(({ id, operatorId, expiresAt }) => [operatorId, { id, expiresAt: expiresAt.toISOString() }]),
  );
  return {
    operatorList: rows.map(({ operator: { id, name, emailShown, role, createdAt, passwordHash }, passkeyCount }) => ({
      id,
      name,
      email: emailShown,
      role,
      createdAt: createdAt.toISOString(),
      passkeyCount,
      hasPassword: passwordHash !== null,
      sessionList: sessions.get(id) ?? [],
      reset: resetOf.get(id) ?? null,
    })),
    invitationList: invitations.map(({ id, email, role, createdAt, expiresAt }) => ({
      id,
      email: email ?? '',
      role,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

async function invite(
  context: Context,
  { email, role }: Checked<'inviteOperator'>['body'],
  { shopUrl, throttle }: OperatorParts,
): Promise<void> {
  const operator = operatorOf(context);
  await throttle.take('invitation of an operator', operator.id);
  await context.db.transaction(async (tx) => {
    const [existing] = await tx
      .select({ id: operators.id })
      .from(operators)
      .where(and(eq(operators.email, emailKey(email)), isThere));
    if (existing) fail('EMAIL_TAKEN', (locale) => ({ fields: { email: inLocale(words, locale).invitedTwice } }));
    // A further invitation of the same person makes the one before it worthless.
    await tx
      .delete(operatorLinks)
      .where(and(isOpenInvitation, sql`lower(${operatorLinks.email}) = ${emailKey(email)}`));
    const { token, link } = await makeLink(tx, { purpose: 'invitation', role, email });
    const subject = { kind: 'operator', id: link.id } as const;
    await audit(tx, operator, { action: 'operator.invited', subject, after: { email, role } });
    const url = setupAddress(shopUrl(), token);
    const shop = { url: shopUrl(), name: shopName() };
    await enqueueMail(tx, invitationMail({ to: email, from: operator.name, url, shop, locale: context.locale }));
  });
}

async function mailResetLink(
  context: Context,
  operatorId: string,
  { shopUrl, throttle }: OperatorParts,
): Promise<void> {
  const by = operatorOf(context);
  await throttle.take('invitation of an operator', by.id);
  await context.db.transaction(async (tx) => {
    const [operator] = await tx
      .select()
      .from(operators)
      .where(and(eq(operators.id, operatorId), isThere))
      .for('no key update');
    if (!operator) return fail('NOT_FOUND');
    const url = setupAddress(shopUrl(), await makeResetLink(tx, operator, by));
    const shop = { url: shopUrl(), name: shopName() };
    const locale = isLocale(operator.locale) ? operator.locale : context.locale;
    await enqueueMail(tx, resetMail({ to: operator.emailShown, from: by.name, url, shop, locale }));
  });
}

/** Locks every owner, so that of two who stop being one at the same time the second is still there to be counted. */
async function ownersOf(tx: Database): Promise<string[]> {
  const owners = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.role, 'owner'), isThere))
    .orderBy(asc(operators.id))
    .for('update');
  return owners.map(({ id }) => id);
}

const isLastOwner = (owners: readonly string[], id: string) => owners.length === 1 && owners[0] === id;

/** Gives an operator a role; answers the one before. Fails with LAST_OWNER when nobody would be an owner any more. */
async function changeRole(tx: Database, operatorId: string, role: Role): Promise<Role> {
  const owners = await ownersOf(tx);
  const [operator] = await tx
    .select({ role: operators.role })
    .from(operators)
    .where(and(eq(operators.id, operatorId), isThere))
    .for('update');
  if (!operator) return fail('NOT_FOUND');
  if (role !== 'owner' && isLastOwner(owners, operatorId)) fail('LAST_OWNER');
  await tx.update(operators).set({ role }).where(eq(operators.id, operatorId));
  return operator.role;
}

/** A role that was given is put back, under the same rules. */
export function registerRolePutBack(): void {
  registerPutBack('operator.role.changed', 'team.write', async (tx, _operator, { subject, before, after }) => {
    const [{ role }, { role: expected }] = [before, after] as [{ role: Role }, { role: Role }];
    if ((await changeRole(tx, String(subject.id), role)) !== expected) fail('RECORD_CHANGED');
  });
}

async function removeOperator(context: Context, operatorId: string): Promise<void> {
  const by = operatorOf(context);
  await context.db.transaction(async (tx) => {
    if (isLastOwner(await ownersOf(tx), operatorId)) fail('LAST_OWNER');
    const [removed] = await tx
      .update(operators)
      .set({ removedAt: sql`now()`, passwordHash: null, totpSecret: null })
      .where(and(eq(operators.id, operatorId), isThere))
      .returning({ name: operators.name, role: operators.role });
    if (!removed) return fail('NOT_FOUND');
    await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId));
    await tx.delete(operatorTokens).where(eq(operatorTokens.operatorId, operatorId));
    await tx.delete(operatorPasskeys).where(eq(operatorPasskeys.operatorId, operatorId));
    await tx.delete(operatorLinks).where(eq(operatorLinks.operatorId, operatorId));
    const subject = { kind: 'operator', id: operatorId } as const;
    return audit(tx, by, { action: 'operator.removed', subject, before: removed });
  });
}
