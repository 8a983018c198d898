import { apiQuery } from '#platform/design/web/api-query.ts'

/** Read again whenever the screen opens: payments come in, and others send too. */
export const remindersQuery = apiQuery('/api/admin/reminders', { gcTime: 0 })

export function invoiceRemindersQuery(id: string) {
  return apiQuery('/api/admin/invoices/{id}/reminders', { path: { id }, gcTime: 0 })
}

/** Only owners may read it. */
export const reminderRulesQuery = apiQuery('/api/admin/settings/reminders', { gcTime: 0 })
