import type { FiguresPeriod } from '#office/figures/domain/figures-period.ts'
import { addDays, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { DATEV_LINES_MAX } from './datev-batch.ts'
import { type BookedDocument, ratesWithoutAccount } from './datev-bookings.ts'
import { type DatevSettings, missingForDatev } from './datev-settings.ts'
import { fiscalYearOf } from './fiscal-year.ts'

interface DatevParts {
  period: FiguresPeriod
  settings: DatevSettings
  documents: readonly BookedDocument[]
  /** How many payments would be booked. */
  payments: number
}

/** Why there is no booking batch of a period, in a sentence for staff; null where there is one. */
export function datevProblem({ period, settings, documents, payments }: DatevParts): string | null {
  const missing = missingForDatev(settings)
  if (missing.length > 0) return `Für den Buchungsstapel fehlt noch: ${missing.join(' und ')}.`
  const { to } = fiscalYearOf(period.from, Number(settings.fiscalYearMonth))
  // Days of documents are written without their year, which follows from that of the batch.
  if (period.to > to)
    return `Ein Buchungsstapel gehört zu einem Wirtschaftsjahr. Bitte laden Sie die Tage bis zum ${formatLongDay(to)} und die ab dem ${formatLongDay(addDays(to, 1))} einzeln herunter.`
  const [rate] = ratesWithoutAccount(documents, settings)
  if (rate !== undefined)
    return `Eine Rechnung hat ${String(rate).replace('.', ',')}\u00a0% Umsatzsteuer. Bitte tragen Sie dafür ein Erlöskonto ein.`
  if (documents.length + payments > DATEV_LINES_MAX)
    return 'Der Zeitraum hat mehr Buchungen, als eine Datei haben darf. Bitte wählen Sie einen kürzeren.'
  return null
}
