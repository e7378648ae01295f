import { printPicture } from '../prints/print-picture.ts';
import { networkOf, type Throttle } from '../../platform/rate-limit/rate-limits.ts';
import type { FileStore } from '../../files/store/store.ts';
import type { Context, Handlers } from '../../platform/http/handlers.ts';
import { fail } from '../../platform/http/failure.ts';
import { answerProof, findProof, readProof } from './answer-proof.ts';
import { proofState } from './proof-state.ts';

type Shop = Parameters<typeof answerProof>[3];

interface ProofParts {
  store: FileStore;
  throttle: Throttle;
  shop: () => Shop;
}

/** Pixels of the longer side: enough to judge a print on a screen. */
const pictureSize = 1400;

/** The calls of the page that the link in a proof's mail opens. */
export function proofHandlers({
  store,
  throttle,
  shop,
}: ProofParts): Pick<Handlers, 'getProof' | 'getProofPage' | 'answerProof'> {
  const take = ({ caller }: Context) => throttle.take('proof from an address', networkOf(caller.address));
  return {
    getProof: async (context, { params }) => {
      await take(context);
      return readProof(context.db, params.proofKey, shop());
    },
    getProofPage: async (context, { params: { proofKey, page } }) => {
      await take(context);
      const { proof, state, project } = await findProof(context.db, proofKey);
      const current = proofState(proof, { line: state, project, now: new Date() });
      if (!project || current === 'superseded' || current === 'expired') return fail('FILE_NOT_FOUND');
      return printPicture(context.db, { projectId: project.id, page, size: pictureSize }, store);
    },
    answerProof: async (context, { params: { proofKey }, body }) => {
      await take(context);
      await answerProof(context.db, proofKey, body, shop());
      return readProof(context.db, proofKey, shop());
    },
  };
}
