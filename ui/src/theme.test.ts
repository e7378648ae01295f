import { describe, expect, it, vi } from 'vitest';
import { themeScript } from './theme.ts';

/** Runs the script of the head against a storage and tells which theme it set. */
function themeAfter(getItem: (key: string) => string | null): string | undefined {
  const root: { dataset: { theme?: string } } = { dataset: {} };
  // The script is text for the document's head; running that very text is what is to be proved.
  // oxlint-disable-next-line no-implied-eval, no-new-func
  new Function('localStorage', 'document', themeScript)({ getItem }, { documentElement: root });
  return root.dataset.theme;
}

describe('themeScript', () => {
  it('D2.6 the kept theme is set before the first paint', () => {
    const getItem = vi.fn<(key: string) => string | null>(() => 'dark');
    expect(themeAfter(getItem)).toBe('dark');
    expect(getItem).toHaveBeenCalledWith('theme');
    expect(themeAfter(() => 'light')).toBe('light');
  });
  it('D2.6 without a choice, or with one that is none, the system decides', () => {
    expect(themeAfter(() => null)).toBeUndefined();
    expect(themeAfter(() => 'purple')).toBeUndefined();
  });
  it('D2.6 a storage that refuses breaks nothing', () => {
    expect(
      themeAfter(() => {
        throw new Error('SecurityError');
      }),
    ).toBeUndefined();
  });
});
