import * as desk from '../../admin/delivery-desk.ts';
import { endpoint } from '../../endpoint.ts';

const settings = { caller: 'operator', right: 'settings.write', reply: desk.deliverySettings } as const;

/** The calls about what delivery costs. */
export const deliveryDeskCalls = {
  getDeliverySettings: endpoint({ ...settings, summary: 'What delivery costs and how long it takes, by zone' }),
  saveDeliverySettings: endpoint({
    ...settings,
    summary: 'Change what delivery costs and how long it takes; open orders keep their price',
    body: desk.deliverySettings,
    errors: ['RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
};
