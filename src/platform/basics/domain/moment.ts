const BERLIN = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Formats an instant in Europe/Berlin, "05.01.2027 09:30", whatever the reader's time zone. */
export function formatMoment(instant: Date): string {
  return BERLIN.format(instant).replace(',', '')
}
