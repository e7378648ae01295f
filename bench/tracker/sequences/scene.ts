import type { Bend, Sheet } from './drawn.ts';
import { groundOf } from './background.ts';
import { type Hand, handOf } from './occluding-hand.ts';
import { type Light, type LightPlan, wandering } from './light.ts';
import { motionOf } from './motion.ts';
import type { Picture } from './pictures.ts';
import { type Camera, cameraOf, type Place, type Pose } from './projection.ts';
import { type Random, seeded, wobble } from './random.ts';
import type { Lens, Shutter } from './render.ts';
import type { Sensor } from './sensor.ts';
import { byLevel, framesPerSecond, type SequenceSpec } from './sequence-spec.ts';
import { type Print, printed, textureOf } from './texture.ts';

/** A scene before a camera: everything that a sequence shows, as functions of time. */
export type Scene = {
  readonly camera: Camera;
  readonly lens: Lens;
  readonly shutter: Shutter;
  readonly sensor: Sensor;
  readonly light: Light;
  /** Blur of the lens, sigma in pixels. */
  readonly focus: (ms: number) => number;
  /** The foremost first; the ground last. */
  readonly sheets: readonly Sheet[];
  /** Which sheet shows which target. */
  readonly shown: readonly { readonly target: number; readonly sheet: Sheet }[];
  readonly hands: readonly Hand[];
};

export type ScenePictures = { readonly targets: readonly Picture[]; readonly clutter: readonly Picture[] };

export function sceneOf(spec: SequenceSpec, pictures: ScenePictures): Scene {
  const random = seeded(spec.seed);
  const { level, family } = spec;
  const camera = cameraOf(spec.width, spec.height, spec.fovY);
  const pose = motionOf(spec, camera, random);
  const sheetOf = sheetMaker(spec, random, pose);
  const places = placesOf(spec, random);
  const shown = pictures.targets
    .slice(0, spec.shown)
    .map((picture, target) => ({ target, sheet: sheetOf(picture, places[target]!, bendOf(spec, random)) }));
  const lying = pictures.clutter.map((picture, i) => sheetOf(picture, places[spec.shown + i]!, null));
  const card = family === 'occlusion' && random.sign() < 0 && lying.length > 0 ? lying.pop() : undefined;
  const overAngle = random.between(0, 2 * Math.PI);
  const path = overPath(spec, camera, random, overAngle);
  const sheets = [
    ...(card ? [{ ...card, place: middle, pose: shifted(pose, path) }] : []),
    ...shown.map(({ sheet }) => sheet),
    ...lying,
  ];
  const ground: Sheet = {
    texture: groundOf(random),
    marginU: 0,
    marginV: 0,
    paper: 0,
    place: { x: 0, y: 0, scale: random.between(1.2, 2.5), turn: random.between(0, 6) },
    pose,
    bend: null,
  };
  const handSize = random.between(0.22, 0.27) * camera.height * byLevel(level, 0.9, 1.2, 1.5);
  // Fingers first, the arm behind them reaches out of the frame
  const handAngle = overAngle + Math.PI + random.between(-0.4, 0.4);
  const hand = handOf(random, handSize, (ms) => {
    const { x, y } = pose(ms);
    const [dx, dy] = path(ms);
    return { x: x + dx, y: y + dy, angle: handAngle };
  });
  const handIsThere = family === 'occlusion' && !card;
  return {
    camera,
    lens: { bend: (random.sign() * byLevel(level, 0, 0.5, 1.2)) / (Math.hypot(camera.width, camera.height) / 2) },
    shutter: {
      readoutMs: byLevel(level, 0, 8, 16),
      exposureMs: byLevel(level, 4, 8, 14) * (family === 'blur' ? 1.5 : 1),
    },
    sensor: {
      shot: byLevel(level, 1e-4, 3e-4, 1e-3),
      read: byLevel(level, 0.001, 0.0025, 0.006),
      sharpening: random.between(0.2, 0.6),
    },
    light: wandering(camera, random, lightOf(spec, random)),
    focus: focusOf(spec, random, camera),
    sheets: [...sheets, ground],
    shown,
    hands: handIsThere ? [hand] : [],
  };
}

const middle: Place = { x: 0, y: 0, scale: 1, turn: 0 };

const shifted =
  (pose: (ms: number) => Pose, path: (ms: number) => [number, number]) =>
  (ms: number): Pose => {
    const at = pose(ms);
    const [dx, dy] = path(ms);
    return { ...at, x: at.x + dx, y: at.y + dy };
  };

function sheetMaker(spec: SequenceSpec, random: Random, pose: (ms: number) => Pose) {
  return ({ width, height, rgba }: Picture, place: Place, bend: Bend | null): Sheet => {
    const print: Print = {
      black: random.between(0.02, byLevel(spec.level, 0.03, 0.05, 0.08)),
      white: random.between(0.72, 0.88),
      gain: random.between(1, byLevel(spec.level, 1.05, 1.12, 1.25)),
    };
    // Inks and sensors see colors a little differently from the gray of a picture
    const off = byLevel(spec.level, 0.01, 0.03, 0.06);
    const [red, blue] = [0.299 + random.between(-off, off), 0.114 + random.between(-off, off)];
    const margin =
      random.sign() > 0 || spec.family === 'cylinder' ? random.between(0.02, 0.08) * Math.max(width, height) : 0;
    const texture = textureOf(width, height, printed(rgba, print, [red, 1 - red - blue, blue]));
    // A mug goes on round the print
    const marginU =
      spec.family === 'cylinder' && bend ? (Math.PI * bend.radius - 0.5) * Math.max(width, height) : margin;
    return { texture, marginU: Math.max(0, marginU), marginV: margin, paper: print.white, place, pose, bend };
  };
}

function bendOf({ family, level }: SequenceSpec, random: Random): Bend | null {
  if (family === 'curl')
    return { radius: byLevel(level, 8, 4, 1.6) * random.between(0.9, 1.1), away: random.sign() > 0 ? 1 : -1 };
  // The print goes round 100, 140 or 180 degrees of the mug
  if (family === 'cylinder') return { radius: 180 / Math.PI / byLevel(level, 100, 140, 180), away: 1 };
  return null;
}

/** Where prints lie in the plane, in longest sides of the main target: the main one, other targets, the rest in rings. */
function placesOf({ family, shown, clutter, level }: SequenceSpec, random: Random): Place[] {
  const turn = () => random.between(-1, 1) * byLevel(level, 0.15, 0.4, 3);
  const places: Place[] = [];
  if (family === 'multi')
    for (const x of [0, -1.15, 1.15]) places.push({ x, y: random.between(-0.2, 0.2), scale: 1, turn: turn() / 3 });
  else if (shown > 0) places.push(middle);
  else places.push({ x: 0, y: 0, scale: random.between(0.8, 1.2), turn: turn() });
  const start = random.between(0, 2 * Math.PI);
  for (let i = 0; places.length < shown + clutter.length; i += 1) {
    const angle = start + i * 2.4;
    const distance = (family === 'multi' ? 1.3 : 1.05) + 0.12 * i;
    const scale = random.between(0.6, 1);
    places.push({ x: distance * Math.cos(angle), y: distance * Math.sin(angle), scale, turn: turn() });
  }
  return places;
}

/** How what covers the target moves over it, in pixels from its middle: in, to and fro, out again. */
function overPath(
  { level, frames }: SequenceSpec,
  camera: Camera,
  random: Random,
  angle: number,
): (ms: number) => [number, number] {
  const nearest = byLevel(level, 0.36, 0.22, 0.1) * camera.height;
  const [x, y] = [wobble(random, 14, 0.4, 0.9), wobble(random, 14, 0.4, 0.9)];
  return (ms) => {
    const t = (ms * framesPerSecond) / 1000 / frames;
    const away = nearest + camera.height * Math.max(0, Math.abs(t - 0.55) * 3.2 - 0.75);
    return [away * Math.cos(angle) + x(ms / 1000), away * Math.sin(angle) + y(ms / 1000)];
  };
}

function lightOf({ family, level, frames }: SequenceSpec, random: Random): LightPlan {
  const base = byLevel(level, 1, 0.8, 0.62) * random.between(0.9, 1.1);
  const usual: LightPlan = {
    gain: () => base,
    flicker: 0,
    slope: byLevel(level, 0.1, 0.25, 0.45),
    shadow: null,
    glares: [],
  };
  if (family === 'light') {
    const [amount, jump] = byLevel(level, [0.35, 1], [0.6, 0.6], [0.95, 0.4]) as [number, number];
    const change = wobble(random, amount, 0.3, 0.8);
    const middleMs = (frames * 1000) / framesPerSecond / 2;
    const flicker = byLevel(level, 0.02, 0.06, 0.14);
    const gain = (ms: number): number => base * Math.exp(change(ms / 1000)) * (ms > middleMs ? jump : 1);
    return {
      ...usual,
      gain,
      flicker,
      slope: byLevel(level, 0.3, 0.6, 1),
      shadow: { left: byLevel(level, 0.6, 0.45, 0.25), soft: 0.15 },
    };
  }
  if (family === 'glare') {
    const glare = { radius: byLevel(level, 0.08, 0.11, 0.15), strength: byLevel(level, 0.4, 0.8, 1.2) };
    const shadow = { left: byLevel(level, 0.7, 0.5, 0.4), soft: byLevel(level, 0.2, 0.08, 0.04) };
    return { ...usual, glares: Array.from({ length: byLevel(level, 1, 2, 3) }, () => glare), shadow };
  }
  return usual;
}

function focusOf({ family, level }: SequenceSpec, random: Random, camera: Camera): (ms: number) => number {
  const pixels = camera.height / 480;
  const sharp = byLevel(level, 0.5, 0.65, 0.85) * Math.sqrt(pixels);
  if (family !== 'blur') return () => sharp;
  const hunting = wobble(random, 1, 0.4, 0.9);
  const worst = byLevel(level, 1.5, 2.5, 4) * pixels;
  return (ms) => Math.hypot(sharp, worst * Math.abs(hunting(ms / 1000)));
}
