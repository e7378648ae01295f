import { type TemplateSurface, full, photo, qr, round, surface, text } from './define-surface.ts';
import { blackened, cut, cutInto, on, steel } from './materials.ts';
import { base } from './shared-surfaces.ts';

export const cosmeticsSurfaces: Readonly<Record<string, TemplateSurface[]>> = {
  'keepsake-compact-mirror': [
    surface('lid', 'Lid', [62, 62], [round('Photo on the lid')], { outline: 'ellipse', bleedMm: 2, safeMm: 4 }),
    surface('inside', 'Inside the lid', [50, 20], [text('Engraving inside', [2, 2, 46, 16], 6, cut)], steel),
    base(50, 18, on('#d3d6d9')),
  ],
  'letterpress-soap-trio': [
    surface(
      'soap',
      'Soap',
      [70, 40],
      [text('Word on the soap', [5, 8, 60, 24], 15, { color: '#6d6353' })],
      cutInto('#e9e0cc'),
    ),
    surface('wrapper', 'Wrapper', [80, 50], [full('Picture on the wrapper')], { bleedMm: 3, safeMm: 5 }),
    surface('wrapper-back', 'Wrapper, below', [30, 30], [qr(6, 6, 18)], on('#f6f2ea')),
  ],
  'salt-fig-eau-de-parfum': [
    surface(
      'label',
      'Label',
      [44, 50],
      [photo('Label picture', 2, 2), text('Line on the label', [3, 33.5, 38, 14], 5.2)],
      { ...on('#f6f2ea'), bleedMm: 1, safeMm: 2 },
    ),
    surface('glass', 'Glass', [36, 22], [text('Words on the glass', [2, 2, 32, 18], 6, cut)], cutInto('#eef1ec')),
    base(28, 15, on('#dfe8cf')),
  ],
  'amber-room': [
    surface(
      'front',
      'Glass',
      [38, 46],
      [text('Engraved line', [2, 10, 34, 26], 9, { color: '#fff6de' })],
      cutInto('#b4691c'),
    ),
  ],
  'citrus-travel-cologne': [
    surface(
      'side',
      'Along the side',
      [90, 12],
      [text('Line along the side', [2, 1, 86, 10], 7, { color: '#f3eee2' })],
      blackened,
    ),
    surface('picture', 'Other side', [18, 50], [photo('Engraved picture')], { ...blackened, radiusMm: 11 }),
  ],
};
