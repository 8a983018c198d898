/** The instant (ms) of today, in the browser's time zone, at which the plan begins; null without a start time. */
export function plannedStart(startTime: string, now: Date): number | null {
  const [hour, minute] = startTime.split(':').map(Number)
  if (hour === undefined || minute === undefined) return null
  const start = new Date(now)
  start.setHours(hour, minute, 0, 0)
  return Number.isNaN(start.getTime()) ? null : start.getTime()
}
