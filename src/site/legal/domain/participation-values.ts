import { bookingRuleSentences } from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import {
  type BookingRules,
  DEFAULT_BOOKING_RULES,
} from '#shop/booking-rules/domain/booking-rules.ts'
import { englishRuleSentences } from '#shop/booking-rules/domain/english-rule-sentences.ts'
import type { Language } from '#site/pages/domain/languages.ts'

/** The rules in force as sentences, by the names of the placeholders in the terms of participation. */
export function participationValues(
  language: Language,
  rules: BookingRules,
): Readonly<Record<string, string>> {
  const { substitute, move, cancel, late, answer, payment } =
    language === 'de' ? bookingRuleSentences(rules, 'du') : englishRuleSentences(rules)
  return {
    ersatz: substitute,
    umbuchung: move,
    absage: [cancel, late].filter(Boolean).join(' '),
    antwort: answer,
    rechnung: payment,
  }
}

/** The names of these placeholders. */
export const PARTICIPATION_VALUES = Object.keys(participationValues('de', DEFAULT_BOOKING_RULES))
