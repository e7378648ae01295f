import type { PrintItem, PrintTemplate } from '@afterimage/contract/print.ts';
import { printTemplate } from '@afterimage/contract/print.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { describe, expect, it } from 'vitest';
import { monthItem } from './calendar/month-item.fixture.ts';
import { withPages } from './pages.ts';
import { sceneOf } from './scene-of.ts';
import { photoSourcesOf } from './stand-ins.ts';

const place = { x: 0, y: 0, width: 10, height: 10, rotation: 0 };
const photo = (slot: number, standInList?: number[]): PrintItem => ({
  kind: 'photo',
  slot,
  place,
  outline: 'rectangle',
  bleed: false,
  ...(standInList && { standInList }),
});
const month = monthItem({ place: { ...place, y: 10 } });
const surface = { widthMm: 10, heightMm: 30, bleedMm: 0, safeMm: 0, outline: 'rectangle' as const };
const looks = { background: '#ffffff', pictureCorners: null };
const template: PrintTemplate = printTemplate.parse({
  version: 1,
  calendar: { start: 1, weekStart: 'monday', holidays: null, language: 'en' },
  surfaceList: [
    { ...surface, ...looks, id: 'cover', title: 'Cover', itemList: [photo(1)] },
    {
      ...surface,
      ...looks,
      id: 'month',
      title: 'Month',
      itemList: [photo(2, [2, 3, 4, 1]), month],
      pageList: [{ slotList: [2] }, { slotList: [3] }, { slotList: [4] }],
    },
  ],
});
const photoSlots = (slots: number[]): FilledSlot[] =>
  slots.map((slot) => ({ slot, kind: 'photo', photo: `p${slot}`, choices: [], look: {}, medium: null }));
const photos = new Map([1, 2, 3, 4].map((slot) => [`p${slot}`, { id: `p${slot}`, width: 100, height: 100 }]));
const scene = (slots: FilledSlot[], today = '2026-11-23') =>
  sceneOf({ template, customizations: [], slots, photos, viewerUrl: null, today });
const photosShown = (slots: number[]) =>
  scene(photoSlots(slots)).surfaceList.map(({ itemList }) =>
    itemList.map((item) => (item.kind === 'photo' ? item.photo?.id : undefined)).find(Boolean),
  );

describe('pages', () => {
  it('S3.17 a surface is printed once for each of its pages, with the slots of the page', () => {
    const { surfaceList } = withPages(template);
    expect(surfaceList.map(({ id, face, title }) => [id, face, title])).toEqual([
      ['cover', undefined, 'Cover'],
      ['month-1', 'month', 'Month 1'],
      ['month-2', 'month', 'Month 2'],
      ['month-3', 'month', 'Month 3'],
    ]);
    expect(surfaceList.map(({ itemList }) => itemList[0])).toMatchObject([1, 2, 3, 4].map((slot) => ({ slot })));
    expect(surfaceList.slice(1).map(({ itemList }) => itemList[1])).toMatchObject(
      [0, 1, 2].map((offset) => ({ offset })),
    );
    expect(JSON.stringify(surfaceList)).not.toContain('pageList');
  });

  it('S3.17 a photo strip, a set of cards or a book is such a list too', () => {
    const strips = withPages({
      version: 1,
      surfaceList: [
        {
          ...surface,
          ...looks,
          id: 'strip',
          title: 'Strip',
          itemList: [photo(1), photo(2)],
          pageList: [{ slotList: [1, 2] }, { title: 'Last', slotList: [3, 4] }],
        },
      ],
    });
    expect(
      strips.surfaceList.map(({ title, itemList }) => [title, ...itemList.map((item) => 'slot' in item && item.slot)]),
    ).toEqual([
      ['Strip 1', 1, 2],
      ['Last', 3, 4],
    ]);
  });

  it('S3.17 pages without a photo show the others in turn, so that three make a year', () => {
    expect(photosShown([1, 2, 3, 4])).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(photosShown([1, 2])).toEqual(['p1', 'p2', 'p1', 'p2']);
    expect(photosShown([1])).toEqual(['p1', 'p1', 'p1', 'p1']);
    expect(photosShown([])).toEqual([undefined, undefined, undefined, undefined]);
    const pages = withPages(template).surfaceList;
    // The second page has its own photo: the first one does not show it too.
    expect([...photoSourcesOf(pages, (slot) => [1, 3, 4].includes(slot)).values()]).toEqual([1, 4, 3, 4]);
  });

  it('S3.17 a photo that stands in is that of its own slot, with its look', () => {
    const [, first] = scene(photoSlots([1])).surfaceList;
    expect(first?.itemList[0]).toMatchObject({ kind: 'photo', slot: 1, photo: { id: 'p1' } });
  });
});

describe('a calendar in the scene', () => {
  it('S3.15 its pages are called by their months, from the date that is given', () => {
    expect(scene([]).surfaceList.map(({ title }) => title)).toEqual([
      'Cover',
      'January 2027',
      'February 2027',
      'March 2027',
    ]);
    expect(() => sceneOf({ template, customizations: [], slots: [], photos, viewerUrl: null })).toThrow(/date/);
  });

  it('S3.15 begins with the month that is stored with the choice, whatever the date is', () => {
    const start: FilledSlot = { slot: 8, kind: 'specification', choices: [80], month: '2026-12' };
    const customizations = [
      {
        id: 8,
        kind: 'specification' as const,
        fieldType: null,
        selectionMode: 'SINGLE' as const,
        title: 'First month',
        required: true,
        limits: {},
        extraList: [
          {
            id: 80,
            title: 'Next month',
            price: 0,
            effectList: [{ kind: 'calendar' as const, start: 'next-month' as const }],
          },
        ],
      },
    ];
    const titles = (slots: FilledSlot[], today?: string) =>
      sceneOf({ template, customizations, slots, photos, viewerUrl: null, ...(today && { today }) }).surfaceList[1]
        ?.title;
    expect(titles([start])).toBe('December 2026');
    expect(titles([start], '2028-05-01')).toBe('December 2026');
    const { month: _, ...unsettled } = start;
    expect(titles([unsettled], '2028-05-01')).toBe('June 2028');
  });

  it('S3.8 prints the dates of its list, as long as the list is ordered with its extra', () => {
    const list = {
      id: 9,
      choiceId: 90,
      kind: 'text' as const,
      fieldType: 'TEXT' as const,
      selectionMode: 'SINGLE' as const,
      title: 'Names',
      required: true,
      limits: { format: 'dates' as const },
      extraList: [],
    };
    const extra = {
      ...list,
      id: 10,
      choiceId: undefined,
      kind: 'extra' as const,
      extraList: [{ id: 90, title: 'Filled in', price: 500 }],
    };
    const text: FilledSlot = { slot: 9, kind: 'text', text: '12.1. Anna', choices: [], look: {} };
    const textsOf = (slots: Parameters<typeof sceneOf>[0]['slots'], extraList: number[]) =>
      JSON.stringify(
        sceneOf({
          template,
          customizations: [list, extra],
          slots,
          extraList,
          photos,
          viewerUrl: null,
          today: '2026-11-23',
        }),
      );
    expect(textsOf([text], [90])).toContain('"Anna"');
    expect(textsOf([text], [])).not.toContain('"Anna"');
    expect(textsOf([{ ...text, title: 'Names', sold: [] }], [])).toContain('"Anna"');
  });
});
