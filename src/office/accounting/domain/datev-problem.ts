import type { FiguresPeriod } from '#office/figures/domain/figures-period.ts'
import { addDays, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { DATEV_LINES_MAX } from './datev-batch.ts'
import type { BookedDocument } from './datev-bookings.ts'
import { type DatevSettings, EXAMPLE_RATE, isExample, missingForDatev } from './datev-settings.ts'
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
  const taxed = documents.filter(({ tax }) => tax.category === 'S')
  const [rate = EXAMPLE_RATE, ...others] = new Set(taxed.map(({ tax }) => tax.rate))
  if (others.length > 0)
    return 'Die Rechnungen haben verschiedene Steuersätze, und ein Erlöskonto hat einen. Bitte laden Sie die Tage mit jedem Satz einzeln herunter, mit dem Konto für ihn.'
  if (rate !== EXAMPLE_RATE && isExample('revenueAccount', settings.revenueAccount))
    return `Rechnungen haben ${String(rate).replace('.', ',')}\u00a0% Umsatzsteuer, und das Erlöskonto ist noch das Beispiel für ${EXAMPLE_RATE}\u00a0%. Bitte tragen Sie Ihres ein.`
  if (documents.length + payments > DATEV_LINES_MAX)
    return 'Der Zeitraum hat mehr Buchungen, als eine Datei haben darf. Bitte wählen Sie einen kürzeren.'
  return null
}
