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
  previewOrderEdit: 'POST /admin/orders/{orderId}/edit/preview',
  editOrder: 'POST /admin/orders/{orderId}/edit',
  changeOrderEmail: 'PUT /admin/orders/{orderId}/email',
  correctOrder: 'POST /admin/orders/{orderId}/corrections',
  cancelOrder: 'POST /admin/orders/{orderId}/cancel',
  previewOrderRefund: 'POST /admin/orders/{orderId}/refund/preview',
  refundOrder: 'POST /admin/orders/{orderId}/refund',
  addReturn: 'POST /admin/orders/{orderId}/returns',
  moveReturn: 'POST /admin/orders/{orderId}/returns/{returnId}',

  getToday: 'GET /admin/today',
  acknowledgeIncident: 'POST /admin/incidents/{incidentId}/acknowledge',
  setStockThreshold: 'PUT /admin/stock-threshold',
  setVariantThreshold: 'PUT /admin/variants/{variantId}/stock-threshold',
  getSales: 'GET /admin/sales',
  exportSales: 'GET /admin/sales.csv',
} as const;

/** The name of a call of the operators' side. */
export type AdminRouteName = keyof typeof adminRoutes;
