/** Waiting for a fresh sign-in, which some calls need: at most one at a time, whatever number of calls waits for it. */
let pending: { done: Promise<boolean>; settle(isSignedIn: boolean): void } | null = null;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export function subscribeSignInAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the dialog for it is to be shown. */
export const isSigningInAgain = (): boolean => pending !== null;

/** Asks the operator to sign in again; false when they do not. */
export function signInAgain(): Promise<boolean> {
  if (!pending) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    pending = { done: promise, settle: resolve };
    tell();
  }
  return pending.done;
}

/** The operator has signed in again, or has closed the dialog. */
export function endSignInAgain(isSignedIn: boolean): void {
  pending?.settle(isSignedIn);
  pending = null;
  tell();
}
