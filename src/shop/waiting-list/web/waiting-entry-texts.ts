import { formatLongMoment } from '#platform/design/web/long-moment.ts'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import { isTooLarge } from '#shop/seats/domain/waiting-offers.ts'
import type { WaitingEntry } from '../domain/waiting-entry.ts'

/** What the page of an entry says in a state. */
interface EntryTexts {
  title: string
  text: string
}

/** Title and explanation of the entry's state. */
export function entryTexts(entry: WaitingEntry): EntryTexts {
  const isForDate = entry.kind === 'date'
  switch (entry.state) {
    case 'unconfirmed':
      return {
        title: 'Noch ein Klick, dann bist du eingetragen',
        text: isForDate
          ? 'Bestätige, dass du auf die Warteliste willst. Ohne deine Bestätigung löschen wir deine Angaben nach 48 Stunden.'
          : 'Bestätige, dass wir dir bei neuen Terminen schreiben dürfen. Ohne deine Bestätigung löschen wir deine Angaben nach 48 Stunden.',
      }
    case 'waiting':
      if (entry.capacity !== null && isTooLarge(entry, entry.capacity)) return tooLargeTexts(entry)
      return isForDate
        ? {
            title: 'Du stehst auf der Warteliste',
            text: 'Sobald genug Plätze frei werden, schicken wir dir ein Angebot per E-Mail. Bis dahin musst du nichts tun.',
          }
        : {
            title: 'Wir sagen dir Bescheid',
            text: 'Sobald ein neuer Termin feststeht, schreiben wir dir. Bis dahin musst du nichts tun.',
          }
    case 'offered':
      return offerTexts(entry)
    case 'booked':
      return {
        title: 'Du hast dein Angebot angenommen',
        text: 'Deine Anmeldung ist angekommen. Alles Weitere steht in der E-Mail mit deiner Buchungsnummer.',
      }
    case 'declined':
      return {
        title: 'Du hast das Angebot abgelehnt',
        text: 'Danke fürs Bescheidsagen: So bekommt jemand anderes den Platz. Du stehst nicht mehr auf der Warteliste.',
      }
    case 'expired':
      return {
        title: 'Dein Angebot ist abgelaufen',
        text: 'Wir haben dir zweimal Plätze angeboten und nichts von dir gehört. Du stehst deshalb nicht mehr auf der Warteliste.',
      }
    case 'left':
      return isForDate
        ? {
            title: 'Du stehst nicht mehr auf der Warteliste',
            text: 'Du bekommst für diesen Termin kein Angebot mehr.',
          }
        : {
            title: 'Du bist abgemeldet',
            text: 'Wir schreiben dir nicht mehr, wenn es neue Termine gibt.',
          }
    case 'closed':
      return {
        title: 'Diese Warteliste ist geschlossen',
        text: isForDate
          ? 'Der Termin hat begonnen oder wurde abgesagt. Du bekommst dafür kein Angebot mehr.'
          : 'Wir schreiben dir zu diesem Training nicht mehr.',
      }
  }
}

/** The capacity of the date was lowered since the group joined. */
function tooLargeTexts({ capacity, atLeast }: WaitingEntry): EntryTexts {
  return {
    title: 'Dieser Termin ist für deine Gruppe zu klein geworden',
    text: `Er hat insgesamt nur noch ${capacity === 1 ? 'einen Platz' : `${capacity} Plätze`}, ihr braucht ${atLeast}. Deshalb bekommst du kein Angebot. Du kannst die Warteliste verlassen und dich mit weniger Plätzen neu eintragen.`,
  }
}

function offerTexts({ offer, seats }: WaitingEntry): EntryTexts {
  const offered = offer?.seats ?? seats
  const until = offer ? ` bis ${unbrokenDate(formatLongMoment(offer.endsAt))}` : ''
  const isOne = offered === 1
  return {
    title: isOne ? 'Ein Platz ist für dich frei' : `${offered} Plätze sind für euch frei`,
    text: [
      `${isOne ? 'Er ist' : 'Sie sind'}${until} für ${isOne ? 'dich' : 'euch'} reserviert.`,
      `Danach ${isOne ? 'geht er' : 'gehen sie'} an die Nächsten auf der Liste.`,
      ...(offered < seats
        ? [`Gewünscht waren ${seats}: Mehr Plätze sind im Moment nicht frei.`]
        : []),
    ].join(' '),
  }
}
