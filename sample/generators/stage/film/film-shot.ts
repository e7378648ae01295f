/** Lengths of a film are fractions of the photograph's width (x) and height (y), from its top left. */
export interface Point {
  x: number;
  y: number;
}

/** Clockwise from the print's top left. */
export type Quad = readonly [Point, Point, Point, Point];

/** One model that leaves the print: where it starts and where it is in the end, in widths and heights of the print. */
export interface Flight {
  from: Point;
  to: Point;
  /** Its largest extent in widths of the print, in the end. */
  size: number;
  /** Which part of the rise passes before it starts. */
  delay: number;
  /** How far it turns about its upright axis meanwhile, in degrees. */
  turn: number;
}

/** How the print itself moves while it is alive. */
export type Motion = 'mist' | 'water' | 'wind' | 'breath';

/** What a film shows: a photograph with a print in it, and a phone that comes in, shows the print alive, and leaves. */
export interface FilmShot {
  /** The photograph, and the model, as base64. */
  photo: string;
  glb: string;
  print: Quad;
  motion: Motion;
  flights: readonly Flight[];
  phone: {
    /** The middle of the phone while it stands. */
    at: Point;
    /** Its height in heights of the photograph. */
    height: number;
    /** How many times as large as in the photograph the print is on its screen. */
    zoom: number;
    /** What is in the middle of its screen. */
    looksAt: Point;
  };
  seconds: number;
  width: number;
  height: number;
}
