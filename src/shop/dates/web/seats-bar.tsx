import { classes } from '#platform/design/web/classes.ts'
import { counted } from '#platform/design/web/counted.ts'
import { freeSeats } from '#shop/seats/domain/waiting-offers.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'

interface SeatsProps {
  date: Pick<PlannedDate, 'seatsTaken' | 'capacity'>
}

const SEATS = { one: 'Platz', many: 'Plätze' }

/** The taken seats of a date in words, over a bar, and for how many seats people wait. */
export function Seats({ date }: { date: PlannedDate }) {
  const { seatsHeld, waiting } = date
  return (
    <>
      <p className="text-small tabular-nums">
        {`${seatsText(date)}${seatsHeld > 0 ? `, ${counted(SEATS, seatsHeld)} angeboten` : ''}`}
      </p>
      {waiting > 0 && (
        <p className="text-secondary text-small tabular-nums">
          {`Auf der Warteliste: ${counted(SEATS, waiting)}`}
        </p>
      )}
      <SeatsBar date={date} className="mt-1.5 h-2 bg-sand" />
    </>
  )
}

/** How many seats are left: offered ones are held, and none of the others. */
export function freeText({
  capacity,
  seatsTaken,
  seatsHeld,
}: Pick<PlannedDate, 'capacity' | 'seatsTaken' | 'seatsHeld'>): string {
  const free = freeSeats({ capacity, seatsTaken, seatsHeld })
  if (free > 0) return `${counted(SEATS, free)} frei`
  return seatsTaken >= capacity ? 'Ausgebucht' : 'Kein weiterer Platz frei'
}

/** "3 von 20 Plätzen vergeben" */
export function seatsText({ seatsTaken, capacity }: SeatsProps['date']): string {
  return `${seatsTaken} von ${capacity} Plätzen vergeben`
}

/** The share of the taken seats; a text next to it says the same. */
export function SeatsBar({ date, className }: SeatsProps & { className: string }) {
  const { seatsTaken, capacity } = date
  const share = capacity === 0 ? 100 : Math.min(100, (seatsTaken / capacity) * 100)
  return (
    <div
      aria-hidden="true"
      className={classes('meter-track overflow-hidden rounded-pill', className)}
    >
      <div className="meter-fill h-full rounded-pill bg-brand" style={{ width: `${share}%` }} />
    </div>
  )
}
