import { momentText } from '#platform/mail/server/mail-words.ts'
import type { ValuesOf } from '#platform/mail/server/placeholder-values.ts'
import { seatsText } from '#shop/booking/server/booking-mail-values.ts'
import type { WAITING_MAIL_TEXTS } from '../domain/waiting-mail-texts.ts'
import type { WaitingEnd, WaitingFacts } from './waiting-facts.ts'
// Declares the data of these mails.
import type {} from './waiting-mail-data.ts'

const WHY_CLOSED: Record<WaitingEnd, string> = {
  begun: 'leider ist bis zum Beginn kein passender Platz frei geworden.',
  cancelled: 'dieser Termin findet leider nicht statt.',
  training_gone: 'dieses Training bieten wir nicht mehr an.',
}

const BEGUN_AFTER_OFFER =
  'dein Angebot ist abgelaufen, ohne dass wir von dir gehört haben. Jetzt beginnt der Termin.'

function waitingFacts({ name, training }: WaitingFacts) {
  return { name, training: training.title }
}

/** What fills the placeholders of mails to those who wait. */
export const WAITING_MAIL_VALUES: ValuesOf<typeof WAITING_MAIL_TEXTS> = {
  'waiting.confirm': {
    facts: (data) => ({ ...waitingFacts(data), anlass: occasionOf(data) }),
    sentences: ({ isOnList, session }) => ({
      bitte: isOnList
        ? 'du hast dich noch einmal eingetragen. Es bleibt bei deinem ersten Eintrag und deinem Platz in der Reihe.'
        : `mit dieser Adresse möchte jemand ${
            session ? 'auf die Warteliste' : 'von neuen Terminen erfahren'
          }. Bestätige das bitte innerhalb von 48 Stunden auf dieser Seite:`,
      weiteres: isOnList ? '' : `${whatComes(session !== null)} ${NOT_ME}`,
    }),
  },
  'waiting.offer': {
    facts: (data) => ({
      ...waitingFacts(data),
      frei:
        data.offeredSeats === 1 ? 'Ein Platz ist frei' : `${data.offeredSeats} Plätze sind frei`,
      plätze: seatsText(data.offeredSeats),
      frist: `${momentText(data.endsAt)} Uhr`,
    }),
    sentences: ({ offeredSeats, seatsWanted }) => ({
      weniger:
        offeredSeats < seatsWanted
          ? 'du hattest geschrieben, dass dir auch weniger Plätze helfen.'
          : '',
    }),
  },
  'waiting.offer_ended': {
    facts: waitingFacts,
    sentences: ({ isOnList }) => ({
      folge: isOnList
        ? 'die Zeit für dein Angebot ist vorbei. Du stehst noch auf der Warteliste, jetzt an ihrem Ende. Läuft auch das nächste Angebot ab, nehmen wir dich von der Liste.'
        : 'auch die Zeit für dein zweites Angebot ist vorbei. Du stehst nicht mehr auf der Warteliste.',
    }),
  },
  'waiting.closed': {
    facts: waitingFacts,
    sentences: ({ reason, hadOffer }) => ({
      grund: reason === 'begun' && hadOffer ? BEGUN_AFTER_OFFER : WHY_CLOSED[reason],
    }),
  },
  'waiting.left': {
    facts: waitingFacts,
    sentences: ({ byStaff }) => ({
      folge: byStaff ? 'wir haben deinen Eintrag entfernt.' : 'wir haben dich ausgetragen.',
    }),
  },
  'waiting.new_dates': {
    facts: (data) => ({
      ...waitingFacts(data),
      neu: data.dates.length === 1 ? 'Ein neuer Termin' : 'Neue Termine',
    }),
    sentences: ({ dates }) => ({
      neuigkeit: dates.length === 1 ? 'Es gibt einen neuen Termin.' : 'Es gibt neue Termine.',
    }),
  },
}

function occasionOf({ isOnList, session }: WaitingFacts & { isOnList: boolean }): string {
  if (isOnList) return 'Du wartest schon:'
  return session ? 'Bitte bestätige: Warteliste für' : 'Bitte bestätige: neue Termine für'
}

function whatComes(isForDate: boolean): string {
  return isForDate
    ? 'Wird ein Platz frei, bekommst du eine Nachricht mit einem Angebot. Es geht der Reihe nach.'
    : 'Sobald ein neuer Termin feststeht, bekommst du eine Nachricht, höchstens 24 Monate lang.'
}

const NOT_ME =
  'Du warst das nicht? Dann tu einfach nichts: Ohne Bestätigung löschen wir den Eintrag.'
