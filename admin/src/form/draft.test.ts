import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, conflictsOf, mergedDraft } from './draft.ts';

const base = { name: 'Mug', price: 1200, tags: ['a'] };

describe('a form over a record that others edit too', () => {
  it('D20.1 fields that were not touched follow the server, and own changes stay', () => {
    const draft = { ...base, name: 'Blue mug' };
    const stored = { ...base, price: 1300 };
    expect(mergedDraft(base, draft, stored)).toEqual({ name: 'Blue mug', price: 1300, tags: ['a'] });
    expect(conflictsOf(base, draft, stored)).toEqual([]);
  });

  it('D20.1 a field that both sides have changed is a conflict, unless they agree', () => {
    const stored = { ...base, name: 'Red mug', tags: ['a', 'b'] };
    expect(conflictsOf(base, { ...base, name: 'Blue mug', tags: ['a', 'b'] }, stored)).toEqual([
      { field: 'name', mine: 'Blue mug', theirs: 'Red mug' },
    ]);
  });

  it('D20.1 the order of the parts of a field is no change', () => {
    const stored = { picture: { url: '/a.webp', alt: { en: 'A mug', de: '' } } };
    const draft = { picture: { alt: { de: '', en: 'A mug' }, url: '/a.webp' } };
    expect(changedFields(stored, draft)).toEqual([]);
    expect(conflictsOf<{ picture: unknown }>({ picture: null }, draft, stored)).toEqual([]);
  });

  it('D20.1 nothing that was typed is lost, whatever the server says', () => {
    const record = fc.record({ name: fc.string(), price: fc.nat(), tags: fc.array(fc.string(), { maxLength: 2 }) });
    fc.assert(
      fc.property(record, record, record, (begun, typed, stored) => {
        const merged = mergedDraft(begun, typed, stored);
        for (const field of changedFields(begun, typed)) expect(merged[field]).toEqual(typed[field]);
        for (const field of changedFields(stored, merged)) expect(changedFields(begun, typed)).toContain(field);
      }),
    );
  });
});
