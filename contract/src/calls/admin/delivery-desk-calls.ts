import * as desk from '../../admin/delivery-desk.ts';
import { endpoint } from '../../endpoint.ts';

const settings = { caller: 'operator', right: 'settings.write', reply: desk.deliverySettings } as const;

/** The calls about where the shop delivers to, by which ways, and what they cost. */
export const deliveryDeskCalls = {
  getDeliverySettings: endpoint({ ...settings, summary: 'The zones of countries, each with its ways of delivery' }),
  saveDeliverySettings: endpoint({
    ...settings,
    summary: 'Change zones and ways of delivery; orders that are placed keep theirs',
    body: desk.saveDeliveryBody,
    errors: ['RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
};
