import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { RegistrationTexts } from '#shop/seats/domain/registration-fields.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import type { WaitingEntry, WaitingList } from '#shop/waiting-list/domain/waiting-entry.ts'
import { serveWaitingLists } from '#shop/waiting-list/server/serve-waiting-lists.task.ts'
import { tokenOf, waitingListKeyOf } from '#shop/waiting-list/server/waiting-token.ts'
import { aPerson, BOOKER, bookSeats, ownSeat } from './bookings.ts'
import { listMails, statusCall } from './mails.ts'
import type { TestProduct } from './test-product.ts'

/** Who joins a waiting list, with what is left out of a request to join. */
export interface Waiting extends Partial<RegistrationTexts> {
  firstName: string
  dateId?: string
  trainingId?: string
  seats?: number
  atLeast?: number
}

/** Calls of the waiting list, as visitors make them. */
export function waitingCalls(product: TestProduct) {
  const emailOf = (firstName: string) => `${firstName.toLowerCase()}@example.com`
  const join = ({ firstName, ...wish }: Waiting) =>
    product.send<{ status?: string; code?: string }>('POST', '/api/waiting-list', {
      ...aPerson(`${firstName} Wartmann`, { company: BOOKER.company }),
      ...wish,
    })
  /** The token of the person's entry that was stored last, as it is in the mails to them. */
  const tokenFor = async (firstName: string) => {
    const { rows } = await product.pool.query<{ id: string }>(
      'select id from waiting_entries where email = $1 order by created_at desc limit 1',
      [emailOf(firstName)],
    )
    return tokenOf(await waitingListKeyOf(product.db), rows[0]?.id ?? '')
  }
  const call = async <Body>(
    firstName: string,
    act: 'confirm' | 'decline' | 'leave' | 'accept',
    body: object = {},
    headers: Record<string, string> = {},
  ) =>
    product.send<Body & { code?: string }>(
      'POST',
      `/api/waiting-list/${await tokenFor(firstName)}/${act}`,
      body,
      headers,
    )
  return {
    emailOf,
    join,
    tokenFor,
    /** Joins and confirms. */
    async wait(waiting: Waiting): Promise<WaitingEntry> {
      await join(waiting)
      return (await call<WaitingEntry>(waiting.firstName, 'confirm')).body
    },
    read: async (firstName: string) =>
      (await product.get<WaitingEntry>(`/api/waiting-list/${await tokenFor(firstName)}`)).body,
    confirm: (firstName: string) => call<WaitingEntry>(firstName, 'confirm'),
    decline: (firstName: string) => call<WaitingEntry>(firstName, 'decline'),
    leave: (firstName: string) => call<WaitingEntry>(firstName, 'leave'),
    accept: (firstName: string, body?: object, headers?: Record<string, string>) =>
      call<BookingReceipt>(firstName, 'accept', body, headers),
    /** What the timetable does every minute, at the product's present time. */
    serve: () => serveWaitingLists(product.db, product.clock.now()),
  }
}

/** A training whose only date has that many seats, all of them booked, each by a registration of its own. */
export async function startFullDate(product: TestProduct, capacity: number) {
  const session = await product.logIn()
  const [training] = await product.trainings()
  const { id: trainingId = '', dateId } = training ?? {}
  if (!dateId) throw new Error('The first training has no date.')
  const setCapacity = (seats: number) =>
    product.send('PATCH', `/api/admin/dates/${dateId}`, { capacity: seats }, session)
  await setCapacity(capacity)
  const bookings: string[] = []
  for (let seat = 0; seat < capacity; seat += 1)
    bookings.push((await bookSeats(product, ownSeat(trainingId))).id)
  const setStatus = statusCall(product, session)
  return {
    session,
    trainingId,
    dateId,
    bookings,
    setCapacity,
    setStatus,
    /** Cancels so many of the bookings that were made first, and are not cancelled yet. */
    async free(seats = 1) {
      for (const id of bookings.splice(0, seats)) await setStatus(id, 'cancelled')
    },
    seatsLeft: async () =>
      (await product.trainings()).find(({ id }) => id === trainingId)?.seatsLeft,
    list: async () =>
      (await product.get<WaitingList>(`/api/admin/dates/${dateId}/waiting-list`, session)).body,
    /** The date as staff see it. */
    planned: async () =>
      (
        await product.get<PlannedDate[]>(`/api/admin/dates?training=${trainingId}`, session)
      ).body.find(({ id }) => id === dateId),
    /** The mails to those who wait, as "waiting.offer to ida@example.com", except those that ask to confirm. */
    mails: async () =>
      (await listMails(product)).filter((mail) => /^waiting\.(?!confirm)/.test(mail)),
  }
}
