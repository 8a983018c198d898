import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { capitalised } from '#platform/basics/domain/capitalised.ts'
import { formatMoment } from '#platform/basics/domain/moment.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import type { Database } from '#platform/database/server/database.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { BILLING_FIELD_NAMES, billingTexts } from '#shop/booking/domain/billing.ts'
import { BILLING_LABELS } from '#shop/booking/domain/billing-labels.ts'
import { bookedPrice, priceKind, type StoredPrice } from '#shop/booking/domain/booked-price.ts'
import { fieldsShownIn } from '#shop/seats/domain/registration-fields.ts'
import { statusLabel } from '#shop/seats/domain/status.ts'
import type { AttendeeListQuery, RegistrationListQuery } from '../domain/registration-list.ts'
import { type CsvColumns, csvFile } from './csv.ts'
import type { ListFilter } from './list-filter.repository.ts'
import {
  getAllAttendees,
  getAllRegistrations,
  type ListedAttendee,
  type ListedRegistration,
} from './registration-lists.service.ts'

export interface CsvExport {
  /** "anmeldungen-2026-11-20.csv", by today's date in Berlin. */
  fileName: string
  /** The file's content, in parts. */
  parts: AsyncIterable<string>
}

interface ExportContext {
  now: Date
  /** The administrator's e-mail, for the audit log. */
  actor: string
}

const REGISTRATION_COLUMNS: CsvColumns<ListedRegistration> = {
  Datum: ({ createdAt }) => formatMoment(createdAt),
  Buchungsnummer: ({ reference }) => reference,
  Kontakt: ({ contactName }) => contactName,
  'E-Mail': ({ contactEmail }) => writableAddress(contactEmail),
  ...Object.fromEntries(
    fieldsShownIn('csv').map(({ name, label }) => [label, (row: ListedRegistration) => row[name]]),
  ),
  Teilnehmer: ({ participants }) =>
    participants
      .map(
        ({ name, training, date, isCancelled }) =>
          `${name} (${training}, ${date}${isCancelled ? ', abgesagt' : ''})`,
      )
      .join(', '),
  Paket: ({ packageName }) => packageName,
  'Preis in Euro': ({ price }) => germanNumber(price),
  Preistyp: priceTypeOf,
  Status: ({ status }) => statusLabel(status),
  'Grund des eigenen Preises': ({ priceReason }) => priceReason,
  Rabattcode: ({ discountCode }) => discountCode,
  'Rabatt in Euro': ({ discountCents }) => germanNumber(formatMoney(discountCents)),
  'Zu zahlen in Euro': ({ owedCents }) => germanNumber(formatMoney(owedCents)),
  ...Object.fromEntries(
    BILLING_FIELD_NAMES.map((name) => [
      BILLING_LABELS[name],
      ({ billing }: ListedRegistration) => billingTexts(billing)[name],
    ]),
  ),
}

const ATTENDEE_COLUMNS: CsvColumns<ListedAttendee> = {
  Name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  'E-Mail': ({ email }) => writableAddress(email),
  Training: ({ trainingTitle }) => trainingTitle,
  Termin: ({ date }) => date,
  Uhrzeit: ({ time }) => time,
  Firma: ({ company }) => company,
  'Gebucht von': ({ bookerName }) => bookerName,
  'E-Mail der Buchung': ({ bookerEmail }) => writableAddress(bookerEmail),
  Buchungsnummer: ({ registration }) => registration.reference,
  Datum: ({ registration }) => formatMoment(registration.createdAt),
  Paket: ({ packageName }) => packageName,
  'Paketpreis in Euro': ({ registration }) => germanNumber(registration.price),
  Preistyp: ({ registration }) => priceTypeOf(registration),
  Status: ({ status }) => statusLabel(status),
}

/** The phase of the day says nothing about a price that staff agreed on. */
function priceTypeOf(price: StoredPrice): string {
  return capitalised(priceKind(bookedPrice(price)))
}

/**
 * Exports all registrations that match the query, one line each. The audit log's entry is stored before the first byte
 * is sent.
 */
export async function exportRegistrations(
  db: Database,
  query: RegistrationListQuery & Pick<ListFilter, 'ids'>,
  { now, actor }: ExportContext,
): Promise<CsvExport> {
  const { total, pages } = await getAllRegistrations(db, query)
  await recordAction(db, {
    actor,
    action: 'registrations.exported',
    subjectId: 'registrations',
    details: { ...recordedFilter(query), rows: total },
  })
  return {
    fileName: `anmeldungen-${berlinDay(now)}.csv`,
    parts: csvFile(REGISTRATION_COLUMNS, pages),
  }
}

/** Exports all seats that match the query, one line each; otherwise as {@link exportRegistrations}. */
export async function exportAttendees(
  db: Database,
  query: AttendeeListQuery & Pick<ListFilter, 'ids'>,
  { now, actor }: ExportContext,
): Promise<CsvExport> {
  const { total, pages } = await getAllAttendees(db, query)
  await recordAction(db, {
    actor,
    action: 'attendees.exported',
    subjectId: 'attendees',
    details: { ...recordedFilter(query), rows: total },
  })
  return { fileName: `teilnehmer-${berlinDay(now)}.csv`, parts: csvFile(ATTENDEE_COLUMNS, pages) }
}

/**
 * Search words may be names, and the audit log's entries remain after a person's data is erased, so they only record
 * that there was a search.
 */
function recordedFilter({ ids, q, training, date, status, package: pkg, invoice }: ListFilter) {
  return {
    ...(ids ? { selected: ids.length } : {}),
    ...(training ? { training } : {}),
    ...(date ? { date } : {}),
    ...(status ? { status } : {}),
    ...(pkg ? { package: pkg } : {}),
    ...(invoice ? { invoice } : {}),
    ...(q ? { searched: true } : {}),
  }
}

/** Empty for an erased person, whose replacement address must not be written to. */
function writableAddress(email: string): string {
  return isErasedAddress(email) ? '' : email
}

/** "149.00" as a German spreadsheet reads a number: "149,00". */
function germanNumber(price: string): string {
  return price.replace('.', ',')
}
