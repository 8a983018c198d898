import { useQuery } from '@tanstack/react-query'
import { counted } from '#platform/design/web/counted.ts'
import { dateQuery } from '#shop/trainings/web/dates-query.ts'
import { DayAndTime } from '#shop/trainings/web/day-and-time.tsx'
import type { Chosen } from './compose-search.ts'

const REGISTRATIONS = { one: 'ausgewählte Anmeldung', many: 'ausgewählte Anmeldungen' }
const SEATS = { one: 'ausgewählten Platz', many: 'ausgewählte Plätze' }

/** Whom the message is for, as staff chose it. */
export function ChosenWords({ chosen }: { chosen: Chosen }) {
  const { dateId, registrationIds, attendeeIds } = chosen
  if (dateId) return <DateWords id={dateId} />
  if (registrationIds) return <span>{`Für ${counted(REGISTRATIONS, registrationIds.length)}`}</span>
  if (attendeeIds) return <span>{`Für ${counted(SEATS, attendeeIds.length)}`}</span>
  return <span>Für alle Teilnehmenden, die der Filter der Liste findet</span>
}

function DateWords({ id }: { id: string }) {
  const { data: date } = useQuery(dateQuery(id))
  if (!date) return <span>Für alle mit einem Platz an einem Termin</span>
  return (
    <>
      <span>{`Für alle mit einem Platz: ${date.trainingTitle}, `}</span>
      <DayAndTime date={date.date} time={date.time} />
    </>
  )
}
