/** Something that keys do. */
export interface Shortcut {
  /** Keys one after the other, as `event.key` names them: `['g', 'o']`; a letter means it without Shift. */
  keys: readonly string[];
  title: string;
  run(): void;
}

const shortcuts = new Set<Shortcut>();
const listeners = new Set<() => void>();
let current: readonly Shortcut[] = [];

function tell(): void {
  current = [...shortcuts];
  for (const listener of listeners) listener();
}

/** Adds shortcuts until the returned function is called; of two with the same keys, the newer one runs. */
export function addShortcuts(added: readonly Shortcut[]): () => void {
  for (const one of added) shortcuts.add(one);
  tell();
  return () => {
    for (const one of added) shortcuts.delete(one);
    tell();
  };
}

/** The present shortcuts, for `useSyncExternalStore`. */
export const presentShortcuts = (): readonly Shortcut[] => current;

export function watchShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How long the second key may take, in milliseconds. */
const sequenceTime = 1200;

/**
 * What keys that were pressed do: the shortcut that they complete, or nothing. Keys with Ctrl, Alt or ⌘, and keys that are
 * typed into a field, are never shortcuts.
 */
export class KeySequence {
  #pressed: string[] = [];
  #last = 0;

  press(key: string, time: number, among: readonly Shortcut[]): Shortcut | null {
    if (time - this.#last > sequenceTime) this.#pressed = [];
    this.#last = time;
    this.#pressed = [...this.#pressed, key].slice(-2);
    for (const length of [this.#pressed.length, 1]) {
      const sequence = this.#pressed.slice(-length);
      const match = among.findLast(
        ({ keys }) => keys.length === length && keys.every((one, at) => one === sequence[at]),
      );
      if (!match) continue;
      this.#pressed = [];
      return match;
    }
    return null;
  }
}

/** Whether a key goes into a field, or belongs to a dialog or menu that is open. */
export function isTaken({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null;
}
