import { Temporal } from 'temporal-polyfill'
import type { FiguresPeriod } from '#office/figures/domain/figures-period.ts'
import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { DATEV_COLUMNS } from './datev-columns.ts'
import type { DatevSettings } from './datev-settings.ts'
import { inWindows1252 } from './windows-1252.ts'

/** Most lines of one file (DATEV-Format, Buchungsstapel). */
export const DATEV_LINES_MAX = 99_999

/** Longest texts of the format, in characters. */
const DOCUMENT_MAX = 36
const TEXT_MAX = 60
const VAT_ID_MAX = 15

/** One line of a booking batch: an amount between two accounts. */
export interface DatevBooking {
  /** From 1. */
  cents: number
  /** Whether `account` is debited ("Soll") or credited ("Haben"). */
  side: 'S' | 'H'
  account: string
  contraAccount: string
  /** The tax key; '' where the accounts know the rate. */
  key: string
  /** Of the document, in the fiscal year of the batch: only its day and month are written. */
  day: CalendarDay
  /** The number of the document. */
  document: string
  text: string
  /** Of a buyer in another country of the EU who owes the VAT; '' for none. */
  buyerVatId: string
  dueOn: CalendarDay | null
}

interface DatevBatch {
  bookings: readonly DatevBooking[]
  settings: DatevSettings
  /** Within the fiscal year. */
  period: FiguresPeriod
  /** The first day of the fiscal year, from which all days of documents have their year. */
  fiscalYear: CalendarDay
  now: Date
}

/**
 * A booking batch in the format of DATEV: header 700, "Buchungsstapel" in version 13, with CRLF and characters of
 * Windows-1252 alone. Nothing is locked by it ("Festschreibung" 0): the tax adviser checks and locks it.
 */
export function datevBatch({ bookings, ...about }: DatevBatch): string {
  const names = DATEV_COLUMNS.map(({ name }) => name).join(';')
  return [header(about), names, ...bookings.map(line), ''].join('\r\n')
}

function header({ settings, period, fiscalYear, now }: Omit<DatevBatch, 'bookings'>): string {
  const { consultantNumber, clientNumber, revenueAccount } = settings
  const label = `Rechnungen ${period.from.slice(0, 7)} - ${period.to.slice(0, 7)}`
  return [
    ...[quoted('EXTF'), '700', '21', quoted('Buchungsstapel'), '13', stampOf(now)],
    // When it was imported: for DATEV. Then its origin, who exported it, and who imported it.
    ...['', quoted('RE'), quoted(''), quoted('')],
    ...[consultantNumber, clientNumber, compact(fiscalYear), String(revenueAccount.length)],
    ...[compact(period.from), compact(period.to), quoted(label), quoted('')],
    // Financial accounting, for no purpose in particular, not locked.
    ...['1', '0', '0', quoted('EUR')],
    ...['', quoted(''), '', '', quoted(''), '', '', quoted(''), quoted('')],
  ].join(';')
}

/** In Berlin, with milliseconds: "20261127083005123". */
function stampOf(now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('Europe/Berlin')
    .toPlainDateTime()
    .toString({ fractionalSecondDigits: 3 })
    .replace(/\D/g, '')
}

function line(booking: DatevBooking): string {
  const values: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': amount(booking.cents),
    'Soll/Haben-Kennzeichen': booking.side,
    'WKZ Umsatz': 'EUR',
    Konto: booking.account,
    'Gegenkonto (ohne BU-Schlüssel)': booking.contraAccount,
    'BU-Schlüssel': booking.key,
    Belegdatum: dayAndMonth(booking.day),
    // The format allows no other characters here.
    'Belegfeld 1': booking.document.replace(/[^\w$&%*+\-/]/g, '-').slice(0, DOCUMENT_MAX),
    Buchungstext: inWindows1252(booking.text).slice(0, TEXT_MAX),
    'EU-Land u. UStID (Bestimmung)': inWindows1252(booking.buyerVatId).slice(0, VAT_ID_MAX),
    Festschreibung: '0',
    Fälligkeit: booking.dueOn ? dayAndMonth(booking.dueOn) + booking.dueOn.slice(0, 4) : '',
  }
  return DATEV_COLUMNS.map(({ name, isText }) =>
    isText ? quoted(values[name] ?? '') : (values[name] ?? ''),
  ).join(';')
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** "206,00" */
function amount(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}

/** "20261127" */
function compact(day: CalendarDay): string {
  return day.replaceAll('-', '')
}

/** "2711" */
function dayAndMonth(day: CalendarDay): string {
  return day.slice(8) + day.slice(5, 7)
}
