import {
  type TemplateSurface,
  full,
  month,
  monthPhoto,
  monthPhotos,
  photo,
  qr,
  round,
  surface,
  text,
} from './define-surface.ts';
import { cut, dyed, on, onDark, steel, white } from './materials.ts';
import { backLabel, base, careLabel } from './shared-surfaces.ts';

export const homeSurfaces: Readonly<Record<string, TemplateSurface[]>> = {
  'morning-ridge-framed-print': [
    surface(
      'front',
      'Picture',
      [240, 352],
      [photo('Main photo', 20, 18), text('Line under the picture', [20, 324, 200, 18], 9)],
      {
        safeMm: 5,
      },
    ),
    surface('back', 'Back', [140, 220], [photo('Photo for the back', 20, 20), qr(60, 182, 20)], { safeMm: 5 }),
  ],
  'open-air-gallery-canvas': [
    surface(
      'front',
      'Canvas',
      [400, 600],
      [full('Photo'), text('Caption on the lower edge', [24, 552, 352, 24], 14, { ...white, align: 'right' })],
      { bleedMm: 40, safeMm: 20 },
    ),
    backLabel,
  ],
  'hearth-photo-mug': [
    surface('front', 'Front', [90, 80], [full('Photo on the front')], { bleedMm: 2, safeMm: 4, radiusMm: 41 }),
    surface('back', 'Back', [90, 80], [full('Photo on the back')], { bleedMm: 2, safeMm: 4, radiusMm: 41 }),
    surface('handle', 'Below the handle', [36, 12], [text('Line below the handle', [1, 1, 34, 10], 5)], {
      ...on('#f6f3ee'),
      radiusMm: 41,
    }),
    base(50, 18),
  ],
  'window-seat-photo-cushion': [
    surface('front', 'Front', [450, 450], [full('Photo')], { bleedMm: 10, safeMm: 25 }),
    surface('back', 'Back', [450, 450], [text('Word on the back', [60, 170, 330, 110], 60, white)], {
      ...dyed,
      safeMm: 25,
    }),
    careLabel,
  ],
  'slow-evening-soy-candle': [
    surface(
      'label',
      'Label',
      [68, 74],
      [photo('Label picture', 4, 4), text('Line on the label', [5, 53, 58, 17], 6.5)],
      {
        ...on('#f6f2ea'),
        bleedMm: 2,
        safeMm: 3,
        radiusMm: 40,
      },
    ),
    base(40, 18, onDark('#b5702c')),
  ],
  'almanac-photo-wall-calendar': [
    surface(
      'cover',
      'Cover',
      [297, 420],
      [full('Cover photo'), text('Title on the cover', [24, 240, 249, 60], 28), qr(262, 385, 20)],
      { ...on('#fbf9f5'), bleedMm: 3, safeMm: 10 },
    ),
    {
      ...surface('month', 'Month', [297, 420], [monthPhoto, month([16, 216, 265, 194], 'Names and birthdays')], {
        ...on('#fbf9f5'),
        bleedMm: 3,
        safeMm: 10,
      }),
      pages: monthPhotos.map((title) => [title]),
    },
  ],
  'meridian-wall-clock': [
    surface(
      'dial',
      'Dial',
      [270, 270],
      [round('Dial picture'), text('Word on the dial', [85, 178, 100, 18], 11, { color: '#22252b' })],
      { outline: 'ellipse', ...on('#f7f4ee'), bleedMm: 3, safeMm: 12 },
    ),
    surface('back-plate', 'Back plate', [70, 40], [text('Words on the back plate', [4, 5, 62, 30], 7, cut)], steel),
    backLabel,
  ],
  'contact-sheet-poster': [
    surface(
      'front',
      'Poster',
      [500, 700],
      [photo('Photo', 10, 10), text('Title in the margin', [10, 654, 480, 38], 15, { align: 'left' })],
      { ...on('#faf8f3'), bleedMm: 3, safeMm: 5 },
    ),
    backLabel,
  ],
  'long-letter-photo-cards': [
    surface('front', 'Front', [120, 170], [full('Front photo')], { bleedMm: 3, safeMm: 5 }),
    surface(
      'inside',
      'Inside',
      [120, 170],
      [photo('Photo inside', 5, 5), text('Words inside', [10, 90, 100, 58], 7, { align: 'left' }), qr(99, 149, 16)],
      { ...on('#f8f5ee'), bleedMm: 3, safeMm: 5 },
    ),
  ],
  'lantern-photo-lamp': [
    surface(
      'shade',
      'Shade',
      [780, 210],
      [full('Photo round the shade'), text('Line at the lower edge', [230, 178, 320, 18], 13, white)],
      // It is 260 mm across below and 236 above.
      { bleedMm: 6, safeMm: 12, radiusMm: 124 },
    ),
    base(50, 20, onDark('#2f2f31')),
  ],
  'album-photo-pouf': [
    surface('top', 'Top', [500, 500], [round('Photo on top')], { outline: 'ellipse', bleedMm: 15, safeMm: 40 }),
    surface('second-top', 'Second top', [500, 500], [round('Photo on the second top')], {
      outline: 'ellipse',
      bleedMm: 15,
      safeMm: 40,
    }),
    surface('seam', 'Round the seam', [1400, 50], [text('Words round the seam', [10, 5, 1380, 40], 32, white)], {
      ...dyed,
      radiusMm: 250,
    }),
    careLabel,
  ],
};
