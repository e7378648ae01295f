import type { Camera, Pose } from './projection.ts';
import { type Random, wobble } from './random.ts';
import { byLevel, framesPerSecond, type SequenceSpec } from './sequence-spec.ts';

const degree = Math.PI / 180;

/** From 0 to 1 without a jump of the speed. */
const eased = (t: number): number => {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
};

/** 0 … 1 … 0 once while `t` goes from 0 to 1. */
const thereAndBack = (t: number): number => 0.5 - 0.5 * Math.cos(2 * Math.PI * t);

/** The frame whose exposure a time belongs to. */
const frameAt = (ms: number): number => Math.max(0, Math.round((ms * framesPerSecond) / 1000));

/** How the plane of the scene moves in a sequence, as a function of milliseconds. */
export function motionOf(spec: SequenceSpec, camera: Camera, random: Random): (ms: number) => Pose {
  const { family, level } = spec;
  const frameSide = Math.min(camera.width, (camera.height * 4) / 3);
  const lengthMs = (spec.frames * 1000) / framesPerSecond;
  const start = firstPose(spec, camera, random, frameSide);
  const sway = swayOf(spec, random, frameSide);
  const [direction, side] = [random.between(0, 2 * Math.PI), random.sign()];
  const cuts = Array.from({ length: 16 }, () => cutPose(spec, camera, random, frameSide));
  const swayed = (pose: Pose, ms: number): Pose => {
    const s = ms / 1000;
    return {
      x: pose.x + sway.x(s),
      y: pose.y + sway.y(s),
      size: pose.size * Math.exp(sway.size(s)),
      tilt: pose.tilt + sway.tilt(s),
      azimuth: pose.azimuth,
      roll: pose.roll + sway.roll(s),
    };
  };
  const along = (pose: Pose, ms: number): Pose => {
    const t = ms / lengthMs;
    if (family === 'scale') {
      const [large, small] = byLevel(level, [0.6, 0.3], [0.8, 0.22], [1.35, 0.15]) as [number, number];
      return { ...pose, size: frameSide * large * (small / large) ** thereAndBack(t) };
    }
    if (family === 'perspective') {
      const most = byLevel(level, 45, 58, 70) * degree;
      return { ...pose, tilt: most * thereAndBack(t), azimuth: direction + side * 1.6 * t };
    }
    if (family === 'rotate')
      return { ...pose, roll: pose.roll + side * byLevel(level, 90, 180, 270) * degree * (ms / 1000) };
    if (family === 'partial') {
      // Which share of the picture is beyond the frame's edge at the farthest
      const share = byLevel(level, 0.3, 0.5, 0.65);
      const reach = camera.width / 2 + pose.size * (share - 0.5);
      const [dx, dy] = [Math.cos(direction), Math.sin(direction)];
      const scale = Math.abs(dx) * camera.height > Math.abs(dy) * camera.width ? 1 : camera.height / camera.width;
      const shift = reach * scale * thereAndBack(1.5 * t);
      return { ...pose, x: pose.x + dx * shift, y: pose.y + dy * shift };
    }
    if (family === 'lost') return leaving(pose, t, camera, { direction, again: cuts });
    if (family === 'cut') return cuts[Math.floor(frameAt(ms) / 15) % cuts.length]!;
    return pose;
  };
  return (ms) => swayed(along(start, ms), ms);
}

/** Twice out of the frame and back, each time to another place. */
function leaving(
  pose: Pose,
  t: number,
  camera: Camera,
  { direction, again }: { direction: number; again: readonly Pose[] },
): Pose {
  const gone = [0.3, 0.7].map((middle) => {
    const away = Math.abs(t - middle);
    return 1 - eased((away - 0.07) / 0.08);
  }) as [number, number];
  const far = 1.35 * Math.hypot(camera.width, camera.height) * Math.max(...gone);
  const to = t < 0.3 ? pose : t < 0.7 ? again[0]! : again[1]!;
  const angle = direction + (t < 0.5 ? 0 : 2);
  return { ...to, x: to.x + far * Math.cos(angle), y: to.y + far * Math.sin(angle) };
}

function firstPose({ family, level }: SequenceSpec, camera: Camera, random: Random, frameSide: number): Pose {
  const [cx, cy] = [(camera.width - 1) / 2, (camera.height - 1) / 2];
  const off = byLevel(level, 0.03, 0.06, 0.1) * frameSide;
  const share =
    family === 'far'
      ? byLevel(level, 130, 100, 75) / frameSide
      : family === 'multi' || family === 'crowd'
        ? byLevel(level, 0.3, 0.27, 0.23)
        : byLevel(level, 0.5, 0.42, 0.34);
  return {
    x: cx + random.between(-off, off),
    y: cy + random.between(-off, off),
    size: frameSide * share * random.between(0.92, 1.08),
    tilt: random.between(0.3, 1) * byLevel(level, 12, 22, 32) * degree,
    azimuth: family === 'cylinder' ? Math.PI / 2 : random.between(0, 2 * Math.PI),
    roll: random.between(-1, 1) * byLevel(level, 8, 16, family === 'cylinder' ? 16 : 45) * degree,
  };
}

/** Anywhere that a person might begin to look at the print from. */
function cutPose({ level }: SequenceSpec, camera: Camera, random: Random, frameSide: number): Pose {
  const away = byLevel(level, 0.12, 0.2, 0.25);
  return {
    x: camera.width * (0.5 + random.between(-away, away)),
    y: camera.height * (0.5 + random.between(-away, away)),
    size: frameSide * random.between(byLevel(level, 0.4, 0.32, 0.25), byLevel(level, 0.6, 0.65, 0.7)),
    tilt: random.between(0, byLevel(level, 25, 40, 50)) * degree,
    azimuth: random.between(0, 2 * Math.PI),
    roll: random.between(-1, 1) * byLevel(level, 15, 45, 180) * degree,
  };
}

/** How a hand that holds the phone moves it; nothing but a tremor where the family is about something else. */
function swayOf({ family, level }: SequenceSpec, random: Random, frameSide: number) {
  const still = { x: () => 0, y: () => 0, size: () => 0, tilt: () => 0, roll: () => 0 };
  if (family === 'static') return still;
  const pixels = frameSide / 640;
  const tremorX = wobble(random, byLevel(level, 0.15, 0.3, 0.6) * pixels, 5, 10);
  const tremorY = wobble(random, byLevel(level, 0.15, 0.3, 0.6) * pixels, 5, 10);
  const calm = byLevel(level, 4, 8, 14) * pixels;
  const amplitudes = {
    fast: [byLevel(level, 15, 28, 45) * 4.8 * pixels, 0.04, 4],
    hand: [byLevel(level, 0.04, 0.07, 0.11) * frameSide, byLevel(level, 0.06, 0.1, 0.16), byLevel(level, 6, 10, 16)],
    negative: [byLevel(level, 0.1, 0.2, 0.3) * frameSide, byLevel(level, 0.1, 0.2, 0.3), byLevel(level, 6, 15, 30)],
    cylinder: [calm, 0.05, byLevel(level, 12, 22, 34)],
  } as Readonly<Record<string, readonly [number, number, number]>>;
  const [shift, size, angle] = amplitudes[family] ?? [calm, 0.02, 2];
  const [low, high] = family === 'fast' ? [0.8, 1.2] : [0.3, 0.9];
  const x = wobble(random, shift, low, high);
  const y = wobble(random, family === 'fast' ? shift / 3 : shift, low, high);
  return {
    x: (s: number) => x(s) + tremorX(s),
    y: (s: number) => y(s) + tremorY(s),
    size: wobble(random, size, 0.3, 0.8),
    tilt: wobble(random, angle * degree, 0.3, 0.8),
    roll: wobble(random, 0.8 * Math.min(15, angle) * degree, 0.3, 0.8),
  };
}
