import { printTemplate } from '@afterimage/contract/print.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { describe, expect, it } from 'vitest';
import { entriesOf } from './project-entries.ts';
import { photoPrint, projectScene, withEntries } from './project-scene.ts';

type Item = Project['projectCustomizationItemList'][number];
const item: Item = {
  id: 'a',
  customizationId: 1,
  kind: 'photo',
  title: 'Front',
  input: 'p',
  photo: { id: 'p', url: '/p', width: 400, height: 300 },
  placement: { zoom: 2, x: 0, y: 0, rotation: 0 },
  textStyle: null,
  extraList: [],
  arCustomization: null,
};
const place = { x: 10, y: 20, width: 60, height: 40 };
const template = printTemplate.parse({
  version: 1,
  surfaceList: [
    {
      id: 'wrap',
      title: 'Wrap',
      widthMm: 200,
      heightMm: 90,
      itemList: [
        { kind: 'photo', slot: 1, place: { ...place, rotation: 5 } },
        { kind: 'qr', place },
      ],
    },
  ],
});
const project = { printTemplate: template, projectCustomizationItemList: [item] };
const slots = [] as const;

describe('what is printed of a project', () => {
  it('S2.10 is the template of the order with what was put into it, and the code of its viewer', () => {
    const { surfaceList } = projectScene(project, slots, 'https://shop/ar/x');
    expect(surfaceList).toMatchObject([
      {
        widthMm: 200,
        itemList: [
          { kind: 'photo', photo: { id: 'p' } },
          { kind: 'qr', content: 'https://shop/ar/x' },
        ],
      },
    ]);
  });

  it('S2.10 a photo by itself lies in its place as it is printed', () => {
    const print = photoPrint(item, projectScene(project, slots, ''));
    expect(print).toMatchObject({
      photoUrl: '/p',
      ratio: 1.5,
      surface: {
        widthMm: 60,
        heightMm: 40,
        itemList: [{ place: { x: 0, y: 0, width: 60, height: 40, rotation: 0 }, placement: { zoom: 2 } }],
      },
    });
  });

  it('S2.10 a photo whose slot is not known any more is shown whole; one that is gone is not', () => {
    const scene = projectScene({ ...project, printTemplate: null }, slots, '');
    expect(photoPrint(item, scene)).toEqual({ photoUrl: '/p', ratio: 4 / 3 });
    expect(photoPrint({ ...item, photo: null }, scene)).toBeNull();
  });

  it('S7.34 is seen as it would be, before it is saved', () => {
    const entries = entriesOf([item]);
    entries.set(1, { ...entries.get(1)!, file: 'q', value: '/q', size: { width: 10, height: 20 } });
    expect(withEntries([item], entries, slots)).toMatchObject([
      { input: 'q', photo: { id: 'q', url: '/q', width: 10, height: 20 }, placement: { zoom: 2 } },
    ]);
    expect(withEntries([item], new Map(), slots)).toEqual([item]);
  });
});
