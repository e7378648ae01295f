import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnSecurity, Team } from '@afterimage/contract/admin/operators.ts';
import { roles } from '@afterimage/contract/values/rights.ts';
import { shopUrl } from '../test-shop.ts';
import { operatorLinks, operators, operatorSessions } from './tables.ts';
import { TestAuthenticator } from './test-authenticator.ts';
import { openDoor, password } from './test-operators.ts';
import { codeOf } from './test-totp.ts';

let door: Awaited<ReturnType<typeof openDoor>>;
let owner: Awaited<ReturnType<typeof door.newOperator>>;
beforeAll(async () => {
  door = await openDoor();
  owner = await door.newOperator();
});
afterAll(() => door.close());

const old = (sessionId: string) =>
  door.database.db
    .update(operatorSessions)
    .set({ provedAt: sql`now() - interval '11 minutes'` })
    .where(eq(operatorSessions.id, sessionId));
const mailTo = async (to: string) => {
  const { rows } = await door.database.db.execute<{ data: { text: string } }>(
    sql`select data from pgboss.job where name = 'mail' and data ->> 'to' = ${to} order by created_on desc limit 1`,
  );
  return rows[0]?.data.text ?? '';
};

describe('D20.1 the team', () => {
  it('is joined by the link of a mail, which works once and gives the role that was chosen', async () => {
    const email = 'press@example.com';
    const reply = await door.call<Team>('inviteOperator', { operator: owner, body: { email, role: 'production' } });
    expect(reply.data.invitationList).toMatchObject([{ email, role: 'production' }]);
    const token = /\/admin\/setup#([\w-]{43})/.exec(await mailTo(email))?.[1] ?? '';
    expect((await door.linkOf(token)).data).toEqual({ purpose: 'invitation', role: 'production', email, name: null });
    // The address is the one that got the mail, whatever is typed.
    const joined = await door.setUp(token, { name: 'Grace', email: 'another@example.com' });
    expect(joined.data.session).toMatchObject({ name: 'Grace', email, role: 'production' });
    expect((await door.linkOf(token)).code).toBe('TOKEN_INVALID');
    const again = await door.call('inviteOperator', { operator: owner, body: { email, role: 'owner' } });
    expect(again.code).toBe('EMAIL_TAKEN');
    const operator = { cookie: joined.cookie ?? '' };
    expect((await door.call('listTeam', { operator })).code).toBe('NOT_ALLOWED');
    expect((await door.call('listAuditLog', { operator })).code).toBe('NOT_ALLOWED');
  });

  it('has nobody whose invitation was withdrawn or replaced', async () => {
    const email = 'late@example.com';
    const invite = () => door.call<Team>('inviteOperator', { operator: owner, body: { email, role: 'support' } });
    const tokenOf = async () => /#([\w-]{43})/.exec(await mailTo(email))?.[1] ?? '';
    await invite();
    const first = await tokenOf();
    const { data } = await invite();
    const second = await tokenOf();
    expect(data.invitationList.filter((invitation) => invitation.email === email)).toHaveLength(1);
    expect((await door.linkOf(first)).code).toBe('TOKEN_INVALID');
    expect((await door.linkOf(second)).status).toBe(200);
    const invitationId = data.invitationList.find((invitation) => invitation.email === email)?.id ?? '';
    await door.call('withdrawInvitation', { operator: owner, params: { invitationId } });
    expect((await door.linkOf(second)).code).toBe('TOKEN_INVALID');
    expect(await door.database.db.$count(operatorLinks, eq(operatorLinks.id, invitationId))).toBe(0);
  });

  it('mails a new set-up link to who has lost everything; until it is used nothing changes for them', async () => {
    const lost = await door.newOperator({ role: 'support' });
    const params = { operatorId: lost.id };
    const reset = () => door.call<Team>('resetOperator', { operator: owner, params });
    const tokenOf = async () => /#([\w-]{43})/.exec(await mailTo(lost.email))?.[1] ?? '';
    const stateOf = ({ operatorList }: Team) => operatorList.find(({ id }) => id === lost.id)?.reset;
    expect((await door.call('resetOperator', { operator: lost, params })).code).toBe('NOT_ALLOWED');
    expect(stateOf((await reset()).data)?.expiresAt).toMatch(/^\d{4}/);
    const first = await tokenOf();
    const { data } = await reset();
    const second = await tokenOf();
    expect([(await door.linkOf(first)).code, (await door.linkOf(second)).data.purpose]).toEqual([
      'TOKEN_INVALID',
      'reset',
    ]);
    expect((await door.call('getOperatorSession', { operator: lost })).status).toBe(200);
    const withdrawn = await door.call<Team>('withdrawInvitation', {
      operator: owner,
      params: { invitationId: stateOf(data)?.id ?? '' },
    });
    expect([stateOf(withdrawn.data), (await door.linkOf(second)).code]).toEqual([null, 'TOKEN_INVALID']);
    await reset();
    const renewed = await door.setUp(await tokenOf(), { name: lost.name, email: lost.email });
    expect(renewed.data.session).toMatchObject({ id: lost.id, role: 'support' });
    expect((await door.call('getOperatorSession', { operator: lost })).status).toBe(401);
  });

  it('gives an operator another role at once, and ends the sessions of who is removed', async () => {
    const { db } = door.database;
    const support = await door.newOperator({ role: 'support' });
    const params = { operatorId: support.id };
    expect((await door.call('listTeam', { operator: support })).code).toBe('NOT_ALLOWED');
    await door.call('changeOperatorRole', { operator: owner, params, body: { role: 'owner' } });
    expect((await door.call('listTeam', { operator: support })).status).toBe(200);
    await door.call('removeOperator', { operator: owner, params });
    expect((await door.call('getOperatorSession', { operator: support })).status).toBe(401);
    expect(await db.$count(operatorSessions, eq(operatorSessions.operatorId, support.id))).toBe(0);
    expect((await door.call('removeOperator', { operator: owner, params })).code).toBe('NOT_FOUND');
  });

  it('always has an owner: the last one stays, also when two stop being one at the same time', async () => {
    const { db } = door.database;
    await db.update(operators).set({ removedAt: sql`now()` });
    const [ada, grace] = [await door.newOperator(), await door.newOperator()];
    const remove = (by: typeof ada, who: typeof ada) =>
      door.call('removeOperator', { operator: by, params: { operatorId: who.id } });
    const demote = (by: typeof ada, who: typeof ada) =>
      door.call('changeOperatorRole', { operator: by, params: { operatorId: who.id }, body: { role: 'support' } });
    const replies = await Promise.all([remove(ada, grace), remove(grace, ada), demote(ada, ada), demote(grace, grace)]);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    const left = await db.$count(operators, sql`${operators.role} = 'owner' and ${operators.removedAt} is null`);
    expect(left).toBe(1);
    const [last] = await db
      .select()
      .from(operators)
      .where(sql`${operators.role} = 'owner' and ${operators.removedAt} is null`);
    const by = last?.id === ada.id ? ada : grace;
    expect((await demote(by, by)).code).toBe('LAST_OWNER');
    expect((await remove(by, by)).code).toBe('LAST_OWNER');
    owner = by;
  });

  it('shows an owner who is signed in where, and lets them end it', async () => {
    const support = await door.newOperator({ role: 'support' });
    const { data } = await door.call<Team>('listTeam', { operator: owner });
    const listed = data.operatorList.find(({ id }) => id === support.id);
    expect(listed?.sessionList.map(({ id, current }) => [id, current])).toEqual([[support.sessionId, false]]);
    const params = { operatorId: support.id, sessionId: support.sessionId };
    expect((await door.call('endOperatorSession', { operator: owner, params })).status).toBe(200);
    expect((await door.call('getOperatorSession', { operator: support })).status).toBe(401);
    expect((await door.call('endOperatorSession', { operator: owner, params })).code).toBe('SESSION_NOT_FOUND');
  });
});

describe('D20.1 what opens the door to others', () => {
  it('asks for a sign-in of the last ten minutes', async () => {
    const operator = await door.newOperator();
    await old(operator.sessionId);
    const params = { operatorId: owner.id };
    const calls = [
      ['inviteOperator', { body: { email: 'x@example.com', role: 'owner' } }],
      ['changeOperatorRole', { params, body: { role: 'support' } }],
      ['removeOperator', { params }],
      ['getPasskeyChallenge', {}],
      ['getOwnTotp', {}],
      ['removeOwnPassword', {}],
      ['makeRecoveryCodes', {}],
      ['removePasskey', { params: { passkeyId: owner.id } }],
    ] as const;
    for (const [name, options] of calls)
      expect([name, (await door.call(name, { operator, ...options })).code]).toEqual([name, 'SIGN_IN_AGAIN']);
  });
});

describe('D20.1 what an operator signs in by', () => {
  it('is added and removed, but never all of it', async () => {
    const operator = await door.newOperator({ role: 'catalogue' });
    const options = (await door.call<{ options: Record<string, unknown> }>('getPasskeyChallenge', { operator })).data
      .options;
    const authenticator = new TestAuthenticator(shopUrl);
    const body = { name: 'Key ring', passkey: authenticator.create(options) };
    const added = await door.call<OwnSecurity>('addPasskey', { operator, body });
    expect(added.data.passkeyList.map(({ name }) => name)).toEqual(['Key ring']);
    expect((await door.call('addPasskey', { operator, body })).code).toBe('PASSKEY_INVALID');
    expect((await door.signInWith(authenticator)).data).toMatchObject({ id: operator.id, role: 'catalogue' });
    const params = { passkeyId: added.data.passkeyList[0]?.id ?? '' };
    expect((await door.call('removePasskey', { operator, params })).code).toBe('LAST_FACTOR');
    expect((await door.call('removePasskey', { operator: owner, params })).code).toBe('NOT_FOUND');

    const { data: totp } = await door.call<{ secret: string; sealed: string }>('getOwnTotp', { operator });
    const second = { password, sealed: totp.sealed, code: await codeOf(totp.secret) };
    // What was sealed for one operator is of no use to another.
    expect((await door.call('setOwnPassword', { operator: owner, body: second })).status).toBe(400);
    expect((await door.call<OwnSecurity>('setOwnPassword', { operator, body: second })).data.hasPassword).toBe(true);
    const [row] = await door.database.db.select().from(operators).where(eq(operators.id, operator.id));
    expect(row?.totpSecret?.toString('latin1')).not.toContain(totp.secret);
    expect((await door.call<OwnSecurity>('removePasskey', { operator, params })).data.passkeyList).toEqual([]);
    expect((await door.signInWith(authenticator)).code).toBe('PASSKEY_INVALID');
    expect((await door.call('removeOwnPassword', { operator })).code).toBe('LAST_FACTOR');
    const code = await codeOf(totp.secret, 1);
    expect((await door.call('signInWithCode', { body: { email: operator.email, password, code } })).status).toBe(200);
  });

  it('has recovery codes that new ones replace', async () => {
    const { data } = await door.call<{ codeList: string[] }>('makeRecoveryCodes', { operator: owner });
    await door.call('makeRecoveryCodes', { operator: owner });
    const body = { email: owner.email, password: '', code: data.codeList[0] };
    expect((await door.call('signInWithCode', { body })).code).toBe('SIGN_IN_REFUSED');
  });

  it('is called by a name that is recorded when it changes', async () => {
    const operator = await door.newOperator({ role: 'support' });
    const reply = await door.call('changeOwnName', { operator, body: { name: 'Ada King', locale: 'de' } });
    expect(reply.data.name).toBe('Ada King');
    const [row] = await door.database.db.select().from(operators).where(eq(operators.id, operator.id));
    expect([row?.name, row?.locale]).toEqual(['Ada King', 'de']);
    expect(roles).toContain(row?.role);
  });
});
