import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditEntryView } from '@afterimage/contract/admin/audit.ts';
import type { OwnTokens } from '@afterimage/contract/admin/operators.ts';
import type { Right } from '@afterimage/contract/values/rights.ts';
import { searchSynonymHandlers } from '../catalogue/search-synonyms.ts';
import { checkAuditLog } from './check-audit.ts';
import { operators, operatorSessions, operatorTokens } from './tables.ts';
import { openDoor, password } from './test-operators.ts';
import { codeOf } from './test-totp.ts';

let door: Awaited<ReturnType<typeof openDoor>>;
let owner: Awaited<ReturnType<typeof door.newOperator>>;
beforeAll(async () => {
  door = await openDoor(searchSynonymHandlers);
  owner = await door.newOperator();
});
afterAll(() => door.close());

type Made = OwnTokens & { token: string };
const newToken = (rightList: Right[], { operator = owner, name = 'Warehouse', days = 30 } = {}) =>
  door.call<Made>('makeToken', { operator, body: { name, rightList, days } });
/** A program has no `Origin`. */
const as = (token: string) => ({ token, origin: '' });
const params = { locale: 'en' };
const synonyms = async (token: string) => door.call('getSearchSynonyms', { ...as(token), params });

it('a token calls with its rights alone, without cookie and origin, and is stored as a hash', async () => {
  const { data } = await newToken(['settings.write']);
  expect(data.tokenList[0]).toMatchObject({ name: 'Warehouse', rightList: ['settings.write'], lastUsedAt: null });
  expect(data.token).toMatch(/^afterimage_[\w-]{43}$/);
  expect(data.token.endsWith(data.tokenList[0]?.ending ?? '-')).toBe(true);
  expect((await synonyms(data.token)).status).toBe(200);
  expect((await door.call('listAuditLog', as(data.token))).code).toBe('NOT_ALLOWED');
  const stored = JSON.stringify((await door.database.pool.query('select * from operator_tokens')).rows);
  expect(stored).not.toContain(data.token);
  await expect
    .poll(async () => (await door.call<OwnTokens>('listOwnTokens', { operator: owner })).data.tokenList[0]?.lastUsedAt)
    .not.toBeNull();
});

it('what names no right, and what asks for a fresh sign-in, is refused to every token', async () => {
  const { data } = await newToken(['settings.write', 'audit.read', 'orders.read']);
  const calls = ['getOwnSecurity', 'listOwnTokens', 'getOperatorSession', 'listTeam', 'makeRecoveryCodes'] as const;
  for (const name of calls) expect([name, (await door.call(name, as(data.token))).code]).toEqual([name, 'NOT_ALLOWED']);
  const body = { name: 'Another', rightList: ['orders.read'], days: 1 };
  expect((await door.call('makeToken', { ...as(data.token), body })).code).toBe('NOT_ALLOWED');
  // No token decides who else may sign in.
  const refused = await door.call('makeToken', { operator: owner, body: { ...body, rightList: ['team.write'] } });
  expect(refused.code).toBe('INVALID_REQUEST');
});

it('to make one takes a fresh sign-in, and the rights that the operator has', async () => {
  const packer = await door.newOperator({ role: 'production' });
  expect((await newToken(['orders.read'], { operator: packer })).status).toBe(200);
  expect((await newToken(['orders.read', 'settings.write'], { operator: packer })).code).toBe('INVALID_REQUEST');
  await door.database.db
    .update(operatorSessions)
    .set({ provedAt: sql`now() - interval '11 minutes'` })
    .where(eq(operatorSessions.id, packer.sessionId));
  expect((await newToken(['orders.read'], { operator: packer })).code).toBe('SIGN_IN_AGAIN');
});

it('the audit log names the operator and the token, in the chain', async () => {
  const { data } = await newToken(['settings.write'], { name: 'Synonyms from the ERP' });
  const { data: before } = await door.call<{ version: number }>('getSearchSynonyms', { ...as(data.token), params });
  const body = { text: 'beaker = mug', version: before.version };
  expect((await door.call('saveSearchSynonyms', { ...as(data.token), params, body })).status).toBe(200);
  const { data: log } = await door.call<{ itemList: AuditEntryView[] }>('listAuditLog', { operator: owner });
  expect(log.itemList[0]).toMatchObject({
    action: 'search.synonyms.changed',
    operator: { id: owner.id },
    tokenName: 'Synonyms from the ERP',
  });
  expect(log.itemList[1]).toMatchObject({ action: 'operator.token.made', tokenName: null });
  expect(JSON.stringify(log)).not.toContain(data.token);
  expect((await checkAuditLog(door.database.db)).brokenAt).toBeNull();
  await door.database.pool.query(`alter table audit_log disable trigger audit_log_refuse`);
  await door.database.pool.query(`update audit_log set token_name = 'another' where token_name is not null`);
  expect((await checkAuditLog(door.database.db)).brokenAt).not.toBeNull();
});

it('a token is worth nothing once it is revoked, over, or its operator is gone; a smaller role makes it smaller', async () => {
  const { data } = await newToken(['settings.write']);
  const tokenId = data.tokenList[0]?.id ?? '';
  const stranger = await door.newOperator();
  expect((await door.call('revokeToken', { operator: stranger, params: { tokenId } })).code).toBe('NOT_FOUND');
  expect((await door.call('revokeToken', { operator: owner, params: { tokenId } })).status).toBe(200);
  expect((await synonyms(data.token)).code).toBe('UNAUTHENTICATED');

  const old = (await newToken(['settings.write'])).data;
  await door.database.db
    .update(operatorTokens)
    .set({ expiresAt: sql`now()` })
    .where(eq(operatorTokens.id, old.tokenList[0]?.id ?? ''));
  expect((await synonyms(old.token)).code).toBe('UNAUTHENTICATED');

  const leaver = await door.newOperator();
  const { token } = (await newToken(['settings.write'], { operator: leaver })).data;
  expect((await synonyms(token)).status).toBe(200);
  await door.database.db.update(operators).set({ role: 'support' }).where(eq(operators.id, leaver.id));
  expect((await synonyms(token)).code).toBe('NOT_ALLOWED');
  await door.database.db.update(operators).set({ role: 'owner' }).where(eq(operators.id, leaver.id));
  expect((await synonyms(token)).status).toBe(200);
  const removed = await door.call('removeOperator', { operator: owner, params: { operatorId: leaver.id } });
  expect(removed.status).toBe(200);
  expect((await synonyms(token)).code).toBe('UNAUTHENTICATED');
  const left = await door.database.db.select().from(operatorTokens).where(eq(operatorTokens.operatorId, leaver.id));
  expect(left).toEqual([]);
});

it('an owner sees and revokes the tokens of others, which is recorded of them', async () => {
  const packer = await door.newOperator({ role: 'production' });
  const { data } = await newToken(['orders.read'], { operator: packer, name: 'Label printer' });
  const tokenId = data.tokenList[0]?.id ?? '';
  type Listed = { tokenList: (OwnTokens['tokenList'][number] & { operator: { id: string } })[] };
  const listed = await door.call<Listed>('listTeamTokens', { operator: owner });
  const own = (await door.call<OwnTokens>('listOwnTokens', { operator: owner })).data.tokenList.map(({ id }) => id);
  expect(listed.data.tokenList.find(({ id }) => id === tokenId)).toMatchObject({
    name: 'Label printer',
    operator: { id: packer.id },
  });
  expect(JSON.stringify(listed.data)).not.toContain(data.token);
  expect(listed.data.tokenList.filter(({ id }) => own.includes(id))).toEqual([]);

  const params = { tokenId };
  expect((await door.call('listTeamTokens', { operator: packer })).code).toBe('NOT_ALLOWED');
  expect((await door.call('revokeTeamToken', { operator: packer, params })).code).toBe('NOT_ALLOWED');
  expect((await door.call('listOwnTokens', as(data.token))).code).toBe('NOT_ALLOWED');
  const revoked = await door.call<Listed>('revokeTeamToken', { operator: owner, params });
  expect([revoked.status, revoked.data.tokenList.some(({ id }) => id === tokenId)]).toEqual([200, false]);
  expect((await door.call('revokeTeamToken', { operator: owner, params })).code).toBe('NOT_FOUND');
  expect((await synonyms(data.token)).code).toBe('UNAUTHENTICATED');
  const { data: log } = await door.call<{ itemList: AuditEntryView[] }>('listAuditLog', { operator: owner });
  expect(log.itemList[0]).toMatchObject({
    action: 'operator.token.revoked',
    operator: { id: owner.id },
    subject: { kind: 'operator', id: packer.id },
    before: { name: 'Label printer' },
  });
});

it('a new password ends the tokens of the operator, and of nobody else', async () => {
  const operator = await door.newOperator();
  const { token } = (await newToken(['settings.write'], { operator })).data;
  const other = (await newToken(['settings.write'])).data.token;
  const { data: totp } = await door.call<{ secret: string; sealed: string }>('getOwnTotp', { operator });
  const body = { password, sealed: totp.sealed, code: await codeOf(totp.secret) };
  expect((await door.call('setOwnPassword', { operator, body })).status).toBe(200);
  expect((await door.call<OwnTokens>('listOwnTokens', { operator })).data.tokenList).toEqual([]);
  expect((await synonyms(token)).code).toBe('UNAUTHENTICATED');
  expect((await synonyms(other)).status).toBe(200);
});

it('who tries wrong tokens, and a token that asks without end, is slowed down', async () => {
  const wrong = `afterimage_${'x'.repeat(43)}`;
  const codes = new Set<string | undefined>();
  for (let attempt = 0; attempt < 61; attempt += 1)
    codes.add((await door.call('getSearchSynonyms', { ...as(wrong), params, from: '203.0.113.7' })).code);
  expect(codes).toEqual(new Set(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS']));

  const { data } = await newToken(['settings.write']);
  const replies = await Promise.all(Array.from({ length: 605 }, () => synonyms(data.token)));
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([undefined, 'TOO_MANY_REQUESTS']));
});
