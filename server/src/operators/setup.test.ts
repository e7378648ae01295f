import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopUrl } from '../test-shop.ts';
import { firstOperatorLink, resetLink } from './setup-links.ts';
import { auditLog, operatorLinks, operators } from './tables.ts';
import { openDoor, password, tokenIn } from './test-operators.ts';
import { codeOf } from './test-totp.ts';

let door: Awaited<ReturnType<typeof openDoor>>;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());
// Operators stay in the audit log: a shop without operators is one whose operators were removed.
beforeEach(() =>
  door.database.db
    .update(operators)
    .set({ removedAt: sql`now()` })
    .then(() => undefined),
);

describe('D20.1 the first operator', () => {
  it('sets up a passkey by the link and is signed in as an owner', async () => {
    const token = await door.newToken();
    expect((await door.linkOf(token)).data).toEqual({ purpose: 'first', role: 'owner', email: null, name: null });
    const { status, data, cookie, headers } = await door.setUp(token);
    expect([status, data.session.role, data.session.email]).toEqual([200, 'owner', 'ada@example.com']);
    expect(data.codeList).toHaveLength(10);
    expect(new Set(data.codeList.filter((code) => /^[0-9a-z]{4}(?:-[0-9a-z]{4}){3}$/.test(code))).size).toBe(10);
    expect(String(headers['set-cookie'])).toMatch(/; Max-Age=604800; Path=\/api\/admin; HttpOnly; SameSite=Strict$/);
    const own = await door.call('getOperatorSession', { operator: { cookie: cookie ?? '' } });
    expect([own.status, own.data.id]).toEqual([200, data.session.id]);
    const actions = await door.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .orderBy(auditLog.position);
    expect(actions.map(({ action }) => action).slice(-3)).toEqual([
      'operator.link.made',
      'operator.set_up',
      'operator.signed_in',
    ]);
  });

  it('has a link that works once, for a quarter of an hour, and not once there is an operator', async () => {
    const token = await door.newToken();
    const { db } = door.database;
    await db
      .update(operatorLinks)
      .set({ expiresAt: sql`now()` })
      .where(eq(operatorLinks.purpose, 'first'));
    expect((await door.linkOf(token)).code).toBe('TOKEN_INVALID');
    const newer = await door.newToken();
    const [link] = await db.select().from(operatorLinks).where(eq(operatorLinks.purpose, 'first'));
    expect((Number(link?.expiresAt) - Number(link?.createdAt)) / 60_000).toBe(15);
    expect(JSON.stringify(link)).not.toContain(newer);
    const { status, body } = await door.setUp(newer);
    expect(status).toBe(200);
    expect((await door.call('completeSetup', { body })).code).toBe('TOKEN_INVALID');
    expect(await firstOperatorLink(db, shopUrl)).toBeNull();
    expect((await door.linkOf('x'.repeat(43))).code).toBe('TOKEN_INVALID');
  });

  it('is one, however many set themselves up at the same time', async () => {
    const { db } = door.database;
    const token = await door.newToken();
    // A second link that works as well, as two terminals could have made them.
    const [link] = await db.select().from(operatorLinks).where(eq(operatorLinks.purpose, 'first'));
    const further = await firstOperatorLink(db, shopUrl);
    if (link) await db.insert(operatorLinks).values(link);
    const prepared = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        door.prepare(index % 2 ? token : tokenIn(further), { email: `ada${index}@example.com` }),
      ),
    );
    const replies = await Promise.all(prepared.map(({ body }) => door.complete(body)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.flatMap(({ code }) => code ?? [])).toEqual(Array(5).fill('TOKEN_INVALID'));
    expect(await db.$count(operators, sql`${operators.removedAt} is null`)).toBe(1);
  });

  it('needs a way to sign in, a page of the shop, and a password that is not guessed', async () => {
    const token = await door.newToken();
    const person = { token, name: 'Ada', email: 'ada@example.com', locale: 'en' };
    const none = await door.call<{ status: { fields: object } }>('completeSetup', { body: person });
    expect([none.status, Object.keys(none.data.status.fields)]).toEqual([400, ['passkey']]);
    expect((await door.call('completeSetup', { body: person, origin: 'https://evil.example' })).code).toBe(
      'CROSS_SITE',
    );
    expect((await door.call('completeSetup', { body: person, origin: '' })).code).toBe('CROSS_SITE');
    const { email, name } = person;
    const { data: totp } = await door.call<{ secret: string; sealed: string }>('getSetupTotp', {
      body: { token, email, name },
    });
    const withPassword = (second: object) =>
      door.call<{ status: { fields: object } }>('completeSetup', {
        body: { ...person, password: { password, sealed: totp.sealed, ...second } },
      });
    const weak = await withPassword({ password: 'ada@example.com', code: await codeOf(totp.secret) });
    expect(Object.keys(weak.data.status.fields)).toEqual(['password']);
    const short = await withPassword({ password: 'a1!b2?c3', code: await codeOf(totp.secret) });
    expect(Object.keys(short.data.status.fields)).toEqual(['password.password']);
    const wrong = await withPassword({ code: '000000' });
    expect(Object.keys(wrong.data.status.fields)).toEqual(['code']);
    // What was sealed for one link is of no use with another.
    const other = await door.newToken();
    const body = {
      ...person,
      token: other,
      password: { password, sealed: totp.sealed, code: await codeOf(totp.secret) },
    };
    expect((await door.call('completeSetup', { body })).status).toBe(400);
  });
});

describe('D20.1 an operator who lost everything', () => {
  it('gets a link by the command line, which replaces every way to sign in and ends the sessions', async () => {
    const { db } = door.database;
    const first = await door.setUp(await door.newToken(), { withPassword: true });
    expect(await resetLink(db, 'nobody@example.com', shopUrl)).toBeNull();
    const token = tokenIn(await resetLink(db, first.email, shopUrl));
    expect((await door.linkOf(token)).data).toMatchObject({ purpose: 'reset', email: first.email, name: 'Ada' });
    const renewed = await door.setUp(token, { email: 'other@example.com', name: 'Other' });
    expect(renewed.data.session).toMatchObject({ id: first.data.session.id, name: 'Ada', email: first.email });
    expect((await door.call('getOperatorSession', { operator: { cookie: first.cookie ?? '' } })).status).toBe(401);
    expect((await door.signInWith(first.authenticator)).code).toBe('PASSKEY_INVALID');
    const code = await codeOf(first.secret, 1);
    expect((await door.call('signInWithCode', { body: { email: first.email, password, code } })).code).toBe(
      'SIGN_IN_REFUSED',
    );
    expect((await door.signInWith(renewed.authenticator)).status).toBe(200);
  });
});
