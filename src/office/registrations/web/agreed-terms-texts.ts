import {
  dueText,
  lateCostText,
  withinWorkingDays,
} from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'

/** The rules of a booking in words for staff. */
export function ruleTexts(rules: BookingRules): { name: string; text: string }[] {
  const { substituteUntilHours, moveUntilDays, cancelFreeUntilDays } = rules
  const { lateCancelPercent, answerWithinDays, paymentDays } = rules
  return [
    { name: 'Andere Person', text: hoursText(substituteUntilHours) },
    { name: 'Anderer Termin', text: daysText(moveUntilDays) },
    {
      name: 'Kostenlos absagen',
      text: `${daysText(cancelFreeUntilDays)}${cancelFreeUntilDays === 0 ? '' : ', danach auf Anfrage'}`,
    },
    ...(cancelFreeUntilDays === 0
      ? []
      : [{ name: 'Späte Absage', text: lateCostText(lateCancelPercent) }]),
    { name: 'Antwort auf Anfragen', text: withinWorkingDays(answerWithinDays) },
    { name: 'Rechnung', text: `eine Rechnung${dueText(paymentDays)}` },
  ]
}

function hoursText(hours: number): string {
  if (hours === 0) return 'bis zum Beginn'
  return hours === 1 ? 'bis 1 Stunde vorher' : `bis ${hours} Stunden vorher`
}

function daysText(days: number): string {
  if (days === 0) return 'bis zum Beginn'
  return days === 1 ? 'bis 1 Tag vorher' : `bis ${days} Tage vorher`
}
