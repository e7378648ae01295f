import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recoveryCodeCount } from '@afterimage/contract/values/operators.ts';
import type { Database } from '../platform/db/connection.ts';
import { operatorRecoveryCodes } from './tables.ts';

// Crockford's letters and digits, of which none is mistaken for another.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const letters = 16;

/** A code of 80 random bits, in groups that can be read aloud. */
function newCode(): string {
  const text = [...randomBytes(letters)].map((byte) => alphabet[byte % 32]).join('');
  return text.match(/.{4}/g)?.join('-') ?? text;
}

/** A code as it is compared: typed with or without dashes, in capitals or not, with letters that look like digits. */
const canonical = (code: string) =>
  code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
const hashOf = (code: string) => createHash('sha256').update(canonical(code)).digest();

/** Gives an operator new recovery codes in place of those from before. Only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Database, operatorId: string): Promise<string[]> {
  await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId));
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await tx.insert(operatorRecoveryCodes).values(codes.map((code) => ({ codeHash: hashOf(code), operatorId })));
  return codes;
}

/** Uses a code up; false when it is none of the operator's or was used before. */
export async function consumeRecoveryCode(tx: Database, operatorId: string, code: string): Promise<boolean> {
  const used = await tx
    .update(operatorRecoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(operatorRecoveryCodes.codeHash, hashOf(code)),
        eq(operatorRecoveryCodes.operatorId, operatorId),
        isNull(operatorRecoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: operatorRecoveryCodes.codeHash });
  return used.length > 0;
}

export const recoveryCodesLeft = (db: Database, operatorId: string): Promise<number> =>
  db.$count(
    operatorRecoveryCodes,
    and(eq(operatorRecoveryCodes.operatorId, operatorId), isNull(operatorRecoveryCodes.usedAt)),
  );
