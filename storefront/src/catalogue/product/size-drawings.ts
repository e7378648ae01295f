import type { SizeGuide } from '@afterimage/contract/catalogue.ts';

type Measure = SizeGuide['measureList'][number];

/** A line along which something is measured, and where its letter stands; in a square of 200 units. */
interface Line {
  path: string;
  x: number;
  y: number;
}

interface Drawing {
  outline: string;
  lines: Partial<Record<Measure, Line>>;
}

const around = (y: number, from = 72, to = 128): string => `M${from} ${y}c8 10 48 10 ${to - from} 0`;
const across: Line = { path: 'M62 88h76', x: 100, y: 82 };

/** What each kind of thing looks like, and where it is measured. */
export const sizeDrawings: Record<SizeGuide['drawing'], Drawing> = {
  top: {
    outline: 'M78 30c6 10 38 10 44 0l22 8 34 40-22 18-18-18v92H62V78L44 96 22 78l34-40 22-8Z',
    lines: { chest: across, bust: across, length: { path: 'M150 36v134', x: 160, y: 140 } },
  },
  dress: {
    outline: 'M82 24c4 12 32 12 36 0l10 4 6 34-10 26 30 92H46l30-92-10-26 6-34 10-4Z',
    lines: { bust: { path: around(62, 68, 132), x: 100, y: 58 }, length: { path: 'M166 26v154', x: 176, y: 106 } },
  },
  skirt: {
    outline: 'M70 36h60l34 132H36L70 36ZM88 36 74 168M112 36l14 132',
    lines: { waist: { path: 'M70 28h60', x: 100, y: 22 }, length: { path: 'M174 36v132', x: 184, y: 106 } },
  },
  shorts: {
    outline: 'M56 40h88l12 112h-46l-10-52-10 52H44L56 40Z',
    lines: { waist: { path: 'M56 32h88', x: 100, y: 26 }, inseam: { path: 'M104 100l10 50', x: 122, y: 128 } },
  },
  swimsuit: {
    outline: 'M74 22l6 0 8 34h24l8-34h6l4 52-8 30 12 28-26 44h-16l-26-44 12-28-8-30 4-52Z',
    lines: { torso: { path: 'M78 22c30 40 30 110 22 152', x: 112, y: 120 } },
  },
  belt: {
    outline: 'M20 88h128v24H20V88ZM148 80h32v40h-32V80ZM158 100h14',
    lines: { waist: { path: 'M40 126h108', x: 94, y: 144 } },
  },
  hat: {
    outline: 'M24 132c40 24 112 24 152 0-12-8-24-10-34-12l-8-56c-20-14-48-14-68 0l-8 56c-10 2-22 4-34 12Z',
    lines: { head: { path: around(112, 60, 140), x: 100, y: 108 } },
  },
  ring: {
    outline: 'M100 44a60 60 0 1 0 .1 0ZM100 58a46 46 0 1 1-.1 0ZM84 34h32l8 14H76l8-14Z',
    lines: { inside: { path: 'M54 104h92', x: 100, y: 98 } },
  },
  band: {
    outline: 'M40 100c0-66 120-66 120 0s-120 66-120 0ZM54 100c0-48 92-48 92 0s-92 48-92 0ZM82 46h36v14H82V46Z',
    lines: { wrist: { path: around(118, 62, 138), x: 100, y: 116 } },
  },
};
