/** An inline block is underlined by itself and not by the link around it. */
const WHOLE = 'inline-block [text-decoration:inherit]'

/** Day and time of a session, which break between them and not within, unless one is wider than its line. */
export function DayAndTime({ date, time }: { date: string; time: string }) {
  return (
    <>
      <span className={WHOLE}>{`${date},`}</span> <span className={WHOLE}>{time}</span>
    </>
  )
}
