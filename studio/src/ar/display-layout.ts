import type { MediumDisplay } from '@afterimage/contract/customization.ts';

/** How far one press moves, as a share of the print. */
export const step = 0.02;
/** The slider's bounds, as the contract has them. */
export const scaleRange = { min: 0.1, max: 4 };
export const scaleStep = 1.1;

const within = (value: number, min: number, max: number): number =>
  Number(Math.min(max, Math.max(min, value)).toFixed(3));

/** Moves by shares of the print's width and height; it stays on the print by its centre at least half way beyond it. */
export function moved(display: MediumDisplay, right: number, down: number): MediumDisplay {
  return { ...display, x: within(display.x + right, -1, 1), y: within(display.y + down, -1, 1) };
}

export function scaledTo(display: MediumDisplay, scale: number): MediumDisplay {
  return { ...display, scale: within(scale, scaleRange.min, scaleRange.max) };
}

/** Turned clockwise by degrees, which come round again at a half turn. */
export function turned(display: MediumDisplay, by: number): MediumDisplay {
  const angle = ((((display.rotation + by + 180) % 360) + 360) % 360) - 180;
  return { ...display, rotation: Number(angle.toFixed(1)) };
}

/** What a key moves, as shares right and down; null for keys that move nothing. With Shift it goes further. */
export function moveOfKey(key: string, far: boolean): [right: number, down: number] | null {
  const by = far ? step * 5 : step;
  const moves: Record<string, [number, number]> = {
    ArrowLeft: [-by, 0],
    ArrowRight: [by, 0],
    ArrowUp: [0, -by],
    ArrowDown: [0, by],
  };
  return moves[key] ?? null;
}

/** Whether a medium still lies as it was first laid. */
export function isPlain(display: MediumDisplay, plain: MediumDisplay): boolean {
  const { fit, x, y, scale, rotation, stance } = display;
  return (
    fit === plain.fit &&
    x === plain.x &&
    y === plain.y &&
    scale === plain.scale &&
    rotation === plain.rotation &&
    (stance ?? 'floating') === (plain.stance ?? 'floating')
  );
}

/** The same medium as it was first laid; what it is and how it plays stays. */
export function resetLayout({ loop, sound, description, stacked }: MediumDisplay, plain: MediumDisplay): MediumDisplay {
  return { ...plain, loop, sound, ...(description && { description }), ...(stacked && { stacked }) };
}
