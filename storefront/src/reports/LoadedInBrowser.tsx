import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { Section } from '@afterimage/ui/Section.tsx';
import { ErrorState, Skeleton } from '@afterimage/ui/States.tsx';
import { words } from './reports.words.ts';

interface LoadedInBrowserProps<Content> {
  load: () => Promise<Content>;
  /** The page's heading while it loads. */
  title: string;
  /** What is shown when there is nothing under the address; with the code of the failure. */
  renderMissing: (code: string) => ReactNode;
  children: (content: Content) => ReactNode;
}

/** What came of an attempt. */
interface Outcome<Content> {
  attempt: number;
  content?: Content;
  failure?: Failure;
}

/** Loads what a secret address leads to in the browser only, so that no server or cache stores a copy. */
export function LoadedInBrowser<Content>({ load, title, renderMissing, children }: LoadedInBrowserProps<Content>) {
  const [outcome, setOutcome] = useState<Outcome<Content> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const loading = useRef(load);
  useEffect(() => {
    let isHere = true;
    loading.current().then(
      (content) => isHere && setOutcome({ attempt, content }),
      (error: unknown) => isHere && setOutcome({ attempt, failure: failureOf(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [attempt]);
  // The failure of the attempt before is not shown while the next one is under way.
  const failure = outcome?.attempt === attempt ? outcome.failure : undefined;
  if (outcome?.content !== undefined) return <Section space="none">{children(outcome.content)}</Section>;
  // A key that cannot be one leads nowhere either.
  if (failure && [400, 404, 410].includes(failure.status)) return renderMissing(failure.code);
  return (
    <Section>
      <h1 tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      {failure ? (
        <ErrorState
          title={words.failed}
          reason={failure.description}
          onRetry={() => setAttempt((count) => count + 1)}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton height="480px" width="100%" />
        </div>
      )}
    </Section>
  );
}
