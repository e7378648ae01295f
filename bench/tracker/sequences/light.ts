import type { Camera } from './projection.ts';
import { type Random, wobble } from './random.ts';

/** Light on the scene as the camera sees it: what is drawn is multiplied by one field, then another is added. */
export type Light = {
  /** Exposure of the whole frame. */
  readonly gain: (ms: number) => number;
  /** Depth and phase speed of the lamp's flicker: rows are exposed at different times, so it shows as bands. */
  readonly flicker: number;
  readonly fields: (ms: number) => LightFields;
};

export type LightFields = {
  /** How much brighter one side of the frame is than the middle. */
  readonly slopeX: number;
  readonly slopeY: number;
  /** Half a plane in shadow: a point on its edge, the direction of the dark side, softness in pixels, what is left. */
  readonly shadow: { x: number; y: number; angle: number; soft: number; left: number } | null;
  /** Reflections of lamps on glossy paper. */
  readonly glares: readonly { x: number; y: number; radiusX: number; radiusY: number; strength: number }[];
};

const cell = 8;

/** Both fields of light on a grid of 8 px: columns and rows of `multiply` and `add`. */
export function lightGrid(camera: Camera, fields: LightFields) {
  const [columns, rows] = [Math.ceil(camera.width / cell) + 1, Math.ceil(camera.height / cell) + 1];
  const multiply = new Float32Array(columns * rows);
  const add = new Float32Array(columns * rows);
  const { slopeX, slopeY, shadow, glares } = fields;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * cell, row * cell];
      let factor = 1 + slopeX * (x / camera.width - 0.5) + slopeY * (y / camera.height - 0.5);
      if (shadow) {
        const into = (x - shadow.x) * Math.cos(shadow.angle) + (y - shadow.y) * Math.sin(shadow.angle);
        factor *= 1 - (1 - shadow.left) / (1 + Math.exp((-4 * into) / shadow.soft));
      }
      multiply[row * columns + column] = Math.max(0.05, factor);
      for (const glare of glares) {
        const distance = ((x - glare.x) / glare.radiusX) ** 2 + ((y - glare.y) / glare.radiusY) ** 2;
        if (distance < 12) add[row * columns + column]! += glare.strength * Math.exp(-distance);
      }
    }
  return { columns, cell, multiply, add };
}

/** What of a family and level asks for in light. */
export type LightPlan = {
  readonly gain: (ms: number) => number;
  readonly flicker: number;
  readonly slope: number;
  readonly shadow: { readonly left: number; readonly soft: number } | null;
  readonly glares: readonly { readonly radius: number; readonly strength: number }[];
};

/** Light that wanders as a plan says: shadows and reflections pass to and fro over the middle of the frame. */
export function wandering(camera: Camera, random: Random, plan: LightPlan): Light {
  const size = Math.min(camera.width, camera.height);
  const path = () => ({
    x: wobble(random, 0.45 * size, 0.15, 0.45),
    y: wobble(random, 0.35 * size, 0.15, 0.45),
    stretch: random.between(0.5, 1.6),
  });
  const [slopeX, slopeY] = [random.between(-plan.slope, plan.slope), random.between(-plan.slope, plan.slope)];
  const shadowPath = path();
  const shadowAngle = random.between(0, 2 * Math.PI);
  const lamps = plan.glares.map((glare) => ({ ...glare, ...path() }));
  return {
    gain: plan.gain,
    flicker: plan.flicker,
    fields: (ms) => {
      const at = (from: { x: (t: number) => number; y: (t: number) => number }) => ({
        x: camera.width / 2 + from.x(ms / 1000),
        y: camera.height / 2 + from.y(ms / 1000),
      });
      const glares = lamps.map((lamp) => ({
        ...at(lamp),
        radiusX: lamp.radius * size * lamp.stretch,
        radiusY: (lamp.radius * size) / lamp.stretch,
        strength: lamp.strength,
      }));
      const shadow = plan.shadow && {
        ...at(shadowPath),
        angle: shadowAngle,
        left: plan.shadow.left,
        soft: plan.shadow.soft * size,
      };
      return { slopeX, slopeY, shadow, glares };
    },
  };
}
