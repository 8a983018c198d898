import { typedNumber } from '#platform/basics/domain/typed-number.ts'
import {
  type BookingRuleSentences,
  bookingRuleSentences,
} from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import { type BookingRules, bookingRulesSchema } from '#shop/booking-rules/domain/booking-rules.ts'

type RuleName = keyof BookingRules
/** What is typed, by rule. */
type RuleTexts = Readonly<Record<string, string>>

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
  {
    name: 'lateCancelPercent',
    label: 'Späte Absage kostet höchstens',
    hint: 'Prozent vom Preis des Platzes. So viel bleibt zu zahlen, wenn Sie beim Absagen nicht weniger einsetzen. 0: nichts.',
    unit: 'Prozent',
    sentence: 'late',
  },
  {
    name: 'answerWithinDays',
    label: 'Antwort auf Anmeldungen und Anfragen',
    hint: 'Werktage. Ein Versprechen Ihrer Firma: Die Website zählt die Tage nicht und erinnert niemanden.',
    unit: 'Werktage',
    sentence: 'answer',
  },
  {
    name: 'paymentDays',
    label: 'Zahlungsziel',
    hint: 'Tage ab der Rechnung. 0: sofort fällig.',
    unit: 'Tage',
    sentence: 'payment',
  },
]
const RULE_NAMES = RULE_FIELDS.map(({ name }) => name)

export function textsOfRules(rules: BookingRules): RuleTexts {
  return byRule((name) => String(rules[name]))
}

function byRule<Value>(of: (name: RuleName) => Value): Record<RuleName, Value> {
  return Object.fromEntries(RULE_NAMES.map((name) => [name, of(name)])) as Record<RuleName, Value>
}

/** The typed rules, and by field why a number is refused. */
export function readRules(texts: RuleTexts): {
  rules: BookingRules | null
  problems: Partial<Record<RuleName, string>>
} {
  const { data, error } = bookingRulesSchema.safeParse(
    byRule((name) => typedNumber(texts[name] ?? '')),
  )
  const problems = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  )
  return { rules: data ?? null, problems }
}

/** The sentence of one rule, whatever the others are. */
export function sentenceOf(name: string, value: unknown, rules: BookingRules): string {
  const field = RULE_FIELDS.find((one) => one.name === name)
  if (!field) return String(value)
  return bookingRuleSentences({ ...rules, [name]: Number(value) }, 'ihr')[field.sentence]
}
