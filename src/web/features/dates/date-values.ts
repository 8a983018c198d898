import { berlinDay, type CalendarDay } from '#domain/calendar-day.ts'
import { dateEditSchema, type PlannedDate } from '#domain/training/date-edit.ts'
import { DEFAULT_CAPACITY, TRAINING_MINUTES } from '#domain/training/session-facts.ts'
import { sessionOn } from '#domain/training/session-time.ts'

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

/** The values of a stored date. Day and times are empty where its instants are unknown. */
export function valuesOf(date: PlannedDate): DateValues {
  const [start, end] = [date.startsAt, date.endsAt].map((instant) => instant && new Date(instant))
  return {
    day: start ? berlinDay(start) : null,
    start: start ? CLOCK.format(start) : '',
    end: end ? CLOCK.format(end) : '',
    capacity: String(date.capacity),
    meetingUrl: date.meetingUrl ?? '',
    trainer: date.trainer ?? '',
    note: date.note,
  }
}

/** The end of a training of the usual length. @param start a clock time, "10:00" */
export function endAfter(start: string): string {
  const [hours = 0, minutes = 0] = start.split(':').map(Number)
  const end = hours * 60 + minutes + TRAINING_MINUTES
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`
}

/** The body of the request, or the first problem of each field that has one. */
export function requestOf(values: DateValues) {
  const { day, start, end, capacity, meetingUrl, trainer, note } = values
  const problems = new Map<DateField, string>()
  const session = day && start && end ? sessionOn(day, start, end) : null
  if (!day) problems.set('day', 'Bitte wählen Sie einen Tag.')
  else if (!start) problems.set('start', 'Bitte geben Sie den Beginn an.')
  else if (!session) problems.set('end', 'Das Ende muss am selben Tag nach dem Beginn liegen.')
  const body = {
    startsAt: session?.startsAt.toISOString() ?? '',
    endsAt: session?.endsAt.toISOString() ?? '',
    capacity: capacity.trim() === '' ? Number.NaN : Number(capacity),
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
