import type { BookedSeat, BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { isKept } from './booked-sessions.ts'
import { cancelUntilText, moveUntilText, replaceUntilText } from './rule-texts.ts'

export type SeatChoice = 'replace' | 'correct' | 'move' | 'cancel'

/** Something that can be done with a seat, and until when. */
export interface OfferedChoice {
  choice: SeatChoice
  label: string
  text: string
}

/** What the booker can do with a seat now, in the order in which it is offered. */
export function seatChoices(
  { rules, requests }: Pick<BookingView, 'rules' | 'requests'>,
  seat: BookedSeat,
): OfferedChoice[] {
  if (!isKept(seat)) return []
  const { can } = seat
  const choices: OfferedChoice[] = []
  if (can.replace) {
    choices.push(
      { choice: 'replace', label: 'Jemand anderes kommt', text: replaceUntilText(seat, rules) },
      {
        choice: 'correct',
        label: 'Name oder Firma stimmt nicht',
        text: 'Die Person bleibt, ihre Angaben ändern sich.',
      },
    )
  }
  if (can.move) {
    choices.push({ choice: 'move', label: 'Anderer Termin', text: moveUntilText(seat, rules) })
  }
  if (can.cancel !== 'over' && !openRequestOf(requests, seat.id)) {
    choices.push({
      choice: 'cancel',
      label: can.cancel === 'free' ? 'Platz absagen' : 'Absage anfragen',
      text: cancelUntilText(seat, rules, can.cancel),
    })
  }
  return choices
}

/** The open request that concerns the seat: its own, or that of the whole booking. */
export function openRequestOf(requests: BookingView['requests'], seatId: string | null) {
  return requests.find(
    ({ state, attendeeId }) => state === 'open' && (attendeeId === null || attendeeId === seatId),
  )
}
