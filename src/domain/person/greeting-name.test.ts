import { expect, test } from 'vitest'
import { greetingName } from './greeting-name.ts'

test.each([
  ['Sina Adler', 'Sina'],
  ['Anna-Lena von der Heide', 'Anna-Lena'],
  ['Sina Marie Adler', 'Sina'],
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
