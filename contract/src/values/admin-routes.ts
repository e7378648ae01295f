/**
 * Method and path of every call of the operators' side, under the base address. They stand apart from `routes.ts`, so
 * that the storefront does not load them.
 */
export const adminRoutes = {
  getOperatorSession: 'GET /admin/session',
  getDeskOrder: 'GET /admin/orders/{orderId}',
  addOrderNote: 'POST /admin/orders/{orderId}/notes',
  changeOrderNote: 'PUT /admin/orders/{orderId}/notes/{noteId}',
  removeOrderNote: 'DELETE /admin/orders/{orderId}/notes/{noteId}',
  addParcel: 'POST /admin/orders/{orderId}/parcels',
  changeParcel: 'PUT /admin/orders/{orderId}/parcels/{parcelId}',
  mailCustomer: 'POST /admin/orders/{orderId}/mail',
  getPackingSlips: 'GET /admin/packing-slips',

  undoAct: 'POST /admin/acts/{actId}/undo',

  listDeskOrders: 'GET /admin/orders',
  exportDeskOrders: 'GET /admin/orders.csv',
  getOrderListFacts: 'GET /admin/order-list-facts',
  adminSearch: 'GET /admin/search',

  listSavedViews: 'GET /admin/lists/{list}/views',
  saveView: 'POST /admin/lists/{list}/views',
  orderViews: 'PUT /admin/lists/{list}/views/order',
  updateView: 'PUT /admin/views/{viewId}',
  deleteView: 'DELETE /admin/views/{viewId}',

  previewBulk: 'POST /admin/lists/{list}/bulk/preview',
  startBulk: 'POST /admin/lists/{list}/bulk',
  listBulkRuns: 'GET /admin/bulk',
  getBulkRun: 'GET /admin/bulk/{runId}',
  cancelBulkRun: 'DELETE /admin/bulk/{runId}',
  getToday: 'GET /admin/today',
  acknowledgeIncident: 'POST /admin/incidents/{incidentId}/acknowledge',
  setStockThreshold: 'PUT /admin/stock-threshold',
  setVariantThreshold: 'PUT /admin/variants/{variantId}/stock-threshold',
  getSales: 'GET /admin/sales',
  exportSales: 'GET /admin/sales.csv',
} as const;

/** The name of a call of the operators' side. */
export type AdminRouteName = keyof typeof adminRoutes;
