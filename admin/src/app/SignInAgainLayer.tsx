import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isSigningInAgain, subscribeSignInAgain } from '../data/sign-in-again.ts';

const SignInAgain = lazy(async () => ({ default: (await import('../door/SignInAgain.tsx')).SignInAgain }));

/** Shows the dialog for a fresh sign-in while a call waits for it. */
export function SignInAgainLayer() {
  const isShown = useSyncExternalStore(subscribeSignInAgain, isSigningInAgain);
  return isShown ? (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  ) : null;
}
