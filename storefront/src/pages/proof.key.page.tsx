import { useParams } from '@afterimage/client/navigation/navigation.ts';
import type { PageModule } from '@afterimage/client/navigation/page.ts';
import type { Proof } from '@afterimage/contract/proofs.ts';
import { useServices } from '@afterimage/studio/use-services.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import { EmptyState } from '@afterimage/ui/States.tsx';
import { words } from '../proofs/proofs.words.ts';
import { ProofView } from '../proofs/ProofView.tsx';
import { LoadedInBrowser } from '../reports/LoadedInBrowser.tsx';

export const meta: PageModule['meta'] = () => ({
  title: words.metaTitle,
  description: words.meta,
  // Not the key: what stands in the head is read by others.
  canonical: '/home',
  robots: 'noindex',
});

/** Where the link in a proof's mail leads: the customer looks at the print and answers. */
export function Component() {
  const { proofKey = '' } = useParams();
  const { call } = useServices();
  return (
    <LoadedInBrowser<Proof>
      key={proofKey}
      load={() => call('getProof', { params: { proofKey } })}
      title={words.loading}
      renderMissing={() => (
        <Section>
          <EmptyState heading="h1" title={words.unknown}>
            <LinkButton to="/home">{words.home}</LinkButton>
          </EmptyState>
        </Section>
      )}
    >
      {(proof) => <ProofView proofKey={proofKey} first={proof} />}
    </LoadedInBrowser>
  );
}
