import type { Problem } from '#platform/basics/domain/problem.ts'
import {
  bookingLinkKeyOf,
  bookingToken,
  newContactToken,
  seatToken,
} from '#shop/booking/server/booking-link.ts'
import type { BookingView, SeatView } from '#shop/booking-changes/domain/booking-view.ts'
import type { TestProduct } from './test-product.ts'

interface LinkedRow {
  id: string
  reference: string
  linkCounter: number
  newContactEmail: string | null
}

/** The calls of bookers and attendees, by the links that the mails to them have now. */
export async function bookerCalls(product: TestProduct) {
  const key = await bookingLinkKeyOf(product.db)
  const find = async (id: string) => {
    const { rows } = await product.pool.query<LinkedRow>(
      `select id, reference, link_counter as "linkCounter", new_contact_email as "newContactEmail"
       from registrations where id = $1`,
      [id],
    )
    const [row] = rows
    if (!row) throw new Error(`There is no registration ${id}`)
    return row
  }
  /** The address of the call that reads the booking. */
  const addressOf = async (id: string) => {
    const row = await find(id)
    return `/api/bookings/${row.reference}/${bookingToken(key, row)}`
  }
  const newContactAddressOf = async (id: string) => {
    const row = await find(id)
    const token = newContactToken(key, row, row.newContactEmail ?? '')
    return `/api/bookings/${row.reference}/contact/${token}`
  }
  /** The seats of the registration, ordered by slot. */
  const seatsOf = async (id: string) => {
    const { rows } = await product.pool.query<{ id: string; email: string }>(
      'select id, email from attendees where registration_id = $1 order by position',
      [id],
    )
    return rows
  }
  const seatAddressOf = async (id: string, position: number) => {
    const seat = (await seatsOf(id))[position - 1]
    if (!seat) throw new Error(`There is no seat ${position}`)
    return `/api/seats/${seat.id}/${seatToken(key, seat)}`
  }
  const write = async (id: string, method: string, path: string, body: object, version?: number) =>
    product.send<Omit<BookingView, 'status'> & Omit<Problem, 'status'>>(
      method,
      `${await addressOf(id)}${path}`,
      body,
      version === undefined ? {} : { 'If-Match': `"${version}"` },
    )
  return {
    key,
    addressOf,
    newContactAddressOf,
    seatsOf,
    seatAddressOf,
    write,
    read: async (id: string) => product.get<BookingView>(await addressOf(id)),
    readSeat: async (id: string, position: number) =>
      product.get<SeatView>(await seatAddressOf(id, position)),
  }
}
