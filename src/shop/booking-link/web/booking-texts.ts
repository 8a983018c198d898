import type { BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { isKept } from './booked-sessions.ts'

/** What the page says about the booking as a whole. */
interface BookingTexts {
  title: string
  text: string
}

/** Title and explanation of the booking's status. */
export function bookingTexts({
  status,
  seats,
  isReceipt = false,
}: Pick<BookingView, 'status' | 'seats'> & Partial<Pick<BookingView, 'isReceipt'>>): BookingTexts {
  const kept = seats.filter(isKept)
  const isOne = seats.length === 1
  if (status === 'cancelled') {
    return {
      title: 'Diese Buchung ist abgesagt',
      text: `${isOne ? 'Der Platz ist' : 'Die Plätze sind'} wieder frei. Was du gebucht hattest, kannst du hier noch nachlesen.`,
    }
  }
  if (status === 'pending') {
    return {
      title: 'Deine Anmeldung ist angekommen',
      text: `Wir prüfen sie und bestätigen sie dir per E-Mail. Bis dahin halten wir ${isOne ? 'den Platz' : 'die Plätze'} für dich frei.`,
    }
  }
  if (kept.length === 0) {
    return {
      title: isOne ? 'Dein Platz ist abgesagt' : 'Deine Plätze sind abgesagt',
      text: 'Was du gebucht hattest, kannst du hier noch nachlesen.',
    }
  }
  if (!isReceipt && kept.every(({ can }) => can.cancel === 'over')) {
    return {
      title: 'Deine Buchung',
      text: 'Alle Sessions haben begonnen oder sind vorbei. Hier kannst du nachlesen, was du gebucht hattest.',
    }
  }
  return {
    title: isOne ? 'Dein Platz ist gebucht' : 'Deine Plätze sind gebucht',
    text: isReceipt
      ? 'Hier siehst du, wer welches Training besucht.'
      : 'Hier siehst du, wer welches Training besucht, und kannst die Buchung ändern.',
  }
}

/** Who wrote that they cannot come, and still has the seat: each needs a substitute, or the seat is cancelled. */
export function absentPeople({ seats }: Pick<BookingView, 'seats'>): string[] {
  return seats
    .filter((seat) => seat.cannotComeSince !== null && isKept(seat))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
}
