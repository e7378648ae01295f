import { connect } from '../platform/db/connection.ts';
import { firstOperatorLink, hasOperators } from './setup-links.ts';

/**
 * What the start says about the operators' side. The link of the first operator is shown in a terminal alone: what a
 * service prints is kept in logs.
 */
export async function firstOperatorLine(databaseUrl: string, shopUrl: string, isTerminal: boolean): Promise<string> {
  const { db, close } = connect(databaseUrl, 1);
  try {
    if (await hasOperators(db)) return `The operators' side is at ${shopUrl}/admin\n`;
    const link = isTerminal ? await firstOperatorLink(db, shopUrl) : null;
    if (link === null) return `The shop has no operator yet: npm run shop -- operator\n`;
    return `The shop has no operator yet. Whoever opens this link within 15 minutes becomes its owner:\n${link}\n`;
  } finally {
    await close();
  }
}
