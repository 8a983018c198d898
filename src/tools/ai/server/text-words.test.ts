import { expect, test } from 'vitest'
import { isInLanguage } from './text-words.ts'

test.each([
  ['de', 'Die Zimmerei baut Dachstühle.'],
  ['de', 'Wartungsvertrag'],
  ['de', 'Festpreis für kleine Anbauten'],
  ['de', 'Die Website sagt: „We build roof trusses for families and for everybody else.“'],
  ['de', 'Der Newsletter ist ein Quick Win.'],
  ['en', 'The carpentry builds roof trusses.'],
  ['en', 'Maintenance contract'],
  ['en', 'A fixed price for small orders'],
  ['en', 'The website says: “Wir bauen Dachstühle für Familien und für alle anderen.”'],
] as const)('in %s: %s', (language, text) => {
  expect(isInLanguage(text, language)).toBe(true)
})

test.each([
  ['de', 'Ask ten customers in town about the price.'],
  ['de', 'Fixed price for small extensions'],
  ['de', 'Les clients cherchent surtout une réponse rapide et claire'],
  ['en', 'Fragt zehn Kunden in der Stadt nach dem Preis.'],
  ['en', 'Festpreis für kleine Anbauten'],
] as const)('not in %s: %s', (language, text) => {
  expect(isInLanguage(text, language)).toBe(false)
})
