export const targetParts = ['pack', 'picture'] as const;
type TargetPart = (typeof targetParts)[number];

/** What is signed of a target's address. */
export const targetFile = (hash: string, part: TargetPart): string => `targets/${hash}/${part}`;
