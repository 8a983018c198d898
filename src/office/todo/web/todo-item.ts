import type { CountedWord } from '#platform/design/web/counted.ts'

/** Where something is done; on the server, by who operates the product. */
export type TodoPlace =
  | { at: 'pending list' }
  | { at: 'registration'; id: string }
  | { at: 'invoices'; view: 'kontoauszug' | 'erinnerungen' | undefined }
  | { at: 'date'; id: string }
  | { at: 'dates' }
  | { at: 'prices' }
  | { at: 'firm' }
  | { at: 'server' }
  | { at: 'reported rooms' }
  | { at: 'translations' }
  | { at: 'meeting link'; id: string }
  | { at: 'mail'; id: string; status: 'failed' | 'waiting' }

/** One thing to do: a click leads to its place. */
export interface TodoItem {
  key: string
  name: string
  /** What it is about, beside the name. */
  detail: string
  place: TodoPlace
}

export const BOOKED_SEAT: CountedWord = { one: 'gebuchter Platz', many: 'gebuchte Plätze' }
