import { type AdminRouteName, adminRoutes, repeatableAdminCalls } from '@afterimage/contract/values/admin-routes.ts';
import { type Call, createTableCall, type Transport } from '@afterimage/client/api/call.ts';

/** The calls of the operators' side. */
export type AdminCall = Call<AdminRouteName>;

export const createAdminCall = (transport: Transport<AdminRouteName>): AdminCall =>
  createTableCall<AdminRouteName>(transport, adminRoutes, repeatableAdminCalls);
