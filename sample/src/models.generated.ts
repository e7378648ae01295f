/** Written by `npm run sample:models`; do not edit. */
type Corner = { x: number; y: number };

/** The products that have a model: `models/<slug>.glb`. */
export const modelList: readonly string[] = [
  'alba-straw-sun-hat',
  'album-photo-pouf',
  'alder-lounge-chair',
  'almanac-photo-wall-calendar',
  'amber-room',
  'aperture-picture-watch',
  'beacon-key-tag',
  'blue-hour',
  'breakwater-swim-shorts',
  'brim-felt-hat',
  'carrier-weekend-bag',
  'charm-photo-bracelet',
  'citrus-travel-cologne',
  'clear-morning-cleanser',
  'contact-sheet-poster',
  'cooper-side-table',
  'cove-racerback-swimsuit',
  'darkroom-cufflinks',
  'dew-point-face-cream',
  'drift-wool-scarf',
  'ember-satin-lipstick',
  'everyday-canvas-tote',
  'field-leather-belt',
  'fjord-dining-chair',
  'halo-over-ear-headphones',
  'harbour-leather-shopper',
  'hearth-photo-mug',
  'keepsake-compact-mirror',
  'ladder-shelf',
  'lagoon-one-piece',
  'lantern-photo-lamp',
  'latitude-bar-necklace',
  'ledger-card-wallet',
  'letterpress-soap-trio',
  'lido-stripe-beach-towel',
  'long-letter-photo-cards',
  'longhand-writing-desk',
  'loopback-hoodie',
  'lumen-silk-scarf',
  'lunar-hoops',
  'meadow-knit-jumper',
  'meridian-wall-clock',
  'morning-ridge-framed-print',
  'nightfall-face-oil',
  'noon-sunglasses',
  'open-air-gallery-canvas',
  'orbit-earbuds',
  'orchard-pleated-skirt',
  'pebble-phone-case',
  'petal-crossbody-bag',
  'pier-crewneck-sweatshirt',
  'plinth-stool',
  'portrait-fitted-tee',
  'portrait-pendant',
  'pulse-smart-band',
  'quarry-knit-cap',
  'rain-on-cedar',
  'regatta-swim-cap',
  'ripple-drop-earrings',
  'salt-fig-eau-de-parfum',
  'saltmarsh-stoneware-vase',
  'sandbar-beach-tote',
  'signal-smart-ring',
  'slow-evening-soy-candle',
  'solstice-linen-dress',
  'souvenir-photo-swim-towel',
  'studio-photo-t-shirt',
  'tide-signet-ring',
  'tideline-long-sleeve-tee',
  'tonic-body-wash',
  'transit-steel-watch',
  'white-linen-diffuser',
  'window-seat-photo-cushion',
];

/** Slug -> surface -> its corners on the product's main picture, clockwise from the face's top left. */
export const pictureCorners: Readonly<Record<string, Readonly<Record<string, [Corner, Corner, Corner, Corner]>>>> = {
  'morning-ridge-framed-print': {
    front: [
      { x: 0.261, y: 0.191 },
      { x: 0.7293, y: 0.2102 },
      { x: 0.7204, y: 0.8023 },
      { x: 0.2699, y: 0.755 },
    ],
  },
  'open-air-gallery-canvas': {
    front: [
      { x: 0.2165, y: 0.1261 },
      { x: 0.7577, y: 0.1481 },
      { x: 0.7454, y: 0.8784 },
      { x: 0.2293, y: 0.8093 },
    ],
  },
  'hearth-photo-mug': {
    front: [
      { x: 0.2004, y: 0.3361 },
      { x: 0.5745, y: 0.3587 },
      { x: 0.5708, y: 0.6968 },
      { x: 0.2113, y: 0.6637 },
    ],
  },
  'window-seat-photo-cushion': {
    front: [
      { x: 0.1904, y: 0.1918 },
      { x: 0.8429, y: 0.2244 },
      { x: 0.796, y: 0.8082 },
      { x: 0.1567, y: 0.7409 },
    ],
    label: [
      { x: 0.8178, y: 0.6447 },
      { x: 0.817, y: 0.6781 },
      { x: 0.752, y: 0.6718 },
      { x: 0.7526, y: 0.6387 },
    ],
  },
  'slow-evening-soy-candle': {
    label: [
      { x: 0.2579, y: 0.3271 },
      { x: 0.6582, y: 0.3438 },
      { x: 0.653, y: 0.7337 },
      { x: 0.2656, y: 0.7084 },
    ],
  },
  'almanac-photo-wall-calendar': {
    cover: [
      { x: 0.2266, y: 0.1412 },
      { x: 0.8069, y: 0.1598 },
      { x: 0.7499, y: 0.88 },
      { x: 0.1907, y: 0.8185 },
    ],
  },
  'contact-sheet-poster': {
    front: [
      { x: 0.1955, y: 0.12 },
      { x: 0.8202, y: 0.137 },
      { x: 0.7751, y: 0.88 },
      { x: 0.1789, y: 0.8224 },
    ],
  },
  'long-letter-photo-cards': {
    front: [
      { x: 0.1003, y: 0.3727 },
      { x: 0.3686, y: 0.3832 },
      { x: 0.3725, y: 0.6764 },
      { x: 0.1121, y: 0.663 },
    ],
    inside: [
      { x: 0.6559, y: 0.3238 },
      { x: 0.8996, y: 0.3477 },
      { x: 0.8881, y: 0.6309 },
      { x: 0.6515, y: 0.6001 },
    ],
  },
  'everyday-canvas-tote': {
    front: [
      { x: 0.3173, y: 0.4996 },
      { x: 0.623, y: 0.5296 },
      { x: 0.6148, y: 0.834 },
      { x: 0.3148, y: 0.7983 },
    ],
  },
  'field-leather-belt': {
    inside: [
      { x: 0.2544, y: 0.3987 },
      { x: 0.7078, y: 0.4285 },
      { x: 0.7057, y: 0.4731 },
      { x: 0.2569, y: 0.443 },
    ],
  },
  'studio-photo-t-shirt': {
    label: [
      { x: 0.5156, y: 0.1562 },
      { x: 0.5518, y: 0.1569 },
      { x: 0.5548, y: 0.1864 },
      { x: 0.5187, y: 0.1856 },
    ],
  },
  'loopback-hoodie': {
    label: [
      { x: 0.545, y: 0.3481 },
      { x: 0.5731, y: 0.3491 },
      { x: 0.5747, y: 0.3717 },
      { x: 0.5467, y: 0.3706 },
    ],
    front: [
      { x: 0.3941, y: 0.4575 },
      { x: 0.5933, y: 0.4685 },
      { x: 0.5719, y: 0.6259 },
      { x: 0.3989, y: 0.6155 },
    ],
  },
  'ledger-card-wallet': {
    front: [
      { x: 0.3488, y: 0.358 },
      { x: 0.7748, y: 0.4463 },
      { x: 0.6711, y: 0.6381 },
      { x: 0.2251, y: 0.5397 },
    ],
  },
  'portrait-fitted-tee': {
    label: [
      { x: 0.5134, y: 0.1567 },
      { x: 0.5544, y: 0.1575 },
      { x: 0.5562, y: 0.1917 },
      { x: 0.5153, y: 0.1907 },
    ],
  },
  'souvenir-photo-swim-towel': {
    label: [
      { x: 0.7125, y: 0.7843 },
      { x: 0.7281, y: 0.7858 },
      { x: 0.7277, y: 0.806 },
      { x: 0.7122, y: 0.8045 },
    ],
  },
  'regatta-swim-cap': {
    side: [
      { x: 0.2998, y: 0.4289 },
      { x: 0.5603, y: 0.4442 },
      { x: 0.5443, y: 0.6199 },
      { x: 0.2824, y: 0.603 },
    ],
  },
  'sandbar-beach-tote': {
    front: [
      { x: 0.3132, y: 0.4913 },
      { x: 0.5758, y: 0.5134 },
      { x: 0.5761, y: 0.7816 },
      { x: 0.3207, y: 0.7517 },
    ],
  },
  'letterpress-soap-trio': {
    soap: [
      { x: 0.4298, y: 0.2751 },
      { x: 0.7665, y: 0.3014 },
      { x: 0.7386, y: 0.383 },
      { x: 0.3883, y: 0.3544 },
    ],
    wrapper: [
      { x: 0.26, y: 0.4727 },
      { x: 0.6477, y: 0.5292 },
      { x: 0.571, y: 0.6476 },
      { x: 0.1647, y: 0.5847 },
    ],
  },
  'salt-fig-eau-de-parfum': {
    label: [
      { x: 0.2906, y: 0.4303 },
      { x: 0.613, y: 0.4519 },
      { x: 0.6105, y: 0.7606 },
      { x: 0.2951, y: 0.7298 },
    ],
  },
  'amber-room': {
    front: [
      { x: 0.3328, y: 0.4829 },
      { x: 0.5538, y: 0.4992 },
      { x: 0.553, y: 0.7291 },
      { x: 0.3353, y: 0.7076 },
    ],
  },
  'citrus-travel-cologne': {
    side: [
      { x: 0.4438, y: 0.8165 },
      { x: 0.4417, y: 0.3573 },
      { x: 0.5142, y: 0.3615 },
      { x: 0.5137, y: 0.8234 },
    ],
  },
  'aperture-picture-watch': {
    dial: [
      { x: 0.3204, y: 0.27 },
      { x: 0.7082, y: 0.3006 },
      { x: 0.6221, y: 0.6269 },
      { x: 0.2279, y: 0.5831 },
    ],
  },
  'orbit-earbuds': {
    lid: [
      { x: 0.334, y: 0.2652 },
      { x: 0.7225, y: 0.3154 },
      { x: 0.6479, y: 0.4556 },
      { x: 0.2378, y: 0.3992 },
    ],
  },
  'beacon-key-tag': {
    front: [
      { x: 0.4058, y: 0.388 },
      { x: 0.7508, y: 0.4289 },
      { x: 0.6466, y: 0.777 },
      { x: 0.2661, y: 0.7268 },
    ],
  },
  'portrait-pendant': {
    front: [
      { x: 0.3609, y: 0.3314 },
      { x: 0.6496, y: 0.3709 },
      { x: 0.5863, y: 0.6001 },
      { x: 0.2952, y: 0.5587 },
    ],
  },
  'tide-signet-ring': {
    face: [
      { x: 0.332, y: 0.325 },
      { x: 0.623, y: 0.366 },
      { x: 0.5361, y: 0.5582 },
      { x: 0.24, y: 0.5104 },
    ],
  },
  'charm-photo-bracelet': {
    clasp: [
      { x: 0.1897, y: 0.3906 },
      { x: 0.2759, y: 0.3197 },
      { x: 0.3164, y: 0.3326 },
      { x: 0.2309, y: 0.4041 },
    ],
    charm: [
      { x: 0.2756, y: 0.6181 },
      { x: 0.424, y: 0.6121 },
      { x: 0.4327, y: 0.7066 },
      { x: 0.2805, y: 0.7129 },
    ],
    'second-charm': [
      { x: 0.5169, y: 0.6101 },
      { x: 0.6607, y: 0.6338 },
      { x: 0.6226, y: 0.7262 },
      { x: 0.4757, y: 0.7012 },
    ],
  },
  'latitude-bar-necklace': {
    front: [
      { x: 0.2557, y: 0.3529 },
      { x: 0.742, y: 0.4535 },
      { x: 0.724, y: 0.4832 },
      { x: 0.2356, y: 0.3817 },
    ],
  },
  'darkroom-cufflinks': {
    left: [
      { x: 0.1516, y: 0.4058 },
      { x: 0.3722, y: 0.4494 },
      { x: 0.328, y: 0.6597 },
      { x: 0.11, y: 0.6112 },
    ],
    right: [
      { x: 0.5669, y: 0.3977 },
      { x: 0.8255, y: 0.4171 },
      { x: 0.8034, y: 0.6274 },
      { x: 0.5465, y: 0.6057 },
    ],
  },
};
