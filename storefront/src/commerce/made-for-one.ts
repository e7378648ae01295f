/** Which of some lines are made for one person. */
export type MadeForOne = 'all' | 'some' | 'none';

export function madeForOneOf(lines: readonly { customizationList: readonly unknown[] }[]): MadeForOne {
  const count = lines.filter(({ customizationList }) => customizationList.length > 0).length;
  if (count === 0) return 'none';
  return count === lines.length ? 'all' : 'some';
}
