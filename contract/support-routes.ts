/**
 * What admins do for one account or business, and the lists they take along; separate from the others
 * (`routes.ts`), so that owners don't download them.
 */
export const supportRoutes = {
  correctUser: { method: 'PATCH', path: '/api/admin/users/{id}' },
  resendVerification: { method: 'POST', path: '/api/admin/users/{id}/verification-email' },
  sendReset: { method: 'POST', path: '/api/admin/users/{id}/reset-email' },
  suspendBusiness: { method: 'POST', path: '/api/admin/businesses/{id}/suspend' },
  liftSuspension: { method: 'POST', path: '/api/admin/businesses/{id}/lift-suspension' },
  transferBusiness: { method: 'POST', path: '/api/admin/businesses/{id}/transfer' },
  runSystemChecks: { method: 'POST', path: '/api/admin/checks' },
  sendTestEmail: { method: 'POST', path: '/api/admin/checks/test-email' },
  exportUsers: { method: 'POST', path: '/api/admin/users/export' },
  exportBusinesses: { method: 'POST', path: '/api/admin/businesses/export' },
  exportAudit: { method: 'POST', path: '/api/admin/audit/export' },
} as const;
