import { type TemplateSurface, full, photo, qr, round, surface, text } from './define-surface.ts';
import { blackened, cut, cutInto, dyed, leather, on, onDark, silver, steel, white } from './materials.ts';
import { boxCard, careLabel } from './shared-surfaces.ts';

export const accessorySurfaces: Readonly<Record<string, TemplateSurface[]>> = {
  'everyday-canvas-tote': [
    surface(
      'front',
      'Front',
      [240, 280],
      [photo('Front photo'), text('Line under the photo', [5, 246, 230, 30], 18, white)],
      dyed,
    ),
    surface('strap', 'Strap', [25, 60], [text('Initials', [2, 22, 21, 16], 12, white)], dyed),
    careLabel,
  ],
  'sandbar-beach-tote': [
    surface(
      'front',
      'Panel',
      [200, 240],
      [photo('Photo on the panel'), text('Name under the panel', [5, 207, 190, 28], 17)],
      on('#f7f3ea'),
    ),
    careLabel,
  ],
  'pebble-phone-case': [
    surface('back', 'Back', [70, 146], [full('Back photo'), text('Line at the foot', [8, 128, 54, 10], 6, white)], {
      bleedMm: 3,
      safeMm: 6,
    }),
    surface('inside', 'Inside', [40, 40], [qr(12, 12, 16)], dyed),
  ],
  'field-leather-belt': [
    surface(
      'inside',
      'Inside',
      [180, 24],
      [text('Letters on the inside', [8, 4, 164, 16], 13, { color: '#3a2415' })],
      leather,
    ),
  ],
  'ledger-card-wallet': [
    surface(
      'front',
      'Front',
      [94, 68],
      [
        photo('Engraved photo', 12, 3),
        text('Initials or a date', [34, 55, 48, 10], 6, { color: '#e0c9a3', align: 'right' }),
      ],
      { ...blackened, safeMm: 3 },
    ),
    boxCard,
  ],
  'aperture-picture-watch': [
    surface('dial', 'Dial', [34, 34], [round('Dial picture')], { outline: 'ellipse', bleedMm: 1, safeMm: 3 }),
    surface('back', 'Case back', [30, 30], [text('Engraving on the back', [4, 8, 22, 14], 4, cut)], {
      ...steel,
      outline: 'ellipse',
    }),
    boxCard,
  ],
  'orbit-earbuds': [
    surface('lid', 'Lid', [46, 34], [full('Picture on the lid')], { bleedMm: 1, safeMm: 3 }),
    surface('inside', 'Inside the lid', [40, 14], [text('Name inside the lid', [2, 2, 36, 10], 6, white)], {
      ...onDark('#1b1c1e'),
      dyed: false,
    }),
    boxCard,
  ],
  'beacon-key-tag': [
    surface(
      'front',
      'Front',
      [36, 58],
      [photo('Photo', 2, 10), text('Word on the leather', [3, 52.6, 30, 4.8], 3.6, white)],
      dyed,
    ),
    surface('back', 'Back', [36, 58], [qr(10, 21, 16)], dyed),
  ],
  'portrait-pendant': [
    surface('front', 'Photo', [20, 20], [round('Photo')], { outline: 'ellipse', bleedMm: 1, safeMm: 2 }),
    surface('back', 'Back', [20, 20], [text('Engraving on the back', [3, 6, 14, 8], 2.8, cut)], {
      ...silver,
      outline: 'ellipse',
    }),
    boxCard,
  ],
  'tide-signet-ring': [
    surface('face', 'Face', [13, 11], [text('Letters', [2, 2, 9, 7], 6, cut)], { ...silver, outline: 'ellipse' }),
    surface(
      'inside',
      'Inside the ring',
      [50, 5],
      [text('Words inside the ring', [2, 0.75, 46, 3.5], 2.6, cut)],
      silver,
    ),
  ],
  'charm-photo-bracelet': [
    surface('charm', 'Charm', [14, 14], [round('Charm photo')], { outline: 'ellipse', bleedMm: 1, safeMm: 1 }),
    surface('second-charm', 'Second charm', [14, 14], [round('Second charm')], {
      outline: 'ellipse',
      bleedMm: 1,
      safeMm: 1,
    }),
    surface('clasp', 'Clasp', [16, 5], [text('Engraving on the clasp', [1, 0.75, 14, 3.5], 2.6, cut)], silver),
    boxCard,
  ],
  'latitude-bar-necklace': [
    surface(
      'front',
      'Front',
      [38, 4],
      [text('Words on the bar', [1.5, 0.5, 35, 3], 2.4, { color: '#4a3413' })],
      cutInto('#e9bd6a'),
    ),
    surface(
      'back',
      'Other side',
      [38, 4],
      [text('Words on the other side', [1.5, 0.5, 35, 3], 2.4, { color: '#4a3413' })],
      cutInto('#e9bd6a'),
    ),
  ],
  'darkroom-cufflinks': [
    surface('left', 'Left cuff', [15, 15], [round('Left cuff')], { outline: 'ellipse', bleedMm: 1, safeMm: 1 }),
    surface('right', 'Right cuff', [15, 15], [round('Right cuff')], { outline: 'ellipse', bleedMm: 1, safeMm: 1 }),
    surface('bar', 'Bar', [16, 5], [text('Date on the bar', [1, 0.75, 14, 3.5], 2.6, cut)], steel),
    boxCard,
  ],
};
