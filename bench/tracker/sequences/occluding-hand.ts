import type { Camera } from './projection.ts';
import type { Random } from './random.ts';

/** A hand before the camera: where its palm is, where its fingers point, and how large it is, in pixels; at a time. */
export type Hand = {
  readonly at: (ms: number) => { x: number; y: number; angle: number } | null;
  readonly size: number;
  readonly skin: number;
  readonly fingers: readonly { spread: number; length: number; width: number }[];
};

export function handOf(random: Random, size: number, at: Hand['at']): Hand {
  const fingers = [-0.42, -0.14, 0.12, 0.38].map((spread, i) => ({
    spread: spread + random.between(-0.06, 0.06),
    length: [0.85, 1.05, 1.1, 0.95][i]! * random.between(0.9, 1.1),
    width: random.between(0.1, 0.13),
  }));
  return { at, size, skin: random.between(0.16, 0.5), fingers };
}

/** How far outside the hand a point is, in sizes of the hand; below 0 it is covered. */
function outside(hand: Hand, x: number, y: number): number {
  let nearest = palm(x, y);
  for (const { spread, length, width } of hand.fingers) {
    const [c, s] = [Math.cos(spread), Math.sin(spread)];
    const along = Math.min(length, Math.max(0.2, x * c + y * s));
    nearest = Math.min(nearest, Math.hypot(x - along * c, y - along * s) - width * (1.1 - 0.25 * (along / length)));
  }
  return nearest;
}

/** Palm, wrist and forearm: a blunt capsule along −x. */
function palm(x: number, y: number): number {
  const along = Math.min(0, Math.max(-14, x));
  return Math.hypot(x - along, y) - (along < -0.45 ? Math.max(0.27, 0.4 + 0.3 * (along + 0.45)) : 0.4);
}

export function covers(hand: Hand, ms: number, x: number, y: number): boolean {
  const place = hand.at(ms);
  if (!place) return false;
  const [c, s] = [Math.cos(place.angle), Math.sin(place.angle)];
  const [dx, dy] = [(x - place.x) / hand.size, (y - place.y) / hand.size];
  return outside(hand, c * dx + s * dy, c * dy - s * dx) < 0;
}

/** Draws a hand over a frame of linear light, shaded to its edges. */
export function drawHand(camera: Camera, hand: Hand, ms: number, out: Float32Array): void {
  const place = hand.at(ms);
  if (!place) return;
  const [c, s] = [Math.cos(place.angle), Math.sin(place.angle)];
  const edge = 1 / hand.size;
  for (let y = 0; y < camera.height; y += 1)
    for (let x = 0; x < camera.width; x += 1) {
      const [dx, dy] = [(x - place.x) / hand.size, (y - place.y) / hand.size];
      const [hx, hy] = [c * dx + s * dy, c * dy - s * dx];
      if (hx > 1.5 || hx < -14.6 || Math.abs(hy) > 1.1) continue;
      const far = outside(hand, hx, hy);
      const i = y * camera.width + x;
      if (far > edge) {
        // A soft shadow next to the hand
        if (far < 0.12) out[i]! *= 0.75 + (0.25 * far) / 0.12;
        continue;
      }
      const cover = Math.min(1, Math.max(0, 0.5 - (far * hand.size) / 2));
      const light =
        hand.skin * (0.55 + 0.45 * Math.min(1, -far / 0.09)) * (1 + 0.06 * Math.sin(23 * hx) * Math.sin(19 * hy));
      out[i] = out[i]! * (1 - cover) + light * cover;
    }
}
