import { type CalendarDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { displayEuros } from '#platform/basics/domain/money.ts'
import type { OverlapWarning, PriceWarning } from '../domain/price-warnings.ts'
import { lookOf } from './period-looks.ts'

interface Named {
  periodName: string
  periodType: string
}

interface WarningWords {
  /** `hint` for what is often intended. */
  tone: 'hint' | 'warning'
  text: string
}

/** "am 3. Dezember 2026", "vom 3. Dezember 2026 bis 5. Januar 2027" */
export function daysInWords({ from, until }: { from: CalendarDay; until: CalendarDay }): string {
  if (from === until) return `am ${formatLongDay(from)}`
  return `vom ${formatLongDay(from)} bis ${formatLongDay(until)}`
}

/** The text of a warning. `packageName` returns the name of a package by its id. */
export function warningWords(
  warning: PriceWarning,
  packageName: (id: string) => string,
): WarningWords {
  switch (warning.kind) {
    case 'overlap':
      return overlapWords(warning)
    case 'gap': {
      const days = capitalised(daysInWords(warning))
      return {
        tone: 'warning',
        text: `${days} gilt kein Preiszeitraum: Dann gelten die Grundpreise der Pakete.`,
      }
    }
    case 'dearer': {
      const { period, packageId, earlyCents, normalCents } = warning
      const name = period.periodName ? `In „${period.periodName}“` : 'In diesem Zeitraum'
      const prices = `mehr (${displayEuros(earlyCents)}\u00a0€) als zum regulären Preis (${displayEuros(normalCents)}\u00a0€)`
      return {
        tone: 'warning',
        text: `${name} kostet „${packageName(packageId)}“ ${daysInWords(warning)} ${prices}.`,
      }
    }
  }
}

function overlapWords(warning: OverlapWarning): WarningWords {
  const [a, b] = warning.periods
  const nameOf = (period: Named) => {
    if (!period.periodName) return 'dieser Zeitraum'
    const kind = a.periodName === b.periodName ? ` (${lookOf(period).label})` : ''
    return `„${period.periodName}“${kind}`
  }
  const both = `${capitalised(nameOf(a))} und ${nameOf(b)} überschneiden sich ${daysInWords(warning)}.`
  if (!warning.winner) {
    return { tone: 'warning', text: `${both} Für jedes Paket gilt der niedrigere Preis.` }
  }
  const winner = nameOf(warning.winner)
  if (!warning.isPhaseOverNormal) return { tone: 'warning', text: `${both} Es gilt ${winner}.` }
  const normal = nameOf(warning.winner === a ? b : a)
  return { tone: 'hint', text: `${both} Es gilt ${winner}; ${normal} ist der Vergleichspreis.` }
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
