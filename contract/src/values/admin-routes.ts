/**
 * Method and path of every call of the operators' side, under the base address. They stand apart from `routes.ts`, so
 * that the storefront does not load them.
 */
export const adminRoutes = {
  getOperatorSession: 'GET /admin/session',

  undoAct: 'POST /admin/acts/{actId}/undo',
} as const;

/** The name of a call of the operators' side. */
export type AdminRouteName = keyof typeof adminRoutes;
