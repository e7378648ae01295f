import { lazy, Suspense, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { words } from './shell.words.ts';

const ElsewhereDialog = lazy(async () => ({ default: (await import('./ElsewhereDialog.tsx')).ElsewhereDialog }));

interface ElsewhereProps {
  draftKey: string | null;
  /** The address of the design, without a language. */
  path: string;
}

/** The button to continue a design on another device. */
export function Elsewhere({ draftKey, path }: ElsewhereProps) {
  const [open, setOpen] = useState(false);
  const [isMounted, setIsMounted] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        small
        onClick={() => {
          setIsMounted(true);
          setOpen(true);
        }}
      >
        {words.elsewhere}
      </Button>
      {isMounted ? (
        <Suspense>
          <ElsewhereDialog
            draftKey={draftKey}
            path={path}
            title={words.elsewhere}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
