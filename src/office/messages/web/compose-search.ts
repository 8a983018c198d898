import type { ChosenRows } from '#office/registrations/web/chosen-rows.ts'
import { filterFrom } from '#office/registrations/web/list-search.ts'
import type { MessageRecipients } from '../domain/message.ts'

/** Whom a new message goes to: a date, the rows that were ticked last, or what a filter of the dashboard finds. */
export interface ComposeSearch {
  /** A date's id; together with others it is part of the filter. */
  termin?: string | undefined
  auswahl?: 'anmeldungen' | 'plaetze' | undefined
  q?: string | undefined
  training?: string | undefined
  status?: string | undefined
  paket?: string | undefined
  rechnung?: string | undefined
}

/** Reads the search parameters; invalid values count as absent. */
export function parseComposeSearch(search: Record<string, unknown>): ComposeSearch {
  const { auswahl } = search
  return {
    termin: textFrom(search.termin),
    auswahl: auswahl === 'anmeldungen' || auswahl === 'plaetze' ? auswahl : undefined,
    q: textFrom(search.q),
    training: textFrom(search.training),
    status: textFrom(search.status),
    paket: textFrom(search.paket),
    rechnung: textFrom(search.rechnung),
  }
}

function textFrom(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export type Chosen = Omit<MessageRecipients, 'includeBookers'>

/**
 * The recipients that the address names; null where it names none, or ticked rows that are no longer stored.
 *
 * @param rows the rows that were ticked last
 */
export function chosenFrom(search: ComposeSearch, rows: ChosenRows | null): Chosen | null {
  const { termin, auswahl } = search
  if (auswahl) {
    const kind = auswahl === 'anmeldungen' ? 'registrationIds' : 'attendeeIds'
    return rows && kind in rows ? rows : null
  }
  const filter = withoutUndefined(filterFrom(search))
  const names = Object.keys(filter)
  if (names.length === 0) return null
  return termin && names.length === 1 ? { dateId: termin } : { filter }
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T
}
