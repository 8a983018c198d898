import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { WaitingState } from '../domain/waiting-entry.ts'

const unknown = (path: 'dateId' | 'trainingId', code: string, message: string) =>
  new ProblemError(422, code, message, { errors: [{ path, message }] })

export const waitingListErrors = {
  unknownDate: () => unknown('dateId', 'waiting_list.unknown_date', 'Diesen Termin gibt es nicht.'),
  unknownTraining: () =>
    unknown('trainingId', 'waiting_list.unknown_training', 'Dieses Training gibt es nicht.'),
  unknownEntry: () =>
    new ProblemError(
      404,
      'waiting_list.unknown_entry',
      'Diesen Eintrag gibt es nicht oder nicht mehr.',
    ),
  dateBegun: () =>
    new ProblemError(
      409,
      'waiting_list.date_begun',
      'Für diesen Termin ist es zu spät: Er hat begonnen oder beginnt gleich.',
    ),
  dateCancelled: () =>
    new ProblemError(409, 'waiting_list.date_cancelled', 'Dieser Termin findet nicht statt.'),
  seatsFree: (free: number) =>
    new ProblemError(
      409,
      'waiting_list.seats_free',
      free === 1
        ? 'Hier ist noch ein Platz frei. Du kannst ihn gleich buchen.'
        : `Hier sind noch ${free} Plätze frei. Du kannst gleich buchen.`,
    ),
  tooManySeats: (capacity: number, path: 'seats' | 'atLeast') => {
    const seats = capacity === 1 ? 'nur einen Platz' : `nur ${capacity} Plätze`
    const message = `Dieser Termin hat insgesamt ${seats}. Mehr kann hier nie frei werden.`
    return new ProblemError(422, 'waiting_list.too_many_seats', message, {
      errors: [{ path, message }],
    })
  },
  notOffered: (state: WaitingState) =>
    new ProblemError(409, 'waiting_list.not_offered', NOT_OFFERED[state]),
  offerEnded: () =>
    new ProblemError(
      409,
      'waiting_list.offer_ended',
      'Das Angebot ist abgelaufen. Wir bieten die Plätze jetzt anderen an.',
    ),
  alreadyBooked: () =>
    new ProblemError(
      409,
      'waiting_list.already_booked',
      'Du hast schon gebucht und stehst nicht mehr auf der Warteliste.',
    ),
  hasEnded: (state: WaitingState) =>
    new ProblemError(409, 'waiting_list.has_ended', NOT_OFFERED[state]),
  notWaiting: () =>
    new ProblemError(409, 'waiting_list.not_waiting', 'Dieser Eintrag wartet nicht mehr.'),
  attendeesMissing: (seats: number) =>
    new ProblemError(
      422,
      'waiting_list.attendees_missing',
      `Dir wurden ${seats} Plätze angeboten. Wer nimmt teil?`,
      { errors: [{ path: 'attendees', message: 'Nenne für jeden Platz eine Person.' }] },
    ),
  noSeatOfDate: () =>
    new ProblemError(
      422,
      'waiting_list.no_seat_of_date',
      'Buche mindestens einen der angebotenen Plätze.',
      {
        errors: [
          { path: 'attendees', message: 'Dieser Platz gehört nicht zum angebotenen Termin.' },
        ],
      },
    ),
  noSuchPackage: (seats: number) =>
    new ProblemError(
      422,
      'waiting_list.no_such_package',
      seats === 1 ? 'Es gibt kein Paket mit 1 Platz.' : `Es gibt kein Paket mit ${seats} Plätzen.`,
      { errors: [{ path: 'packageId', message: 'Wähle ein Paket.' }] },
    ),
}

const NOT_OFFERED: Record<WaitingState, string> = {
  unconfirmed: 'Bestätige zuerst deine Adresse.',
  waiting: 'Gerade gibt es kein Angebot für dich. Du wartest weiter.',
  offered: 'Dir wurden Plätze angeboten.',
  booked: 'Du hast das Angebot schon angenommen.',
  declined: 'Du hast das Angebot abgelehnt und stehst nicht mehr auf der Warteliste.',
  expired: 'Zwei Angebote sind abgelaufen. Du stehst nicht mehr auf der Warteliste.',
  left: 'Du stehst nicht mehr auf der Warteliste.',
  closed: 'Die Warteliste ist geschlossen.',
}
