import type { FlightDeckTexts } from '../flight-deck-texts.ts'

export const flightDeckTexts: FlightDeckTexts = {
  title: 'Innovation Flight Deck',
  lead: 'A small design sprint: from the problem through good questions and many ideas to a one-page concept that you can test.',
}
