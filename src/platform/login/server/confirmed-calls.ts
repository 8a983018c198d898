/**
 * The calls that ask for the password again, where it was not typed within five minutes: an open session alone must not
 * be enough to take all personal data along, to erase them, to take over the account, or to let somebody in. The calls
 * that change a second factor take the password in their body (`second-factor.routes.ts`).
 */
export const CONFIRMED_CALLS: ReadonlySet<string> = new Set([
  'POST /api/admin/change-password',
  'POST /api/admin/staff',
  'PATCH /api/admin/staff/{id}',
  'DELETE /api/admin/staff/{id}',
  'PUT /api/admin/settings/second-factor',
  'POST /api/admin/privacy/export',
  'POST /api/admin/privacy/erase',
  'GET /api/admin/registrations.csv',
  'GET /api/admin/attendees.csv',
  'POST /api/admin/registrations.csv',
  'POST /api/admin/attendees.csv',
  'GET /api/admin/accounting/datev.csv',
  'GET /api/admin/accounting/invoices.csv',
  'GET /api/admin/accounting/documents.zip',
])
