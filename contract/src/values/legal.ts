/** The legal pages whose texts the owner writes. */
export const legalTextNames = ['terms', 'privacy', 'imprint', 'withdrawal'] as const;
export type LegalTextName = (typeof legalTextNames)[number];

/** The most characters that a legal text has. */
export const maxLegalText = 100_000;
