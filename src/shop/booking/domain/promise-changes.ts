import * as z from 'zod'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import type { BookingPromise } from './booking-promise.ts'

/** What has changed since a booking. The booking keeps its price and its rules; day and texts are those of today. */
export const promiseChangeSchema = z.object({
  about: z.enum(['training', 'date', 'package', 'rules', 'conditions', 'privacy']),
  /** The slots of the booking whose training or date it is, from 1; empty for a change of the whole booking. */
  positions: z.array(z.int()),
  /**
   * Of a training, the package, the rules or the privacy policy: the name of the field. Of a date: "session" for day and
   * time, "state" for a cancellation. Of the conditions: the question.
   */
  field: z.string(),
  /** As displayed; the entries of a list are lines. Null for what there was not. */
  before: z.string().nullable(),
  /** Null for what there is not any more: a training that visitors no longer see has no title. */
  after: z.string().nullable(),
})
export type PromiseChange = z.infer<typeof promiseChangeSchema>

type PromisedTraining = BookingPromise['trainings'][number]
type TrainingTexts = Pick<PromisedTraining, (typeof TRAINING_FIELDS)[number]>

/** What a booker would be promised today, as far as a promise contains it. */
export interface PresentTerms {
  /** Those that visitors see. */
  trainings: readonly ({ id: string } & TrainingTexts)[]
  dates: readonly ({ id: string; isCancelled: boolean } & Session)[]
  /** Undefined where there is none any more. */
  package: { name: string; features: readonly string[]; regularPrice: string } | undefined
  rules: BookingRules
  conditions: BookingPromise['conditions']
  privacy: BookingPromise['privacy']
}

interface Session {
  date: string
  time: string
  startsAt: string | null
  endsAt: string | null
}

const TRAINING_FIELDS = [
  'title',
  'subtitle',
  'description',
  'objectives',
  'methods',
  'targetAudience',
  'outcome',
] as const

/**
 * Compares what was promised with a booking to what is promised today, in the order of the promise. A date is the one
 * that was booked, also where a seat was moved to another one since.
 */
export function promiseChanges(promise: BookingPromise, today: PresentTerms): PromiseChange[] {
  return [
    ...promise.trainings.flatMap((training) => [
      ...trainingChanges(training, today),
      ...dateChanges(training, today),
    ]),
    ...packageChanges(promise, today),
    ...fieldChanges('rules', promise.rules, today.rules),
    ...conditionChanges(promise.conditions, today.conditions),
    ...privacyChanges(promise.privacy, today.privacy),
  ]
}

type Compared = Readonly<Record<string, unknown>>

/** One change for each field whose display text differs. A field that the promise lacks was added later. */
function fieldChanges(
  about: PromiseChange['about'],
  before: Compared,
  after: Compared | undefined,
  positions: number[] = [],
): PromiseChange[] {
  return Object.keys(before).flatMap((field) => {
    const [was, is] = [shown(before[field]), shown(after?.[field])]
    return was === is ? [] : [{ about, positions, field, before: was, after: is }]
  })
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return Array.isArray(value) ? value.join('\n') : String(value)
}

function trainingChanges(promised: PromisedTraining, today: PresentTerms): PromiseChange[] {
  const texts = Object.fromEntries(TRAINING_FIELDS.map((field) => [field, promised[field]]))
  const present = today.trainings.find(({ id }) => id === promised.trainingId)
  if (present) return fieldChanges('training', texts, present, promised.positions)
  return fieldChanges('training', { title: promised.title }, undefined, promised.positions)
}

function dateChanges(promised: PromisedTraining, today: PresentTerms): PromiseChange[] {
  const present = today.dates.find(({ id }) => id === promised.dateId)
  const { positions } = promised
  const of = (field: string, before: string | null, after: string | null): PromiseChange => ({
    about: 'date',
    positions,
    field,
    before,
    after,
  })
  if (!present) return [of('session', sessionText(promised), null)]
  return [
    ...(isSameSession(promised, present)
      ? []
      : [of('session', sessionText(promised), sessionText(present))]),
    ...(present.isCancelled ? [of('state', 'geplant', 'abgesagt')] : []),
  ]
}

function sessionText({ date, time }: Session): string {
  return `${date}, ${time}`
}

/** Compares the instants, so that another spelling of the same time is no change; the texts where none is known. */
function isSameSession(one: Session, other: Session): boolean {
  if (one.startsAt === null && other.startsAt === null)
    return one.date === other.date && one.time === other.time
  return isSameInstant(one.startsAt, other.startsAt) && isSameInstant(one.endsAt, other.endsAt)
}

function isSameInstant(one: string | null, other: string | null): boolean {
  return (one && Date.parse(one)) === (other && Date.parse(other))
}

function packageChanges(promise: BookingPromise, today: PresentTerms): PromiseChange[] {
  const { name, features } = promise.package
  const promised = { name, features, regularPrice: promise.regularPrice }
  return fieldChanges('package', promised, today.package)
}

function conditionChanges(
  promised: BookingPromise['conditions'],
  present: BookingPromise['conditions'],
): PromiseChange[] {
  const [before, after] = [answersOf(promised), answersOf(present)]
  const added = Object.keys(after).filter((question) => !(question in before))
  const whole = { ...before, ...Object.fromEntries(added.map((question) => [question, null])) }
  return fieldChanges('conditions', whole, after)
}

function answersOf(conditions: BookingPromise['conditions']): Record<string, string> {
  return Object.fromEntries(conditions.map(({ question, answer }) => [question, answer]))
}

/** The text counts; its version is what people can read. */
function privacyChanges(
  promised: BookingPromise['privacy'],
  present: BookingPromise['privacy'],
): PromiseChange[] {
  if (promised.hash === present.hash) return []
  return [
    {
      about: 'privacy',
      positions: [],
      field: 'version',
      before: promised.version,
      after: present.version,
    },
  ]
}
