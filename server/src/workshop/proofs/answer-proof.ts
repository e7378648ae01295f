import { eq, sql } from 'drizzle-orm';
import type { Proof } from '@afterimage/contract/proofs.ts';
import type { ProofAnswer } from '@afterimage/contract/values/proofs.ts';
import { localeFacts } from '@afterimage/words/locale.ts';
import { hashSecret } from '../../accounts/secret.ts';
import { audit } from '../../operators/audit.ts';
import { shopLocale } from '../../operators/shop-locale.ts';
import { moveLines } from '../../orders/line-states/move-lines.ts';
import { orderNumber } from '../../orders/order-number.ts';
import { orderLines, orderLineStates, orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { type InitialSeller, readSeller } from '../../shop-settings/read-seller.ts';
import { canBePersonalized } from '../../projects/personalizable.ts';
import { projects } from '../../projects/tables.ts';
import { preflights, proofs } from '../tables.ts';
import { answerMail } from './proof-mails.ts';
import { proofState } from './proof-state.ts';

interface Shop {
  shopUrl: string;
  /** The address of the shop's people. */
  initialSeller: InitialSeller;
  /** The path of an order's page for its customer, with its key where they need one. */
  orderPath(order: typeof orders.$inferSelect): string;
}

/** The proof with this key and what it is about; fails with PROOF_NOT_FOUND. */
export async function findProof(db: Database, proofKey: string) {
  const [row] = await db
    .select({ proof: proofs, order: orders, line: orderLines, state: orderLineStates, project: projects })
    .from(proofs)
    .innerJoin(orders, eq(orders.id, proofs.orderId))
    .innerJoin(orderLines, eq(orderLines.id, proofs.lineId))
    .innerJoin(orderLineStates, eq(orderLineStates.lineId, proofs.lineId))
    .leftJoin(projects, eq(projects.orderLineId, proofs.lineId))
    .where(eq(proofs.keyHash, hashSecret(proofKey)));
  return row ?? fail('PROOF_NOT_FOUND');
}

/** A proof as its page shows it. */
export async function readProof(
  db: Database,
  proofKey: string,
  { orderPath }: Pick<Shop, 'orderPath'>,
): Promise<Proof> {
  const { proof, order, line, state, project } = await findProof(db, proofKey);
  const [preflight] = project
    ? await db.select({ pageList: preflights.pageList }).from(preflights).where(eq(preflights.projectId, project.id))
    : [];
  const current = proofState(proof, { line: state, project, now: new Date() });
  return {
    state: current,
    orderNumber: orderNumber(order.number),
    productName: line.name,
    message: proof.message,
    answerText: proof.answerText,
    // An old proof shows no pictures: those of today are others.
    pageList:
      current === 'superseded'
        ? []
        : (preflight?.pageList ?? []).map(({ title, widthMm, heightMm }) => ({ title, widthMm, heightMm })),
    changeUrl: current === 'open' && canBePersonalized(order) ? orderPath(order) : null,
  };
}

/**
 * Takes the customer's answer: approved, the line is ready; with a wish, it is checked again. The same answer again changes
 * nothing, another one fails with PROOF_CLOSED.
 */
export async function answerProof(
  db: Database,
  proofKey: string,
  { answer, text }: { answer: ProofAnswer; text: string },
  shop: Shop,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { proof: before, order, line } = await findProof(tx, proofKey);
    // Its order first, as everybody locks; then nobody moves the line or changes what is printed meanwhile.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('no key update');
    const { proof, state, project } = await findProof(tx, proofKey);
    if (proof.answer === answer) return;
    if (proofState(proof, { line: state, project, now: new Date() }) !== 'open') fail('PROOF_CLOSED');
    await tx
      .update(proofs)
      .set({ answer, answerText: text, answeredAt: sql`clock_timestamp()` })
      .where(eq(proofs.id, before.id));
    const to = answer === 'approve' ? 'ready' : 'check';
    await moveLines(tx, { lines: [{ id: line.id }], to, note: text, operator: null });
    await audit(tx, null, {
      action: 'line.proof.answered',
      subject: { kind: 'order', id: order.id },
      after: { line: line.id, answer, text },
    });
    const { shopUrl } = shop;
    const { mail } = await readSeller(tx, shop.initialSeller);
    const locale = await shopLocale(tx);
    const about = { to: mail, shopUrl, locale, number: orderNumber(order.number), product: line.name };
    const workshopUrl = `${shopUrl}${localeFacts[locale].prefix}/admin/check?line=${line.id}`;
    await enqueueMail(tx, answerMail({ ...about, answer, text, workshopUrl }));
  });
}
