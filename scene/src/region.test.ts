import { describe, expect, it } from 'vitest';
import type { PrintArea } from '@afterimage/contract/print.ts';
import type { Drawing, DrawingNode, Path } from './drawing.ts';
import { withinMat } from './mat/mat-frame.ts';
import { mapped } from './matrix.ts';
import { asItFits } from './place-photo.ts';
import { drawRegion, regionOf } from './region.ts';
import type { SceneItem, ScenePhoto, SceneSurface } from './scene.ts';

const noFonts = new Map();

const photoWithId = (
  id: string,
  width: number,
  height: number,
  look: Partial<ScenePhoto['look']> = {},
): ScenePhoto => ({
  id,
  width,
  height,
  look: { placement: asItFits, ...look },
});
const photoItem = (
  place: Partial<PrintArea> = {},
  rest: Partial<Extract<SceneItem, { kind: 'photo' }>> = {},
): SceneItem => ({
  kind: 'photo',
  slot: 1,
  place: { x: 20, y: 30, width: 60, height: 40, rotation: 0, ...place },
  outline: 'rectangle',
  bleedMm: 0,
  photo: photoWithId('photo', 600, 400),
  ...rest,
});
const qrItem = (x: number, y: number): SceneItem => ({
  kind: 'qr',
  place: { x, y, width: 10, height: 10, rotation: 0 },
  content: 'https://shop.test/ar/1',
});
const surfaceOf = (itemList: SceneItem[], rest: Partial<SceneSurface> = {}): SceneSurface => ({
  id: 'front',
  title: 'Front',
  widthMm: 100,
  heightMm: 150,
  bleedMm: 3,
  safeMm: 5,
  outline: 'rectangle',
  background: '#ffeedd',
  itemList,
  ...rest,
});
const regionIn = (surface: SceneSurface) => regionOf(surface, 0) ?? expect.fail('no region');
const imageIn = ({ nodes }: Drawing) =>
  nodes.find((node): node is Extract<DrawingNode, { kind: 'image' }> => node.kind === 'image') ??
  expect.fail('no photo');
const near = (value: number) => expect.closeTo(value, 6);
/** Whether a point lies within an outline of straight lines, as the winding rule has it. */
function isWithin(path: Path, [x, y]: [number, number]): boolean {
  let winding = 0;
  let [start, from]: [number, number][] = [
    [0, 0],
    [0, 0],
  ];
  for (const step of path) {
    const to: [number, number] = step[0] === 'Z' ? start! : [step.at(-2) as number, step.at(-1) as number];
    if (step[0] === 'M') start = to;
    else if (from![1] <= y !== to[1] <= y) {
      const across = from![0] + ((y - from![1]) / (to[1] - from![1])) * (to[0] - from![0]);
      if (across > x) winding += to[1] > from![1] ? 1 : -1;
    }
    from = to;
  }
  return winding !== 0;
}

describe('the region of a printed photo', () => {
  it('S1.13 is the place of the photo, its corner the origin', () => {
    const region = regionIn(surfaceOf([photoItem()]));
    expect([region.widthMm, region.heightMm]).toEqual([60, 40]);
    expect(region.photo).toEqual({ x: 0, y: 0, width: 60, height: 40, outline: 'rectangle' });
    expect(region.surface).toEqual({ kind: 'flat' });
    const drawing = drawRegion(region, noFonts);
    expect([drawing.widthMm, drawing.heightMm, drawing.bleedMm]).toEqual([60, 40, 0]);
    const { matrix } = imageIn(drawing);
    expect(mapped(matrix, { x: 0, y: 0 })).toEqual({ x: near(0), y: near(0) });
    expect(mapped(matrix, { x: 600, y: 400 })).toEqual({ x: near(60), y: near(40) });
    // The ground of the surface and the photo on it: it ends nowhere in the region.
    expect(drawing.nodes.map(({ kind }) => kind)).toEqual(['fill', 'image']);
  });

  it.each([12, 90, 180, -117])('S1.13 is upright, however the place is turned: by %d degrees', (rotation) => {
    const region = regionIn(surfaceOf([photoItem({ rotation })]));
    expect([region.widthMm, region.heightMm]).toEqual([near(60), near(40)]);
    expect(region.photo).toEqual({ x: near(0), y: near(0), width: 60, height: 40, outline: 'rectangle' });
    const { matrix, clip } = imageIn(drawRegion(region, noFonts));
    expect(mapped(matrix, { x: 0, y: 0 })).toEqual({ x: near(0), y: near(0) });
    expect(mapped(matrix, { x: 600, y: 0 })).toEqual({ x: near(60), y: near(0) });
    expect(clip[0]).toEqual(['M', near(0), near(0)]);
  });

  it('S1.13 keeps the rotation that the customer gave the photo within its place', () => {
    const turned = photoItem(
      { rotation: 30 },
      { photo: photoWithId('photo', 600, 400, { placement: { zoom: 1, x: 0, y: 0, rotation: 20 } }) },
    );
    const { matrix } = imageIn(drawRegion(regionIn(surfaceOf([turned])), noFonts));
    expect(Math.atan2(matrix[1], matrix[0])).toBeCloseTo((20 * Math.PI) / 180, 9);
    expect(mapped(matrix, { x: 300, y: 200 })).toEqual({ x: near(30), y: near(20) });
  });

  it('S1.13 ends with the trimmed surface, though the photo goes on', () => {
    const region = regionIn(surfaceOf([photoItem({ x: -10, y: 120, width: 60, height: 40 }, { bleedMm: 3 })]));
    expect([region.widthMm, region.heightMm]).toEqual([near(50), near(30)]);
    expect(region.photo).toMatchObject({ x: near(-10), y: near(0), width: 60, height: 40 });
    expect(drawRegion(region, noFonts).nodes).toHaveLength(2);
  });

  it('S1.13 has the ground where a turned place stands beyond the surface', () => {
    const region = regionIn(surfaceOf([photoItem({ x: 70, y: 50, width: 60, height: 40, rotation: 45 })]));
    expect(region.widthMm).toBeCloseTo(50, 6);
    const background = drawRegion(region, noFonts).nodes.at(-1);
    if (background?.kind !== 'fill') return expect.fail('no ground');
    expect(background.color).toBe('#ffeedd');
    const onSurface = (x: number, y: number) => {
      const at = mapped(region.matrix, { x, y });
      return isWithin(background.path, [at.x, at.y]);
    };
    expect([onSurface(99, 70), onSurface(101, 70)]).toEqual([false, true]);
    // The corner that stands over the edge is not the whole region's: what is outside of it is no ground either.
    expect(isWithin(background.path, [region.widthMm + 1, 10])).toBe(false);
  });

  it('S1.13 of a round surface has its ground in the corners', () => {
    const disc = surfaceOf([photoItem({ x: 0, y: 0, width: 100, height: 100 }, { outline: 'ellipse', bleedMm: 3 })], {
      heightMm: 100,
      outline: 'ellipse',
    });
    const region = regionIn(disc);
    expect(region.photo.outline).toBe('ellipse');
    const { nodes } = drawRegion(region, noFonts);
    expect(nodes.map(({ kind }) => kind)).toEqual(['fill', 'image', 'fill']);
  });

  it('S1.13 goes round a mug whose axis is upright in it', () => {
    const on = (rotation: number, radiusMm = 41) =>
      regionIn(surfaceOf([photoItem({ rotation })], { radiusMm })).surface;
    expect(on(0)).toEqual({ kind: 'cylinder', radiusMm: 41 });
    expect(on(180)).toEqual({ kind: 'cylinder', radiusMm: 41 });
    expect(on(90)).toEqual({ kind: 'flat' });
    expect(on(3)).toEqual({ kind: 'flat' });
    expect(on(0, 8)).toEqual({ kind: 'flat' });
  });

  it('S1.13 holds what lies over and under the photo, and nothing else of the surface', () => {
    const surface = surfaceOf([
      photoItem(),
      qrItem(75, 35),
      qrItem(0, 0),
      photoItem({ x: 0, y: 100 }, { photo: photoWithId('other', 6, 4) }),
      photoItem({ x: 82, y: 30 }, { photo: photoWithId('bleeding', 6, 4), bleedMm: 3 }),
      photoItem({}, { photo: null }),
      {
        kind: 'text',
        slot: 2,
        place: { x: 20, y: 60, width: 60, height: 10, rotation: 0 },
        text: '',
        font: 'Caveat',
        style: { align: 'center', color: '#000000', curve: 0 },
      },
    ]);
    const { content } = regionIn(surface);
    expect(content.itemList).toEqual([surface.itemList[0], surface.itemList[1], surface.itemList[4]]);
    // What it is called and what is printed elsewhere is nothing to it.
    const other = surfaceOf([photoItem(), ...content.itemList.slice(1)], { title: 'Vorne', id: 'x', safeMm: 9 });
    expect(regionIn(other)).toEqual(regionIn(surface));
  });

  it('S1.12 takes the mat in, with the photo within it', () => {
    const place = { x: 20, y: 30, width: 60, height: 40, rotation: 25 };
    const item = photoItem(withinMat(place), {
      photo: photoWithId('photo', 600, 400, { mat: 'facets' }),
      rim: { place, bleedMm: 0 },
    });
    if (item.kind !== 'photo') return;
    const region = regionIn(surfaceOf([item]));
    expect([region.widthMm, region.heightMm]).toEqual([near(60), near(40)]);
    const inner = item.place;
    expect(region.photo).toMatchObject({
      x: near((60 - inner.width) / 2),
      y: near((40 - inner.height) / 2),
      width: inner.width,
      height: inner.height,
    });
  });

  it('S1.13 there is none without a photo, of another item, and beside the surface', () => {
    expect(regionOf(surfaceOf([photoItem({}, { photo: null })]), 0)).toBeNull();
    expect(regionOf(surfaceOf([qrItem(0, 0)]), 0)).toBeNull();
    expect(regionOf(surfaceOf([]), 3)).toBeNull();
    expect(regionOf(surfaceOf([photoItem({ x: 120 })]), 0)).toBeNull();
    expect(regionOf(surfaceOf([photoItem({ x: 99.5 })]), 0)).toBeNull();
  });
});
