/** An IBAN as it is read: "DE09 0000 0000 0000 0000 01". */
export function groupsOfFour(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
