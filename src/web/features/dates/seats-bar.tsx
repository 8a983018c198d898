import type { PlannedDate } from '#domain/training/date-edit.ts'
import { classes } from '../../ui/classes.ts'

interface SeatsProps {
  date: Pick<PlannedDate, 'seatsTaken' | 'capacity'>
}

/** The taken seats of a date in words, over a bar. */
export function Seats({ date }: SeatsProps) {
  return (
    <>
      <p className="text-small tabular-nums">{seatsText(date)}</p>
      <SeatsBar date={date} className="mt-1.5 h-2 bg-sand" />
    </>
  )
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
    <div aria-hidden="true" className={classes('overflow-hidden rounded-pill', className)}>
      <div className="h-full rounded-pill bg-brand" style={{ width: `${share}%` }} />
    </div>
  )
}
