import { randomUUID } from 'node:crypto'
import type { MailContent } from '#platform/mail/server/mail-data.ts'
import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import { isSameAddress } from '#platform/mail/server/recipients.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import type { NewlyTold } from '#shop/booking/server/told.repository.ts'
import { bookedSeat, ownSeat, toldBooking } from '#shop/booking/server/told-facts.ts'
import type { OwnDifference } from './own-differences.ts'
import { dateOf, type PresentBooking } from './present-booking.ts'

/** The mails about what differs, and what they tell. Each item is told by one of them. */
export class PlannedMails {
  readonly mails: (NewMail & { id: string })[] = []
  readonly told: NewlyTold[] = []
  /** The SEQUENCE of the last calendar entry of each seat whose entry changes. */
  readonly sequences = new Map<string, number>()
  readonly #booking: PresentBooking

  constructor(booking: PresentBooking) {
    this.#booking = booking
  }

  /** Adds a mail, and what its recipient knows from it. An erased person gets none and counts as told. */
  add(
    content: MailContent,
    {
      to,
      own = [],
      booked = [],
      booking,
      unconfirmedPerHour,
    }: {
      to: string
      /** Of own seats, the recipient's or of whoever is told by nobody else. */
      own?: readonly OwnDifference[]
      /** The ids of the booked seats whose present state it says, to the booker. */
      booked?: readonly string[]
      /** Where it tells the booker the state of the booking itself, or that it is theirs no more. */
      booking?: 'present' | 'left'
      unconfirmedPerHour?: number | undefined
    },
  ): void {
    const { registration } = this.#booking
    const id = isErasedAddress(to) ? null : randomUUID()
    const dateId = 'dateId' in content.data ? content.data.dateId : ''
    if (id)
      this.mails.push({
        ...content,
        id,
        recipient: to,
        registrationId: registration.id,
        dedupeKey: [content.template, dateId, registration.id, id].filter(Boolean).join('/'),
        unconfirmedPerHour,
      })
    for (const { seat, kind, recipient } of own) {
      const facts = kind === 'lost' ? null : ownSeat(seat, dateOf(this.#booking, seat))
      this.#tell({ item: `own/${seat.id}`, recipient, facts, mailId: id })
    }
    for (const seatId of booked) this.#tellSeat(seatId, id)
    if (booking === 'present') this.#tellBooking(id)
    if (booking === 'left') this.#tell({ item: 'booking', recipient: to, facts: null, mailId: id })
  }

  /** Records that staff know the whole history, with a mail or because they want none. */
  tellHistory(recipient: string, mail: MailContent | null): void {
    const [last] = this.#booking.history
    if (!last) return
    if (mail) this.add(mail, { to: recipient })
    const facts = { through: last.createdAt.toISOString() }
    const mailId = mail ? (this.mails.at(-1)?.id ?? null) : null
    this.#tell({ item: 'history', recipient, facts, mailId })
  }

  #tellBooking(mailId: string | null): void {
    const { registration, packageName, billing, history } = this.#booking
    const facts = toldBooking(registration, {
      packageName,
      billing,
      status: registration.status,
      through: history[0]?.createdAt.toISOString() ?? null,
    })
    this.#tell({ item: 'booking', recipient: registration.contactEmail, facts, mailId })
  }

  #tellSeat(seatId: string, mailId: string | null): void {
    const seat = this.#booking.seats.find(({ id }) => id === seatId)
    if (!seat) return
    this.#tell({
      item: `booked/${seatId}`,
      recipient: this.#booking.registration.contactEmail,
      facts: bookedSeat(seat, dateOf(this.#booking, seat)),
      mailId,
    })
  }

  /** The SEQUENCE of the seat's next calendar entry, higher than that of any earlier one. */
  nextSequence(seatId: string): number {
    const seat = this.#booking.seats.find(({ id }) => id === seatId)
    const next = (this.sequences.get(seatId) ?? seat?.calendarSequence ?? 0) + 1
    this.sequences.set(seatId, next)
    return next
  }

  #tell(item: NewlyTold): void {
    const isSame = (one: NewlyTold) =>
      one.item === item.item && isSameAddress(one.recipient, item.recipient)
    if (!this.told.some(isSame)) this.told.push(item)
  }
}
