import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { tokenOf, waitingListKeyOf } from '#shop/waiting-list/server/waiting-token.ts'
import { addressOf, apiCallsOf } from '#tests/support/product/api-calls.ts'
import { aPerson, booking, ownSeat } from '#tests/support/product/bookings.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'

/**
 * Calls that do not answer 503: the first works without the database; the others validate their input before they use
 * it.
 */
const INDEPENDENT = [
  'GET /api/tools',
  'POST /api/tools/suggestions',
  'POST /api/tools/strategy-drafts',
  'POST /api/admin/login/code',
  'POST /api/test-mail/arrival',
]

const MEMBER = { name: 'Ida', secret: '0123456789abcdef'.repeat(2) }

const BODIES: Readonly<Record<string, object>> = {
  'POST /api/registrations': booking(ownSeat('kurs-1-uhren')),
  'POST /api/admin/login': ADMIN,
  'POST /api/admin/login/forgotten': { email: ADMIN.email },
  'POST /api/admin/login/link': { token: 'x' },
  'POST /api/admin/login/password': { token: 'x', newPassword: 'ein-neues-passwort' },
  'POST /api/waiting-list': { trainingId: 'kurs-1-uhren', ...aPerson('Ida Wartmann') },
  'POST /api/waiting-list/{token}/accept': {},
  'PATCH /api/bookings/{reference}/{token}': { company: 'Beispielwerk AG' },
  'PATCH /api/bookings/{reference}/{token}/attendees/{id}': { firstName: 'Ida' },
  'PATCH /api/bookings/{reference}/{token}/billing': { city: 'Musterstadt' },
  'POST /api/bookings/{reference}/{token}/attendees/{id}/cancel': {},
  'POST /api/bookings/{reference}/{token}/cancel': {},
  'POST /api/bookings/links': { email: 'ida@example.com' },
  'POST /api/discount-codes/check': { code: 'SOMMER' },
  'POST /api/tools/rooms': { ...MEMBER, start: { kind: 'flight_deck', question: '' } },
  'POST /api/tools/rooms/{code}/members': MEMBER,
  'POST /api/tools/rooms/{code}/reports': { reason: '' },
  'POST /api/tools/rooms/{code}/acts': {
    id: '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f',
    act: { type: 'vote-again' },
  },
  'POST /api/tools/site-readings': { url: 'https://www.example.org', language: 'de' },
}

test('without the database every call that needs it is answered 503, and nobody is logged out', async () => {
  const product = await startTestProduct()
  const { cookie } = await product.logIn()
  const calls = await apiCallsOf(product)
  // Nobody's, but of the form and with the hash that the product makes.
  const token = tokenOf(await waitingListKeyOf(product.db), '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f')
  const dependent = calls.filter(({ name }) => !INDEPENDENT.includes(name))
  const bringBack = await product.cutDatabase()

  const answers = new Map<string, string>()
  for (const { name, method, path } of dependent) {
    const { status, headers, body } = await product.send<Partial<Problem>>(
      method,
      addressOf({ path: path.replace('{token}', token) }),
      BODIES[name],
      { cookie },
    )
    const said = [status, body.code, headers.get('retry-after'), headers.get('set-cookie')]
    answers.set(name, said.join(' '))
  }
  await bringBack()

  const wanted = [503, 'http.database_away', 5, null].join(' ')
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(dependent.map(({ name }) => [name, wanted])),
  )
  expect((await product.get('/api/admin/me', { cookie })).status).toBe(200)
})
