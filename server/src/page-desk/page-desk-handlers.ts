import type { Reply } from '@afterimage/contract/api.ts';
import { checkedHelpTexts } from '../help/help-texts.ts';
import { shopSettingsPart } from '../operators/shop-settings-part.ts';
import type { Database } from '../platform/db/connection.ts';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { checkedFrontPage, editedFrontPage, shippedFrontPage, publicFrontPage } from './front-page.ts';
import { checkedLanguagesOff, followLanguages, localesWithout, readLanguages } from './languages.ts';
import { checkedMenus, readPlaces, shippedMenus, publicMenus } from './menus.ts';
import { previewParameter, storePreview } from './page-preview.ts';

const frontPagePart = shopSettingsPart('front-page', 'front-page.changed', ['frontPage']);
const menusPart = shopSettingsPart('menus', 'menus.changed', ['menus']);
const languagesPart = shopSettingsPart('languages', 'languages.changed', ['languagesOff']);

/** Lets changes of pages, menus and languages be put back. */
export function registerPagePutBacks(): void {
  for (const part of [frontPagePart, menusPart, languagesPart]) part.registerPutBack();
}

async function readDeskFrontPage(db: Database): Promise<Reply<'getDeskFrontPage'>> {
  const { version, frontPage } = await readShopSettings(db);
  return { version, ...editedFrontPage(frontPage), shipped: shippedFrontPage() };
}

async function readDeskMenus(db: Database): Promise<Reply<'getDeskMenus'>> {
  const { version, menus } = await readShopSettings(db);
  const shipped = shippedMenus();
  return {
    version,
    header: menus?.header ?? shipped.header,
    footer: menus?.footer ?? shipped.footer,
    shipped,
    placeList: await readPlaces(db),
  };
}

/** The calls about the first page, the menus and the languages. */
export const pageDeskHandlers = {
  getShopFrame: async ({ db, locale }) => {
    const { menus, languagesOff } = await readShopSettings(db);
    return { ...(await publicMenus(db, menus, locale)), localeList: localesWithout(languagesOff) };
  },
  getFrontPage: async ({ db, locale }) => publicFrontPage(db, (await readShopSettings(db)).frontPage, locale),

  getDeskFrontPage: ({ db }) => readDeskFrontPage(db),
  saveFrontPage: async (context, { body: { version, ...sent } }) => {
    const { frontPage: present } = await readShopSettings(context.db);
    const frontPage = await checkedFrontPage(context.db, sent, present);
    await frontPagePart.save(context.db, operatorOf(context), version, { frontPage });
    return readDeskFrontPage(context.db);
  },

  getDeskMenus: ({ db }) => readDeskMenus(db),
  saveMenus: async (context, { body: { version, ...sent } }) => {
    const menus = await checkedMenus(context.db, sent);
    await menusPart.save(context.db, operatorOf(context), version, { menus });
    return readDeskMenus(context.db);
  },

  previewPages: async ({ db }, { body: { frontPage, menus, help } }) => {
    const present = await readShopSettings(db);
    const key = await storePreview(db, {
      ...(frontPage && { frontPage: await checkedFrontPage(db, frontPage, present.frontPage) }),
      ...(menus && { menus: await checkedMenus(db, menus) }),
      ...(help && { helpTexts: checkedHelpTexts(help) }),
    });
    return { path: `${help ? '/help' : '/home'}?${previewParameter}=${key}` };
  },

  getLanguages: ({ db }) => readLanguages(db),
  saveLanguages: async (context, { body: { version, localeList } }) => {
    const languagesOff = checkedLanguagesOff(localeList);
    await languagesPart.save(context.db, operatorOf(context), version, { languagesOff });
    // Other processes hear of it by the trigger; the answer of this one follows it already.
    await followLanguages(context.db);
    return readLanguages(context.db);
  },
} satisfies Partial<Handlers>;
