import { describe, expect, it } from 'vitest';
import {
  allThatMatch,
  extended,
  isSelected,
  nothingSelected,
  toggled,
  toggledLoaded,
  toggledPart,
} from './selection.ts';

const loaded = ['a', 'b', 'c', 'd'];

describe('the selection of a list', () => {
  it('D20.1 grows from where it began to the row that is pressed with Shift, in both directions', () => {
    const one = toggled(nothingSelected, 'c', loaded);
    expect([...extended(one, 'a', loaded).keys].toSorted()).toEqual(['a', 'b', 'c']);
    expect([...extended(one, 'd', loaded).keys].toSorted()).toEqual(['c', 'd']);
    expect([...extended(nothingSelected, 'b', loaded).keys]).toEqual(['b']);
  });

  it('D20.1 of all that match, a row can be taken out: the loaded others stay', () => {
    const others = toggled(allThatMatch, 'b', loaded);
    expect(others.isAll).toBe(false);
    expect(isSelected(others, 'b')).toBe(false);
    expect([...others.keys]).toEqual(['a', 'c', 'd']);
  });

  it('D20.1 the box above all rows selects those that are loaded, then none', () => {
    const all = toggledLoaded(nothingSelected, loaded);
    expect([...all.keys]).toEqual(loaded);
    expect(toggledLoaded(all, loaded)).toEqual(nothingSelected);
    expect(toggledLoaded(allThatMatch, loaded)).toEqual(nothingSelected);
    expect(toggledLoaded(nothingSelected, [])).toEqual({ ...nothingSelected });
  });

  it('D20.1 the box above a group selects the group besides other rows, then leaves those', () => {
    const one = toggled(nothingSelected, 'd', loaded);
    const withGroup = toggledPart(toggledPart(one, ['a']), ['a', 'b']);
    expect([...withGroup.keys].toSorted()).toEqual(['a', 'b', 'd']);
    expect([...toggledPart(withGroup, ['a', 'b']).keys]).toEqual(['d']);
  });
});
