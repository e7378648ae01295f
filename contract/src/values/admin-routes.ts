/**
 * Method and path of every call of the operators' side, under the base address. They stand apart from `routes.ts`, so
 * that the storefront does not load them.
 */
export const adminRoutes = {
  getOperatorSession: 'GET /admin/session',
  listWorkshopLines: 'GET /admin/workshop/lines',
  getWorkshopLine: 'GET /admin/workshop/lines/{lineId}',
  getLineHistory: 'GET /admin/workshop/lines/{lineId}/history',
  moveLines: 'POST /admin/workshop/moves',
  askForProof: 'POST /admin/workshop/lines/{lineId}/proof',
  countPieces: 'POST /admin/workshop/lines/{lineId}/pieces',
  getPrintPage: 'GET /admin/workshop/lines/{lineId}/pages/{page}',
  getPrintFile: 'GET /admin/workshop/lines/{lineId}/print',
  getPrintFiles: 'GET /admin/workshop/prints',
  getWorkshopSettings: 'GET /admin/workshop/settings',
  saveWorkshopSettings: 'PUT /admin/workshop/settings',
  getDeskOrder: 'GET /admin/orders/{orderId}',
  addOrderNote: 'POST /admin/orders/{orderId}/notes',
  changeOrderNote: 'PUT /admin/orders/{orderId}/notes/{noteId}',
  removeOrderNote: 'DELETE /admin/orders/{orderId}/notes/{noteId}',
  addParcel: 'POST /admin/orders/{orderId}/parcels',
  changeParcel: 'PUT /admin/orders/{orderId}/parcels/{parcelId}',
  mailCustomer: 'POST /admin/orders/{orderId}/mail',
  getPackingSlips: 'GET /admin/packing-slips',

  getToday: 'GET /admin/today',
  acknowledgeIncident: 'POST /admin/incidents/{incidentId}/acknowledge',
  setStockThreshold: 'PUT /admin/stock-threshold',
  setVariantThreshold: 'PUT /admin/variants/{variantId}/stock-threshold',
  getSales: 'GET /admin/sales',
  exportSales: 'GET /admin/sales.csv',
} as const;

/** The name of a call of the operators' side. */
export type AdminRouteName = keyof typeof adminRoutes;
