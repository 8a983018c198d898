/** A session for the history of a booking, as displayed. */
export function sessionValues({
  title,
  date,
  time,
}: {
  title: string
  date: string
  time: string
}) {
  return { training: title, date, time }
}
