/** What a visitor may choose; `system` is the absence of a choice. */
export type Theme = 'system' | 'light' | 'dark';

/** Where the choice is kept. */
const themeKey = 'theme';

/** Runs in the head before the first paint; the document puts it inline and the CSP names its hash. */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

/** The theme that the page shows now: what the script of the head has set, or the switch since. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Calls back whenever the shown theme changes, until the returned function is called. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Shows a choice at once and keeps it. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // A private window may forbid storage: the theme still holds for this page.
  }
}
