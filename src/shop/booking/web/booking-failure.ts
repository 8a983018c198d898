import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { ApiError, OfflineError } from '#platform/design/web/api.ts'
import { EMPTY_CONTACT } from './booking-draft.ts'
import type { FieldProblem } from './field-problems.ts'
import type { Slot } from './slot-values.ts'

const DEFAULT_DETAIL = 'Bei der Anmeldung ist ein Fehler aufgetreten. Bitte versuche es erneut.'
const OFFLINE_DETAIL =
  'Wir erreichen den Server gerade nicht. Deine Angaben bleiben in diesem Browser-Tab gespeichert.'
const OFFLINE_ADVICE = 'Prüfe deine Internetverbindung und sende die Anmeldung dann noch einmal ab.'
const FAULT_ADVICE =
  'Deine Angaben bleiben in diesem Browser-Tab gespeichert. Sende die Anmeldung in ein paar Minuten noch einmal ab: Doppelt gebucht wird dabei nichts.'
const LOWER_PRICE_ADVICE =
  'Deine Angaben sind alle noch da. Ein Klick auf „Jetzt anmelden“ bucht zum neuen Preis.'
const NEW_PRICE_ADVICE = `${LOWER_PRICE_ADVICE} Passt der Preis nicht, geh zurück und wähle ein anderes Paket.`

/** A booking that was not accepted, with its problems assigned to fields of the form. */
export interface BookingFailure {
  /** The title of the notification; "Fehler" where absent. */
  heading?: string | undefined
  /** "news" where nothing failed. */
  tone?: 'error' | 'news' | undefined
  /** The message. */
  detail: string
  /** What to do, where the marked fields do not show it. */
  advice?: string | undefined
  /** Fields of step 1 that the server refused. */
  contact: FieldProblem[]
  /** Fields of step 2 that the server refused. */
  slots: FieldProblem[]
  /** Data that the visitor saw and that is out of date; it has to be read again. */
  outdated: 'trainings' | 'packages' | null
}

const OUTDATED: Readonly<Record<string, BookingFailure['outdated']>> = {
  'registration.training_full': 'trainings',
  'registration.training_begun': 'trainings',
  'registration.unknown_training': 'trainings',
  'registration.unknown_date': 'trainings',
  'registration.date_cancelled': 'trainings',
  'registration.no_date': 'trainings',
  'waiting_list.offer_ended': 'trainings',
  'waiting_list.not_offered': 'trainings',
  'waiting_list.already_booked': 'trainings',
  'registration.price_changed': 'packages',
  'registration.unknown_package': 'packages',
  'registration.wrong_number_of_attendees': 'packages',
}

export function bookingFailure(error: unknown, slots: readonly Slot[]): BookingFailure {
  const problem = error instanceof ApiError ? error.problem : null
  const isOffline = error instanceof OfflineError
  const fields = fieldProblems(problem?.errors ?? [], slots)
  return {
    detail: problem?.detail ?? (isOffline ? OFFLINE_DETAIL : DEFAULT_DETAIL),
    advice: adviceFor(error),
    ...(problem?.code === 'registration.price_changed' ? newPrice(problem) : {}),
    contact: fields.filter(({ name }) => !name.startsWith('slots.')),
    slots: fields.filter(({ name }) => name.startsWith('slots.')),
    outdated: OUTDATED[problem?.code ?? ''] ?? null,
  }
}

/** One problem per field: for a booker who takes several seats the server may name the same field several times. */
function fieldProblems(
  errors: ReadonlyArray<{ path: string; message: string }>,
  slots: readonly Slot[],
): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const { path, message } of errors) {
    const name = fieldName(path, slots)
    if (name !== null && !problems.has(name)) problems.set(name, { name, message, missing: false })
  }
  return [...problems.values()]
}

function adviceFor(error: unknown): string | undefined {
  if (error instanceof OfflineError) return OFFLINE_ADVICE
  if (!(error instanceof ApiError)) return undefined
  return error.status >= 500 ? FAULT_ADVICE : undefined
}

type NewPrice = Pick<BookingFailure, 'heading' | 'tone' | 'detail' | 'advice'>

/** A price that changed while the visitor filled in the form. A lower price is shown as news, not as an error. */
function newPrice({ detail, prices }: Problem): NewPrice {
  if (prices && parseMoney(prices.current) < parseMoney(prices.expected)) {
    const [before, now] = [prices.expected, prices.current].map((price) =>
      displayEuros(parseMoney(price)),
    )
    return {
      heading: 'Der Preis ist gesunken',
      tone: 'news',
      detail: `Gute Nachricht: Statt ${before}\u00a0€ gilt jetzt ${now}\u00a0€.`,
      advice: LOWER_PRICE_ADVICE,
    }
  }
  return { heading: 'Neuer Preis', tone: 'news', detail, advice: NEW_PRICE_ADVICE }
}

/** Fields of the request that step 1 names otherwise. */
const CONTACT_FIELDS: Readonly<Record<string, string>> = {
  contactName: 'firstName',
  contactEmail: 'email',
}
const PERSON_FIELDS = ['firstName', 'lastName', 'email', 'company']

function fieldOfContact(name: string): string | null {
  return name in EMPTY_CONTACT ? name : null
}

/** The form's field for a path of the request such as "attendees.1.email"; null when there is none. */
function fieldName(path: string, slots: readonly Slot[]): string | null {
  const [, index, field] = /^attendees\.(\d+)\.(\w+)$/.exec(path) ?? []
  if (index === undefined || field === undefined)
    return CONTACT_FIELDS[path] ?? fieldOfContact(path.replace(/^billing\./, ''))
  const slot = slots[Number(index)]
  if (!slot) return null
  if (field === 'trainingId' || field === 'dateId') return `slots.${index}.dateId`
  if (!PERSON_FIELDS.includes(field)) return null
  return slot.attendeeType === 'other' ? `slots.${index}.other.${field}` : field
}
