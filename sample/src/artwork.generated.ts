/** Written by `npm run sample:models`; do not edit. */

/** As wide and high as each picture of `artwork/<name>.webp` is. */
export const artworkPixels = 1600;

/** Slug -> the picture that is printed on it until a customer gives one. */
export const artworkList: Readonly<Record<string, string>> = {
  'album-photo-pouf': 'dog',
  'almanac-photo-wall-calendar': 'lake',
  'aperture-picture-watch': 'ridge',
  'beacon-key-tag': 'dog',
  'charm-photo-bracelet': 'dog',
  'contact-sheet-poster': 'city',
  'darkroom-cufflinks': 'city',
  'everyday-canvas-tote': 'balloons',
  'hearth-photo-mug': 'dog',
  'keepsake-compact-mirror': 'balloons',
  'lantern-photo-lamp': 'aurora',
  'ledger-card-wallet': 'monochrome',
  'long-letter-photo-cards': 'couple',
  'loopback-hoodie': 'dog',
  'lumen-silk-scarf': 'poppies',
  'morning-ridge-framed-print': 'ridge',
  'open-air-gallery-canvas': 'sea',
  'orbit-earbuds': 'aurora',
  'pebble-phone-case': 'dunes',
  'portrait-fitted-tee': 'poppies',
  'portrait-pendant': 'couple',
  'regatta-swim-cap': 'sea',
  'salt-fig-eau-de-parfum': 'sea',
  'sandbar-beach-tote': 'couple',
  'slow-evening-soy-candle': 'tree',
  'souvenir-photo-swim-towel': 'sea',
  'studio-photo-t-shirt': 'ridge',
  'window-seat-photo-cushion': 'tree',
};
