import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { STAFF_ROLES, type StaffRole } from '#platform/basics/domain/staff-role.ts'
import {
  type ApiCall,
  addressOf,
  apiCallsOf,
  needsSession,
} from '#tests/support/product/api-calls.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'

/** One's own account, and what several screens list. To add a call is a decision. */
const OF_EVERYBODY = [
  'DELETE /api/admin/sessions',
  'DELETE /api/admin/sessions/{id}',
  'GET /api/admin/me',
  'GET /api/admin/revisions',
  'GET /api/admin/second-factor',
  'GET /api/admin/sessions',
  'GET /api/admin/setup',
  'GET /api/admin/trainings',
  'GET /api/admin/trainings/{id}',
  'POST /api/admin/change-password',
  'POST /api/admin/confirm',
  'POST /api/admin/logout',
  'POST /api/admin/second-factor/begin',
  'POST /api/admin/second-factor/confirm',
  'POST /api/admin/second-factor/recovery-codes',
  'POST /api/admin/second-factor/switch-off',
]
/** What an editor may do besides. */
const OF_EDITORS = [
  'DELETE /api/admin/pages/{page}/{language}/drafts',
  'DELETE /api/admin/trainings/{id}',
  'GET /api/admin/cms/texts',
  'GET /api/admin/images',
  'GET /api/admin/pages',
  'GET /api/admin/pages/{page}/{language}',
  'GET /api/admin/pages/{page}/{language}/publications',
  'GET /api/admin/pages/{page}/{language}/publications/{id}',
  'GET /api/admin/text-history',
  'GET /api/admin/text-history/editors',
  'GET /api/admin/translations',
  'GET /api/admin/translations/service',
  'PATCH /api/admin/packages/{id}',
  'PATCH /api/admin/trainings/{id}',
  'POST /api/admin/cms/content',
  'POST /api/admin/images',
  'POST /api/admin/pages/{page}/publish',
  'POST /api/admin/pages/{page}/{language}/publications/{id}/restore',
  'POST /api/admin/pages/{page}/{language}/texts/confirm',
  'POST /api/admin/pages/{page}/{language}/texts/propose',
  'POST /api/admin/trainings',
  'PUT /api/admin/pages/{page}/{language}/texts',
]
/** What neither the office nor editors may do. */
const OF_OWNERS = [
  'GET /api/admin/content/export',
  'POST /api/admin/content/import',
  'POST /api/admin/content/preview',
  'GET /api/admin/settings/firm',
  'PUT /api/admin/settings/firm/contact',
  'PUT /api/admin/settings/firm/address',
  'PUT /api/admin/settings/firm/legal',
  'PUT /api/admin/settings/firm/invoices',
  'GET /api/admin/invoices/sample.pdf',
  'GET /api/admin/settings/invoicing',
  'PUT /api/admin/settings/invoicing',
  'PUT /api/admin/settings/firm/links',
  'PUT /api/admin/settings/firm/hours',
  'PUT /api/admin/settings/firm/team',
  'POST /api/admin/setup/finish',
  'POST /api/admin/setup/leave',
  'PUT /api/admin/setup/{step}/skipped',
  'GET /api/admin/settings/look',
  'PUT /api/admin/settings/look',
  'GET /api/admin/settings/marks',
  'POST /api/admin/settings/marks/files',
  'PUT /api/admin/settings/marks',
  'DELETE /api/admin/staff/{id}',
  'GET /api/admin/settings/second-factor',
  'GET /api/admin/staff',
  'PATCH /api/admin/staff/{id}',
  'POST /api/admin/staff',
  'POST /api/admin/staff/{id}/invitation',
  'PUT /api/admin/settings/second-factor',
  'DELETE /api/admin/price-periods/{periodName}/{periodType}',
  'GET /api/admin/audit-log',
  'GET /api/admin/settings/booking-rules',
  'GET /api/admin/settings/staff-notices',
  'PATCH /api/admin/packages/{id}/base-price',
  'PATCH /api/admin/price-periods/{periodName}/{periodType}',
  'POST /api/admin/price-periods',
  'POST /api/admin/privacy/erase',
  'POST /api/admin/privacy/export',
  'POST /api/admin/privacy/find',
  'PUT /api/admin/settings/booking-rules',
  'PUT /api/admin/settings/staff-notices',
  'GET /api/admin/settings/reminders',
  'PUT /api/admin/settings/reminders',
]

async function adminCalls(product: TestProduct): Promise<ApiCall[]> {
  return (await apiCallsOf(product)).filter(needsSession)
}

const setRole = (product: TestProduct, role: StaffRole) =>
  product.pool.query('update admins set role = $1', [role])

const isLogout = ({ path }: ApiCall) => path === '/api/admin/logout'

test('every call of the administration says who may make it, in the OpenAPI document', async () => {
  const calls = await adminCalls(await lendTestProduct())
  const callsFor = (...roles: StaffRole[]) =>
    calls
      .filter((call) => String(call['x-roles']) === String(roles))
      .map(({ name }) => name)
      .sort()

  expect(callsFor(...STAFF_ROLES)).toEqual(OF_EVERYBODY)
  expect(callsFor('owner', 'editor')).toEqual(OF_EDITORS)
  expect(callsFor('owner')).toEqual(OF_OWNERS.toSorted())
  expect(callsFor('owner', 'office').length).toBe(
    calls.length - OF_EVERYBODY.length - OF_EDITORS.length - OF_OWNERS.length,
  )
})

test.each(STAFF_ROLES)('as %s, exactly the calls of other roles are refused', async (role) => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await setRole(product, role)
  const calls = (await adminCalls(product))
    // The logout comes last: it ends the session that the others need.
    .toSorted((one, other) => Number(isLogout(one)) - Number(isLogout(other)))
  let refused = 0

  for (const call of calls) {
    // What is no input comes after the question who asks.
    for (const body of ['{}', 'no json']) {
      const answer = await product.request(addressOf(call), {
        method: call.method,
        headers: { ...session, 'Content-Type': 'application/json' },
        ...(call.method === 'GET' ? {} : { body }),
      })
      const text = await answer.text()
      const isRefused = answer.status === 403 && text.includes('auth.role_missing')
      const roles = call['x-roles'] ?? []
      expect.soft(isRefused, `${role}: ${call.name} ${answer.status}`).toBe(!roles.includes(role))
      if (isRefused) refused += 1
    }
  }

  expect(calls.length).toBeGreaterThan(80)
  expect(refused > 0).toBe(role !== 'owner')
})

test.each([
  ['HEAD', '/api/admin/registrations', 403],
  ['GET', '/api/admin/registrations/', 404],
  ['GET', '/api/admin/audit-log', 403],
  ['PUT', '/api/admin/audit-log', 405],
  ['GET', '/api/admin/what-comes-later', 404],
])('as editor, %s %s is answered %i', async (method, path, status) => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await setRole(product, 'editor')

  expect((await product.request(path, { method, headers: session })).status).toBe(status)
})

test('the refusal says who can', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await setRole(product, 'editor')

  const lists = await product.get<Problem>('/api/admin/registrations', session)
  const log = await product.get<Problem>('/api/admin/audit-log', session)

  expect(lists.body.detail).toBe(
    'Dafür fehlt Ihnen die Berechtigung. Das kann die Leitung oder das Büro.',
  )
  expect(log.body.detail).toBe('Dafür fehlt Ihnen die Berechtigung. Das kann die Leitung.')
})

test('a role holds from the next call on', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const statuses: number[] = []
  for (const role of ['office', 'editor', 'owner'] as const) {
    await setRole(product, role)
    statuses.push((await product.get('/api/admin/registrations', session)).status)
  }

  expect(statuses).toEqual([200, 403, 200])
})

test('an editor writes the texts of a training, and does not move its date', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await setRole(product, 'editor')
  const [training] = await product.trainings()
  const edit = (body: object) =>
    product.send<Problem>('PATCH', `/api/admin/trainings/${training?.id}`, body, {
      ...session,
      'If-Match': `"${training?.version}"`,
    })

  for (const body of [
    { date: 'Montag' },
    { time: 'abends' },
    { meetingUrl: null },
    { title: 'Anders', date: 'Montag' },
  ])
    expect
      .soft(await edit(body))
      .toMatchObject({ status: 403, body: { code: 'auth.role_missing' } })
  expect((await edit({ title: 'Anders' })).status).toBe(200)
})
