import { expect, test } from 'vitest'
import { greetingOf, namesOf, recipientName } from './recipients.ts'

const HANS = 'Hans-Peter von und zu Guttenberg'

test.each([
  [[HANS], 'Hans-Peter'],
  [[HANS, 'Pia Lang'], 'Hans-Peter und Pia'],
  [['Pia Lang', HANS], 'Pia und Hans-Peter'],
  [['Anton zu Beispiel', 'Jan van der Meer'], 'Anton und Jan'],
  [['Jörg Weiß', 'Jörg Weiß'], 'Jörg'],
  [['Eva Maria von der Heide', 'Ana de la Cruz', 'Sina'], 'Eva und Ana und Sina'],
  [[''], ''],
])('%j share an address: greeted as %s', (names, greeting) => {
  const joined = recipientName(names.map((name) => ({ name })))
  expect(namesOf(joined)).toEqual([...new Set(names)])
  expect(greetingOf(joined)).toBe(greeting)
})
