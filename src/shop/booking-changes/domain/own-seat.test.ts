import { expect, test } from 'vitest'
import { followBooker } from './own-seat.ts'

const BEFORE = { contactName: 'Sina Adlr', contactEmail: 'sina@exmaple.com', company: 'Werk' }
const OWN = { firstName: 'Sina', lastName: 'Adlr', email: 'Sina@exmaple.com', company: 'Werk' }
const NAME = { contactName: 'Sina Adler' }
const ADDRESS = { contactEmail: 'sina@example.com' }

test.each([
  ['name alone', OWN, NAME, { lastName: 'Adler' }],
  ['address alone', OWN, ADDRESS, { email: 'sina@example.com' }],
  ['both', OWN, { ...NAME, ...ADDRESS }, { lastName: 'Adler', email: 'sina@example.com' }],
  ['company', OWN, { company: 'Neuwerk' }, { company: 'Neuwerk' }],
  ['another spelling of the address', OWN, { contactEmail: 'SINA@exmaple.com' }, {}],
  [
    'another contact person',
    OWN,
    { contactName: 'Nora Berg' },
    { firstName: 'Nora', lastName: 'Berg' },
  ],
  ['a name that is one word', OWN, { contactName: 'Sina' }, {}],
  [
    'a seat with another name at the address: it follows the address alone',
    { ...OWN, firstName: 'Jörg', company: 'Anderswo' },
    { ...NAME, ...ADDRESS, company: 'Neuwerk' },
    { email: 'sina@example.com' },
  ],
  ['a substitute’s seat', { ...OWN, email: 'pia@example.com' }, { ...NAME, ...ADDRESS }, {}],
])('%s', (_what, seat, edit, expected) => {
  expect(followBooker(seat, BEFORE, { ...BEFORE, ...edit })).toEqual(expected)
})
