/** What must be asked before the screen is left: forms with changes that are not saved. */
export interface Guard {
  /** Asks the person; settles to true when the screen may be left. */
  mayLeave(): Promise<boolean>;
}

const guards = new Set<Guard>();

/** Keeps the screen from being left without a question, until the returned function is called. */
export function guardLeaving(guard: Guard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

export const isGuarded = (): boolean => guards.size > 0;

/** Asks every form in turn; the first that wants to stay decides. */
export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) if (!(await guard.mayLeave())) return false;
  return true;
}
