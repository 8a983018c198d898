import type { SeatView } from '#domain/registration/booking-view.ts'

/** What the page says about the seat as a whole. */
interface SeatTexts {
  title: string
  text: string
}

/** Title and explanation of the seat's state. */
export function seatTexts(seat: Omit<SeatView, 'reference'>): SeatTexts {
  const { firstName, bookerName, status, isDateCancelled, cannotComeSince } = seat
  if (isDateCancelled) {
    return {
      title: 'Dieser Termin ist abgesagt',
      text: `Wie es weitergeht, weiß ${bookerName}: Dort kam unsere E-Mail dazu an.`,
    }
  }
  if (status === 'cancelled') {
    return {
      title: 'Dein Platz ist abgesagt',
      text: `Du musst nichts tun. Fragen dazu beantwortet dir ${bookerName}, von dort kam die Buchung.`,
    }
  }
  if (cannotComeSince !== null) {
    return {
      title: 'Wir haben Bescheid gesagt',
      text: `${bookerName} weiß, dass du nicht kommen kannst, und entscheidet, ob jemand anderes den Platz bekommt. Bis dahin bleibt er deiner.`,
    }
  }
  return {
    title: `Hallo ${firstName}, das ist dein Platz`,
    text:
      status === 'confirmed'
        ? `${bookerName} hat dich angemeldet. Hier steht alles, was du für die Session brauchst.`
        : `${bookerName} hat dich angemeldet. Wir haben die Buchung noch nicht bestätigt, der Platz ist so lange reserviert.`,
  }
}

/** Whether the attendee can still write that they cannot come. */
export function canSayNo({
  status,
  isDateCancelled,
  cannotComeSince,
}: Pick<SeatView, 'status' | 'isDateCancelled' | 'cannotComeSince'>): boolean {
  return status !== 'cancelled' && !isDateCancelled && cannotComeSince === null
}
