import type { MailTraining } from '#shop/booking/server/seat-facts.ts'

/** In every mail to somebody who waits. */
export interface WaitingFacts {
  /** First and last name. */
  name: string
  /** The entry of the waiting list, from which the personal link in the mail is made when it is sent. */
  entryId: string
  training: Pick<MailTraining, 'id' | 'title'>
  /** The date's display texts; null for somebody who waits for new dates of the training. */
  session: Pick<MailTraining, 'date' | 'time'> | null
  seatsWanted: number
  /** The fewest seats that are of use. */
  atLeast: number
}

/** Why a waiting list was closed. */
export type WaitingEnd = 'begun' | 'cancelled' | 'training_gone'
