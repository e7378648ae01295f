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

  listPeople: 'GET /admin/people',
  exportPeople: 'GET /admin/people.csv',
  getPerson: 'GET /admin/people/{personId}',
  addPersonNote: 'POST /admin/people/{personId}/notes',
  deletePersonNote: 'DELETE /admin/people/{personId}/notes/{noteId}',
  exportPersonData: 'GET /admin/people/{personId}/data',
  erasePerson: 'POST /admin/people/{personId}/erase',
  signOutPerson: 'POST /admin/people/{personId}/sign-out',
  resendVerification: 'POST /admin/people/{personId}/verification',

  listReportCases: 'GET /admin/reports',
  getReportCase: 'GET /admin/reports/{caseId}',
  decideReportCase: 'POST /admin/reports/{caseId}/decision',
  listModeratedReviews: 'GET /admin/reviews',
  takeDownReview: 'POST /admin/reviews/{reviewId}/takedown',
  restoreReview: 'POST /admin/reviews/{reviewId}/restore',
} as const;

/** The name of a call of the operators' side. */
export type AdminRouteName = keyof typeof adminRoutes;
