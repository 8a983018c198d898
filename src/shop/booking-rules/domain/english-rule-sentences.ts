import type { BookingRuleSentences } from './booking-rule-sentences.ts'
import type { BookingRules } from './booking-rules.ts'

/** The sentences of these rules in English, without contractions: the terms of participation say them. */
export function englishRuleSentences(rules: BookingRules): BookingRuleSentences {
  const { substituteUntilHours, moveUntilDays, cancelFreeUntilDays } = rules
  const { answerWithinDays, paymentDays } = rules
  return {
    substitute: `You can name a substitute free of charge until ${hoursBefore(substituteUntilHours)}.`,
    move: `You can move a seat to another date until ${daysBefore(moveUntilDays)}, at the same price.`,
    cancel: `Cancelling is free of charge until ${daysBefore(cancelFreeUntilDays)}.`,
    late: lateText(rules),
    answer: `We reply to your registration and to every request within ${answerWithinDays === 1 ? 'one working day' : `${answerWithinDays} working days`}.`,
    payment:
      paymentDays === 0
        ? 'You receive an invoice that is due immediately.'
        : `You receive an invoice that is due within ${paymentDays === 1 ? 'one day' : `${paymentDays} days`}.`,
  }
}

function lateText({ cancelFreeUntilDays, lateCancelPercent }: BookingRules): string {
  if (cancelFreeUntilDays === 0) return ''
  return lateCancelPercent === 0
    ? 'After that it is possible on request, and still costs nothing.'
    : `After that it is possible on request and costs at most ${lateCancelPercent}% of the price of that seat; a substitute costs nothing.`
}

function hoursBefore(hours: number): string {
  if (hours === 0) return 'the session begins'
  return `${hours === 1 ? 'one hour' : `${hours} hours`} before the session begins`
}

function daysBefore(days: number): string {
  if (days === 0) return 'the session begins'
  return `${days === 1 ? 'one day' : `${days} days`} before the date`
}
