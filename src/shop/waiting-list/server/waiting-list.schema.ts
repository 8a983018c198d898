import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#platform/database/server/columns.ts'
import { registrations, registrationTexts } from '#shop/booking/server/registrations.schema.ts'
import { trainingDates, trainings } from '#shop/trainings/server/trainings.schema.ts'
import { WAITING_STATES } from '../domain/waiting-entry.ts'

export const waitingState = pgEnum('waiting_state', WAITING_STATES)

/**
 * Who waits: for seats on a full date, or, without a date, for new dates of a training. Rows of a date are written only
 * while the date is locked.
 */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    id: id(),
    trainingId: text('training_id')
      .notNull()
      .references(() => trainings.id, { onDelete: 'cascade' }),
    dateId: uuid('date_id'),
    state: waitingState('state').notNull().default('unconfirmed'),
    seats: integer('seats').notNull(),
    /** The fewest seats that are of use, from 1 to `seats`. */
    atLeast: integer('at_least').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    ...registrationTexts,
    /** Its place on the date's list: the lowest comes first. Given at confirmation, and anew after an offer that expired. */
    place: integer('place').notNull().default(0),
    /** How many offers expired. */
    expiredOffers: integer('expired_offers').notNull().default(0),
    /** The seats that are held for it. This and the next are set exactly while the state is `offered`. */
    offeredSeats: integer('offered_seats'),
    offerEndsAt: instant('offer_ends_at'),
    /** The registration that accepted the offer. */
    registrationId: uuid('registration_id').references(() => registrations.id, {
      onDelete: 'set null',
    }),
    /** Of an entry for a training: the dates to come that the person knows or was told of. */
    knownDates: uuid('known_dates').array().notNull().default(sql`'{}'`),
    /** When the person asked to join; the prices of that day hold. */
    joinedAt: instant('joined_at').notNull(),
    /** When the state became one that is not left again; null while it is active. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (entry) => [
    foreignKey({
      name: 'waiting_entries_have_a_date_of_their_training',
      columns: [entry.dateId, entry.trainingId],
      foreignColumns: [trainingDates.id, trainingDates.trainingId],
    }).onDelete('cascade'),
    uniqueIndex('waiting_entries_one_per_date_and_address')
      .on(entry.dateId, sql`lower(${entry.email})`)
      .where(sql`${entry.endedAt} is null`),
    uniqueIndex('waiting_entries_one_per_training_and_address')
      .on(entry.trainingId, sql`lower(${entry.email})`)
      .where(sql`${entry.endedAt} is null and ${entry.dateId} is null`),
    index('waiting_entries_active')
      .on(entry.dateId, entry.place)
      .where(sql`${entry.endedAt} is null`),
    index('waiting_entries_of_date').on(entry.dateId),
    index('waiting_entries_of_training').on(entry.trainingId),
    index('waiting_entries_of_registration').on(entry.registrationId),
    check(
      'waiting_entries_seats_in_range',
      sql`${entry.seats} between 1 and 4 and ${entry.atLeast} between 1 and ${entry.seats}`,
    ),
    check(
      'waiting_entries_offer_is_whole',
      sql`(${entry.state} = 'offered') = (${entry.offeredSeats} is not null)
        and (${entry.state} = 'offered') = (${entry.offerEndsAt} is not null)
        and ${entry.offeredSeats} between 1 and ${entry.seats}`,
    ),
    check(
      'waiting_entries_end_has_its_instant',
      sql`(${entry.state} in ('unconfirmed', 'waiting', 'offered')) = (${entry.endedAt} is null)`,
    ),
  ],
)
