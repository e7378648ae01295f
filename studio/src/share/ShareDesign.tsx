import { useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { words } from './share.words.ts';

/** The button that shares the current design; `save` stores it on the server and returns its key. */
export function ShareDesign({ save }: { save: () => Promise<string> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" small onClick={() => setOpen(true)}>
        {words.share}
      </Button>
      <ShareDialog open={open} onClose={() => setOpen(false)} keyOf={save} />
    </>
  );
}
