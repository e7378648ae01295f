/** Written by `npm run sample:models`; do not edit. */
type Corner = { x: number; y: number };

/** The products that have a model: `models/<slug>.glb`. */
export const modelList: readonly string[] = [
  'album-photo-pouf',
  'almanac-photo-wall-calendar',
  'amber-room',
  'aperture-picture-watch',
  'beacon-key-tag',
  'charm-photo-bracelet',
  'citrus-travel-cologne',
  'contact-sheet-poster',
  'darkroom-cufflinks',
  'everyday-canvas-tote',
  'field-leather-belt',
  'hearth-photo-mug',
  'keepsake-compact-mirror',
  'lantern-photo-lamp',
  'latitude-bar-necklace',
  'ledger-card-wallet',
  'letterpress-soap-trio',
  'long-letter-photo-cards',
  'loopback-hoodie',
  'lumen-silk-scarf',
  'meridian-wall-clock',
  'morning-ridge-framed-print',
  'open-air-gallery-canvas',
  'orbit-earbuds',
  'pebble-phone-case',
  'portrait-fitted-tee',
  'portrait-pendant',
  'regatta-swim-cap',
  'salt-fig-eau-de-parfum',
  'sandbar-beach-tote',
  'slow-evening-soy-candle',
  'souvenir-photo-swim-towel',
  'studio-photo-t-shirt',
  'tide-signet-ring',
  'window-seat-photo-cushion',
];

/** Slug -> surface -> its corners on the product's main picture, clockwise from the face's top left. */
export const pictureCorners: Readonly<Record<string, Readonly<Record<string, [Corner, Corner, Corner, Corner]>>>> = {
  'morning-ridge-framed-print': {
    front: [
      { x: 0.3077, y: 0.2291 },
      { x: 0.7112, y: 0.2547 },
      { x: 0.6721, y: 0.7711 },
      { x: 0.2788, y: 0.7222 },
    ],
  },
  'open-air-gallery-canvas': {
    front: [
      { x: 0.2742, y: 0.1503 },
      { x: 0.7309, y: 0.1847 },
      { x: 0.6748, y: 0.85 },
      { x: 0.236, y: 0.7696 },
    ],
  },
  'window-seat-photo-cushion': {
    front: [
      { x: 0.2142, y: 0.2103 },
      { x: 0.8301, y: 0.2416 },
      { x: 0.7641, y: 0.7859 },
      { x: 0.1524, y: 0.7224 },
    ],
  },
  'almanac-photo-wall-calendar': {
    cover: [
      { x: 0.2395, y: 0.1717 },
      { x: 0.7885, y: 0.1923 },
      { x: 0.7469, y: 0.8464 },
      { x: 0.2117, y: 0.7989 },
    ],
  },
  'meridian-wall-clock': {
    dial: [
      { x: 0.2173, y: 0.2382 },
      { x: 0.7955, y: 0.2651 },
      { x: 0.7628, y: 0.7787 },
      { x: 0.1966, y: 0.721 },
    ],
  },
  'contact-sheet-poster': {
    front: [
      { x: 0.2701, y: 0.2265 },
      { x: 0.7626, y: 0.2496 },
      { x: 0.7331, y: 0.8306 },
      { x: 0.2559, y: 0.7839 },
    ],
  },
  'long-letter-photo-cards': {
    front: [
      { x: 0.1982, y: 0.2472 },
      { x: 0.5032, y: 0.2833 },
      { x: 0.503, y: 0.6657 },
      { x: 0.2107, y: 0.6169 },
    ],
  },
  'everyday-canvas-tote': {
    front: [
      { x: 0.3289, y: 0.4755 },
      { x: 0.6731, y: 0.4755 },
      { x: 0.6744, y: 0.7981 },
      { x: 0.3277, y: 0.7981 },
    ],
  },
  'pebble-phone-case': {
    back: [
      { x: 0.3702, y: 0.185 },
      { x: 0.697, y: 0.2038 },
      { x: 0.6041, y: 0.8162 },
      { x: 0.2803, y: 0.7739 },
    ],
  },
  'studio-photo-t-shirt': {
    front: [
      { x: 0.3793, y: 0.3328 },
      { x: 0.6184, y: 0.3328 },
      { x: 0.6192, y: 0.6038 },
      { x: 0.3786, y: 0.6038 },
    ],
  },
  'ledger-card-wallet': {
    front: [
      { x: 0.3528, y: 0.3505 },
      { x: 0.8076, y: 0.4095 },
      { x: 0.6996, y: 0.6469 },
      { x: 0.2284, y: 0.5751 },
    ],
  },
  'portrait-fitted-tee': {
    front: [
      { x: 0.3733, y: 0.3264 },
      { x: 0.6144, y: 0.3264 },
      { x: 0.6151, y: 0.6037 },
      { x: 0.3725, y: 0.6037 },
    ],
  },
  'lumen-silk-scarf': {
    front: [
      { x: 0.2637, y: 0.2358 },
      { x: 0.8293, y: 0.3083 },
      { x: 0.7404, y: 0.7626 },
      { x: 0.1692, y: 0.6887 },
    ],
  },
  'sandbar-beach-tote': {
    front: [
      { x: 0.3741, y: 0.5195 },
      { x: 0.6278, y: 0.5195 },
      { x: 0.6285, y: 0.7638 },
      { x: 0.3734, y: 0.7638 },
    ],
  },
  'keepsake-compact-mirror': {
    lid: [
      { x: 0.2148, y: 0.324 },
      { x: 0.6317, y: 0.3401 },
      { x: 0.6135, y: 0.6737 },
      { x: 0.1937, y: 0.6582 },
    ],
  },
  'beacon-key-tag': {
    front: [
      { x: 0.2042, y: 0.364 },
      { x: 0.6582, y: 0.3253 },
      { x: 0.8173, y: 0.7627 },
      { x: 0.2956, y: 0.8141 },
    ],
  },
  'portrait-pendant': {
    front: [
      { x: 0.1859, y: 0.2992 },
      { x: 0.8141, y: 0.2992 },
      { x: 0.8431, y: 0.7462 },
      { x: 0.1569, y: 0.7462 },
    ],
  },
  'charm-photo-bracelet': {
    charm: [
      { x: 0.3763, y: 0.576 },
      { x: 0.601, y: 0.5979 },
      { x: 0.5639, y: 0.7284 },
      { x: 0.3296, y: 0.7046 },
    ],
  },
  'darkroom-cufflinks': {
    left: [
      { x: 0.2234, y: 0.3803 },
      { x: 0.4672, y: 0.4044 },
      { x: 0.4304, y: 0.6119 },
      { x: 0.1868, y: 0.5839 },
    ],
  },
};
