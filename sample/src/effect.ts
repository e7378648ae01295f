import type { SampleArea, SampleCalendar, SampleTextStyle } from './template.ts';

/** A printed item without a slot. */
export type SampleFixedItem =
  | { kind: 'label'; place: SampleArea; text: string; font: string; style: SampleTextStyle }
  | { kind: 'shape'; place: SampleArea; outline: 'rectangle' | 'ellipse'; color: string };

/** The effects of a choice, as in the contract; slots are referenced by their title. */
export type SampleEffect =
  | { kind: 'material'; materials: string[]; color?: string; metalness?: number; roughness?: number }
  | { kind: 'hide'; parts: string[] }
  | { kind: 'surface'; surface: string; background?: string; backgroundPrinted?: boolean }
  | {
      kind: 'photo';
      slot: string;
      place?: SampleArea;
      edge?: 'bleed' | 'mirror' | 'none';
      filter?: 'black-and-white' | 'warm';
    }
  | { kind: 'text'; slot: string; place?: SampleArea; color?: string; sizeMm?: number }
  | { kind: 'print'; surface: string; items: SampleFixedItem[] }
  | ({ kind: 'calendar' } & Partial<SampleCalendar>)
  | { kind: 'note'; note: string; pieceSize?: string };

/** Effects by the title of the choice or extra. Options without an entry leave the product as its pictures show it. */
export type SampleEffects = Readonly<Record<string, readonly SampleEffect[]>>;

type Box = [x: number, y: number, width: number, height: number];
export const areaAt = ([x, y, width, height]: Box, rotation = 0): SampleArea => ({ x, y, width, height, rotation });

export const note = (text: string): SampleEffect => ({ kind: 'note', note: text });

/** A further piece in another size, by the size's code. */
export const secondPiece = (size: string): SampleEffect => ({
  kind: 'note',
  note: `Second piece: size ${size === 'x' ? 'S' : size.toUpperCase()}`,
  pieceSize: size,
});

/** Changed settings of a calendar. */
export const calendar = (settings: Partial<SampleCalendar>): SampleEffect => ({ kind: 'calendar', ...settings });

export const material = (
  materials: string[],
  look: { color?: string; metalness?: number; roughness?: number },
): SampleEffect => ({ kind: 'material', materials, ...look });

export const hide = (...parts: string[]): SampleEffect => ({ kind: 'hide', parts });

/** Another background, which is the material and is not printed. */
export const ground = (surface: string, background: string): SampleEffect => ({
  kind: 'surface',
  surface,
  background,
  backgroundPrinted: false,
});

/** A metal: its materials in the model, and the backgrounds of its engraved surfaces. */
export const metal = (materials: string[], color: string, surfaces: string[] = []): SampleEffect[] => [
  material(materials, { color, metalness: 1 }),
  ...surfaces.map((surface) => ground(surface, color)),
];

export const metalColors = {
  gold: '#e9bd6a',
  silver: '#e4e2de',
  steel: '#d3d6d9',
  brass: '#c9a35a',
  nickel: '#b9b6ae',
  blackSteel: '#3a3b3d',
};
