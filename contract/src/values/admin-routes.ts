/**
 * Method and path of every call of the operators' side, under the base address. They stand apart from `routes.ts`, so
 * that the storefront does not load them.
 */
export const adminRoutes = {
  getSignInChallenge: 'POST /admin/sign-in/challenge',
  signInWithPasskey: 'POST /admin/sign-in/passkey',
  signInWithCode: 'POST /admin/sign-in/code',
  openSetupLink: 'POST /admin/setup/link',
  getSetupChallenge: 'POST /admin/setup/challenge',
  getSetupTotp: 'POST /admin/setup/totp',
  completeSetup: 'POST /admin/setup',
  getOperatorSession: 'GET /admin/session',
  signOutOperator: 'DELETE /admin/session',
  getOwnSecurity: 'GET /admin/security',
  changeOwnName: 'PUT /admin/security/name',
  getPasskeyChallenge: 'POST /admin/security/passkeys/challenge',
  addPasskey: 'POST /admin/security/passkeys',
  removePasskey: 'DELETE /admin/security/passkeys/{passkeyId}',
  getOwnTotp: 'POST /admin/security/totp',
  setOwnPassword: 'PUT /admin/security/password',
  removeOwnPassword: 'DELETE /admin/security/password',
  makeRecoveryCodes: 'POST /admin/security/codes',
  endOwnOperatorSession: 'DELETE /admin/security/sessions/{sessionId}',
  listTeam: 'GET /admin/team',
  inviteOperator: 'POST /admin/team/invitations',
  withdrawInvitation: 'DELETE /admin/team/invitations/{invitationId}',
  changeOperatorRole: 'PUT /admin/team/{operatorId}/role',
  removeOperator: 'DELETE /admin/team/{operatorId}',
  endOperatorSession: 'DELETE /admin/team/{operatorId}/sessions/{sessionId}',
  listAuditLog: 'GET /admin/audit',
  listAuditOperators: 'GET /admin/audit/operators',
  putBackAuditEntry: 'POST /admin/audit/{entryId}/put-back',
  getDeskOrder: 'GET /admin/orders/{orderId}',
  addOrderNote: 'POST /admin/orders/{orderId}/notes',
  changeOrderNote: 'PUT /admin/orders/{orderId}/notes/{noteId}',
  removeOrderNote: 'DELETE /admin/orders/{orderId}/notes/{noteId}',
  addParcel: 'POST /admin/orders/{orderId}/parcels',
  changeParcel: 'PUT /admin/orders/{orderId}/parcels/{parcelId}',
  mailCustomer: 'POST /admin/orders/{orderId}/mail',
  getPackingSlips: 'GET /admin/packing-slips',

  getAdminMoney: 'GET /admin/money',
  receiveAdminTransfer: 'POST /admin/transfers/{paymentId}/receipts',
  readAdminBankList: 'POST /admin/transfers/bank-list',
  retryAdminRefund: 'POST /admin/refunds/{refundId}/retry',
  finishAdminRefund: 'POST /admin/refunds/{refundId}/done',
  updateAdminPaymentMethod: 'PUT /admin/payment-methods/{provider}',

  getToday: 'GET /admin/today',
  acknowledgeIncident: 'POST /admin/incidents/{incidentId}/acknowledge',
  setStockThreshold: 'PUT /admin/stock-threshold',
  setVariantThreshold: 'PUT /admin/variants/{variantId}/stock-threshold',
  getSales: 'GET /admin/sales',
  exportSales: 'GET /admin/sales.csv',
} as const;

/** The name of a call of the operators' side. */
export type AdminRouteName = keyof typeof adminRoutes;
