import { asc, eq } from 'drizzle-orm';
import type { Checked, Reply } from '@afterimage/contract/api.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { countries } from '../location/tables.ts';
import { orders } from '../orders/tables.ts';
import { demandFreshSignIn } from '../operators/sign-in.ts';
import { shopSettingsPart } from '../operators/shop-settings-part.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { type InitialSeller, sellerOf } from '../shop-settings/read-seller.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { words } from './shop-desk.words.ts';

/** The shop itself, as operators change it. */
export const shopDetails = shopSettingsPart('details', 'shop.details.changed', [
  'seller',
  'homeCountry',
  'currency',
  'timeZone',
]);

async function readShopDetails(db: Database, initial: InitialSeller): Promise<Reply<'getShopDetails'>> {
  const settings = await readShopSettings(db);
  const { homeCountry, currency, timeZone, version } = settings;
  const rows = await db.select({ code: countries.code }).from(countries).orderBy(asc(countries.code));
  const { address, ...seller } = sellerOf(settings, initial);
  return {
    ...seller,
    address: [...address],
    homeCountry,
    currency,
    timeZone,
    version,
    hasOrders: await hasOrders(db),
    countryList: rows.map(({ code }) => code),
  };
}

const hasOrders = async (db: Database): Promise<boolean> =>
  (await db.select({ id: orders.id }).from(orders).limit(1)).length > 0;

type Details = Pick<Checked<'saveShopDetails'>['body'], 'homeCountry' | 'currency' | 'timeZone'>;

/** The country is one of the shop's, the time zone has a clock, and orders keep the currency. */
async function checkDetails(db: Database, { homeCountry, currency, timeZone }: Details): Promise<void> {
  if ((await db.$count(countries, eq(countries.code, homeCountry))) === 0) refuse('homeCountry', 'unknownCountry');
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone)) refuse('timeZone', 'unknownTimeZone');
  if (currency !== (await readShopSettings(db)).currency && (await hasOrders(db))) refuse('currency', 'hasOrders');
}

const refuse = (field: string, sentence: keyof typeof words): never =>
  fail('INVALID_REQUEST', (locale) => ({ fields: { [field]: inLocale(words, locale)[sentence] } }));

/** The calls by which operators say who sells. */
export function shopDetailsHandlers(initial: InitialSeller): Pick<Handlers, 'getShopDetails' | 'saveShopDetails'> {
  return {
    getShopDetails: ({ db }) => readShopDetails(db, initial),
    saveShopDetails: async (context, { body: { version, homeCountry, currency, timeZone, ...seller } }) => {
      await demandFreshSignIn(context);
      await checkDetails(context.db, { homeCountry, currency, timeZone });
      const part = { seller, homeCountry, currency, timeZone };
      await shopDetails.save(context.db, operatorOf(context), version, part);
      return readShopDetails(context.db, initial);
    },
  };
}
