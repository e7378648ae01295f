import * as z from 'zod';
import { picture } from '@afterimage/contract/catalogue.ts';
import {
  frontPageParts,
  helpTextNames,
  type MenuEntry,
  type OwnPageTexts,
  pageLimits as limits,
} from '@afterimage/contract/values/shop-pages.ts';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import type { OwnFrontPage } from '../../shop-settings/own-pages.ts';

const locale = z.enum(locales as [Locale, ...Locale[]]);
const inEach = z.record(locale, z.string().max(limits.alt)) as unknown as z.ZodType<Record<Locale, string>>;
const ownTexts = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.partialRecord(z.enum(names), z.partialRecord(locale, z.string().max(limits.text))) as unknown as z.ZodType<
    OwnPageTexts<Name>
  >;

export const ownHelpTexts = ownTexts(helpTextNames);

export const ownFrontPage: z.ZodType<OwnFrontPage> = z.strictObject({
  texts: ownTexts(['heading', 'lede', 'button', ...frontPageParts]),
  target: z.string().max(limits.address).nullable(),
  picture: picture.omit({ alt: true }).extend({ alt: inEach }).nullable(),
  partList: z.array(z.strictObject({ name: z.enum(frontPageParts), isHidden: z.boolean() })).nullable(),
});

/** A menu of a file leads to pages of the shop or to whole http(s) addresses; whether the pages are there is not asked. */
const menu: z.ZodType<MenuEntry[]> = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('categories') }),
      z.strictObject({
        kind: z.literal('link'),
        to: z
          .string()
          .max(limits.address)
          .regex(/^(?:https?:\/\/|\/(?![/\\]))/i),
        label: inEach,
      }),
    ]),
  )
  .max(limits.entries);

export const ownMenus = z.strictObject({ header: menu.nullable(), footer: menu.nullable() });
