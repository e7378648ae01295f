import * as taxes from '../../admin/taxes.ts';
import { endpoint } from '../../endpoint.ts';

const asked = { caller: 'operator', right: 'settings.write', reply: taxes.taxesReply } as const;

/** The calls about value added tax. */
export const taxesCalls = {
  getTaxes: endpoint({ ...asked, summary: 'Whose tax the shop charges, and the rates of all countries' }),
  saveTaxSettings: endpoint({
    ...asked,
    summary: 'Change whose tax the shop charges',
    body: taxes.taxSettingsBody,
    errors: ['RECORD_CHANGED'],
  }),
  addTaxCountry: endpoint({
    ...asked,
    summary: 'Give a country that has no rate one, from a day on',
    body: taxes.taxCountryBody,
    errors: ['INVALID_REQUEST'],
  }),
  addTaxChange: endpoint({
    ...asked,
    summary: 'Let a country have another rate from a day on; the same day again replaces it',
    params: taxes.taxCountryParams,
    body: taxes.taxChangeBody,
    errors: ['NOT_FOUND', 'INVALID_REQUEST'],
  }),
  removeTaxChange: endpoint({
    ...asked,
    summary: 'Take back a rate that has not begun',
    params: taxes.taxChangeParams,
    errors: ['NOT_FOUND'],
  }),
};
