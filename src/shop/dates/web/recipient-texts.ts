import type { PeopleOfMove } from '../domain/date-move.ts'

/** Texts of who is notified of a new date, and who is not. Null where nobody has a seat. */
export function recipientTexts({ confirmed, bookers, pending }: PeopleOfMove): string[] | null {
  if (confirmed + bookers + pending === 0) return null
  return [
    confirmed === 0
      ? bookers === 0
        ? 'Niemand ist bestätigt, es geht also keine E-Mail hinaus.'
        : 'Keine bestätigte Person bekommt eine E-Mail.'
      : confirmed === 1
        ? '1 bestätigte Person bekommt eine E-Mail mit dem neuen Termin.'
        : `${confirmed} bestätigte Personen bekommen eine E-Mail mit dem neuen Termin.`,
    ...(bookers === 0
      ? []
      : [
          bookers === 1
            ? '1 Person, die nur für andere gebucht hat, bekommt auch eine.'
            : `${bookers} Personen, die nur für andere gebucht haben, bekommen auch eine.`,
        ]),
    ...(pending === 0
      ? []
      : [
          pending === 1
            ? '1 Person mit einer noch nicht bestätigten Anmeldung bekommt keine.'
            : `${pending} Personen mit noch nicht bestätigten Anmeldungen bekommen keine.`,
        ]),
  ]
}
