/** A sentence is said when it has been true for so long, in milliseconds: a print that flickers is not worth words. */
const stableAfterMs = 800;

export interface Announcer {
  /** What is true now; empty for nothing worth saying. */
  announce(sentence: string): void;
  dispose(): void;
}

/** Says into a polite live region what has become true, once and not in bursts. */
export function createAnnouncer(output: (sentence: string) => void): Announcer {
  let lastAnnounced = '';
  let pending = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    announce(sentence) {
      if (sentence === pending) return;
      pending = sentence;
      clearTimeout(timer);
      if (sentence === '' || sentence === lastAnnounced) return;
      timer = setTimeout(() => {
        lastAnnounced = sentence;
        output(sentence);
      }, stableAfterMs);
    },
    dispose: () => clearTimeout(timer),
  };
}
