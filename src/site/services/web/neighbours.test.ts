import { expect, test } from 'vitest'
import { neighbours } from './neighbours.ts'

test.each([
  ['potenziale', 'organisationen', 'loesungen'],
  ['loesungen', 'potenziale', 'geschaeftsideen'],
  ['geschaeftsideen', 'loesungen', 'organisationen'],
  ['organisationen', 'geschaeftsideen', 'potenziale'],
] as const)('%s lies between %s and %s', (service, previous, next) => {
  expect(neighbours(service)).toEqual({ previous, next })
})
