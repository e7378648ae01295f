/**
 * Method and path of every call of the operators' side, under the base address. They stand apart from `routes.ts`, so
 * that the storefront does not load them.
 */
export const adminRoutes = {
  getOperatorSession: 'GET /admin/session',

  getToday: 'GET /admin/today',
  acknowledgeIncident: 'POST /admin/incidents/{incidentId}/acknowledge',
  setStockThreshold: 'PUT /admin/stock-threshold',
  setVariantThreshold: 'PUT /admin/variants/{variantId}/stock-threshold',
  getSales: 'GET /admin/sales',
  exportSales: 'GET /admin/sales.csv',
} as const;

/** The name of a call of the operators' side. */
export type AdminRouteName = keyof typeof adminRoutes;
