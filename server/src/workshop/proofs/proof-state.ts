import type { LineState } from '@afterimage/contract/values/line-states.ts';
import type { ProofAnswer, ProofState } from '@afterimage/contract/values/proofs.ts';

interface StoredProof {
  checksum: string | null;
  answer: ProofAnswer | null;
  isWithdrawn: boolean;
  expiresAt: Date;
}

interface Standing {
  line: { state: LineState };
  /** Null once the project is gone. */
  project: { proofChecksum: string | null } | null;
  now: Date;
}

/** Where a proof stands now: its answer stays, what was changed since makes it out of date. */
export function proofState(proof: StoredProof, { line, project, now }: Standing): ProofState {
  if (proof.answer) return proof.answer === 'approve' ? 'approved' : 'changed';
  if (proof.isWithdrawn || project?.proofChecksum !== proof.checksum) return 'superseded';
  if (line.state !== 'proof') return 'closed';
  return proof.expiresAt <= now ? 'expired' : 'open';
}
