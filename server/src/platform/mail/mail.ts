import type { Locale } from '@afterimage/words/locale.ts';

/** A mail as it is sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail that nobody needs is stopped; mail readers post to it (RFC 8058). */
  unsubscribeUrl?: string;
}

/** A picture of a product, 4 : 5, at an absolute address. */
export interface MailPicture {
  url: string;
  alt: string;
}

/** A row of a bill; amounts are written out. */
export interface BillLine {
  name: string;
  detail?: string;
  amount: string;
  picture?: MailPicture | undefined;
}

/**
 * A part of a mail; `contained` are parts of a bill's total, such as taxes. The texts are plain, each form of the mail
 * writes them in its own way.
 */
export type Part =
  | { kind: 'paragraph'; text: string }
  /** Smaller: what one should know, but need not do. */
  | { kind: 'note'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; before: string; label: string; url: string; after: string }
  | {
      kind: 'bill';
      lineList: readonly BillLine[];
      sumList: readonly BillLine[];
      total: BillLine;
      contained: readonly BillLine[];
    }
  | { kind: 'block'; title: string; rowList: readonly string[] }
  | { kind: 'picture'; picture: MailPicture; leadsTo: string };

/** What a mail says, without its form. */
export interface Letter {
  to: string;
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  partList: readonly Part[];
  /** Why the person gets this mail. */
  reason: string;
  /** Where the shop is. */
  shopUrl: string;
  locale: Locale;
}
