/** What is looked at before a print is made, by name; the gravest kinds come first. */
export const preflightChecks = [
  'current',
  'proof',
  'resolution',
  'reach',
  'stretched',
  'face',
  'dark',
  'safe-area',
  'glyphs',
  'text-size',
  'stroke',
  'trackability',
  'code',
  'boxes',
  'fonts',
  'profile',
  'accepted',
] as const;
export type PreflightCheck = (typeof preflightChecks)[number];

export const preflightLevels = ['ok', 'amber', 'red'] as const;
export type PreflightLevel = (typeof preflightLevels)[number];
