const BERLIN = 'Europe/Berlin'

/**
 * When a session is in the time zone of the visitor: "bei dir 04:00 – 05:30 Uhr", with the day where it is another one
 * than in Berlin. Null where the clocks show what they show in Berlin, and where an instant is unknown.
 *
 * @param timeZone the visitor's, such as "America/New_York"
 */
export function ownTimeText(
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  timeZone: string,
): string | null {
  if (startsAt === null || endsAt === null) return null
  const clock = (instant: string, zone: string) =>
    new Date(instant).toLocaleTimeString('de-DE', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
    })
  const day = (zone: string) =>
    new Date(startsAt).toLocaleDateString('de-DE', { timeZone: zone, dateStyle: 'full' })
  const isSame = [startsAt, endsAt].every((at) => clock(at, timeZone) === clock(at, BERLIN))
  if (isSame && day(timeZone) === day(BERLIN)) return null
  const times = `${clock(startsAt, timeZone)} – ${clock(endsAt, timeZone)} Uhr`
  return day(timeZone) === day(BERLIN) ? `bei dir ${times}` : `bei dir ${day(timeZone)}, ${times}`
}
