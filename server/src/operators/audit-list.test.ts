import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntryView } from '@afterimage/contract/admin/audit.ts';
import { audit } from './audit.ts';
import { registerRolePutBack } from './team.ts';
import { auditDetails } from './tables.ts';
import { openDoor } from './test-operators.ts';

let door: Awaited<ReturnType<typeof openDoor>>;
let owner: Awaited<ReturnType<typeof door.newOperator>>;
beforeAll(async () => {
  door = await openDoor();
  owner = await door.newOperator();
  registerRolePutBack();
});
afterAll(() => door.close());

interface Page {
  itemList: AuditEntryView[];
  nextCursor: string | null;
  total: { count: number; capped: boolean };
}
const list = async (query: Record<string, string> = {}, operator = owner) =>
  (await door.call<Page>('listAuditLog', { operator, query })).data;
const changeRole = (operatorId: string, role: string) =>
  door.call('changeOperatorRole', { operator: owner, params: { operatorId }, body: { role } });
const newest = async (operatorId: string) => (await list({ filter: `subject:${operatorId}`, limit: '1' })).itemList[0];
const putBack = async (entryId = '', operator = owner) =>
  door.call<{ status?: { description: string } }>('putBackAuditEntry', { operator, params: { entryId } });

describe('D20.1 the audit log', () => {
  it('is read by pages, the newest first, filtered by operator, action, subject and day', async () => {
    const support = await door.newOperator({ role: 'support' });
    for (const role of ['production', 'support', 'catalogue']) await changeRole(support.id, role);
    const first = await list({ filter: `subject:${support.id}`, limit: '2' });
    expect(first.total).toEqual({ count: 3, capped: false });
    expect(first.itemList.map(({ before, after }) => [before, after])).toEqual([
      [{ role: 'support' }, { role: 'catalogue' }],
      [{ role: 'production' }, { role: 'support' }],
    ]);
    const second = await list({ filter: `subject:${support.id}`, limit: '2', cursor: first.nextCursor ?? '' });
    expect(second.itemList).toMatchObject([
      {
        action: 'operator.role.changed',
        operator: { id: owner.id, name: owner.name },
        subject: { kind: 'operator', id: support.id },
      },
    ]);
    expect(second.nextCursor).toBeNull();
    expect((await list({ filter: `operator:${support.id}` })).total.count).toBe(0);
    expect((await list({ filter: `operator:${owner.id}~action:operator.role.changed~time:@today` })).total.count).toBe(
      3,
    );
    expect((await list({ filter: 'action:operator.removed' })).total.count).toBe(0);
    const names = (await door.call<{ operatorList: { id: string }[] }>('listAuditOperators', { operator: owner })).data;
    expect(names.operatorList.map(({ id }) => id)).toContain(owner.id);
  });

  it('says what is erased', async () => {
    const { db } = door.database;
    const accountId = crypto.randomUUID();
    await audit(db, owner, {
      action: 'audit.put_back',
      subject: { kind: 'customer', id: accountId },
      after: { city: 'Bonn' },
    });
    expect((await list({ limit: '1' })).itemList).toMatchObject([
      { subject: { id: accountId }, after: { city: 'Bonn' }, isErased: false },
    ]);
    await db.delete(auditDetails);
    expect((await list({ limit: '1' })).itemList).toMatchObject([
      { subject: { id: '' }, after: null, isErased: true, canPutBack: false },
    ]);
  });
});

describe('D20.1 putting back', () => {
  it('writes what was before, once, and is an entry of its own', async () => {
    const support = await door.newOperator({ role: 'support' });
    await changeRole(support.id, 'production');
    const entry = await newest(support.id);
    expect(entry?.canPutBack).toBe(true);
    const replies = await Promise.all([putBack(entry?.id), putBack(entry?.id), putBack(entry?.id)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await door.call('getOperatorSession', { operator: support })).data.role).toBe('support');
    const [done, original] = (await list({ filter: `subject:${support.id}` })).itemList;
    expect(done).toMatchObject({
      action: 'audit.put_back',
      putsBack: entry?.id,
      before: { role: 'production' },
      after: { role: 'support' },
    });
    expect(original).toMatchObject({ id: entry?.id, canPutBack: false, putBackBy: done?.id });
  });

  it('is refused when the same was changed since, and says by whom', async () => {
    const support = await door.newOperator({ role: 'support' });
    await changeRole(support.id, 'production');
    const entry = await newest(support.id);
    await changeRole(support.id, 'catalogue');
    const { code, data } = await putBack(entry?.id);
    expect(code).toBe('RECORD_CHANGED');
    expect(data.status?.description).toMatch(
      new RegExp(
        `^${owner.name} has changed this in the meantime \\(.*\\d{4}.*\\d:\\d\\d.*\\)\\. Please look at it again\\.$`,
      ),
    );
    expect((await door.call('getOperatorSession', { operator: support })).data.role).toBe('catalogue');
  });

  it('is refused where nothing can be put back', async () => {
    const { db } = door.database;
    const id = await audit(db, owner, { action: 'operator.codes.made', subject: { kind: 'operator', id: owner.id } });
    expect((await putBack(id)).code).toBe('NOT_FOUND');
    expect((await putBack(crypto.randomUUID())).code).toBe('NOT_FOUND');
  });
});
