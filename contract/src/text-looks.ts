// Apart from the schemas, so that a page that only offers them carries none.

/** Where the lines of a text stand. */
export const alignments = ['left', 'center', 'right'] as const;
/** How a text comes up on a photo. */
export const textAnimations = ['none', 'fade', 'rise', 'typewriter', 'wave'] as const;
