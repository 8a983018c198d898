import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import type { MailSettings } from './mail-settings.ts'

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
})

/** "Dienstag, 12. Januar 2027, 10:00 – 11:30 Uhr (Berliner Zeit)": the reader may be in another time zone. */
export function sessionText({ date, time }: { date: string; time: string }): string {
  return `${date}, ${time} (Berliner Zeit)`
}

/** "Freitag, 26. März 2027 um 10:00" */
export function momentText(instant: string): string {
  return berlinTime.format(new Date(instant))
}

/** "149,00 € inkl. 19 % USt." */
export function priceText(price: string, { firm }: MailSettings): string {
  return `${displayEuros(parseMoney(price))}\u00a0€ ${firm.vatNote}`
}
