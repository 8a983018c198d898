import type { MailDataOf } from '#platform/mail/server/mail-data.ts'
import { sessionText } from '#platform/mail/server/mail-words.ts'
import { joined, titlesText } from '#platform/mail/server/training-titles.ts'
import type { NoLinkReason } from '../domain/message.ts'
import { fillIn, type Placeholder } from '../domain/placeholders.ts'
import type { MessageSession } from './message-mail-data.ts'

type Message = MailDataOf['message']

/** What {{link}} becomes for a reader without a link. */
const WITHOUT_LINK: Record<NoLinkReason, string> = {
  not_set: '(den Zugangslink bekommst du rechtzeitig vor dem Training)',
  not_confirmed: '(den Zugangslink bekommst du, wenn deine Anmeldung bestätigt ist)',
  not_attending: '(den Zugangslink bekommen die Teilnehmenden)',
}

/** The subject of a message for its reader. */
export function filledSubject(message: Message): string {
  return fillIn(message.subject, valuesFor(message))
}

/** The text of a message for its reader, with the line breaks of staff. */
export function filledText(message: Message): string {
  return fillIn(message.text, valuesFor(message))
}

function valuesFor({ firstName, sessions }: Message): Record<Placeholder, string> {
  return {
    vorname: firstName,
    training: titlesText(sessions.map(({ training }) => training)),
    termin: joined(sessions.map((session) => sessionWords(session, sessions))),
    link: joined(sessions.map((session) => linkWords(session, sessions))),
  }
}

/** Day and time; of dates of several trainings with the training, "Montag, 1. Juni 2026, 10:00 Uhr (Design Flight, Berliner Zeit)". */
function sessionWords({ training }: MessageSession, all: readonly MessageSession[]): string {
  return isOfOneTraining(all)
    ? sessionText(training)
    : `${training.date}, ${training.time} (${training.title}, Berliner Zeit)`
}

/** The link; of several dates with the day that it is for. */
function linkWords({ link, training }: MessageSession, all: readonly MessageSession[]): string {
  if ('missing' in link) return WITHOUT_LINK[link.missing]
  if (all.length === 1) return link.url
  return `${link.url} (${isOfOneTraining(all) ? training.date : training.title})`
}

function isOfOneTraining(sessions: readonly MessageSession[]): boolean {
  return new Set(sessions.map(({ training }) => training.id)).size === 1
}
