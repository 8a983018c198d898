import type { DashboardSearch, NamedPeriod } from '#office/frame/web/dashboard-search.ts'
import { addDays, type CalendarDay, mondayOf } from '#platform/basics/domain/calendar-day.ts'
import { type FiguresPeriod, periodOf } from '../domain/figures-period.ts'

type PeriodSearch = Pick<DashboardSearch, 'zeitraum' | 'von' | 'bis'>

/** The period of the key figures that the address names, up to today unless its days are given. */
export function chosenPeriod(
  { zeitraum, von, bis }: PeriodSearch,
  today: CalendarDay,
): FiguresPeriod {
  if (von !== undefined && bis !== undefined) return { from: von, to: bis }
  return { ...periodOf({}, today), ...(zeitraum && { from: BEGINNINGS[zeitraum](today) }) }
}

const BEGINNINGS: Readonly<Record<NamedPeriod, (today: CalendarDay) => CalendarDay>> = {
  '4-wochen': (today) => addDays(mondayOf(today), -21),
  jahr: (today) => `${today.slice(0, 4)}-01-01`,
}

export interface PeriodChoice {
  label: string
  search: PeriodSearch
}

/** The periods to choose from; the last one begins with the days that are shown. */
export function periodChoices({ from, to }: FiguresPeriod): PeriodChoice[] {
  const none = { zeitraum: undefined, von: undefined, bis: undefined }
  return [
    { label: '4 Wochen', search: { ...none, zeitraum: '4-wochen' } },
    { label: '12 Wochen', search: none },
    { label: 'Dieses Jahr', search: { ...none, zeitraum: 'jahr' } },
    { label: 'Eigener Zeitraum', search: { ...none, von: from, bis: to } },
  ]
}

/** Whether the address has made this choice. */
export function isChosen({ search }: PeriodChoice, chosen: PeriodSearch): boolean {
  if (chosen.von !== undefined) return search.von !== undefined
  return search.von === undefined && search.zeitraum === chosen.zeitraum
}
