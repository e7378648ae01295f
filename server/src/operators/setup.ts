import { and, eq, isNull } from 'drizzle-orm';
import type { Checked, Reply } from '@afterimage/contract/api.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { emailKey } from '../accounts/email-key.ts';
import { hashPassword } from '../accounts/password.ts';
import { refuseWeakPassword } from '../accounts/weak-password.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Context, type Handlers } from '../platform/http/handlers.ts';
import { networkOf } from '../platform/rate-limit/rate-limits.ts';
import { audit } from './audit.ts';
import type { OperatorParts } from './operator-parts.ts';
import { words } from './operators.words.ts';
import { newPasskeyChallenge, type PasskeyRow, verifiedPasskey } from './passkeys.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { consumeLink, usableLink } from './setup-links.ts';
import { browserOfOperator, signIn } from './sign-in.ts';
import { operatorLinks, operatorPasskeys, operators, operatorSessions, operatorTokens } from './tables.ts';
import { confirmedTotp, newTotpSecret, storedTotp } from './totp.ts';
import { shopName } from '@afterimage/words/shop-name.ts';

type LinkRow = typeof operatorLinks.$inferSelect;
type Setup = Checked<'completeSetup'>['body'];

/** The calls by which somebody with a set-up link becomes an operator, or renews what they sign in by. */
export const setupHandlers = (parts: OperatorParts) =>
  ({
    openSetupLink: async (context, { body: { token } }) => {
      const link = await linkOf(context, token, parts);
      const operator = link.operatorId ? await operatorOfLink(context.db, link.operatorId) : null;
      const { purpose, role, email } = link;
      return { purpose, role, email: operator?.emailShown ?? email, name: operator?.name ?? null };
    },

    getSetupChallenge: async (context, { body: { token, name, email } }) => {
      const link = await linkOf(context, token, parts);
      const owner = { purpose: purposeOf(link), id: link.operatorId ?? link.id, name, email };
      return { options: await newPasskeyChallenge(context.db, owner, { url: parts.shopUrl(), name: shopName() }) };
    },

    getSetupTotp: async (context, { body: { token, email } }) => {
      const link = await linkOf(context, token, parts);
      return newTotpSecret(parts.secret, purposeOf(link), { issuer: shopName(), label: email });
    },

    completeSetup: (context, { body }) => completeSetup(context, body, parts),
  }) satisfies Partial<Handlers>;

const purposeOf = ({ id }: LinkRow) => `link ${id}` as const;

async function linkOf(context: Context, token: string, { throttle }: OperatorParts): Promise<LinkRow> {
  await throttle.take('set-up link from an address', networkOf(context.caller.address));
  return usableLink(context.db, token);
}

async function operatorOfLink(db: Database, id: string) {
  const [operator] = await db
    .select()
    .from(operators)
    .where(and(eq(operators.id, id), isNull(operators.removedAt)));
  return operator ?? fail('TOKEN_INVALID');
}

/** By what somebody signs in from now on. */
interface Factors {
  passkey: PasskeyRow | null;
  password: { passwordHash: string; secret: string; step: number } | null;
}

async function completeSetup(context: Context, body: Setup, parts: OperatorParts): Promise<Reply<'completeSetup'>> {
  const browser = browserOfOperator(context);
  const link = await linkOf(context, body.token, parts);
  if (!body.passkey && !body.password)
    fail('INVALID_REQUEST', (locale) => ({ fields: { passkey: inLocale(words, locale).noWay } }));
  const factors = await factorsOf(context.db, body, link, parts);
  const { caller } = context;
  try {
    return await context.db.transaction(async (tx) => {
      const used = await consumeLink(tx, body.token);
      const operatorId = await writeOperator(tx, { link: used, body, factors, key: parts.secret });
      if (factors.passkey) await tx.insert(operatorPasskeys).values({ ...factors.passkey, operatorId });
      const codeList = await replaceRecoveryCodes(tx, operatorId);
      const subject = { kind: 'operator', id: operatorId } as const;
      const after = { by: used.purpose, passkey: factors.passkey !== null, password: factors.password !== null };
      await audit(tx, { id: operatorId }, { action: 'operator.set_up', subject, after });
      const session = await signIn(tx, operatorId, { caller, browser }, { by: 'set-up link' });
      return { session, codeList };
    });
  } catch (error) {
    if (isTaken(error)) fail('EMAIL_TAKEN');
    throw error;
  }
}

async function factorsOf(
  db: Database,
  { passkey, password, email }: Setup,
  link: LinkRow,
  { secret, shopUrl }: OperatorParts,
): Promise<Factors> {
  const purpose = purposeOf(link);
  return {
    passkey: passkey ? await verifiedPasskey(db, passkey, { purpose, shopUrl: shopUrl() }) : null,
    password: password ? await checkedPassword(password, { email, whose: purpose, key: secret }) : null,
  };
}

/** A password together with the app that a code has confirmed; fails with INVALID_REQUEST. */
export async function checkedPassword(
  { password, sealed, code }: NonNullable<Setup['password']>,
  { email, whose, key }: { email: string; whose: string; key: Buffer },
): Promise<{ passwordHash: string; secret: string; step: number }> {
  refuseWeakPassword(password, email);
  const totp = await confirmedTotp(key, whose, { sealed, code });
  if (!totp)
    return fail('INVALID_REQUEST', (locale: Locale) => ({ fields: { code: inLocale(words, locale).wrongCode } }));
  return { passwordHash: await hashPassword(password), ...totp };
}

interface NewOperator {
  link: LinkRow;
  body: Pick<Setup, 'name' | 'email' | 'locale'>;
  factors: Factors;
  key: Buffer;
}

/** The operator whom a link is for: a new one, or one whose every way to sign in is replaced. */
async function writeOperator(tx: Database, { link, body, factors, key }: NewOperator): Promise<string> {
  const id = link.operatorId ?? link.id;
  const { password } = factors;
  const secrets = {
    passwordHash: password?.passwordHash ?? null,
    totpSecret: password ? storedTotp(key, id, password.secret) : null,
    totpStep: password?.step ?? 0,
  };
  if (link.purpose === 'reset') {
    const isThere = and(eq(operators.id, id), isNull(operators.removedAt));
    const [operator] = await tx.update(operators).set(secrets).where(isThere).returning({ id: operators.id });
    if (!operator) return fail('TOKEN_INVALID');
    await tx.delete(operatorPasskeys).where(eq(operatorPasskeys.operatorId, id));
    await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, id));
    await tx.delete(operatorTokens).where(eq(operatorTokens.operatorId, id));
    return id;
  }
  // The address of an invitation is the one that got the mail.
  const emailShown = link.email ?? body.email;
  const { name, locale } = body;
  const person = { id, email: emailKey(emailShown), emailShown, name, locale, role: link.role };
  await tx.insert(operators).values({ ...person, ...secrets });
  return id;
}

/** There is an operator with this e-mail address, or with this passkey. */
function isTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; constraint?: string } };
  return cause?.code === '23505' && cause.constraint === 'operators_email';
}
