import { type Drawn, drawnAt, ideal, matrixAt, type Sheet, unproject } from './drawn.ts';
import { covers, drawHand } from './occluding-hand.ts';
import { fitted, placed } from './projection.ts';
import { normals, seeded } from './random.ts';
import { render, spanOf } from './render.ts';
import { type Scene, sceneOf, type ScenePictures } from './scene.ts';
import { blur, exposed } from './sensor.ts';
import { framesPerSecond, type SequenceSpec } from './sequence-spec.ts';

/** Where a target really is in a frame. */
export type Truth = {
  readonly target: number;
  /**
   * From pixels of the target's picture to the frame as it is seen: with the lens, and each row at the time when it was
   * exposed (a row's middle of the exposure; the frame's time stamp is that of its middle row). Exact where the frame
   * allows it, else the best by least squares over the grid's visible points. Null when nothing of it is in view.
   */
  readonly homography: readonly number[] | null;
  /** The share of the picture's area that is in the frame, faces it, and is not covered. */
  readonly visibleShare: number;
  /**
   * x and y where 5 × 5 points of the picture are seen, from outer corner to outer corner, row by row; exact on bent
   * surfaces too. Points that cannot be seen are where they would be.
   */
  readonly grid: readonly number[];
  /** Which of the grid's points can be seen. */
  readonly gridVisible: readonly boolean[];
  /**
   * From the picture (its middle, unit its width) to the camera: rotation row-major, translation; at the frame's time.
   * On a cylinder it is that of the plane that touches it in the picture's middle.
   */
  readonly rotation: readonly number[];
  readonly translation: readonly number[];
  /** Radius in widths of the picture of the cylinder it lies on, negative when it is hollow; 0 when it is flat. */
  readonly radius: number;
};

export type GeneratedFrame = {
  readonly gray: Uint8Array<ArrayBuffer>;
  readonly timestampMs: number;
  readonly truth: readonly Truth[];
};

/** The frames of a sequence, one after the other, before they are compressed. */
export function* generate(spec: SequenceSpec, pictures: ScenePictures): Generator<GeneratedFrame> {
  const scene = sceneOf(spec, pictures);
  const { camera, lens, shutter, sensor, light } = scene;
  const random = seeded(`${spec.seed} noise`);
  const noise = normals(random);
  const picture = new Float32Array(camera.width * camera.height);
  const scratch = new Float32Array(camera.width * camera.height);
  const span = spanOf(shutter);
  for (let frame = 0; frame < spec.frames; frame += 1) {
    const ms = (frame * 1000) / framesPerSecond;
    const drawn = scene.sheets.map((sheet) => drawnAt(camera, sheet, ms, span));
    render(camera, lens, shutter, drawn, 0.3, picture);
    for (const hand of scene.hands) drawHand(camera, hand, ms, picture);
    blur(picture, camera.width, camera.height, scene.focus(ms), scratch);
    const exposure = { camera, sensor, light, ms, readoutMs: shutter.readoutMs, noise, random };
    yield { gray: exposed(picture, scratch, exposure), timestampMs: ms, truth: truthOf(scene, drawn, ms) };
  }
}

/** Where a point of a sheet's picture is seen, with lens and shutter. */
export function observed(
  { camera, lens, shutter }: Pick<Scene, 'camera' | 'lens' | 'shutter'>,
  sheet: Sheet,
  ms: number,
  u: number,
  v: number,
) {
  const [cx, cy] = [(camera.width - 1) / 2, (camera.height - 1) / 2];
  const diagonal = ((camera.width + 1) ** 2 + (camera.height + 1) ** 2) / 4;
  let [x, y] = ideal(camera, sheet, ms, u, v);
  for (let round = 0; round < 12; round += 1) {
    // Beyond the frame no row is exposed: what is there keeps the time of the last
    const row = Math.min(0.5, Math.max(-0.5, (y - cy) / camera.height));
    const [px, py] = ideal(camera, sheet, ms + shutter.readoutMs * row, u, v);
    const factor = 1 + (lens.bend * ((x - cx) ** 2 + (y - cy) ** 2)) / diagonal;
    const [beforeX, beforeY] = [x, y];
    [x, y] = [cx + (px - cx) / factor, cy + (py - cy) / factor];
    if (Math.abs(x - beforeX) + Math.abs(y - beforeY) < 1e-7) break;
  }
  return [x, y] as [number, number];
}

const gridSide = 5;
const shareSide = 14;

function truthOf(scene: Scene, drawn: readonly Drawn[], ms: number): Truth[] {
  return scene.shown.map(({ target, sheet }) => {
    const { width, height } = sheet.texture;
    const index = scene.sheets.indexOf(sheet);
    const isVisible = (u: number, v: number, at: readonly [number, number]): boolean =>
      canBeSeen(scene, drawn, index, ms, u, v, at[0], at[1]);
    const from: [number, number][] = [];
    const to: [number, number][] = [];
    for (let i = 0; i < gridSide ** 2; i += 1) {
      const u = ((i % gridSide) / (gridSide - 1)) * width - 0.5;
      const v = (Math.floor(i / gridSide) / (gridSide - 1)) * height - 0.5;
      from.push([u, v]);
      to.push(observed(scene, sheet, ms, u, v));
    }
    const gridVisible = from.map(([u, v], i) => isVisible(u, v, to[i]!));
    let inView = 0;
    for (let i = 0; i < shareSide ** 2; i += 1) {
      const u = (((i % shareSide) + 0.5) / shareSide) * width - 0.5;
      const v = ((Math.floor(i / shareSide) + 0.5) / shareSide) * height - 0.5;
      if (isVisible(u, v, observed(scene, sheet, ms, u, v))) inView += 1;
    }
    const { rotation, translation } = poseOf(scene, sheet, ms);
    return {
      target,
      homography: inView > 0 ? homographyOf(sheet, from, to, gridVisible) : null,
      visibleShare: inView / shareSide ** 2,
      grid: to.flat(),
      gridVisible,
      rotation,
      translation,
      radius: sheet.bend
        ? (sheet.bend.away * sheet.bend.radius * Math.max(width, height)) / sheet.place.scale / width
        : 0,
    };
  });
}

function homographyOf(sheet: Sheet, from: [number, number][], to: [number, number][], visible: readonly boolean[]) {
  // On a mug the hidden side would spoil the fit; a flat print goes on beyond the frame just as well
  const used = sheet.bend ? from.map((_, i) => visible[i] === true) : from.map(() => true);
  if (used.filter(Boolean).length < 6) return null;
  return Array.from(
    fitted(
      from.filter((_, i) => used[i]),
      to.filter((_, i) => used[i]),
    ),
  );
}

function canBeSeen(
  scene: Scene,
  drawn: readonly Drawn[],
  index: number,
  ms: number,
  u: number,
  v: number,
  x: number,
  y: number,
): boolean {
  const { camera, lens, shutter } = scene;
  if (!(x >= -0.5 && y >= -0.5 && x <= camera.width - 0.5 && y <= camera.height - 0.5)) return false;
  const rowMs = shutter.readoutMs * ((y - (camera.height - 1) / 2) / camera.height);
  const m = new Float64Array(12);
  const place = new Float64Array(2);
  for (const [at, object] of drawn.slice(0, index + 1).entries()) {
    matrixAt(object, rowMs / spanOf(shutter), m);
    if (!unproject(camera, lens, object, m, x, y, place)) {
      if (at === index) return false;
      continue;
    }
    const { texture, marginU, marginV } = object;
    const near = 0.02 * Math.max(texture.width, texture.height);
    if (at === index) {
      if (Math.abs(place[0]! - u) > near || Math.abs(place[1]! - v) > near) return false;
    } else if (
      place[0]! > -0.5 - marginU &&
      place[1]! > -0.5 - marginV &&
      place[0]! < texture.width - 0.5 + marginU &&
      place[1]! < texture.height - 0.5 + marginV
    )
      return false;
  }
  return scene.hands.every((hand) => !covers(hand, ms, x, y));
}

function poseOf({ camera }: Scene, sheet: Sheet, ms: number) {
  const { rotation: r, origin } = placed(camera, sheet.pose(ms));
  const { x, y, scale, turn } = sheet.place;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const unit = (scale * sheet.texture.width) / Math.max(sheet.texture.width, sheet.texture.height);
  const rows = [0, 3, 6];
  return {
    rotation: rows.flatMap((k) => [r[k]! * c + r[k + 1]! * s, r[k + 1]! * c - r[k]! * s, r[k + 2]!]),
    translation: rows.map((k) => (origin[k / 3]! + r[k]! * x + r[k + 1]! * y) / unit),
  };
}
