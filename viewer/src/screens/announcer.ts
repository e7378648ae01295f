/** A sentence is said when it has been true for so long, in milliseconds: a print that flickers is not worth words. */
const settles = 800;

export interface Announcer {
  /** What is true now; empty for nothing worth saying. */
  tell(sentence: string): void;
  free(): void;
}

/** Says into a polite live region what has become true, once and not in bursts. */
export function createAnnouncer(say: (sentence: string) => void): Announcer {
  let said = '';
  let waiting = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    tell(sentence) {
      if (sentence === waiting) return;
      waiting = sentence;
      clearTimeout(timer);
      if (sentence === '' || sentence === said) return;
      timer = setTimeout(() => {
        said = sentence;
        say(sentence);
      }, settles);
    },
    free: () => clearTimeout(timer),
  };
}
