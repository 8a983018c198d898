import type { FlightDeckTexts } from '../flight-deck-texts.ts'

export const flightDeckTexts: FlightDeckTexts = {
  title: 'Innovation Flight Deck',
  lead: 'Ein Designsprint im Kleinformat: vom Problem über gute Fragen und viele Ideen zu einem Konzept auf einer Seite, das ihr testen könnt.',
}
