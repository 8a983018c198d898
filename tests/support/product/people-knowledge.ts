import type pg from 'pg'
import { expect } from 'vitest'
import type { MailContent } from '#platform/mail/server/mail-data.ts'
import type { SeatFacts } from '#shop/booking/server/seat-facts.ts'
import { readCalendars } from './people-calendars.ts'

type SentMail = MailContent & { recipient: string }

/** What a booker believes after all mails: the status, and for whom seats are booked at which instant. */
interface Belief {
  status: string
  /** "Jörg Weiß, 2027-01-07T09:00:00.000Z" */
  seats: string[]
  /** "149.00"; '' before the first mail. */
  price: string
}

interface BookedSeat {
  registrationId: string
  status: string
  booker: string
  email: string
  name: string
  startsAt: Date
  isCancelled: boolean
  /** Whether the seat alone was cancelled. */
  isCancelledAlone: boolean
  /** Of the booking. */
  price: string
}

/** One has the seat of the other. */
const NAMESAKES = /"attendee":"([^"]+)","training":\{[^}]*\},"formerAttendee":"\1"/

/**
 * Expects that the mails that were sent leave everybody with the truth: each booker's last word about status and seats,
 * and each calendar. Nobody has got the same mail twice.
 *
 * @param now sessions that have begun are left out
 */
export async function expectPeopleToKnow(pool: pg.Pool, now: Date): Promise<void> {
  const seats = (await readSeats(pool)).filter(({ startsAt }) => startsAt > now)
  const calendars = await readCalendars(pool)
  for (const [id, ofBooking] of Map.groupBy(seats, ({ registrationId }) => registrationId)) {
    const [first] = ofBooking
    if (!first) continue
    const mails = await readSentMails(pool, id)
    for (const toOne of Map.groupBy(mails, ({ recipient }) => recipient.toLowerCase()).values()) {
      const texts = toOne.map((mail) => JSON.stringify(mail))
      // The mails about two changes of billing data do not name them, and so look alike; so do two about people of one name.
      const repeated = texts.filter(
        (text, index) =>
          text === texts[index - 1] && !text.includes('"billing"') && !NAMESAKES.test(text),
      )
      expect(repeated, 'no mail twice').toEqual([])
    }
    expectBookerToKnow(first, ofBooking, { mails, now })
  }
  expectCalendars(calendars, seats, now)
}

function readSeats(pool: pg.Pool): Promise<BookedSeat[]> {
  return pool
    .query<BookedSeat>(
      `select r.id as "registrationId", r.status, r.contact_email as booker, a.email,
         a.first_name || ' ' || a.last_name as name, d.starts_at as "startsAt",
         a.cancelled_at is not null or r.status = 'cancelled' as "isCancelled",
         a.cancelled_at is not null as "isCancelledAlone", r.price
       from attendees a join registrations r on r.id = a.registration_id
       join training_dates d on d.id = a.date_id`,
    )
    .then(({ rows }) => rows)
}

async function readSentMails(pool: pg.Pool, registrationId: string): Promise<SentMail[]> {
  const { rows } = await pool.query<SentMail>(
    `select template, data, recipient from mails
     where registration_id = $1 and status = 'sent' and data is not null
     -- Of mails that are written together, those that list all seats count last.
     order by created_at, template like 'date.cancelled.%' desc, template desc`,
    [registrationId],
  )
  return rows
}

function expectBookerToKnow(
  { status, booker, price }: BookedSeat,
  seats: readonly BookedSeat[],
  { mails, now }: { mails: readonly SentMail[]; now: Date },
): void {
  const own = mails.filter(({ recipient }) => recipient.toLowerCase() === booker.toLowerCase())
  const belief = own.reduce<Belief>(believe, { status: '', seats: [], price: '' })
  const story = own.map(({ template }) => template).join(', ')
  // Nobody is told that a decision is open again, nor of a status that concerns no seat to come.
  if (status !== 'pending' && seats.some(({ isCancelledAlone }) => !isCancelledAlone))
    expect(belief.status, story).toBe(status)
  if (own.length > 0) expect(belief.price, story).toBe(price)
  const isToCome = (seat: string) => (seat.split(', ')[1] ?? '') > now.toISOString()
  // Of a booking that is not confirmed, another time is told with the confirmation.
  const words = (seat: string) => (status === 'pending' ? (seat.split(', ')[0] ?? '') : seat)
  const truth = seats
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ name, startsAt }) => `${name}, ${startsAt.toISOString()}`)
  if (status === 'pending' && belief.status === 'cancelled') return
  expect(belief.seats.filter(isToCome).map(words).sort(), story).toEqual(truth.map(words).sort())
}

function believe(belief: Belief, { template, data }: SentMail): Belief {
  switch (template) {
    case 'registration.received':
      return { status: 'pending', seats: data.seats.map(wordsOf), price: data.price }
    case 'registration.confirmed.booker':
      return { status: 'confirmed', seats: data.seats.map(wordsOf), price: data.price }
    case 'registration.cancelled.booker':
      return { status: 'cancelled', seats: [], price: data.price }
    case 'booking.changed.booker':
      return { status: data.status, seats: data.seats.map(wordsOf), price: data.price }
    case 'date.cancelled.booker': {
      const { outcome } = data
      const lost = data.seats.map(wordsOf)
      const moved =
        outcome.kind === 'move'
          ? data.seats.map(({ attendee }) => wordsOf({ attendee, training: outcome.training }))
          : []
      const seats = [...without(belief.seats, lost), ...moved]
      return { ...belief, status: seats.length === 0 ? 'cancelled' : belief.status, seats }
    }
    case 'session.changed': {
      const { startsAt: before } = data.before
      const { startsAt: after } = data.training
      return {
        ...belief,
        seats: belief.seats.map((seat) => seat.replace(before ?? '-', after ?? '-')),
      }
    }
    default:
      return belief
  }
}

function wordsOf({ attendee, training }: SeatFacts): string {
  return `${attendee}, ${training.startsAt}`
}

function without(all: readonly string[], removed: readonly string[]): string[] {
  const left = [...all]
  for (const one of removed) {
    const index = left.indexOf(one)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** Every confirmed seat is in its attendee's calendar, and nothing else is, except seats whose booking is open again. */
function expectCalendars(
  calendars: Record<string, string[]>,
  seats: readonly BookedSeat[],
  now: Date,
): void {
  const entriesOf = (status: string[]) =>
    seats
      .filter((seat) => !seat.isCancelled && status.includes(seat.status))
      .map(({ email, startsAt }) => `${email.toLowerCase()}, ${startsAt.toISOString()}`)
  const inCalendars = Object.entries(calendars).flatMap(([address, starts]) =>
    starts
      .filter((start) => start > now.toISOString())
      .map((start) => `${address.toLowerCase()}, ${start}`),
  )
  expect(without(entriesOf(['confirmed']), inCalendars), 'missing in calendars').toEqual([])
  expect(
    without(inCalendars, entriesOf(['confirmed', 'pending'])),
    'should not be in calendars',
  ).toEqual([])
}
