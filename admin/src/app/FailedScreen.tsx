import type { Failure } from '@afterimage/client/api/failure.ts';
import { Failed } from '../parts/Failed.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { words } from './app.words.ts';

/** What stands in the place of a screen that there is not, that is not for this operator, or that could not be loaded. */
export function FailedScreen({ failure, onRetry }: { failure: Failure | null; onRetry?: () => void }) {
  const status = failure?.status ?? 404;
  if (status === 404) return <ScreenHead title={words.noScreen} note={words.noScreenNote} />;
  if (status === 403) return <ScreenHead title={words.notAllowed} note={words.notAllowedNote} />;
  return (
    <>
      <ScreenHead title={words.screenFailed} />
      <Failed failure={failure} onRetry={onRetry} />
    </>
  );
}
