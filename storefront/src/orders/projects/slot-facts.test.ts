import type { ArType, Customization } from '@afterimage/contract/customization.ts';
import type { Project, ProjectVersion } from '@afterimage/contract/projects.ts';
import { describe, expect, it } from 'vitest';
import { acceptedOf, factsOf, previousContent, mediumDescription, sizesOf } from './slot-facts.ts';

type Item = Project['projectCustomizationItemList'][number];
const item = (rest: Partial<Item>): Item => ({
  id: 'i',
  customizationId: 1,
  kind: 'text',
  title: 'Line',
  input: null,
  photo: null,
  placement: null,
  textStyle: null,
  extraList: [],
  arCustomization: null,
  ...rest,
});
const caveat = { id: 1, title: 'Caveat', price: 0 };

describe('what is told of a project', () => {
  it('S2.10 words with their typeface and choices by name; photos have a place of their own', () => {
    const projectCustomizationItemList = [
      item({ kind: 'photo', title: 'Photo' }),
      item({ input: 'For Ada', extraList: [caveat] }),
      item({ kind: 'specification', title: 'Paper', extraList: [{ ...caveat, title: 'Washi' }] }),
      item({ kind: 'specification', title: 'Edge' }),
    ];
    expect(factsOf({ projectCustomizationItemList } as Project)).toEqual([
      { name: 'Line', value: '“For Ada” (Caveat)' },
      { name: 'Paper', value: 'Washi' },
    ]);
  });

  it('S2.10 what it shows, in words', () => {
    const mediumText = (type: ArType, rest: object = {}) =>
      mediumDescription({ type, durationSeconds: null, text: null, ...rest });
    expect(mediumDescription(null)).toBe('only the photo itself');
    expect(mediumText('IMAGE')).toBe('a picture');
    expect(mediumText('VIDEO')).toBe('a film');
    expect(mediumText('VIDEO', { durationSeconds: 5.6 })).toBe('a film of 6 seconds');
    expect([mediumText('3D'), mediumText('OBJECT_3D')]).toEqual(['a 3D model', 'a 3D model']);
    expect(mediumText('TEXT', { text: { text: 'Hello' } })).toBe('the words “Hello”');
  });

  it('S7.34 what a slot held before, in words', () => {
    const photo = { id: 'p', url: '/p', width: 40, height: 30 };
    const front = item({ kind: 'photo', title: 'Front', photo });
    const before = (changed: ProjectVersion['changed'], slot: Item) =>
      previousContent({ id: 'v', projectCustomizationItemId: 'i', createdAt: '', changed, before: slot }, front);
    expect(before('media', front)).toBe('Front showed only the photo itself');
    expect(before('personalization', front)).toBe('Front lay like this');
    expect(before('personalization', { ...front, photo: { ...photo, id: 'q' } })).toBe('Front: this photo');
    expect(before('personalization', { ...front, mat: 'facets' })).toBe('Front had another mat');
    expect(before('personalization', { ...front, filter: 'warm' })).toBe('Front had another filter');
    const warm = item({ ...front, filter: 'warm' });
    const version = { id: 'v', projectCustomizationItemId: 'i', createdAt: '', before: front };
    expect(previousContent({ ...version, changed: 'personalization' }, warm)).toBe('Front had its original colours');
    expect(before('personalization', item({ input: 'Adn', extraList: [caveat] }))).toBe('Line said “Adn” (Caveat)');
    expect(before('personalization', item({}))).toBe('Line was empty');
    expect(before('personalization', item({ kind: 'specification', extraList: [caveat] }))).toBe('Line was Caveat');
  });

  it('S2.10 how large its photos are printed, by name where there are several', () => {
    const slots = [{ id: 1, limits: { widthMm: 200, heightMm: 90 } }] as Customization[];
    const front = item({ kind: 'photo', title: 'Front' });
    expect(sizesOf([front], slots)).toEqual([{ name: 'Printed size', value: '200 × 90 mm' }]);
    expect(sizesOf([front, { ...front, title: 'Back' }], slots)).toEqual([
      { name: 'Printed size, each of 2 photos', value: '200 × 90 mm' },
    ]);
    const other = { ...front, customizationId: 2, title: 'Back' };
    const otherSlot = { id: 2, limits: { widthMm: 90, heightMm: 90 } } as Customization;
    expect(sizesOf([front, other], [...slots, otherSlot]).map(({ name }) => name)).toEqual([
      'Printed size, Front',
      'Printed size, Back',
    ]);
    expect(sizesOf([front], [])).toEqual([]);
  });

  it('S3.8 what was printed although there was a warning', () => {
    const project = {
      projectCustomizationItemList: [item({ title: 'Front' })],
      acceptedWarningList: [
        { customizationId: 1, code: 'LOW_RESOLUTION', dpi: 92 },
        { customizationId: 1, code: 'SMALL_TEXT' },
        { customizationId: 9, code: 'SMALL_TEXT' },
      ],
    } as Project;
    expect(acceptedOf(project)).toEqual(['Front will look soft (92 dpi)', 'Front is very small']);
  });
});
