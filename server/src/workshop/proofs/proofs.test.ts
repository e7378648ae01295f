import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import type { Proof } from '@afterimage/contract/proofs.ts';
import { orders } from '../../orders/tables.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { projects } from '../../projects/tables.ts';
import type { TestOperator } from '../../test-shop.ts';
import { openWorkshop } from '../test-workshop.ts';
import { proofs } from '../tables.ts';
import { proofState } from './proof-state.ts';

let shop: Awaited<ReturnType<typeof openWorkshop>>;
let operator: TestOperator;
beforeAll(async () => {
  shop = await openWorkshop();
  operator = await shop.newOperator({ role: 'production' });
});
afterAll(() => shop.close());

const ask = (lineId: string, message = 'The ear is cut.') =>
  shop.call('askForProof', { operator, params: { lineId }, body: { message } });
const mails = async () => {
  const { rows } = await shop.db.execute<{ data: Mail }>(
    sql`select data from pgboss.job where name = 'mail' order by created_on`,
  );
  return rows.map(({ data }) => data);
};
const lastKey = async () => /\/proof\/([\w-]{43})/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
const read = async (proofKey: string) => (await shop.call('getProof', { params: { proofKey } })).data as Proof;
const answer = (proofKey: string, body: object) => shop.call('answerProof', { params: { proofKey }, body });
const stateOf = async (lineId: string) =>
  ((await shop.call('getWorkshopLine', { operator, params: { lineId } })).data as WorkshopLine).state;

describe('a proof', () => {
  it('D20.3 is asked by mail, shown without an account, approved once, and the line is ready', async () => {
    const { lineId } = await shop.newPrint();
    expect((await ask(lineId)).data).toMatchObject({ state: 'proof', proof: { state: 'open' } });
    await ask(lineId);
    const key = await lastKey();
    expect((await mails()).filter(({ text }) => text.includes('/proof/'))).toHaveLength(1);
    expect(await read(key)).toMatchObject({ state: 'open', message: 'The ear is cut.', pageList: [{}, {}] });
    const picture = await shop.call('getProofPage', { params: { proofKey: key, page: '0' } });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const answers = await Promise.all([1, 2, 3].map(() => answer(key, { answer: 'approve' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stateOf(lineId)).toBe('ready');
    expect((await answer(key, { answer: 'change', text: 'No' })).status).toBe(409);
    expect(await read(key)).toMatchObject({ state: 'approved' });
    expect((await mails()).at(-1)).toMatchObject({ to: 'shop@shop.test' });
  });

  it('D20.3 a wish leads back to the check, with its words', async () => {
    const { lineId } = await shop.newPrint();
    await ask(lineId);
    await answer(await lastKey(), { answer: 'change', text: 'A little to the left' });
    expect((await shop.call('getWorkshopLine', { operator, params: { lineId } })).data).toMatchObject({
      state: 'check',
      proof: { state: 'changed', answerText: 'A little to the left' },
    });
  });

  it('D20.3 a second question ends the first, and a decision of the shop ends both', async () => {
    const { lineId } = await shop.newPrint();
    await ask(lineId);
    const first = await lastKey();
    await shop.call('moveLines', { operator, body: { lineList: [{ id: lineId }], to: 'check' } });
    expect((await read(first)).state).toBe('closed');
    await ask(lineId, 'And now?');
    const second = await lastKey();
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['superseded', 'open']);
    expect((await answer(first, { answer: 'approve' })).status).toBe(409);
    await shop.call('moveLines', { operator, body: { lineList: [{ id: lineId }], to: 'ready' } });
    expect((await read(second)).state).toBe('closed');
  });

  it('D20.3 a change of what is printed ends the question, and the line is checked again', async () => {
    const { lineId, projectId } = await shop.newPrint();
    await ask(lineId);
    const key = await lastKey();
    await shop.db
      .update(projects)
      .set({ proofChecksum: 'f'.repeat(64) })
      .where(eq(projects.id, projectId));
    expect(await read(key)).toMatchObject({ state: 'superseded', pageList: [] });
    expect((await answer(key, { answer: 'approve' })).status).toBe(409);
  });

  it('D20.3 an unknown key is no proof, an old one has expired, and after the start of production there is no studio', async () => {
    expect((await shop.call('getProof', { params: { proofKey: 'x'.repeat(43) } })).status).toBe(404);
    const { lineId, orderId } = await shop.newPrint();
    await ask(lineId);
    const key = await lastKey();
    expect((await read(key)).changeUrl).toBe('/orders/key');
    await shop.db.update(orders).set({ productionStartedAt: new Date() }).where(eq(orders.id, orderId));
    expect((await read(key)).changeUrl).toBeNull();
    await shop.db
      .update(proofs)
      .set({ expiresAt: new Date(0) })
      .where(eq(proofs.lineId, lineId));
    expect((await read(key)).state).toBe('expired');
  });

  it('D20.3 an answer stays what it was, whatever comes later', () => {
    const proof = { checksum: 'a', answer: 'approve' as const, isWithdrawn: true, expiresAt: new Date(0) };
    const standing = { line: { state: 'shipped' as const }, project: null, now: new Date() };
    expect(proofState(proof, standing)).toBe('approved');
    expect(proofState({ ...proof, answer: null }, standing)).toBe('superseded');
  });
});
