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

/** Loads what a secret address leads to in the browser only, so that no server or cache stores a copy. */
export function LoadedInBrowser<Content>(props: LoadedInBrowserProps<Content>) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt<Content> key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />;
}

type AttemptProps<Content> = LoadedInBrowserProps<Content> & { onRetry(): void };

function Attempt<Content>({ load, title, renderMissing, children, onRetry }: AttemptProps<Content>) {
  const [content, setContent] = useState<Content | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const loading = useRef(load);
  useEffect(() => {
    let isHere = true;
    loading.current().then(
      (loaded) => isHere && setContent(loaded),
      (error: unknown) => isHere && setFailure(failureOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (content !== null) return <Section space="none">{children(content)}</Section>;
  // A key that cannot be one leads nowhere either.
  if (failure && [400, 404, 410].includes(failure.status)) return renderMissing(failure.code);
  return (
    <Section>
      <h1 tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      {failure ? (
        <ErrorState title={words.failed} reason={failure.description} onRetry={onRetry} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="480px" width="100%" />
        </div>
      )}
    </Section>
  );
}
