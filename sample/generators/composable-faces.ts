import { templates } from '../src/templates.ts';

/**
 * Engraved faces on which shallow words are composed: what is cut or burnt is darker than the material, what is pressed is seen by
 * its edges alone. They are measured without the sample's words.
 */
const shallowEngravings: Readonly<Record<string, { face: string; pressed: boolean }>> = {
  'charm-photo-bracelet': { face: 'clasp', pressed: false },
  'citrus-travel-cologne': { face: 'side', pressed: false },
  'field-leather-belt': { face: 'inside', pressed: false },
  'keepsake-compact-mirror': { face: 'inside', pressed: false },
  'latitude-bar-necklace': { face: 'front', pressed: false },
  'letterpress-soap-trio': { face: 'soap', pressed: true },
  'tide-signet-ring': { face: 'face', pressed: false },
};

/**
 * Faces on which a print can be composed: most that are cut into the thing have their depth in the photograph, where nothing else
 * can take its place.
 */
export function canBeComposed(slug: string, face: string): boolean {
  const surface = templates.get(slug)?.find(({ id }) => id === face);
  return surface !== undefined && (surface.engraved !== true || shallowEngravings[slug]?.face === face);
}

/** The face of a product whose words are pressed into the material. */
export function pressedFaceOf(slug: string): string | null {
  const engraving = shallowEngravings[slug];
  return engraving?.pressed ? engraving.face : null;
}
