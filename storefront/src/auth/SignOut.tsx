import { useState } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { words } from './auth.words.ts';
import { logout } from './login.state.ts';

/** Ends the session; where to go then is decided by what follows from the operation. */
export function SignOut() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      kind="quiet"
      small
      busy={busy}
      busyText={words.signingOut}
      onClick={() => {
        setBusy(true);
        void dispatch(logout());
      }}
    >
      {words.signOut}
    </Button>
  );
}
