import type { Locale } from '@afterimage/words/locale.ts';

/** The public pages at fixed addresses, without the language, to which a menu can lead. */
export const fixedPages = [
  '/home',
  '/products',
  '/search',
  '/blogs',
  '/demo',
  '/help',
  '/orders',
  '/cart',
  '/wishlist',
  '/compare',
  '/auth/login',
  '/auth/register',
  '/account',
  '/legal/imprint',
  '/legal/privacy',
  '/legal/terms',
  '/legal/withdrawal',
] as const;

/** The parts of the first page under its first part, in the order of a new shop. */
export const frontPageParts = ['how', 'yours', 'sentence', 'categories', 'popular', 'journal', 'recent'] as const;
export type FrontPagePart = (typeof frontPageParts)[number];

/** The texts of the help page's upper part and of its contact lines. */
export const helpTextNames = ['title', 'intro', 'contactTitle', 'contactText'] as const;
export type HelpTextName = (typeof helpTextNames)[number];

/** How long the texts of pages can be, and how many entries a menu can have. */
export const pageLimits = {
  firstHeading: 80,
  lede: 200,
  heading: 160,
  text: 600,
  name: 40,
  address: 500,
  alt: 300,
  entries: 40,
} as const;

type Texts = Record<Locale, string>;
/** An owner's texts, by their names; in a language that is left out the shop's own text is read. */
export type OwnPageTexts<Name extends string = string> = Partial<Record<Name, Partial<Texts>>>;

/** An entry of a menu: an address with its label, or all categories that have no entry of their own. */
export type MenuEntry = { kind: 'categories' } | { kind: 'link'; to: string; label: Texts };
