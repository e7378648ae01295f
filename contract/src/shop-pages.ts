import * as z from 'zod';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { picture } from './catalogue.ts';
import { frontPageParts } from './values/shop-pages.ts';

/** An entry of a menu, in the language of the request. */
const namedLink = z.object({ to: z.string(), name: z.string() });

/** What surrounds every page. A menu is null as long as it is the shop's own. */
export const shopFrame = z.object({
  header: z.array(namedLink).nullable(),
  /** The first column of the footer. */
  footer: z.array(namedLink).nullable(),
  /** The languages that the shop offers, in the order of the build. */
  localeList: z.array(z.enum(locales as [Locale, ...Locale[]])),
});
export type ShopFrame = z.infer<typeof shopFrame>;

/** The words and parts of the first page, in the language of the request. */
export const frontPage = z.object({
  heading: z.string(),
  lede: z.string(),
  button: namedLink,
  /** The owner's picture in place of the film; null: the film. */
  picture: picture.nullable(),
  /** The parts that are on the page, in their order. */
  partList: z.array(z.object({ name: z.enum(frontPageParts), heading: z.string() })),
});
export type FrontPage = z.infer<typeof frontPage>;
