/** Where the visitor's choice of theme is kept. */
export const themeKey = 'theme';

/** What a visitor may choose; `system` is the absence of a choice. */
export type Theme = 'system' | 'light' | 'dark';

/** Runs in the head before the first paint; the document puts it inline and the CSP names its hash. */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

/** Reads the kept choice; anything unknown, or a storage that refuses, counts as none. */
export function readTheme(storage: Pick<Storage, 'getItem'>): Theme {
  try {
    const kept = storage.getItem(themeKey);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a choice at once and keeps it; a storage that refuses only loses the keeping. */
export function applyTheme(theme: Theme, root: HTMLElement, storage: Pick<Storage, 'setItem' | 'removeItem'>): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') storage.removeItem(themeKey);
    else storage.setItem(themeKey, theme);
  } catch {
    // Private windows may forbid storage: the theme still holds for this page.
  }
}
