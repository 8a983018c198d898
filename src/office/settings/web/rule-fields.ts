import { typedNumber } from '#platform/basics/domain/typed-number.ts'
import {
  type BookingRuleSentences,
  bookingRuleSentences,
} from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import { type BookingRules, bookingRulesSchema } from '#shop/booking-rules/domain/booking-rules.ts'

export type RuleName = keyof BookingRules
export type RuleTexts = Readonly<Record<RuleName, string>>

interface RuleField {
  name: RuleName
  label: string
  /** What the number counts, and from when. */
  hint: string
  unit: string
  sentence: keyof BookingRuleSentences
}

/** The rules in the order in which they are shown. */
export const RULE_FIELDS: readonly RuleField[] = [
  {
    name: 'substituteUntilHours',
    label: 'Vertretung nennen',
    hint: 'Stunden vor dem Beginn. 0: bis zum Beginn.',
    unit: 'Stunden vorher',
    sentence: 'substitute',
  },
  {
    name: 'moveUntilDays',
    label: 'Umbuchen',
    hint: 'Tage vor dem Termin. Der letzte Tag zählt ganz mit. 0: bis zum Beginn.',
    unit: 'Tage vorher',
    sentence: 'move',
  },
  {
    name: 'cancelFreeUntilDays',
    label: 'Kostenlos absagen',
    hint: 'Tage vor dem Termin. Danach bekommen Sie eine Anfrage und entscheiden selbst.',
    unit: 'Tage vorher',
    sentence: 'cancel',
  },
]

export function textsOfRules(rules: BookingRules): RuleTexts {
  return {
    substituteUntilHours: String(rules.substituteUntilHours),
    moveUntilDays: String(rules.moveUntilDays),
    cancelFreeUntilDays: String(rules.cancelFreeUntilDays),
  }
}

/** The typed rules, and by field why a number is refused. */
export function readRules(texts: RuleTexts): {
  rules: BookingRules | null
  problems: Partial<Record<RuleName, string>>
} {
  const { data, error } = bookingRulesSchema.safeParse({
    substituteUntilHours: typedNumber(texts.substituteUntilHours),
    moveUntilDays: typedNumber(texts.moveUntilDays),
    cancelFreeUntilDays: typedNumber(texts.cancelFreeUntilDays),
  })
  const problems = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  )
  return { rules: data ?? null, problems }
}

/** The sentence of one rule, whatever the others are. */
export function sentenceOf(name: RuleName, value: unknown, rules: BookingRules): string {
  const field = RULE_FIELDS.find((one) => one.name === name)
  if (!field) return String(value)
  return bookingRuleSentences({ ...rules, [name]: Number(value) }, 'ihr')[field.sentence]
}
