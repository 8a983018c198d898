import type { MailDataOf } from '#platform/mail/server/mail-data.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { sessionText } from '#platform/mail/server/mail-words.ts'
import type { ValuesOf } from '#platform/mail/server/placeholder-values.ts'
import { seatsText } from '#shop/booking/server/booking-mail-values.ts'
import { costSentence } from '#shop/booking-rules/domain/cancellation-cost.ts'
import type { DATE_MAIL_TEXTS } from '../domain/date-mail-texts.ts'
// Declares the data of these mails.
import type {} from './date-mail-data.ts'
import { dayWord, hourWord } from './reminder-texts.ts'

type Reminder = MailDataOf['session.reminder.day' | 'session.reminder.hour']

function reminderFacts({ attendeeName, reference, training }: Reminder) {
  return {
    name: attendeeName,
    buchungsnummer: reference,
    training: training.title,
    termin: sessionText(training),
  }
}

function reminderSentences({ bookedBy, meetingUrl }: Reminder) {
  return {
    anmeldung: bookedBy?.name ? `Angemeldet hat dich ${bookedBy.name}.` : '',
    frage: meetingUrl ? 'Du kommst nicht hinein?' : 'Dir fehlt der Zugang?',
  }
}

type Cancellation = MailDataOf['date.cancelled.booker' | 'date.cancelled.attendee']

function cancellationFacts({ cancelled, outcome, reference }: Cancellation) {
  return {
    buchungsnummer: reference,
    training: cancelled.title,
    termin: sessionText(cancelled),
    anlass: outcome.kind === 'move' ? 'Abgesagt, mit neuem Termin' : 'Termin abgesagt',
  }
}

function cancellationSentences(
  { cancelled, outcome, reason }: Cancellation,
  settings: MailSettings,
) {
  return {
    absage: `„${cancelled.title}“ (${cancelled.date}) findet leider nicht statt.`,
    grund: reason,
    angebot:
      outcome.kind === 'move'
        ? 'Passt der neue Termin nicht? Dann ist die Absage kostenlos:'
        : 'Du möchtest lieber einen anderen Termin?',
    // Mails may be sent from an address that nobody reads.
    antwort: settings.replyTo
      ? 'Antworte einfach auf diese Nachricht, oder schreib uns'
      : 'Schreib uns',
  }
}

/** What fills the placeholders of mails about a date. */
export const DATE_MAIL_VALUES: ValuesOf<typeof DATE_MAIL_TEXTS> = {
  'session.reminder.day': {
    facts: (data) => ({ ...reminderFacts(data), wann: running(dayWord(data)) }),
    sentences: reminderSentences,
  },
  'session.reminder.hour': {
    facts: (data) => ({ ...reminderFacts(data), wann: running(hourWord(data)) }),
    sentences: reminderSentences,
  },
  'session.changed': {
    facts: ({ name, references, training, before }) => ({
      name,
      training: training.title,
      termin: sessionText(training),
      termin_bisher: sessionText(before),
      buchungsnummern: references.join(', '),
    }),
    sentences: () => ({}),
  },
  'session.link_missing.staff': {
    facts: (data) => ({
      training: data.training.title,
      termin: sessionText(data.training),
      wann: running(dayWord(data)),
      plätze: seatsText(data.seatsTaken),
    }),
    sentences: () => ({}),
  },
  'date.cancelled.booker': {
    facts: (data) => ({
      ...cancellationFacts(data),
      name: data.bookerName,
      paket: data.packageName,
    }),
    sentences: (data, settings) => {
      const one = data.seats.length === 1
      return {
        ...cancellationSentences(data, settings),
        folge:
          data.outcome.kind === 'move'
            ? `${one ? 'Den Platz' : 'Die Plätze'} deiner Buchung haben wir auf einen anderen Termin gelegt.`
            : `${one ? 'Der Platz' : 'Die Plätze'} deiner Buchung an diesem Termin ${one ? 'ist' : 'sind'} abgesagt.`,
        geld: moneySentences(data),
      }
    },
  },
  'date.cancelled.attendee': {
    facts: (data) => ({ ...cancellationFacts(data), name: data.attendeeName }),
    sentences: (data, settings) => {
      const { bookedBy, outcome, seats } = data
      const one = seats.length === 1
      return {
        ...cancellationSentences(data, settings),
        folge:
          outcome.kind === 'move'
            ? `${one ? 'Deinen Platz' : 'Deine Plätze'} haben wir auf einen anderen Termin gelegt.`
            : `${one ? 'Dein Platz ist' : 'Deine Plätze sind'} damit abgesagt.`,
        geld: outcome.kind === 'move' ? '' : 'Dafür ist nichts zu zahlen.',
        anmeldung: bookedBy?.name ? `Angemeldet hatte dich ${bookedBy.name}.` : '',
      }
    },
  },
}

function moneySentences({ cost, seats, price }: MailDataOf['date.cancelled.booker']): string {
  if (!cost) return ''
  return costSentence(cost, { price, seats: seats.length, isDateCancelled: true })
}

/** "Morgen" as within a sentence. */
function running(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}
