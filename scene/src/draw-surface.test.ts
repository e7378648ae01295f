import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';
import type { ImageNode } from './drawing.ts';
import { drawSurface } from './draw-surface.ts';
import { type CanvasLike, paintDrawing, paintedSize } from './paint-canvas.ts';
import type { SceneItem, SceneSurface } from './scene.ts';
import { allFonts } from './test-fonts.ts';

const fonts = allFonts();
const place = { x: 0, y: 0, width: 60, height: 40, rotation: 0 };
const photo: Extract<SceneItem, { kind: 'photo' }> = {
  kind: 'photo',
  slot: 1,
  place,
  outline: 'rectangle',
  bleedMm: 3,
  photo: { id: 'p', width: 660, height: 460, look: { placement: { zoom: 1, x: 0, y: 0, rotation: 0 } } },
};
const text: SceneItem = {
  kind: 'text',
  slot: 2,
  place,
  text: 'Anna ❤',
  font: 'Caveat',
  style: { align: 'center', color: '#aa0000', curve: 0 },
};
const qr: SceneItem = { kind: 'qr', place: { ...place, width: 30, height: 30 }, content: 'https://a.example/ar/abc' };
const surface = (itemList: SceneItem[], change: Partial<SceneSurface> = {}): SceneSurface => ({
  id: 'front',
  title: 'Front',
  widthMm: 60,
  heightMm: 40,
  bleedMm: 3,
  safeMm: 3,
  outline: 'rectangle',
  background: '#eeeeee',
  itemList,
  ...change,
});

describe('the drawing of a surface', () => {
  it('S3.17 has the ground with its bleed, then what lies on it, from the back to the front', () => {
    const { nodes, ...size } = drawSurface(surface([photo, text, qr]), fonts);
    expect(size).toEqual({ widthMm: 60, heightMm: 40, bleedMm: 3 });
    expect(nodes.map(({ kind }) => kind)).toEqual(['fill', 'image', 'glyphs', 'glyphs', 'fill', 'fill']);
    expect(nodes[0]).toMatchObject({
      color: '#eeeeee',
      path: [['M', -3, -3], ['L', 63, -3], ['L', 63, 43], ['L', -3, 43], ['Z']],
    });
    expect(nodes[1]).toMatchObject({ photo: photo.photo, matrix: [0.1, 0, -0, 0.1, -3, -3] });
  });

  it('S3.17 is the same whenever it is made, and JSON', () => {
    const drawing = drawSurface(surface([photo, text, qr]), fonts);
    expect(drawSurface(surface([photo, text, qr]), allFonts())).toEqual(drawing);
    expect(JSON.stringify(drawSurface(surface([photo, text, qr]), fonts))).toBe(JSON.stringify(drawing));
  });

  it('S3.17 a round photo is clipped to its round outline', () => {
    const round = drawSurface(surface([{ ...photo, outline: 'ellipse', bleedMm: 0 }]), fonts).nodes[1];
    expect(round?.kind === 'image' && round.clip.filter(([kind]) => kind === 'C')).toHaveLength(4);
  });

  it('S3.17 what is empty, or whose face is not there, is left out', () => {
    expect(drawSurface(surface([{ ...photo, photo: null }, text]), new Map()).nodes).toHaveLength(1);
  });

  it('S3.17 the code has all its dark modules and four blank ones around', () => {
    const [, white, black] = drawSurface(surface([qr]), fonts).nodes;
    const rows = encodeQR('https://a.example/ar/abc', 'raw', { ecc: 'medium', border: 4 });
    const module = 30 / rows.length;
    expect(white).toMatchObject({ color: '#ffffff' });
    const points =
      black?.kind === 'fill' ? black.path.flatMap((step) => (step[0] === 'Z' ? [] : [[step[1], step[2]]])) : [];
    expect(Math.min(...points.map(([x = 0]) => x))).toBeCloseTo(4 * module, 9);
    expect(Math.max(...points.map(([, y = 0]) => y))).toBeCloseTo(30 - 4 * module, 9);
    let area = 0;
    for (let at = 0; at < points.length; at += 4) {
      const [left = 0, top = 0] = points[at] ?? [];
      const [right = 0, bottom = 0] = points[at + 2] ?? [];
      area += (right - left) * (bottom - top);
    }
    expect(area / module ** 2).toBeCloseTo(rows.flat().filter(Boolean).length, 6);
  });
});

/** Writes down what is asked of a canvas. */
function recorder() {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push(
        `${name} ${args.map((one) => (typeof one === 'number' ? Math.round(one * 100) / 100 : String(one))).join(' ')}`,
      );
  const canvas: CanvasLike<string> = {
    fillStyle: '',
    imageSmoothingEnabled: false,
    imageSmoothingQuality: 'low',
    save: note('save'),
    restore: note('restore'),
    setTransform: note('setTransform'),
    beginPath: note('beginPath'),
    moveTo: note('moveTo'),
    lineTo: note('lineTo'),
    bezierCurveTo: note('bezierCurveTo'),
    closePath: note('closePath'),
    fill: note('fill'),
    clip: note('clip'),
    drawImage: note('drawImage'),
  };
  return { calls, canvas };
}

describe('painting on a canvas', () => {
  it('S3.17 a smaller picture stands for the photo in its full size, clipped', () => {
    const { calls, canvas } = recorder();
    const pictureOf = ({ photo: { id } }: ImageNode) => (id === 'p' ? 'small picture' : undefined);
    paintDrawing(canvas, drawSurface(surface([photo]), fonts), { pictureOf, fonts }, { pxPerMm: 10 });
    expect(calls).toContain('drawImage small picture 0 0 660 460');
    expect(calls.indexOf('clip ')).toBeLessThan(calls.indexOf('setTransform 1 0 0 1 0 0'));
    expect(calls[1]).toBe('setTransform 10 0 0 10 30 30');
    expect(canvas.imageSmoothingQuality).toBe('high');
  });

  it('S3.17 without its bleed a surface begins where it is cut', () => {
    const { calls, canvas } = recorder();
    const drawing = drawSurface(surface([]), fonts);
    paintDrawing(canvas, drawing, { pictureOf: () => undefined, fonts }, { pxPerMm: 10, bleedMm: 0 });
    expect(calls[1]).toBe('setTransform 10 0 0 10 0 0');
    expect(paintedSize(drawing, { pxPerMm: 10 })).toEqual({ width: 660, height: 460 });
    expect(paintedSize(drawing, { pxPerMm: 10, bleedMm: 0 })).toEqual({ width: 600, height: 400 });
  });

  it('S3.17 a text is painted by its outlines in its colour', () => {
    const { calls, canvas } = recorder();
    paintDrawing(canvas, drawSurface(surface([text]), fonts), { pictureOf: () => undefined, fonts }, { pxPerMm: 10 });
    expect(canvas.fillStyle).toBe('#aa0000');
    expect(calls.filter((call) => call.startsWith('bezierCurveTo')).length).toBeGreaterThan(20);
  });
});
