import type { Connection, Database } from '#platform/database/server/database.ts'
import type { LookColors } from '#site/look/domain/look-colors.ts'
import type { TypePairName } from '#site/look/domain/type-pairs.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import type { InvoiceContent } from '../domain/invoice-content.ts'
import { makeInThread } from './pdf-maker.ts'

/** What invoices are made of and where they are stored. */
export interface InvoiceParts {
  db: Database
  /** Every fact about the firm, as it is stored. */
  readFirm: (db: Connection) => Promise<FirmValues>
  /** Of the website. */
  readLook: () => { colors: LookColors; pair: TypePairName }
  /** The firm's own logo as a PNG without transparency; null for none. */
  readLogo: () => Promise<Uint8Array | null>
  /** With the website's fonts, `public/fonts`. */
  fontFolder: string
}

/**
 * @param made with its XML, or with the word that marks it as no invoice
 */
export async function makePdf(
  { readLook, readLogo, fontFolder }: InvoiceParts,
  invoice: InvoiceContent,
  { now, ...made }: { now: Date } & ({ xml: string } | { mark: string }),
): Promise<Buffer> {
  const logo = await readLogo()
  return makeInThread(invoice, { ...made, madeAt: now, ...readLook(), logo, fontFolder })
}
