import * as z from 'zod';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { picture } from '../catalogue.ts';
import { frontPageParts, pageLimits as limits } from '../values/shop-pages.ts';
import { textsByLocale } from './desk-texts.ts';
import { helpTexts } from './help-desk.ts';

const version = z.int();
const alt = textsByLocale(limits.alt);
const focus = picture.shape.focus;

const part = z.strictObject({
  name: z.enum(frontPageParts),
  isHidden: z.boolean(),
  heading: textsByLocale(limits.heading),
});

const frontPageTexts = {
  heading: textsByLocale(limits.firstHeading),
  lede: textsByLocale(limits.lede),
  button: textsByLocale(limits.name),
  /** Where the button leads: an address of the shop without the language, or a whole http(s) address. */
  target: z.string().trim().max(limits.address),
  partList: z.array(part).max(frontPageParts.length),
};

/** The first page as it is edited. */
const frontPageFields = z.strictObject({
  ...frontPageTexts,
  picture: picture.omit({ alt: true }).extend({ alt }).nullable(),
});
/** The first page as it is sent: the picture by its address. */
const frontPageBody = z.strictObject({
  ...frontPageTexts,
  picture: z.strictObject({ url: z.string().max(300), alt, focus }).nullable(),
});
export const deskFrontPage = z.strictObject({
  version,
  ...frontPageFields.shape,
  /** As a new shop has it. */
  shipped: frontPageFields,
});
export const saveFrontPageBody = frontPageBody.extend({ version });
export type FrontPageBody = z.infer<typeof frontPageBody>;

const menuEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('categories') }),
  z.strictObject({
    kind: z.literal('link'),
    to: z.string().trim().max(limits.address),
    /** Empty: the name of the page or category at the address. */
    label: textsByLocale(limits.name),
  }),
]);
const menu = z.array(menuEntry).max(limits.entries);
const menusBody = z.strictObject({ header: menu, footer: menu });
export type MenusBody = z.infer<typeof menusBody>;
export const deskMenus = z.strictObject({
  version,
  ...menusBody.shape,
  shipped: menusBody,
  /** The pages and categories that can be chosen, with their names in each language. */
  placeList: z.array(
    z.strictObject({ kind: z.enum(['page', 'category']), to: z.string(), name: textsByLocale(limits.heading) }),
  ),
});
export const saveMenusBody = menusBody.extend({ version });

/** What a preview shows in place of what is saved. */
export const pagePreviewBody = z.strictObject({
  frontPage: frontPageBody.optional(),
  menus: menusBody.optional(),
  help: helpTexts.optional(),
});
/** The address of the preview, without the language. It holds for a week. */
export const pagePreview = z.strictObject({ path: z.string() });

const locale = z.enum(locales as [Locale, ...Locale[]]);
/** What depends on a language: who gets mails in it, and what has no name in it. */
const languageFacts = z.strictObject({
  locale,
  /** Accounts that use the shop in it. */
  customers: z.int(),
  /** Products that are sold, categories and published articles whose name is shown in the first language instead. */
  untranslatedProducts: z.int(),
  untranslatedCategories: z.int(),
  untranslatedArticles: z.int(),
});
export const languageSettings = z.strictObject({
  version,
  localeList: z.array(locale),
  /** Of every language of the build. */
  factList: z.array(languageFacts),
});
/** The languages that the shop offers; what the build does not have is refused at the field. */
export const saveLanguagesBody = z.strictObject({ version, localeList: z.array(z.string().max(20)).max(50) });
