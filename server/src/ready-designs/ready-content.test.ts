import { describe, expect, it } from 'vitest';
import type { Customization } from '@afterimage/contract/customization.ts';
import type { ReadyContent } from '@afterimage/contract/ready-designs.ts';
import { contentOfDraft, contentWithIds, draftOf, fitContent, isPrinted, textIn } from './ready-content.ts';

const slot = (id: number, kind: Customization['kind'], extras: number[] = []): Customization => ({
  id,
  kind,
  fieldType: null,
  selectionMode: 'SINGLE',
  title: `Slot ${id}`,
  required: false,
  limits: { maxLength: 10 },
  extraList: extras.map((extra) => ({ id: extra, title: `Option ${extra}`, price: 0 })),
});
const slots = [slot(1, 'text', [11, 12]), slot(2, 'photo'), slot(3, 'specification', [31]), slot(4, 'extra', [41])];
const content: ReadyContent = {
  extraList: [41],
  slots: [
    { kind: 'text', slot: 1, choices: [11], text: { en: 'Emma', de: 'Lena' }, look: {} },
    { kind: 'photo', slot: 2, choices: [], look: { filter: 'black-and-white' } },
    { kind: 'specification', slot: 3, choices: [31] },
  ],
};

describe('what fits of a design', () => {
  it('is all of it while nothing has changed', () => {
    expect(fitContent(content, slots)).toEqual({ content, issues: [] });
  });

  it('leaves out slots of another kind, options that are gone, and texts that are too long, language by language', () => {
    const changed = [{ ...slot(1, 'text', [12]), limits: { maxLength: 4 } }, slot(2, 'text'), slot(4, 'extra')];
    const long: ReadyContent = {
      ...content,
      slots: [
        { kind: 'text', slot: 1, choices: [11], text: { en: 'Emma', de: 'Leonie' }, look: {} },
        ...content.slots.slice(1),
      ],
    };
    expect(fitContent(long, changed)).toEqual({
      content: { extraList: [], slots: [{ kind: 'text', slot: 1, choices: [], text: { en: 'Emma' }, look: {} }] },
      issues: [
        { issue: 'optionGone', title: '' },
        { issue: 'optionGone', title: 'Slot 1' },
        { issue: 'textTooLong', title: 'Slot 1' },
        { issue: 'slotGone', title: '' },
      ],
    });
  });

  it('counts what is read as one character as one', () => {
    const family = '👩‍👩‍👧'.repeat(10);
    const one: ReadyContent = {
      extraList: [],
      slots: [{ kind: 'text', slot: 1, choices: [], text: { en: family }, look: {} }],
    };
    expect(fitContent(one, slots).issues).toEqual([]);
  });

  it('is nothing without its slots', () => {
    const { content: fitting, issues } = fitContent({ extraList: [], slots: content.slots.slice(0, 1) }, []);
    expect(fitting).toEqual({ extraList: [], slots: [] });
    expect(issues.map(({ issue }) => issue)).toEqual(['slotGone', 'nothingLeft']);
  });
});

describe('a design as a draft', () => {
  it('has its texts in the language of the customer, or in the first one', () => {
    expect(draftOf(content, 'de').slots[0]).toMatchObject({ text: 'Lena' });
    expect(textIn({ en: 'Emma', de: '' }, 'de')).toBe('Emma');
    expect(textIn({ de: 'Lena' }, 'en')).toBe('Lena');
    expect(draftOf(content, 'en').slots[1]).toEqual({
      kind: 'photo',
      slot: 2,
      choices: [],
      look: { filter: 'black-and-white' },
      photo: null,
      medium: null,
    });
  });

  it('is taken over in one language, without photos, and keeps the texts of the other', () => {
    const draft = draftOf(content, 'en');
    const [text, photo, choice] = draft.slots;
    if (text?.kind !== 'text' || photo?.kind !== 'photo' || !choice) throw new Error('The draft has other slots.');
    const edited = {
      ...draft,
      slots: [
        { ...text, text: '  Mia ' },
        {
          ...photo,
          photo: '00000000-0000-4000-8000-000000000001',
          look: { placement: { zoom: 2, x: 0, y: 0, rotation: 0 } },
        },
        choice,
      ],
    };
    expect(contentOfDraft(edited, 'en', content)).toEqual({
      extraList: [41],
      slots: [
        { kind: 'text', slot: 1, choices: [11], text: { en: 'Mia', de: 'Lena' }, look: {} },
        { kind: 'specification', slot: 3, choices: [31] },
      ],
    });
    expect(contentOfDraft({ ...draft, slots: [{ ...text, text: ' ' }] }, 'en', content).slots).toEqual([]);
  });
});

it('a design is printed where it has a text', () => {
  expect(isPrinted(content)).toBe(true);
  expect(isPrinted({ ...content, slots: content.slots.slice(1) })).toBe(false);
});

it('a design of a copied product names the slots and options of the copy', () => {
  const slotIds = new Map([[1, 101]]);
  const extraIds = new Map([[11, 111]]);
  expect(contentWithIds(content, { slotIds, extraIds })).toEqual({
    extraList: [],
    slots: [{ kind: 'text', slot: 101, choices: [111], text: { en: 'Emma', de: 'Lena' }, look: {} }],
  });
});
