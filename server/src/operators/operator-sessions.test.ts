import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDoor } from './test-operators.ts';
import { operators, operatorSessions } from './tables.ts';

let shop: Awaited<ReturnType<typeof openDoor>>;
beforeAll(async () => {
  shop = await openDoor();
});
afterAll(() => shop.close());

it('D20.1 an operator who is signed in is told who they are and what they may do', async () => {
  const operator = await shop.newOperator({ role: 'production' });
  const { status, data } = await shop.call('getOperatorSession', { operator });
  expect([status, data]).toEqual([
    200,
    {
      id: operator.id,
      name: operator.name,
      email: operator.email,
      role: 'production',
      rightList: ['orders.read', 'production.read', 'production.write', 'catalogue.read'],
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
    },
  ]);
});

it('D20.1 a session ends: after hours without use, after days in any case, and with its operator', async () => {
  const operator = await shop.newOperator();
  const { db } = shop.database;
  const statusOf = async () => (await shop.call('getOperatorSession', { operator })).status;
  const ofSession = eq(operatorSessions.id, operator.sessionId);
  const [session] = await db.select().from(operatorSessions).where(ofSession);
  const hours = (Number(session?.expiresAt) - Number(session?.createdAt)) / 3_600_000;
  expect(hours).toBe(12);
  await db
    .update(operatorSessions)
    .set({ expiresAt: sql`now()` })
    .where(ofSession);
  expect(await statusOf()).toBe(401);
  await db
    .update(operatorSessions)
    .set({ expiresAt: sql`now() + interval '1 hour'` })
    .where(ofSession);
  expect(await statusOf()).toBe(200);
  await db
    .update(operators)
    .set({ removedAt: sql`now()` })
    .where(eq(operators.id, operator.id));
  expect(await statusOf()).toBe(401);
  expect((await shop.call('getOperatorSession', { operator: { ...operator, cookie: 'x'.repeat(43) } })).status).toBe(
    401,
  );
  expect((await shop.call('getOperatorSession')).status).toBe(401);
});
