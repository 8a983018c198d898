/** The instant of today, in the browser's zone, at which a plan begins; null where it names no time. */
export function plannedStart(startTime: string, now: Date): number | null {
  const [hour, minute] = startTime.split(':').map(Number)
  if (hour === undefined || minute === undefined) return null
  const start = new Date(now)
  start.setHours(hour, minute, 0, 0)
  return Number.isNaN(start.getTime()) ? null : start.getTime()
}
