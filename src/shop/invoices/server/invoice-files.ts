import type { Connection, Database } from '#platform/database/server/database.ts'
import type { LookColors } from '#site/look/domain/look-colors.ts'
import type { TypePairName } from '#site/look/domain/type-pairs.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import type { InvoiceContent } from '../domain/invoice-content.ts'
import { invoicePdf } from './invoice-pdf.ts'

/** What invoices are made of and where they are stored. */
export interface InvoiceParts {
  db: Database
  /** Every fact about the firm, as it is stored. */
  readFirm: (db: Connection) => Promise<FirmValues>
  /** Of the website. */
  readLook: () => { colors: LookColors; pair: TypePairName }
  /** With the website's fonts, `public/fonts`. */
  fontFolder: string
}

/**
 * @param made with its XML, or with the word that marks it as no invoice
 */
export function makePdf(
  { readLook, fontFolder }: InvoiceParts,
  invoice: InvoiceContent,
  { now, ...made }: { now: Date } & ({ xml: string } | { mark: string }),
): Promise<Buffer> {
  return invoicePdf(invoice, { ...made, madeAt: now, ...readLook(), fontFolder })
}
