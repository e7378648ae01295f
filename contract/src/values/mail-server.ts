/** `tls`: encrypted from the first byte; `starttls`: encrypted after a greeting; `none`: readable on the way. */
export const mailEncryptions = ['starttls', 'tls', 'none'] as const;
export type MailEncryption = (typeof mailEncryptions)[number];

export const mailServerLimits = { host: 253, user: 254, password: 500, senderName: 60, senderAddress: 254 };

/** The port that mail servers use with an encryption. */
export const usualPort: Readonly<Record<MailEncryption, number>> = { starttls: 587, tls: 465, none: 25 };
