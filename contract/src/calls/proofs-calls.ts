import { endpoint, fileReply } from '../endpoint.ts';
import * as proofs from '../proofs.ts';

/** The calls about proofs, for whoever has the link in the mail. */
export const proofsCalls = {
  getProof: endpoint({
    summary: 'A proof that the shop asks its customer to approve',
    params: proofs.proofParams,
    reply: proofs.proof,
    errors: ['PROOF_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  getProofPage: endpoint({
    summary: 'A picture of a page of a proof',
    params: proofs.proofPageParams,
    reply: fileReply,
    errors: ['PROOF_NOT_FOUND', 'FILE_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    answer: 'file',
  }),
  answerProof: endpoint({
    summary: 'Approve a proof or say what is to change; the same answer twice is one, another one comes too late',
    params: proofs.proofParams,
    body: proofs.proofReply,
    reply: proofs.proof,
    errors: ['PROOF_NOT_FOUND', 'PROOF_CLOSED', 'TOO_MANY_REQUESTS'],
  }),
};
