import type { Placement } from '@afterimage/contract/look.ts';
import { effectiveDpi, type PhotoFrame, zoomAbout } from '@afterimage/scene/place-photo.ts';
import { goodDpi, resolutionWarning } from '@afterimage/scene/warnings.ts';

interface PhotoQuality {
  level: 'sharp' | 'fair' | 'soft';
  /** Whole dots per inch. */
  dpi: number;
  /** Where less zoom makes it better: the placement with as much as still prints sharp, or with none. */
  zoomedOut: Placement | null;
}

/** A photo on a material; `sharpDpi` as in a print template. */
type JudgedFrame = PhotoFrame & { sharpDpi?: number | undefined };

/** How a photo prints as it lies. */
export function photoQuality(frame: JudgedFrame, placement: Placement): PhotoQuality {
  const { sharpDpi = goodDpi } = frame;
  const dpi = effectiveDpi(frame, placement);
  const warning = resolutionWarning(dpi, sharpDpi);
  const level = warning === null ? 'sharp' : warning === 'LOW_RESOLUTION' ? 'soft' : 'fair';
  const helps = level !== 'sharp' && placement.zoom > 1.02;
  return {
    level,
    dpi: Math.round(dpi),
    zoomedOut: helps ? zoomAbout(frame, placement, Math.max(1 / placement.zoom, (dpi * 0.999) / sharpDpi)) : null,
  };
}

/** The pixels from which a photo prints sharp in its place, rounded up to tens. */
export function sharpFrom({
  place,
  bleedMm,
  sharpDpi = goodDpi,
}: Pick<JudgedFrame, 'place' | 'bleedMm' | 'sharpDpi'>): {
  width: number;
  height: number;
} {
  const pixels = (mm: number) => Math.ceil((((mm + 2 * bleedMm) / 25.4) * sharpDpi) / 10 - 1e-6) * 10;
  return { width: pixels(place.width), height: pixels(place.height) };
}
