import type { MailTraining } from '#shop/booking/server/seat-facts.ts'

declare module '#platform/mail/server/mail-data.ts' {
  interface MailDataOf {
    /** To a booker who has lost the links: those of the bookings whose sessions are not long over, the newest first. */
    'booking.links': {
      bookerName: string
      bookings: { bookingLink: BookingLink; dates: Pick<MailTraining, 'title' | 'date'>[] }[]
    }
  }
}
