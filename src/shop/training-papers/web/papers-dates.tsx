import { OwnTime } from '#platform/design/web/own-time-note.tsx'
import { unbroken } from '#platform/design/web/unbroken.ts'
import { sessionMinutes } from '#shop/seats/domain/session-facts.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import type { ComingDate } from '#shop/trainings/domain/training-date.ts'
import { freeSeatsText } from '#shop/trainings/web/coming-dates.ts'
import { DayAndTime } from '#shop/trainings/web/day-and-time.tsx'
import { firm } from '#site/pages/web/firm.ts'

/** The dates to come, each with its duration, who teaches, and the free seats. */
export function PapersDates({ training }: { training: Training }) {
  if (training.dates.length === 0)
    return <p className="text-secondary">Zurzeit ist kein Termin geplant.</p>
  return (
    <ul className="divide-y divide-sand border-sand border-y">
      {training.dates.map((date) => (
        <li key={date.id} className="break-inside-avoid py-3 print:py-1.5">
          <p className="font-semibold">
            <DayAndTime date={date.date} time={date.time} />{' '}
            <OwnTime addressed="ihr" session={date} />
          </p>
          <ul className="flex flex-wrap gap-x-6 text-secondary">
            {factsOf(date).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function factsOf(date: ComingDate): string[] {
  const minutes = sessionMinutes(date)
  return [
    ...(minutes === null ? [] : [`Dauer: ${unbroken(`${minutes} Minuten`)}`]),
    `Leitung: ${trainerText(date.trainer)}`,
    date.seatsLeft === 0 ? 'Ausgebucht' : unbroken(freeSeatsText(date.seatsLeft)),
  ]
}

/** "Ada Nworie (KI und Daten)", by the role of the team's member of that name, if there is one. */
function trainerText(trainer: string | null): string {
  if (trainer === null) return 'steht noch nicht fest'
  const member = firm().team.find(({ name }) => name === trainer)
  return member ? `${trainer} (${member.role.de})` : trainer
}
