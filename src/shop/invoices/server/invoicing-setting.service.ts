import type { Connection, Database } from '#platform/database/server/database.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import {
  changeSetting,
  type EditedSetting,
  readSetting,
  type Setting,
} from '#platform/settings/server/stored-setting.service.ts'
import {
  DEFAULT_INVOICING,
  type InvoicingEdit,
  type StoredInvoicing,
  storedInvoicingSchema,
} from '../domain/invoicing-setting.ts'

export const INVOICING: Setting<StoredInvoicing> = {
  name: 'invoicing',
  schema: storedInvoicingSchema,
  defaults: DEFAULT_INVOICING,
}

/** From when on confirmed bookings get their invoice by themselves; null where staff issue them. */
export async function readIssuedSince(db: Connection): Promise<Date | null> {
  const { since } = (await readSetting(db, INVOICING)).value
  return since === null ? null : new Date(since)
}

/**
 * Changes who issues invoices. What was confirmed before stays with staff.
 *
 * @throws ProblemError 412 content.changed_meanwhile
 */
export async function changeInvoicing(
  db: Database,
  { issue }: InvoicingEdit,
  context: EditContext,
): Promise<EditedSetting<StoredInvoicing>> {
  const { value } = await readSetting(db, INVOICING)
  const since = issue === 'by_hand' ? null : (value.since ?? context.now.toISOString())
  return changeSetting(db, INVOICING, { issue, since }, context)
}
