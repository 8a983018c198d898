/**
 * Which documents are missing so that they say what is owed: an invoice; a cancellation; a cancellation with a new
 * invoice, because an issued one is never changed.
 */
export const DUE_DOCUMENTS = ['none', 'invoice', 'cancellation', 'replacement'] as const
export type DueDocuments = (typeof DUE_DOCUMENTS)[number]

/**
 * Compares what is owed with what the booking's invoices say.
 *
 * @param invoiced what the invoice in force says of it, in cents; null where there is none
 */
export function dueDocuments(owed: number, invoiced: number | null): DueDocuments {
  if (invoiced === null) return owed === 0 ? 'none' : 'invoice'
  if (invoiced === owed) return 'none'
  return owed === 0 ? 'cancellation' : 'replacement'
}
