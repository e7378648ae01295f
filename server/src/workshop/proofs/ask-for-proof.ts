import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { proofLimits } from '@afterimage/contract/values/proofs.ts';
import { hashSecret } from '../../accounts/secret.ts';
import { audit } from '../../operators/audit.ts';
import { moveLines } from '../../orders/line-states/move-lines.ts';
import { linePictures } from '../../orders/mail/line-pictures.ts';
import { orderNumber } from '../../orders/order-number.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Operator } from '../../platform/http/handlers.ts';
import { localeOf } from '../../platform/locale/request-locale.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { ownTexts } from '../../platform/mail/own-texts.ts';
import { printFiles } from '../../print/tables.ts';
import { projects } from '../../projects/tables.ts';
import { localeFacts } from '@afterimage/words/locale.ts';
import { proofs } from '../tables.ts';
import { askMail, proofKind } from './proof-mails.ts';

interface Request {
  lineId: string;
  version?: number | undefined;
  message: string;
  operator: Operator;
}

/**
 * Asks the customer to approve the proof of a line, by a link in a mail, and lets the line wait for the answer. A link that
 * was sent before leads to the new question no more.
 */
export async function askForProof(db: Database, request: Request, shopUrl: string): Promise<void> {
  const { lineId, version, message, operator } = request;
  await db.transaction(async (tx) => {
    const { moved } = await moveLines(tx, { lines: [{ id: lineId, version }], to: 'proof', operator });
    // Pressed twice: the first has sent the mail.
    if (moved.length === 0) return;
    const [row = fail('FILE_NOT_FOUND')] = await tx
      .select({ order: orders, line: orderLines, project: projects })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .innerJoin(projects, eq(projects.orderLineId, orderLines.id))
      .innerJoin(printFiles, eq(printFiles.projectId, projects.id))
      .where(eq(orderLines.id, lineId));
    const { order, line, project } = row;
    await tx
      .update(proofs)
      .set({ isWithdrawn: true })
      .where(and(eq(proofs.lineId, lineId), isNull(proofs.answer)));
    const key = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + proofLimits.days * 86_400_000);
    await tx.insert(proofs).values({
      lineId,
      orderId: order.id,
      keyHash: hashSecret(key),
      checksum: project.proofChecksum,
      message,
      expiresAt,
    });
    await audit(tx, operator, {
      action: 'line.proof.asked',
      subject: { kind: 'order', id: order.id },
      after: { line: lineId, message },
    });
    const locale = localeOf(order.locale);
    const pictures = await linePictures(tx, order.id, { shopUrl, locale });
    await enqueueMail(
      tx,
      askMail(
        {
          to: order.email,
          shopUrl,
          locale,
          number: orderNumber(order.number),
          product: line.name,
          message,
          picture: pictures.get(lineId),
          proofUrl: `${shopUrl}${localeFacts[locale].prefix}/proof/${key}`,
        },
        await ownTexts(tx, proofKind, locale),
      ),
    );
  });
}
