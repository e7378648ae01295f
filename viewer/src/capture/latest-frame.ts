/**
 * Lets one thing at a time through to somebody who says when it was used, and keeps the newest of what comes meanwhile.
 * Nothing is ever queued, so what comes through is never old.
 */
export interface Gate<Thing> {
  /** What goes through at once; null when it has to wait. */
  offer(thing: Thing): Thing | null;
  /** What was let through last was used; what goes through now, null when nothing waits. */
  used(): Thing | null;
  /** Forgets what waits, and that something is on its way. */
  clear(): void;
  /** So many things were replaced by newer ones. */
  readonly dropped: number;
}

/** `drop` is called with what never goes through. */
export function createGate<Thing>(drop: (thing: Thing) => void): Gate<Thing> {
  let busy = false;
  let waiting: Thing | null = null;
  let dropped = 0;
  return {
    offer(thing) {
      if (!busy) {
        busy = true;
        return thing;
      }
      if (waiting !== null) {
        drop(waiting);
        dropped += 1;
      }
      waiting = thing;
      return null;
    },
    used() {
      const next = waiting;
      waiting = null;
      busy = next !== null;
      return next;
    },
    clear() {
      if (waiting !== null) drop(waiting);
      waiting = null;
      busy = false;
    },
    get dropped() {
      return dropped;
    },
  };
}
