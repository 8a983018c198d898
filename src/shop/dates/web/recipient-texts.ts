import type { MovePreview } from '../domain/date-move.ts'

/** Texts of who is notified of a new date, and who is not. Null where nobody has a seat. */
export function recipientTexts({
  mails,
  others,
}: {
  mails: readonly Pick<MovePreview['mails'][number], 'recipient'>[]
  others: number
}): string[] | null {
  const readers = new Set(mails.map(({ recipient }) => recipient.toLowerCase())).size
  if (readers + others === 0) return null
  return [
    readers === 0
      ? 'Es geht keine E-Mail hinaus.'
      : readers === 1
        ? '1 Person bekommt eine E-Mail mit dem neuen Termin.'
        : `${readers} Personen bekommen eine E-Mail mit dem neuen Termin.`,
    ...(others === 0
      ? []
      : [
          others === 1
            ? '1 Person mit einem Platz bekommt keine: Ihre Anmeldung ist nicht bestätigt, oder sie kennt den Termin schon.'
            : `${others} Personen mit einem Platz bekommen keine: Ihre Anmeldungen sind nicht bestätigt, oder sie kennen den Termin schon.`,
        ]),
  ]
}
