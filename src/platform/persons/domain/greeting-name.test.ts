import { expect, test } from 'vitest'
import { greetingName } from './greeting-name.ts'

test.each([
  ['Sina Adler', 'Sina'],
  ['Anna-Lena von der Heide', 'Anna-Lena'],
  ['Sina Marie Adler', 'Sina'],
  ['Hans-Peter von und zu Guttenberg', 'Hans-Peter'],
  ['Jan van der Meer', 'Jan'],
  ['Maria de la Cruz', 'Maria'],
  ['Anton zu Beispiel', 'Anton'],
  ['Prof. Dr. Eva von der Heide', 'Eva'],
  ['Hans-Peter', 'Hans-Peter'],
  ['von und zu Guttenberg', 'von und zu Guttenberg'],
  ['Frau von Berg', 'Frau von Berg'],
  ['zu Guttenberg', 'zu Guttenberg'],
  ['Dr. Sina Adler', 'Sina'],
  ['Prof. Dr. med. Jörg Weiß', 'Jörg'],
  ['Frau Dr. Sina Adler', 'Sina'],
  ['Sina', 'Sina'],
  ['  Sina   Adler ', 'Sina'],
  ['Frau Adler', 'Frau Adler'],
  ['Dr. Adler', 'Dr. Adler'],
  ['J. Adler', 'J. Adler'],
  ['J. R.', 'J. R.'],
  ['', ''],
])('%o is greeted as %o', (fullName, greeting) => {
  expect(greetingName(fullName)).toBe(greeting)
})
