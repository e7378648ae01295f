/** Written by `npm run sample:print-maps`; do not edit. */
export interface MappedPicture {
  /** Changes with the content of the map. */
  version: string;
  /** Surface -> the share of the picture that it takes. */
  faces: Readonly<Record<string, number>>;
  /** The surface whose words are pressed into the material and have no color. */
  pressed?: string;
}

/** `<slug>-<view>` -> the print map of that view of a product, in `print-maps/<slug>-<view>.map`. */
export const printMaps: Readonly<Record<string, MappedPicture>> = {
  'album-photo-pouf-main': { version: '7958cb7ad72a', faces: { top: 0.1596 } },
  'almanac-photo-wall-calendar-main': { version: 'e982214edb6e', faces: { cover: 0.4035 } },
  'almanac-photo-wall-calendar-second': { version: '51dc2ce56ed9', faces: { month: 0.4259 } },
  'aperture-picture-watch-main': { version: '3707d6fb7511', faces: { dial: 0.0991 } },
  'beacon-key-tag-main': { version: '48abf75b461c', faces: { front: 0.0968 } },
  'charm-photo-bracelet-main': {
    version: '692856f05060',
    faces: { charm: 0.0114, clasp: 0.0042, 'second-charm': 0.0114 },
  },
  'citrus-travel-cologne-main': { version: '8b905ee977db', faces: { side: 0.0339 } },
  'contact-sheet-poster-main': { version: '3a438ea6d6c3', faces: { front: 0.4398 } },
  'darkroom-cufflinks-main': { version: 'ef2bd03a2971', faces: { left: 0.0377, right: 0.0433 } },
  'everyday-canvas-tote-main': { version: 'd17625caec34', faces: { front: 0.0916 } },
  'field-leather-belt-main': { version: 'b37452d98934', faces: { inside: 0.021 } },
  'hearth-photo-mug-main': { version: 'f53c49246ca6', faces: { front: 0.124 } },
  'hearth-photo-mug-second': { version: '52dd49b40234', faces: { back: 0.1078 } },
  'keepsake-compact-mirror-main': { version: 'ff53473700c8', faces: { lid: 0.1173 } },
  'keepsake-compact-mirror-second': { version: 'd336094af13e', faces: { inside: 0.0325 } },
  'lantern-photo-lamp-main': { version: '4007efa2d3de', faces: { shade: 0.2086 } },
  'latitude-bar-necklace-main': { version: '5a7f61b0af23', faces: { front: 0.0171 } },
  'letterpress-soap-trio-main': { version: '1428c3dc0afb', faces: { soap: 0.0276, wrapper: 0.0519 }, pressed: 'soap' },
  'long-letter-photo-cards-main': { version: 'a2683cf85af1', faces: { front: 0.078, inside: 0.0682 } },
  'loopback-hoodie-main': { version: '989aee60c547', faces: { front: 0.029, sleeve: 0.0055 } },
  'loopback-hoodie-second': { version: 'f361d9e0b14f', faces: { back: 0.0745 } },
  'lumen-silk-scarf-main': { version: '23a602865606', faces: { front: 0.3489 } },
  'meridian-wall-clock-main': { version: '861fca7fbfd9', faces: { dial: 0.2187 } },
  'morning-ridge-framed-print-main': { version: 'f84e6d20ed5f', faces: { front: 0.2676 } },
  'open-air-gallery-canvas-main': { version: '86875aa78e51', faces: { front: 0.3996 } },
  'orbit-earbuds-main': { version: 'e087d3e19511', faces: { lid: 0.0603 } },
  'orbit-earbuds-second': { version: '36e3ababda1f', faces: { inside: 0.0239 } },
  'pebble-phone-case-main': { version: '6777a9d17150', faces: { back: 0.167 } },
  'portrait-fitted-tee-main': { version: '4839aad47e05', faces: { front: 0.0953, label: 0.0015 } },
  'portrait-pendant-main': { version: '583eeb4cf0c0', faces: { front: 0.0503 } },
  'regatta-swim-cap-main': { version: '6bf1b2c01d9a', faces: { side: 0.0475 } },
  'regatta-swim-cap-second': { version: '0c8fafb42f83', faces: { 'other-side': 0.0332 } },
  'salt-fig-eau-de-parfum-main': { version: 'e87ee265e27f', faces: { label: 0.0981 } },
  'sandbar-beach-tote-main': { version: '18f049671bed', faces: { front: 0.0683 } },
  'slow-evening-soy-candle-main': { version: '2a2e53c12590', faces: { label: 0.1554 } },
  'souvenir-photo-swim-towel-main': { version: '48d619aa2ac6', faces: { front: 0.3027 } },
  'studio-photo-t-shirt-main': { version: '70b6246dbd5d', faces: { front: 0.0993, label: 0.001 } },
  'tide-signet-ring-main': { version: '4f681ff08a68', faces: { face: 0.0473 } },
  'window-seat-photo-cushion-main': { version: '888a545030bb', faces: { front: 0.2765, label: 0.0018 } },
};
