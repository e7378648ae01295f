import type { SharedDesign } from '@afterimage/contract/designs.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import type { PageModule } from '@afterimage/client/navigation/page.ts';
import { useServices } from '@afterimage/studio/use-services.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import { EmptyState, ErrorState, Skeleton } from '@afterimage/ui/States.tsx';
import { words } from '../designs/designs.words.ts';
import { SharedDesignView } from '../designs/SharedDesignView.tsx';

const SharedProof = lazy(async () => ({
  default: (await import('@afterimage/studio/share/SharedProof.tsx')).SharedProof,
}));
const Proof = ({ design }: { design: SharedDesign }) => (
  <Suspense fallback={<Skeleton height="480px" width="100%" />}>
    <SharedProof design={design} />
  </Suspense>
);

export const meta: PageModule['meta'] = () => ({
  title: words.sharedLoading,
  description: words.sharedMeta,
  // Not the key: what stands in the head is read by others.
  canonical: '/home',
  robots: 'noindex',
});

export function Component() {
  const { shareKey = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  // A page for each link and attempt: nothing of one design is seen under the link of another.
  return (
    <SharedDesignPage
      key={`${shareKey} ${attempt}`}
      shareKey={shareKey}
      onRetry={() => setAttempt((count) => count + 1)}
    />
  );
}

/** Loaded in the browser only, so that no server or cache stores a copy. */
function SharedDesignPage({ shareKey, onRetry }: { shareKey: string; onRetry: () => void }) {
  const { call } = useServices();
  const [design, setDesign] = useState<SharedDesign | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let isHere = true;
    call('getSharedDesign', { params: { shareKey } }).then(
      (shown) => isHere && setDesign(shown),
      (error: unknown) => isHere && setFailure(failureOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, [call, shareKey]);
  if (design)
    return (
      <Section space="none">
        <SharedDesignView design={design} Proof={Proof} reportPath={`/report/design/${shareKey}`} />
      </Section>
    );
  // A key that cannot be one leads nowhere either.
  const isDown = failure?.status === 410;
  const isGone = isDown || failure?.status === 404 || failure?.status === 400;
  return (
    <Section>
      {isGone ? (
        <EmptyState heading="h1" title={isDown ? words.sharedDown : words.sharedGone}>
          <p>{isDown ? words.sharedDownWords : words.sharedGoneWords}</p>
          <LinkButton to="/products?customizable=1">{words.makeOwn}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <h1 tabIndex={-1} className="visually-hidden">
            {words.sharedLoading}
          </h1>
          {failure ? (
            <ErrorState title={words.sharedFailed} reason={failure.description} onRetry={onRetry} />
          ) : (
            <div aria-busy="true">
              <Skeleton height="480px" width="100%" />
            </div>
          )}
        </>
      )}
    </Section>
  );
}
