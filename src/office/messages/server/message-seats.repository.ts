import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import { whereAttendee } from '#office/registrations/server/list-filter.repository.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { trainingDates, trainings } from '#shop/trainings/server/trainings.schema.ts'
import type { MessageRecipients } from '../domain/message.ts'

/** A seat that a message is about, taken or not. */
export type MessageSeat = Awaited<ReturnType<typeof listMessageSeats>>[number]

/** The seats that staff chose, those of the oldest registration first. */
export async function listMessageSeats(db: Connection, chosen: MessageRecipients, limit: number) {
  return db
    .select({
      firstName: attendees.firstName,
      lastName: attendees.lastName,
      email: attendees.email,
      cancelledAt: attendees.cancelledAt,
      registration: {
        id: registrations.id,
        reference: registrations.reference,
        status: registrations.status,
        contactName: registrations.contactName,
        contactEmail: registrations.contactEmail,
      },
      date: {
        id: trainingDates.id,
        trainingId: trainingDates.trainingId,
        title: trainings.title,
        subtitle: trainings.subtitle,
        date: trainingDates.date,
        time: trainingDates.time,
        startsAt: trainingDates.startsAt,
        endsAt: trainingDates.endsAt,
        meetingUrl: trainingDates.meetingUrl,
      },
    })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
    .innerJoin(trainings, eq(trainings.id, attendees.trainingId))
    .where(await whereChosen(db, chosen))
    .orderBy(asc(registrations.createdAt), asc(registrations.id), asc(attendees.position))
    .limit(limit)
}

async function whereChosen(
  db: Connection,
  { dateId, attendeeIds, registrationIds, filter = {} }: MessageRecipients,
): Promise<SQL | undefined> {
  if (dateId) return eq(attendees.dateId, dateId)
  if (attendeeIds) return inArray(attendees.id, attendeeIds)
  if (registrationIds) return inArray(attendees.registrationId, registrationIds)
  return whereAttendee(db, filter)
}
