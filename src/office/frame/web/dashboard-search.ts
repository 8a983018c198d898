import { type CalendarDay, isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { type DashboardView, DEFAULT_VIEW, viewFrom } from './dashboard-view.ts'

/**
 * Search parameters of the dashboard: the open tab, the selection and order of its list, and the mail that is open next
 * to it.
 */
export interface DashboardSearch {
  /** Undefined for the first tab. */
  ansicht?: DashboardView | undefined
  q?: string | undefined
  /** A training's id. */
  training?: string | undefined
  /** A date's id. */
  termin?: string | undefined
  status?: string | undefined
  /** A package's id. */
  paket?: string | undefined
  /** What the invoice lacks. */
  rechnung?: string | undefined
  /** A column, with "-" before it for descending. */
  sort?: string | undefined
  /** The status of the listed mails. */
  mailstatus?: string | undefined
  /** The id of the mail that is open. */
  mail?: string | undefined
  /** The period of the key figures; undefined for the last twelve weeks, and where its days are given. */
  zeitraum?: NamedPeriod | undefined
  /** First and last day of the key figures: both or none. */
  von?: CalendarDay | undefined
  bis?: CalendarDay | undefined
}

const NAMED_PERIODS = ['4-wochen', 'jahr'] as const
export type NamedPeriod = (typeof NAMED_PERIODS)[number]

/** Reads the search parameters; invalid values count as absent. */
export function parseDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const view = viewFrom(search.ansicht)
  return {
    ansicht: view === DEFAULT_VIEW ? undefined : view,
    q: textFrom(search.q),
    training: textFrom(search.training),
    termin: textFrom(search.termin),
    status: textFrom(search.status),
    paket: textFrom(search.paket),
    rechnung: textFrom(search.rechnung),
    sort: textFrom(search.sort),
    mailstatus: textFrom(search.mailstatus),
    mail: textFrom(search.mail),
    ...periodFrom(search),
  }
}

function periodFrom({ zeitraum, von, bis }: Record<string, unknown>) {
  if (isDay(von) && isDay(bis)) return { von, bis }
  return { zeitraum: NAMED_PERIODS.find((period) => period === zeitraum) }
}

function isDay(value: unknown): value is CalendarDay {
  return typeof value === 'string' && isCalendarDay(value)
}

/** The router parses "2027" as a number and "true" as a boolean; in a search they are ordinary text. */
function textFrom(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}
