import { expect, it } from 'vitest';
import { modelFor, modelPartsOf } from './model-parts.ts';

const sent = '/product-models/abc.glb';
const region = { x: 0.5, y: 0, width: 0.5, height: 1, rotation: 0 as const, mirrored: false };
const [bare, named] = [{ id: 'face-1' }, { id: 'face-2', modelPart: 'Label' }];

it('S3.17 parts are named by the faces that they show', () => {
  expect(
    modelPartsOf([bare, named, { id: 'face-3-2', face: 'face-3', modelPart: 'Cover', modelRegion: region }]),
  ).toEqual({
    'face-2': { part: 'Label' },
    'face-3': { part: 'Cover', region },
  });
});

it.each([
  [null, [named], true, null],
  [sent, [bare], false, null],
  [sent, [bare], true, sent],
  [sent, [bare, named], false, sent],
  [sent, [], false, null],
  ['/models/mug.glb', [bare], false, '/models/mug.glb'],
])(
  'S3.17 the model %s shows the prints of %j, changed by choices %s: %s',
  (modelUrl, surfaceList, isChanged, expected) => {
    expect(modelFor(modelUrl, surfaceList, isChanged)).toBe(expected);
  },
);
