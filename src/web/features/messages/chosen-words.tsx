import { useQuery } from '@tanstack/react-query'
import { counted } from '../../lib/formats/counted.ts'
import { dateQuery } from '../../lib/queries/dates-query.ts'
import { DayAndTime } from '../../ui/day-and-time.tsx'
import type { Chosen } from './compose-search.ts'

const REGISTRATIONS = { one: 'ausgewählte Anmeldung', many: 'ausgewählte Anmeldungen' }
const SEATS = { one: 'ausgewählten Platz', many: 'ausgewählte Plätze' }

/** Whom the message is for, as staff chose it. */
export function ChosenWords({ chosen }: { chosen: Chosen }) {
  const { dateId, registrationIds, attendeeIds } = chosen
  if (dateId) return <DateWords id={dateId} />
  if (registrationIds) return `Für ${counted(REGISTRATIONS, registrationIds.length)}`
  if (attendeeIds) return `Für ${counted(SEATS, attendeeIds.length)}`
  return 'Für alle Teilnehmenden, die der Filter der Liste findet'
}

function DateWords({ id }: { id: string }) {
  const { data: date } = useQuery(dateQuery(id))
  if (!date) return 'Für alle mit einem Platz an einem Termin'
  return (
    <>
      Für alle mit einem Platz: {date.trainingTitle},{' '}
      <DayAndTime date={date.date} time={date.time} />
    </>
  )
}
