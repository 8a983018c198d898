import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import type { BadgeTone } from '#platform/design/web/badge.tsx'
import { type CountedWord, counted } from '#platform/design/web/counted.ts'
import type { ListedStage, SentReminders } from '../../domain/reminder-list.ts'
import { REMINDER_NAMES, type ReasonNotToRemind } from '../../domain/reminder-steps.ts'

export const REMINDERS: CountedWord = { one: 'Erinnerung', many: 'Erinnerungen' }
export const OVERDUE: CountedWord = { one: 'überfällige Rechnung', many: 'überfällige Rechnungen' }

/** "seit 1 Tag fällig", "seit 12 Tagen fällig" */
export function overText(days: number): string {
  return `seit ${counted({ one: 'Tag', many: 'Tagen' }, days)} fällig`
}

/** What a row says about the reminders of its invoice, and the colour that repeats it. */
export function stageBadge(stage: ListedStage, today: string): { text: string; tone: BadgeTone } {
  switch (stage.kind) {
    case 'due':
      return { text: REMINDER_NAMES[stage.step], tone: stage.step === 3 ? 'red' : 'orange' }
    case 'later':
      return { text: 'Noch nicht', tone: 'neutral' }
    case 'unsent':
      return { text: 'E-Mail nicht gesendet', tone: 'red' }
    case 'ended':
      return stage.decideOn <= today
        ? { text: 'Bitte entscheiden', tone: 'red' }
        : { text: 'Dreimal erinnert', tone: 'neutral' }
    case 'disputed':
      return { text: 'Strittig', tone: 'blue' }
  }
}

/** What comes next for an invoice that is not to be reminded of now; '' for one that is. */
export function stageText(stage: ListedStage, today: string): string {
  switch (stage.kind) {
    case 'due':
      return ''
    case 'later':
      return `${REMINDER_NAMES[stage.step]} ab dem ${formatLongDay(stage.on)}`
    case 'unsent':
      return `Die ${REMINDER_NAMES[stage.step]} ist noch nicht hinausgegangen. Erst danach geht es weiter.`
    case 'ended':
      return stage.decideOn <= today
        ? 'Auch nach der letzten Mahnung ist sie offen. Rufen Sie an, schreiben Sie sie ab, oder tragen Sie sie als strittig ein.'
        : `Die letzte Mahnung ist gesendet. Bis zum ${formatLongDay(stage.decideOn)} bleibt Zeit zum Zahlen.`
    case 'disputed':
      return disputeText(stage.reason)
  }
}

/** The reason of a dispute, which is deleted with the data of a person. */
export function disputeText(reason: string): string {
  return reason === '' ? 'Der Grund wurde mit den Daten einer Person gelöscht.' : `„${reason}“`
}

const REASONS: Readonly<Record<ReasonNotToRemind, string>> = {
  paid: 'Sie ist inzwischen bezahlt.',
  cancelled: 'Sie ist inzwischen storniert.',
  disputed: 'Sie gilt inzwischen als strittig.',
  reminded: 'Daran wurde schon erinnert.',
  not_due: 'Diese Erinnerung ist noch nicht an der Reihe.',
}

/** What became of reminders: what is on its way, and what is not and why. */
export function sentText({ sent, notSent }: SentReminders): { title: string; description: string } {
  const left = notSent.map(({ number, reason }) => `${number} nicht gesendet: ${REASONS[reason]}`)
  const underWay =
    sent.length === 1 ? 'Die Erinnerung ist unterwegs.' : 'Die Erinnerungen sind unterwegs.'
  return {
    title: sent.length === 0 ? 'Nicht gesendet' : `${counted(REMINDERS, sent.length)} gesendet`,
    description: [...(sent.length > 0 ? [underWay] : []), ...left].join(' '),
  }
}
