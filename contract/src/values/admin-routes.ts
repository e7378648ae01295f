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
} as const;

/** The name of a call of the operators' side. */
export type AdminRouteName = keyof typeof adminRoutes;
