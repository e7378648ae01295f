import { type TemplateSurface, full, photo, qr, surface, text } from './define-surface.ts';
import { dyed, white } from './materials.ts';
import { careLabel, collarLabel } from './shared-surfaces.ts';

export const clothesSurfaces: Readonly<Record<string, TemplateSurface[]>> = {
  'studio-photo-t-shirt': [
    surface(
      'front',
      'Chest',
      [240, 340],
      [photo('Chest photo'), text('Line under the photo', [5, 306, 230, 30], 18, white)],
      dyed,
    ),
    surface('back', 'Back', [280, 340], [photo('Back photo')], dyed),
    collarLabel,
  ],
  'loopback-hoodie': [
    surface('front', 'Chest', [200, 200], [photo('Chest photo')], dyed),
    surface('back', 'Back', [300, 360], [photo('Back photo')], dyed),
    surface('sleeve', 'Sleeve', [220, 30], [text('Words on the sleeve', [5, 3, 210, 24], 18, white)], dyed),
    collarLabel,
  ],
  'portrait-fitted-tee': [
    surface(
      'front',
      'Chest',
      [200, 276],
      [photo('Chest photo'), text('Line under the photo', [5, 246, 190, 26], 16, white)],
      dyed,
    ),
    surface('label', 'Inside the collar', [30, 30], [qr(6, 6, 18)]),
  ],
  'lumen-silk-scarf': [
    surface(
      'front',
      'Scarf',
      [900, 900],
      [photo('Photo', 30, 30), text('Words along the border', [60, 873, 780, 22], 16)],
      { background: '#f1e4cf', bleedMm: 10 },
    ),
    careLabel,
  ],
  'souvenir-photo-swim-towel': [
    surface(
      'front',
      'Towel',
      [800, 1600],
      [full('Photo'), text('Name along the hem', [80, 1450, 640, 90], 70, white)],
      {
        bleedMm: 15,
        safeMm: 40,
      },
    ),
    careLabel,
  ],
  'regatta-swim-cap': [
    surface('side', 'Side', [90, 70], [photo('Picture on the side')], dyed),
    surface('other-side', 'Other side', [90, 40], [text('Name on the other side', [2, 4, 86, 32], 18, white)], dyed),
  ],
};
