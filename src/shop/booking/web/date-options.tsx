import type { OfferedDate } from './offered-dates.ts'
import { dateOption } from './slot-texts.ts'

/** The options of a select of dates. Several dates of one training are grouped under its title. */
export function DateOptions({ dates }: { dates: readonly OfferedDate[] }) {
  const trainings = [...new Set(dates.map(({ trainingId }) => trainingId))]
  return trainings.map((id) => (
    <OfTraining key={id} dates={dates.filter(({ trainingId }) => trainingId === id)} />
  ))
}

function OfTraining({ dates }: { dates: readonly OfferedDate[] }) {
  const options = dates.map((date) => (
    <option key={date.id} value={date.id} disabled={!date.bookable}>
      {dateOption(date)}
    </option>
  ))
  return dates.length > 1 ? <optgroup label={dates[0]?.title}>{options}</optgroup> : options
}
