/** A date's taken seats, by whether their holders are notified of another day or time. */
export interface BookedSeats {
  confirmed: number
  pending: number
}

/** Texts of who is notified of a new date, and who is not. Null where nobody has a seat. */
export function recipientTexts({ confirmed, pending }: BookedSeats): string[] | null {
  if (confirmed + pending === 0) return null
  return [
    confirmed === 0
      ? 'Niemand ist bestätigt, es geht also keine E-Mail hinaus.'
      : confirmed === 1
        ? '1 bestätigte Person bekommt eine E-Mail mit dem neuen Termin.'
        : `${confirmed} bestätigte Personen bekommen eine E-Mail mit dem neuen Termin.`,
    ...(pending === 0
      ? []
      : [
          pending === 1
            ? '1 Person mit einer noch nicht bestätigten Anmeldung bekommt keine.'
            : `${pending} Personen mit noch nicht bestätigten Anmeldungen bekommen keine.`,
        ]),
  ]
}
