/** The patterned mats that may lie round a photo, named as a customer sees them. */
export const matStyles = ['confetti', 'terrazzo', 'facets'] as const;
export type MatStyle = (typeof matStyles)[number];

/** The colors in which a photo may be printed, beside its own. */
export const photoFilters = ['black-and-white', 'warm'] as const;
export type PhotoFilter = (typeof photoFilters)[number];

/** The parts of a photo's look that are chosen from a list, in the order in which they are told. */
export const optionalLookParts = ['mat', 'filter'] as const;
export type OptionalLookPart = (typeof optionalLookParts)[number];

/** All that makes up the look of a photo in its slot, and of a text; `look.ts` has the schemas. */
export const photoLookParts = ['placement', ...optionalLookParts] as const;
export const textLookParts = ['textStyle'] as const;

/** Where the lines of a text stand. */
export const alignments = ['left', 'center', 'right'] as const;
/** How a text comes up on a photo. */
export const textAnimations = ['none', 'fade', 'rise', 'typewriter', 'wave'] as const;
