/** WebDriver's code points for keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keyNames: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

export type KeyAction = { type: 'keyDown' | 'keyUp'; value: string } | { type: 'pause'; duration: number };

function codePointOf(key: string): string {
  const value = keyNames[key] ?? key;
  if (Array.from(value).length !== 1) throw new Error(`No key is called ${key}.`);
  return value;
}

/** A press of a key with its modifiers, named as in Playwright: `Shift+Tab`, `a`, `Control+z`, `+`. */
export function pressActions(combination: string): KeyAction[] {
  const keys = combination.length === 1 ? [combination] : combination.split('+').map((key) => key || '+');
  const values = keys.map(codePointOf);
  return [
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ];
}

export const typeActions = (text: string, delay = 0): KeyAction[] =>
  Array.from(text).flatMap((character) => [...pressActions(character), { type: 'pause' as const, duration: delay }]);
