import { expect, it } from 'vitest';
import { isRegionWhole, ownArea, percentText, shareOf, wholeRegion } from './model-region.ts';

it('D20.4 the area of a part is offered where it is not the whole texture', () => {
  const part = (uvArea?: { x: number; y: number; width: number; height: number }) => ({
    name: 'Label',
    hasUv: true,
    ...(uvArea && { uvArea }),
  });
  const area = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
  expect(ownArea(part(area))).toEqual(area);
  expect(ownArea(part({ x: 0, y: 0.001, width: 1, height: 0.999 }))).toBeNull();
  expect([ownArea(part()), ownArea(undefined)]).toEqual([null, null]);
});

it('D20.4 a section can be saved when all of its numbers are some and it has an extent', () => {
  const changes = [{}, { x: Number.NaN }, { width: 0 }, { y: 11 }, { height: 0.5 }];
  const results = changes.map((change) => isRegionWhole({ ...wholeRegion, ...change }));
  expect([isRegionWhole(null), ...results]).toEqual([true, true, false, false, false, true]);
});

it('D20.4 shares are typed in percent, with a comma too', () => {
  expect([percentText(0.12345), percentText(1)]).toEqual(['12.35', '100']);
  expect([shareOf('12,5'), shareOf(' 50 ')]).toEqual([0.125, 0.5]);
  expect([shareOf(''), shareOf('half')]).toEqual([Number.NaN, Number.NaN]);
});
