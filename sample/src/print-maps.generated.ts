/** Written by `npm run sample:print-maps`; do not edit. */
export interface MappedPicture {
  /** Changes with the content of the map. */
  version: string;
  /** Surface -> the share of the picture that it takes. */
  faces: Readonly<Record<string, number>>;
}

/** `<slug>-<view>` -> the print map of that view of a product, in `print-maps/<slug>-<view>.map`. */
export const printMaps: Readonly<Record<string, MappedPicture>> = {
  'almanac-photo-wall-calendar-main': { version: '8e5aac2a75fb', faces: { 'cover': 0.4035 } },
  'almanac-photo-wall-calendar-second': { version: '2bf6a79d1fee', faces: { 'month': 0.4259 } },
  'contact-sheet-poster-main': { version: 'c42cef2257cd', faces: { 'front': 0.4398 } },
  'darkroom-cufflinks-main': { version: '05d2044f00c7', faces: { 'left': 0.0377, 'right': 0.0433 } },
  'everyday-canvas-tote-main': { version: 'aa99179637a4', faces: { 'front': 0.0916 } },
  'hearth-photo-mug-main': { version: 'f53c49246ca6', faces: { 'front': 0.124 } },
  'hearth-photo-mug-second': { version: '52dd49b40234', faces: { 'back': 0.1078 } },
  'meridian-wall-clock-main': { version: '861fca7fbfd9', faces: { 'dial': 0.2187 } },
  'open-air-gallery-canvas-main': { version: '86875aa78e51', faces: { 'front': 0.3996 } },
  'pebble-phone-case-main': { version: '6424c215b792', faces: { 'back': 0.167 } },
  'portrait-pendant-main': { version: 'e438092cc1c9', faces: { 'front': 0.0503 } },
  'slow-evening-soy-candle-main': { version: '84d7c706fe36', faces: { 'label': 0.1554 } },
  'studio-photo-t-shirt-main': { version: 'd07518ffc2d2', faces: { 'front': 0.0899, 'label': 0.001 } },
  'window-seat-photo-cushion-main': { version: '888a545030bb', faces: { 'front': 0.2765, 'label': 0.0018 } },
};
