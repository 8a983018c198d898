import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { IS_UNSENT } from '#platform/mail/server/unsent-mails.repository.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { attendees, registrations } from './registrations.schema.ts'
import { told } from './told.schema.ts'
import type { ToldOwnSeat } from './told-facts.ts'

export type SeatRow = typeof attendees.$inferSelect

/** A seat that is not cancelled, in a registration that is not either, with its attendee. */
export interface TakenSeat {
  id: string
  /** First and last name. */
  name: string
  email: string
  registrationId: string
  reference: string
  status: RegistrationStatus
  /** Of the registration, for the booker's link. */
  linkCounter: number
  booker: { name: string; email: string }
  /** Whether somebody else of the registration has a seat with the same address. */
  isMailboxShared: boolean
  /** When the attendee was last told of the seat; null where they do not know of it. */
  informedAt: Date | null
  /** What they were told last, or are just being told; null for nothing. */
  known: ToldOwnSeat | null
}

/** What the present attendee of a seat was told of it. */
const OF_OWN_SEAT = and(
  eq(told.registrationId, attendees.registrationId),
  eq(told.item, sql`'own/' || ${attendees.id}`),
  eq(told.recipient, sql`lower(${attendees.email})`),
)
/** The mail that says it, while it is not sent. */
const UNSENT_MAIL = and(eq(mails.id, told.mailId), IS_UNSENT)

const KNOWN_SINCE = instantOrNull(sql`case
  when case when ${isNull(mails.id)} then ${told.facts} else ${told.before} end is not null
  then ${told.toldAt} end`)

/**
 * When the present attendee of a seat was last told of it; null where they do not know of it, also because the mail that
 * says it is not sent yet.
 */
export const INFORMED_AT = instantOrNull(
  sql`(select ${KNOWN_SINCE} from ${told} left join ${mails} on ${UNSENT_MAIL} where ${OF_OWN_SEAT})`,
)

function instantOrNull(expression: SQL) {
  return expression.mapWith(told.toldAt) as SQL<Date | null>
}

/** The taken seats of a date, those of the oldest registration first. */
export function listTakenSeats(db: Connection, dateId: string): Promise<TakenSeat[]> {
  return db
    .select({
      id: attendees.id,
      name: sql<string>`${attendees.firstName} || ' ' || ${attendees.lastName}`,
      email: attendees.email,
      registrationId: registrations.id,
      reference: registrations.reference,
      status: registrations.status,
      linkCounter: registrations.linkCounter,
      booker: {
        name: registrations.contactName,
        email: registrations.contactEmail,
      },
      isMailboxShared: sql<boolean>`exists (
        select from ${attendees} other
        where other.registration_id = ${attendees.registrationId} and other.cancelled_at is null
          and lower(other.email) = lower(${attendees.email})
          and (other.first_name, other.last_name) <> (${attendees.firstName}, ${attendees.lastName}))`,
      informedAt: KNOWN_SINCE,
      known: sql<ToldOwnSeat | null>`${told.facts}`,
    })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .leftJoin(told, OF_OWN_SEAT)
    .leftJoin(mails, UNSENT_MAIL)
    .where(
      and(
        eq(attendees.dateId, dateId),
        isNull(attendees.cancelledAt),
        ne(registrations.status, 'cancelled'),
      ),
    )
    .orderBy(asc(registrations.createdAt), asc(registrations.id), asc(attendees.position))
}

/** All seats of the registration, also those that were cancelled alone, ordered by slot. */
export function listAllSeats(db: Connection, registrationId: string) {
  return db
    .select()
    .from(attendees)
    .where(eq(attendees.registrationId, registrationId))
    .orderBy(asc(attendees.position))
}

/** As {@link listAllSeats}, but locks the seats until the end of the transaction. */
export function lockAllSeats(tx: Transaction, registrationId: string): Promise<SeatRow[]> {
  return listAllSeats(tx, registrationId).for('update')
}
