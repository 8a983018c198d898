import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'

/** What a format may hold: the year as "2027" or "27", and the number of the year with that many digits at least. */
const PLACES = /\{(JJJJ|JJ|N{1,8})\}/g
const ALLOWED = /^[A-Za-z0-9/._-]*$/
const LONGEST = 20

/** Why a format is refused, in German; null for one that is accepted. Example: "RE-{JJJJ}-{NNNN}". */
export function numberFormatProblem(format: string): string | null {
  const places = [...format.matchAll(PLACES)].map(([, place]) => place ?? '')
  const counts = places.filter((place) => place.startsWith('N')).length
  if (counts !== 1)
    return 'Das Format braucht genau eine Stelle für die laufende Nummer, zum Beispiel {NNNN}.'
  if (!places.some((place) => place.startsWith('J')))
    return 'Das Format braucht das Jahr, {JJJJ} oder {JJ}: Die Nummern beginnen jedes Jahr neu.'
  if (!ALLOWED.test(format.replace(PLACES, '')))
    return 'Neben den Stellen in geschweiften Klammern sind Buchstaben ohne Umlaute, Ziffern und / . _ - möglich.'
  return format.length > LONGEST + 10 ? `Höchstens ${LONGEST + 10} Zeichen.` : null
}

/** The number of an invoice: the count of its year in the firm's format. */
export function invoiceNumber(format: string, day: CalendarDay, count: number): string {
  const year = day.slice(0, 4)
  return format.replace(PLACES, (_, place: string) => {
    if (place === 'JJJJ') return year
    return place === 'JJ' ? year.slice(2) : String(count).padStart(place.length, '0')
  })
}
