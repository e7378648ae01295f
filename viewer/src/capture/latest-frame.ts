/**
 * Lets one thing at a time through to somebody who says when it was used, and keeps the newest of what comes meanwhile.
 * Nothing is ever queued, so what comes through is never old.
 */
export interface LatestFrame<Frame> {
  /** What goes through at once; null when it has to wait. */
  offer(frame: Frame): Frame | null;
  /** What was let through last was used; what goes through now, null when nothing waits. */
  release(): Frame | null;
  /** Forgets what waits, and that something is on its way. */
  clear(): void;
  /** So many things were replaced by newer ones. */
  readonly droppedCount: number;
}

/** `drop` is called with what never goes through. */
export function createLatestFrame<Frame>(onDrop: (frame: Frame) => void): LatestFrame<Frame> {
  let isBusy = false;
  let pending: Frame | null = null;
  let droppedCount = 0;
  return {
    offer(frame) {
      if (!isBusy) {
        isBusy = true;
        return frame;
      }
      if (pending !== null) {
        onDrop(pending);
        droppedCount += 1;
      }
      pending = frame;
      return null;
    },
    release() {
      const next = pending;
      pending = null;
      isBusy = next !== null;
      return next;
    },
    clear() {
      if (pending !== null) onDrop(pending);
      pending = null;
      isBusy = false;
    },
    get droppedCount() {
      return droppedCount;
    },
  };
}
