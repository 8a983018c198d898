import { counted } from '#platform/design/web/counted.ts'
import { PERSONAL_FIELDS, REGISTRATION_FIELDS } from '#shop/seats/domain/registration-fields.ts'
import type { PersonRows } from '../domain/person-data.ts'

const LIST = new Intl.ListFormat('de-DE')

const MOMENT = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** Counts of what was found or erased, e.g. "1 Anmeldung, 2 Plätze und 4 E-Mails"; zeros are left out. */
export function rowsText({
  registrations,
  seats,
  mails,
  mentions,
  waiting,
  changes,
}: PersonRows): string {
  const parts = [
    { count: registrations, one: 'Anmeldung', many: 'Anmeldungen' },
    { count: seats, one: 'Platz', many: 'Plätze' },
    { count: mails, one: 'E-Mail', many: 'E-Mails' },
    {
      count: mentions,
      one: 'Erwähnung in E-Mails an andere',
      many: 'Erwähnungen in E-Mails an andere',
    },
    { count: waiting, one: 'Eintrag auf Wartelisten', many: 'Einträge auf Wartelisten' },
    { count: changes, one: 'Änderung einer Buchung', many: 'Änderungen von Buchungen' },
  ]
  return LIST.format(
    parts
      .filter(({ count }) => count > 0)
      .map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`),
  )
}

/** Which documents an erasure leaves as they are. */
export function keptText(invoices: number): string {
  const which =
    invoices === 0
      ? 'Ausgestellte Rechnungen'
      : counted(
          {
            one: 'Rechnung oder Stornorechnung, die die Person nennt,',
            many: 'Rechnungen oder Stornorechnungen, die die Person nennen,',
          },
          invoices,
        )
  return `${which} und die Zahlungen dazu bleiben, wie sie sind, bis ihre Aufbewahrungsfrist endet.`
}

/** What of a person is erased, e.g. "Name, Adresse, Firma und die Texte der E-Mails an die Person". */
export function erasedText(): string {
  const texts = PERSONAL_FIELDS.map((name) => REGISTRATION_FIELDS[name].bookerLabel)
  return LIST.format(['Name', 'Adresse', ...texts, 'die Texte der E-Mails an die Person'])
}

/** Training titles in one line, e.g. "„Design Flight“ und „Strategie & KI“". */
export function titlesText(titles: readonly string[]): string {
  return LIST.format(titles.map((title) => `„${title}“`))
}

/** "20. November 2026 um 10:00", in Europe/Berlin. */
export function momentText(instant: string): string {
  return MOMENT.format(new Date(instant))
}

export function isNothing({
  registrations,
  seats,
  mails,
  mentions,
  waiting,
  changes,
}: PersonRows): boolean {
  return registrations + seats + mails + mentions + waiting + changes === 0
}
