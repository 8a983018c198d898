import { formatMoment } from '../moment-text.ts'
import { EmailText } from './email-text.tsx'
import type { PrintedColumn } from './printed-table.tsx'

/** The column with the date of a row's creation. */
export const PRINTED_MOMENT: PrintedColumn<{ createdAt: string }> = {
  header: 'Datum',
  width: 20,
  cell: ({ createdAt }) => formatMoment(createdAt),
}

/** A column of mail addresses. */
export function printedAddress<Row>(
  header: string,
  addressOf: (row: Row) => string,
): PrintedColumn<Row> {
  return { header, width: 47, cell: (row) => <EmailText address={addressOf(row)} /> }
}
