import type { Connection } from '#platform/database/server/database.ts'
import type { MailContent } from '#platform/mail/server/mail-data.ts'
import type { MailFile } from '#platform/mail/server/registered-mails.ts'
import type { InvoiceProfile } from '../domain/invoice-content.ts'
// Declares the data of these mails.
import type {} from './invoice-mail-data.ts'
import { findInvoice } from './invoices.repository.ts'

interface MailedInvoice {
  invoiceId: string
  number: string
  profile: InvoiceProfile
}

/** The document of a mail that brings one. */
export function invoiceFiles({ template, data }: MailContent): MailFile[] {
  return template === 'invoice.sent' || template === 'invoice.cancelled' ? [documentFile(data)] : []
}

/** A document as a file of a mail: the PDF, which has the XML inside, or the XML alone where it is an XRechnung. */
export function documentFile({ invoiceId, number, profile }: MailedInvoice): MailFile {
  const isXml = profile === 'xrechnung'
  return {
    fileName: fileName(number, isXml ? 'xml' : 'pdf'),
    contentType: isXml ? 'application/xml' : 'application/pdf',
    read: async (db) => {
      const { xml, pdf } = await storedInvoice(db, invoiceId)
      return isXml ? xml : pdf
    },
  }
}

/** The name of a document's file. A slash in a number would end it. */
export function fileName(number: string, ending: 'pdf' | 'xml'): string {
  return `${number.replaceAll('/', '-')}.${ending}`
}

async function storedInvoice(db: Connection, id: string) {
  const invoice = await findInvoice(db, id)
  if (!invoice) throw new Error('The invoice of this mail is not there any more')
  return invoice
}
