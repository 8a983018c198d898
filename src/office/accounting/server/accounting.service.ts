import type { Readable } from 'node:stream'
import { type FiguresPeriod, periodProblem } from '#office/figures/domain/figures-period.ts'
import { csvFile } from '#office/registrations/server/csv.ts'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { zipArchive } from '#platform/basics/server/zip-archive.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import { findInvoice } from '#shop/invoices/server/invoices.repository.ts'
import type { AccountingSummary } from '../domain/accounting.ts'
import { datevBatch } from '../domain/datev-batch.ts'
import { documentBooking, paymentBooking } from '../domain/datev-bookings.ts'
import { datevProblem } from '../domain/datev-problem.ts'
import { fiscalYearOf } from '../domain/fiscal-year.ts'
import { encodeWindows1252 } from '../domain/windows-1252.ts'
import { accountingErrors } from './accounting.errors.ts'
import { type ListedDocument, listDocuments, listPayments } from './accounting.repository.ts'
import { readDatevSettings } from './datev-settings.service.ts'
import { DOCUMENT_COLUMNS } from './document-columns.ts'

interface ExportContext {
  /** The administrator's e-mail, for the audit log. */
  actor: string
  now: Date
}

/**
 * What a period has to be exported, and what it adds up to.
 *
 * @throws ProblemError 422 accounting.bad_period
 */
export async function getSummary(
  db: Connection,
  period: FiguresPeriod,
): Promise<AccountingSummary> {
  const { documents, payments, problem } = await readPeriod(db, period)
  const cancellations = documents.filter(({ kind }) => kind === 'cancellation').length
  const sum = (amount: (document: ListedDocument) => number) =>
    documents.reduce((total, document) => total + signOf(document) * amount(document), 0)
  const paid = (kind: string) =>
    payments.reduce((total, payment) => total + (payment.kind === kind ? payment.cents : 0), 0)
  return {
    ...period,
    invoices: documents.length - cancellations,
    cancellations,
    net: sum(({ netCents }) => netCents),
    vat: sum(({ vatCents }) => vatCents),
    gross: sum(({ grossCents }) => grossCents),
    payments: payments.length,
    received: paid('received'),
    refunded: paid('refunded'),
    datevProblem: problem,
  }
}

/**
 * The booking batch of a period for DATEV, in Windows-1252. The entry in the audit log is stored before.
 *
 * @throws ProblemError 409 accounting.no_batch; 422 accounting.bad_period
 */
export async function exportDatev(
  db: Database,
  period: FiguresPeriod,
  { actor, now }: ExportContext,
): Promise<{ fileName: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { settings, documents, payments, problem } = await readPeriod(db, period)
  if (problem) throw accountingErrors.noBatch(problem)
  const bookings = [
    ...documents.flatMap((document) => documentBooking(document, settings) ?? []),
    ...(settings.withPayments === 'yes'
      ? payments.map((payment) => paymentBooking(payment, settings))
      : []),
  ]
  const { from: fiscalYear } = fiscalYearOf(period.from, Number(settings.fiscalYearMonth))
  await record(db, 'accounting.datev_exported', { period, actor, rows: bookings.length })
  return {
    // DATEV finds only files whose names begin so.
    fileName: `EXTF_Buchungsstapel_${period.from}_${period.to}.csv`,
    bytes: encodeWindows1252(datevBatch({ bookings, settings, period, fiscalYear, now })),
  }
}

/**
 * The list of the documents of a period, with what was paid until now. The entry in the audit log is stored before.
 *
 * @throws ProblemError 422 accounting.bad_period
 */
export async function exportList(
  db: Database,
  period: FiguresPeriod,
  { actor }: ExportContext,
): Promise<{ fileName: string; parts: AsyncIterable<string> }> {
  const { documents } = await readPeriod(db, period)
  await record(db, 'accounting.list_exported', { period, actor, rows: documents.length })
  return { fileName: listName(period), parts: listOf(documents) }
}

/**
 * All documents of a period as PDF and XML, with their list, as an archive that is made while it is read: one document is
 * in memory at a time. The entry in the audit log is stored before.
 *
 * @throws ProblemError 422 accounting.bad_period
 */
export async function exportDocuments(
  db: Database,
  period: FiguresPeriod,
  { actor }: ExportContext,
): Promise<{ fileName: string; archive: Readable }> {
  const { documents } = await readPeriod(db, period)
  await record(db, 'accounting.documents_exported', { period, actor, rows: documents.length })
  const archive = zipArchive(async (add) => {
    for (const { id, number } of documents) {
      const invoice = await findInvoice(db, id)
      // Deleted meanwhile: its time is over.
      if (!invoice) continue
      const name = number.replaceAll('/', '-')
      await add(`${name}.pdf`, invoice.pdf)
      await add(`${name}.xml`, Buffer.from(invoice.xml))
    }
    let list = ''
    for await (const part of listOf(documents)) list += part
    await add(listName(period), Buffer.from(list))
  })
  return { fileName: `rechnungen-${period.from}-${period.to}.zip`, archive }
}

function listName({ from, to }: FiguresPeriod): string {
  return `rechnungen-${from}-${to}.csv`
}

function listOf(documents: ListedDocument[]): AsyncIterable<string> {
  return csvFile(
    DOCUMENT_COLUMNS,
    (async function* () {
      yield documents
    })(),
  )
}

async function readPeriod(db: Connection, period: FiguresPeriod) {
  const wrong = periodProblem(period)
  if (wrong) throw accountingErrors.badPeriod(wrong)
  const settings = await readDatevSettings(db)
  const documents = await listDocuments(db, period)
  const payments = await listPayments(db, period)
  const problem = datevProblem({
    period,
    settings,
    documents,
    payments: settings.withPayments === 'yes' ? payments.length : 0,
  })
  return { settings, documents, payments, problem }
}

function signOf({ kind }: ListedDocument): 1 | -1 {
  return kind === 'invoice' ? 1 : -1
}

function record(
  db: Database,
  action: string,
  { period, actor, rows }: { period: FiguresPeriod; actor: string; rows: number },
): Promise<void> {
  return recordAction(db, {
    actor,
    action,
    subjectId: 'accounting',
    details: { firstDay: period.from, lastDay: period.to, rows },
  })
}
