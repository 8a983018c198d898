/** Said by the Innovation Flight Deck. */
export interface FlightDeckTexts {
  readonly title: string
  readonly lead: string
}
