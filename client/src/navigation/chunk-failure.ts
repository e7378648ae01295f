/** The part of `sessionStorage` that is needed. */
interface Marks {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const mark = 'reloadedFor';

export interface Reloader {
  marks: Marks;
  /** The address that was on its way, or the present one. */
  target(): string;
  reload(target: string): void;
}

/**
 * Loads a page's code. After a deployment an old page asks for files that are gone: one real page load brings the
 * new ones. The mark in the session keeps a file that is broken for good from reloading for ever.
 */
export async function withReload<Module>(load: () => Promise<Module>, reloader: Reloader | undefined): Promise<Module> {
  try {
    const module = await load();
    reloader?.marks.removeItem(mark);
    return module;
  } catch (error) {
    if (!reloader) throw error;
    const target = reloader.target();
    if (reloader.marks.getItem(mark) === target) throw error;
    reloader.marks.setItem(mark, target);
    reloader.reload(target);
    return new Promise<Module>(() => undefined);
  }
}
