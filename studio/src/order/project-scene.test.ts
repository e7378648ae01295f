import { printTemplate } from '@afterimage/contract/print.ts';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { describe, expect, it } from 'vitest';
import { photoPrint, projectScene } from './project-scene.ts';
import { slotsOfProject } from './project-slots.ts';

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

describe('what is printed of a project', () => {
  it('S2.10 is the template of the order with what was put into it, and the code of its viewer', () => {
    const { surfaceList } = projectScene(project, { customizations: [], viewerUrl: 'https://shop/ar/x' });
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
    const print = photoPrint(item, projectScene(project, { customizations: [], viewerUrl: '' }));
    expect(print).toMatchObject({
      photo: { url: '/p' },
      ratio: 1.5,
      surface: {
        widthMm: 60,
        heightMm: 40,
        itemList: [
          {
            place: { x: 0, y: 0, width: 60, height: 40, rotation: 0 },
            photo: { id: 'p', look: { placement: { zoom: 2 } } },
          },
        ],
      },
    });
  });

  it('S2.10 a photo whose slot is not known any more is shown whole; one that is gone is not', () => {
    const scene = projectScene({ ...project, printTemplate: null }, { customizations: [], viewerUrl: '' });
    expect(photoPrint(item, scene)).toMatchObject({ photo: { url: '/p' }, ratio: expect.closeTo(4 / 3, 9) });
    expect(photoPrint({ ...item, photo: null }, scene)).toBeNull();
  });

  it('S7.34 is seen as it would be, before it is saved', () => {
    const slots = slotsOfProject([item]);
    slots.set(1, { ...slots.get(1)!, photo: 'q' } as SoldSlot);
    const photos = new Map([['q', { id: 'q', url: '/q', width: 10, height: 20 }]]);
    const { surfaceList } = projectScene(project, {
      customizations: [],
      viewerUrl: '',
      slots: [...slots.values()],
      photos,
    });
    expect(surfaceList[0]?.itemList[0]).toMatchObject({
      photo: { id: 'q', width: 10, height: 20, look: { placement: { zoom: 2 } } },
    });
  });
});
