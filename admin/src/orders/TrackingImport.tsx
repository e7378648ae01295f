import { lazy, Suspense, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { words } from './labels.words.ts';

/** It comes when a list is imported for the first time. */
const ImportForm = lazy(async () => ({ default: (await import('./TrackingForm.tsx')).ImportForm }));

/** A carrier's list of tracking numbers, in a sheet. */
export function TrackingImport() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button small onPress={() => setIsOpen(true)}>
        {words.import}
      </Button>
      <Sheet title={words.import} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Suspense>
          <ImportForm />
        </Suspense>
      </Sheet>
    </>
  );
}
