import { expect, test } from 'vitest'
import { splitCorrectedName } from './split-name.ts'

const SINA = { firstName: 'Sina', lastName: 'Adler' }

test.each([
  ['Nora Berg', SINA, 'Nora | Berg'],
  ['Sina Adler Berg', SINA, 'Sina | Adler Berg'],
  ['Sina Marie Adler', { firstName: 'Sina Marie', lastName: 'Adlr' }, 'Sina Marie | Adler'],
  ['Sina Marie Adler', { firstName: 'Snia Marie', lastName: 'Adler' }, 'Sina Marie | Adler'],
  ['Hans-Peter von und zu Guttenberg', SINA, 'Hans-Peter | von und zu Guttenberg'],
  ['Anna-Lena von der Heide', SINA, 'Anna-Lena | von der Heide'],
  ['Maria Elena de la Cruz', SINA, 'Maria Elena | de la Cruz'],
  ['Jan van der Meer', SINA, 'Jan | van der Meer'],
  ['Anton Graf zu Beispiel', SINA, 'Anton Graf | zu Beispiel'],
  ['Dr. Nora Berg', SINA, 'Dr. Nora | Berg'],
  ['Nora  Berg ', SINA, 'Nora | Berg'],
  ['Al Berg', SINA, 'Al | Berg'],
  ['Nora', SINA, null],
  ['von Berg', SINA, null],
])('%o, before %o, is split as %o', (fullName, before, expected) => {
  const names = splitCorrectedName(fullName, before)
  expect(names && `${names.firstName} | ${names.lastName}`).toBe(expected)
})
