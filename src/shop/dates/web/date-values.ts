import {
  addDays,
  berlinDay,
  type CalendarDay,
  daysBetween,
} from '#platform/basics/domain/calendar-day.ts'
import { typedNumber } from '#platform/basics/domain/typed-number.ts'
import { DEFAULT_CAPACITY, TRAINING_MINUTES } from '#shop/seats/domain/session-facts.ts'
import { clockChangeAt, sessionOn } from '#shop/seats/domain/session-time.ts'
import { dateEditSchema, type PlannedDate } from '#shop/trainings/domain/date-edit.ts'

/** Values of the form, as typed. */
export interface DateValues {
  /** Null until a day is chosen. */
  day: CalendarDay | null
  /** Clock times, "10:00". */
  start: string
  end: string
  capacity: string
  meetingUrl: string
  trainer: string
  note: string
}

export type DateField = keyof DateValues

const CLOCK = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
})

export const NEW_DATE: DateValues = {
  day: null,
  start: '10:00',
  end: endAfter('10:00'),
  capacity: String(DEFAULT_CAPACITY),
  meetingUrl: '',
  trainer: '',
  note: '',
}

/** "10:00" in Europe/Berlin, of an ISO 8601 instant. */
export function clockTime(instant: string): string {
  return CLOCK.format(new Date(instant))
}

/** The values of a stored date. Day and times are empty where its instants are unknown. */
export function valuesOf(date: PlannedDate): DateValues {
  const { startsAt, endsAt } = date
  return {
    day: startsAt ? berlinDay(new Date(startsAt)) : null,
    start: startsAt ? clockTime(startsAt) : '',
    end: endsAt ? clockTime(endsAt) : '',
    capacity: String(date.capacity),
    meetingUrl: date.meetingUrl ?? '',
    trainer: date.trainer ?? '',
    note: date.note,
  }
}

/**
 * The values of a further date: those of a stored one, a week later, or on the next such weekday where that week is over.
 *
 * @param today the day of which the copy is made
 */
export function copiedValues(date: PlannedDate, today: CalendarDay): DateValues {
  const values = valuesOf(date)
  if (values.day === null) return values
  const weeks = Math.max(1, Math.floor(daysBetween(values.day, today) / 7) + 1)
  return { ...values, day: addDays(values.day, weeks * 7) }
}

/** The end of a training of the usual length. @param start a clock time, "10:00" */
export function endAfter(start: string): string {
  const [hours = 0, minutes = 0] = start.split(':').map(Number)
  const end = hours * 60 + minutes + TRAINING_MINUTES
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`
}

const CLOCK_CHANGES = {
  skipped: 'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhren werden von 2 auf 3 Uhr vorgestellt.',
  doubled:
    'Diese Uhrzeit gibt es an dem Tag zweimal: Die Uhren werden von 3 auf 2 Uhr zurückgestellt.',
}

/** What is wrong with a day and its clock times, and at which field; null for nothing. */
export function sessionProblem({ day, start, end }: Pick<DateValues, 'day' | 'start' | 'end'>): {
  field: 'day' | 'start' | 'end'
  message: string
} | null {
  if (!day) return { field: 'day', message: 'Bitte wählen Sie einen Tag.' }
  if (!start) return { field: 'start', message: 'Bitte geben Sie den Beginn an.' }
  for (const [field, clock] of [
    ['start', start],
    ['end', end],
  ] as const) {
    const change = clock ? clockChangeAt(day, clock) : null
    if (change) return { field, message: CLOCK_CHANGES[change] }
  }
  if (end && sessionOn(day, start, end)) return null
  return { field: 'end', message: 'Das Ende muss am selben Tag nach dem Beginn liegen.' }
}

/** The body of the request, or the first problem of each field that has one. */
export function requestOf(values: DateValues) {
  const { day, start, end, capacity, meetingUrl, trainer, note } = values
  const problems = new Map<DateField, string>()
  const session = day && start && end ? sessionOn(day, start, end) : null
  const wrong = sessionProblem(values)
  if (wrong) problems.set(wrong.field, wrong.message)
  const body = {
    startsAt: session?.startsAt.toISOString() ?? '',
    endsAt: session?.endsAt.toISOString() ?? '',
    capacity: typedNumber(capacity),
    meetingUrl: meetingUrl.trim() || null,
    trainer: trainer.trim() || null,
    note,
  }
  const { error } = dateEditSchema.safeParse(body)
  for (const { path, message } of error?.issues ?? []) {
    const name = FIELDS.find((field) => field === path[0])
    if (name && !problems.has(name)) problems.set(name, message)
  }
  return { body, problems }
}

/** The fields of the form that the server knows by the same name. */
const FIELDS = ['capacity', 'meetingUrl', 'trainer', 'note'] as const satisfies DateField[]
