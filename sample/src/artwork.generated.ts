/** Written by `npm run sample:models`; do not edit. */

/** As wide and high as each picture of `artwork/<name>.webp` is. */
export const artworkPixels = 1600;

/** Slug -> the picture that is printed on it until a customer gives one. */
export const artworkList: Readonly<Record<string, string>> = {
  'album-photo-pouf': 'poppies',
  'almanac-photo-wall-calendar': 'lake',
  'aperture-picture-watch': 'ridge',
  'beacon-key-tag': 'balloons',
  'charm-photo-bracelet': 'dog',
  'contact-sheet-poster': 'city',
  'darkroom-cufflinks': 'balloons',
  'everyday-canvas-tote': 'balloons',
  'hearth-photo-mug': 'dog',
  'keepsake-compact-mirror': 'balloons',
  'lantern-photo-lamp': 'ridge',
  'ledger-card-wallet': 'monochrome',
  'letterpress-soap-trio': 'poppies',
  'long-letter-photo-cards': 'couple',
  'loopback-hoodie': 'dog',
  'lumen-silk-scarf': 'poppies',
  'morning-ridge-framed-print': 'ridge',
  'open-air-gallery-canvas': 'sea',
  'orbit-earbuds': 'aurora',
  'pebble-phone-case': 'dunes',
  'portrait-fitted-tee': 'poppies',
  'portrait-pendant': 'dog',
  'regatta-swim-cap': 'sea',
  'salt-fig-eau-de-parfum': 'sea',
  'sandbar-beach-tote': 'sea',
  'slow-evening-soy-candle': 'tree',
  'souvenir-photo-swim-towel': 'sea',
  'studio-photo-t-shirt': 'ridge',
  'window-seat-photo-cushion': 'tree',
};
