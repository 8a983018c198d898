import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import type { Training } from '../domain/training.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', dateStyle: 'full' })
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' })

const SHORT_DAYS = {
  de: shortDay('de-DE'),
  en: shortDay('en-GB'),
} as const satisfies Record<Language, Intl.DateTimeFormat>

function shortDay(locale: string) {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Berlin',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
  })
}

type Session = Pick<Training, 'date' | 'time' | 'startsAt' | 'endsAt'>

/**
 * Day and time of a training's listed date. In German the texts of the shop, which staff may have written themselves; in
 * English they are made of the instants, where these are known.
 */
export function sessionText(
  { date, time, startsAt, endsAt }: Session,
  language: Language,
): { date: string; time: string } {
  if (language === 'de' || startsAt === null || endsAt === null)
    return { date: unbrokenDate(date), time: unbroken(time) }
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  return {
    date: unbrokenDate(DAY.format(start)),
    time: `${unbroken(`${TIME.format(start)} – ${TIME.format(end)}`)} ${unbroken('(Berlin time)')}`,
  }
}

/** "Do., 7. Januar" or "Thu 7 January": the day of a date alone, unbroken; its text where the start is unknown. */
export function shortDayText(
  { date, startsAt }: Pick<Session, 'date' | 'startsAt'>,
  language: Language,
): string {
  return unbroken(startsAt === null ? date : SHORT_DAYS[language].format(new Date(startsAt)))
}
