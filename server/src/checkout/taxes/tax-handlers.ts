import { type Handlers, operatorOf } from '../../platform/http/handlers.ts';
import { addTaxCountry } from './add-country.ts';
import { addTaxChange, removeTaxChange } from './change-rates.ts';
import { readTaxes } from './read-taxes.ts';
import { taxSettings } from './tax-settings.ts';

type TaxCalls = 'getTaxes' | 'saveTaxSettings' | 'addTaxCountry' | 'addTaxChange' | 'removeTaxChange';

/** The calls about value added tax; each answers all of it as it is then. */
export const taxHandlers: Pick<Handlers, TaxCalls> = {
  getTaxes: ({ db, locale }) => readTaxes(db, locale),
  saveTaxSettings: async (context, { body: { version, ...settings } }) => {
    await taxSettings.save(context.db, operatorOf(context), version, settings);
    return readTaxes(context.db, context.locale);
  },
  addTaxCountry: async (context, { body }) => {
    await addTaxCountry(context.db, operatorOf(context), body);
    return readTaxes(context.db, context.locale);
  },
  addTaxChange: async (context, { params, body }) => {
    await addTaxChange(context.db, operatorOf(context), { ...params, ...body });
    return readTaxes(context.db, context.locale);
  },
  removeTaxChange: async (context, { params }) => {
    await removeTaxChange(context.db, operatorOf(context), params);
    return readTaxes(context.db, context.locale);
  },
};
