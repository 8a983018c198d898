/** Day and time of a session, which break between them and not within, unless one is wider than its line. */
export function DayAndTime({ date, time }: { date: string; time: string }) {
  return (
    <>
      <span className="inline-block">{date},</span> <span className="inline-block">{time}</span>
    </>
  )
}
