import type { SeatView } from '#shop/booking-changes/domain/booking-view.ts'

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
      text: `Wie es weitergeht, steht in unserer E-Mail an ${bookerName}.`,
    }
  }
  if (status === 'cancelled') {
    return {
      title: 'Dein Platz ist abgesagt',
      text: `Du musst nichts tun. ${bookerName} hat für dich gebucht und kann dir Fragen dazu beantworten.`,
    }
  }
  if (cannotComeSince !== null) {
    return {
      title: 'Wir sagen Bescheid',
      text: `${bookerName} erfährt per E-Mail, dass du nicht kommen kannst, und entscheidet, ob jemand anderes den Platz bekommt. Bis dahin gehört er dir.`,
    }
  }
  return {
    title: `Hallo ${firstName}, das ist dein Platz`,
    text:
      status === 'confirmed'
        ? `${bookerName} hat dich angemeldet. Hier steht alles, was du für die Session brauchst.`
        : `${bookerName} hat dich angemeldet. Bis wir die Buchung bestätigen, ist der Platz für dich reserviert.`,
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
