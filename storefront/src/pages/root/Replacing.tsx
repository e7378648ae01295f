import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '../../hooks.ts';

const ReplaceDialog = lazy(async () => ({ default: (await import('../../compare/ReplaceDialog.tsx')).ReplaceDialog }));

/** Asks in whose place a fifth product is compared, from the first time on that there is one. */
export function Replacing() {
  const waiting = useAppSelector((state) => state.compare.candidate !== null);
  const [wanted, setWanted] = useState(false);
  if (waiting && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <ReplaceDialog />
    </Suspense>
  ) : null;
}
