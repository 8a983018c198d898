const BERLIN = 'Europe/Berlin'

interface Session {
  startsAt: string | null
  endsAt: string | null
}

/** Who is addressed, by docs/voice.md; or English. */
export type Addressed = keyof typeof WORDS

const WORDS = {
  du: { before: 'Berliner Zeit, ', own: 'bei dir', clock: ' Uhr', locale: 'de-DE' },
  ihr: { before: 'Berliner Zeit, ', own: 'bei euch', clock: ' Uhr', locale: 'de-DE' },
  // English texts of sessions name the zone themselves.
  en: { before: '', own: 'your time', clock: '', locale: 'en-GB' },
} as const

/**
 * When a session is in the time zone of the visitor: "bei dir 04:00 – 05:30 Uhr", with the day where it is another one
 * than in Berlin. Null where the clocks show what they show in Berlin, and where an instant is unknown.
 *
 * @param timeZone the visitor's, such as "America/New_York"
 */
export function ownTimeText(
  { startsAt, endsAt }: Session,
  timeZone: string,
  addressed: Addressed = 'du',
): string | null {
  if (startsAt === null || endsAt === null || timeZone === BERLIN) return null
  const words = WORDS[addressed]
  const clock = (instant: string, zone: string) =>
    formatsOf(words.locale, zone).clock.format(new Date(instant))
  const day = (zone: string) => formatsOf(words.locale, zone).day.format(new Date(startsAt))
  const isSame = [startsAt, endsAt].every((at) => clock(at, timeZone) === clock(at, BERLIN))
  if (isSame && day(timeZone) === day(BERLIN)) return null
  const times = `${clock(startsAt, timeZone)} – ${clock(endsAt, timeZone)}${words.clock}`
  const ownDay = day(timeZone) === day(BERLIN) ? '' : `${day(timeZone)}, `
  return `${words.own} ${ownDay}${times}`
}

const formats = new Map<string, Record<'clock' | 'day', Intl.DateTimeFormat>>()

/** Made once each: making one takes longer than all else that a page's script does at first. */
function formatsOf(locale: string, timeZone: string) {
  const key = `${locale} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const made = {
    clock: new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' }),
    day: new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' }),
  }
  formats.set(key, made)
  return made
}

/** "(Berliner Zeit, bei dir 04:00 – 05:30 Uhr)", in the zone of this browser; null where {@link ownTimeText} is. */
export function ownTimeNote(session: Session, addressed: Addressed = 'du'): string | null {
  const own = ownTimeText(session, Intl.DateTimeFormat().resolvedOptions().timeZone, addressed)
  return own && `(${WORDS[addressed].before}${own})`
}
