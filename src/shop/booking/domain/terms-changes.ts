import * as z from 'zod'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import type { AgreedTerms, LegalVersion } from './agreed-terms.ts'

/** What has changed since a booking. The booking keeps its price and its rules; day and texts are those of today. */
export const termsChangeSchema = z.object({
  about: z.enum(['training', 'date', 'package', 'rules', 'conditions', 'privacy', 'participation']),
  /** The slots of the booking whose training or date it is, from 1; empty for a change of the whole booking. */
  positions: z.array(z.int()),
  /**
   * Of a training, the package, the rules or a legal page: the name of the field. Of a date: "session" for day and
   * time, "state" for a cancellation. Of the conditions: the question.
   */
  field: z.string(),
  /** As displayed; the entries of a list are lines. Null for what there was not. */
  before: z.string().nullable(),
  /** Null for what there is not any more: a training that visitors no longer see has no title. */
  after: z.string().nullable(),
})
export type TermsChange = z.infer<typeof termsChangeSchema>

type AgreedTraining = AgreedTerms['trainings'][number]
type TrainingTexts = Pick<AgreedTraining, (typeof TRAINING_FIELDS)[number]>

/** The terms of a booking of today, as far as agreed terms contain them. */
export interface PresentTerms {
  /** Those that visitors see. */
  trainings: readonly ({ id: string } & TrainingTexts)[]
  dates: readonly ({ id: string; isCancelled: boolean } & Session)[]
  /** Undefined where there is none any more. */
  package: { name: string; features: readonly string[]; regularPrice: string } | undefined
  rules: BookingRules
  conditions: AgreedTerms['conditions']
  privacy: LegalVersion
  participation: LegalVersion
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
  'agenda',
  'targetAudience',
  'outcome',
] as const

/**
 * Compares the terms that were agreed with a booking to those of today, in the order of the agreed ones. A date is the one
 * that was booked, also where a seat was moved to another one since.
 */
export function termsChanges(agreed: AgreedTerms, today: PresentTerms): TermsChange[] {
  return [
    ...agreed.trainings.flatMap((training) => [
      ...trainingChanges(training, today),
      ...dateChanges(training, today),
    ]),
    ...packageChanges(agreed, today),
    ...fieldChanges('rules', agreed.rules, today.rules),
    ...conditionChanges(agreed.conditions, today.conditions),
    ...versionChanges('privacy', agreed.privacy, today.privacy),
    ...versionChanges('participation', agreed.participation, today.participation),
  ]
}

type Compared = Readonly<Record<string, unknown>>

/** One change for each field whose display text differs. A field that the agreed terms lack was added later. */
function fieldChanges(
  about: TermsChange['about'],
  before: Compared,
  after: Compared | undefined,
  positions: number[] = [],
): TermsChange[] {
  return Object.keys(before).flatMap((field) => {
    const [was, is] = [shown(before[field]), shown(after?.[field])]
    return was === is ? [] : [{ about, positions, field, before: was, after: is }]
  })
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return Array.isArray(value) ? value.join('\n') || null : String(value)
}

function trainingChanges(agreed: AgreedTraining, today: PresentTerms): TermsChange[] {
  const texts = Object.fromEntries(TRAINING_FIELDS.map((field) => [field, agreed[field]]))
  const present = today.trainings.find(({ id }) => id === agreed.trainingId)
  if (present) return fieldChanges('training', texts, present, agreed.positions)
  return fieldChanges('training', { title: agreed.title }, undefined, agreed.positions)
}

function dateChanges(agreed: AgreedTraining, today: PresentTerms): TermsChange[] {
  const present = today.dates.find(({ id }) => id === agreed.dateId)
  const { positions } = agreed
  const of = (field: string, before: string | null, after: string | null): TermsChange => ({
    about: 'date',
    positions,
    field,
    before,
    after,
  })
  if (!present) return [of('session', sessionText(agreed), null)]
  return [
    ...(isSameSession(agreed, present)
      ? []
      : [of('session', sessionText(agreed), sessionText(present))]),
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

function packageChanges(agreed: AgreedTerms, today: PresentTerms): TermsChange[] {
  const { name, features } = agreed.package
  const before = { name, features, regularPrice: agreed.regularPrice }
  return fieldChanges('package', before, today.package)
}

function conditionChanges(
  agreed: AgreedTerms['conditions'],
  present: AgreedTerms['conditions'],
): TermsChange[] {
  const [before, after] = [answersOf(agreed), answersOf(present)]
  const added = Object.keys(after).filter((question) => !(question in before))
  const whole = { ...before, ...Object.fromEntries(added.map((question) => [question, null])) }
  return fieldChanges('conditions', whole, after)
}

function answersOf(conditions: AgreedTerms['conditions']): Record<string, string> {
  return Object.fromEntries(conditions.map(({ question, answer }) => [question, answer]))
}

/** The text counts; its version is what people can read. */
function versionChanges(
  about: 'privacy' | 'participation',
  agreed: LegalVersion,
  present: LegalVersion,
): TermsChange[] {
  if (agreed.hash === present.hash) return []
  return [
    {
      about,
      positions: [],
      field: 'version',
      before: agreed.version,
      after: present.version,
    },
  ]
}
