/** The patterned mats that may lie round a photo, named as a customer sees them. */
export const matStyles = ['confetti', 'terrazzo', 'facets'] as const;
export type MatStyle = (typeof matStyles)[number];
