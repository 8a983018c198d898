import type { MailTraining } from '#shop/booking/server/seat-facts.ts'
import type { WaitingEnd, WaitingFacts } from './waiting-facts.ts'

declare module '#platform/mail/server/mail-data.ts' {
  interface MailDataOf {
    /** To somebody who asked to join a waiting list: to be confirmed by the link, unless they are on it already. */
    'waiting.confirm': WaitingFacts & { isOnList: boolean }
    'waiting.offer': WaitingFacts & {
      offeredSeats: number
      endsAt: string
      /** The present price of each package for this person. */
      prices: { packageName: string; seats: number; price: string }[]
    }
    /** Nobody accepted the offer in time. */
    'waiting.offer_ended': WaitingFacts & { isOnList: boolean }
    /** The place on the list is lost: the date begins or is cancelled, or the training is no longer offered. */
    'waiting.closed': WaitingFacts & { reason: WaitingEnd; hadOffer: boolean }
    'waiting.left': WaitingFacts & { byStaff: boolean }
    /** To somebody who waits for new dates of a training. */
    'waiting.new_dates': WaitingFacts & { dates: Pick<MailTraining, 'date' | 'time'>[] }
  }
}
