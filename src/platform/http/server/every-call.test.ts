import { expect, test } from 'vitest'
import {
  type ApiCall,
  addressOf,
  apiCallsOf,
  needsSession,
} from '#tests/support/product/api-calls.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'

/**
 * The calls that anybody may make. Every other call needs a session, or the secret of a link or a room in its address.
 * To add one is a decision: what can a stranger read, store or cause with it, and how often?
 */
const PUBLIC = [
  'GET /api/booking-rules',
  'GET /api/cms/content',
  'GET /api/firm',
  'GET /api/packages',
  'GET /api/price-outlook',
  'GET /api/price-schedules',
  'GET /api/tools',
  'GET /api/trainings',
  'GET /api/trainings/{id}',
  'GET /api/trainings/{id}/calendar.ics',
  'GET /trainings/termine.ics',
  'POST /api/admin/login',
  'POST /api/admin/login/code',
  'POST /api/admin/login/forgotten',
  'POST /api/admin/login/link',
  'POST /api/admin/login/password',
  'POST /api/bookings/links',
  'POST /api/discount-codes/check',
  'POST /api/registrations',
  'POST /api/test-mail/arrival',
  'POST /api/tools/rooms',
  'POST /api/tools/site-readings',
  'POST /api/tools/strategy-drafts',
  'POST /api/tools/suggestions',
  'POST /api/waiting-list',
]
/** The beginnings of addresses that hold the secret of a link or a room. */
const WITH_SECRET = [
  '/api/bookings/{reference}/{token}',
  '/api/bookings/{reference}/contact/{token}',
  '/api/seats/{id}/{token}',
  '/api/tools/rooms/{code}',
  '/api/waiting-list/{token}',
]

/**
 * The tables that calls may write to although they only read (the last use of a session, exports in the audit log, counts
 * of wrong links), and that of tasks that run every few minutes.
 */
const WRITTEN_MEANWHILE = ['admin_sessions', 'audit_log', 'rate_limits', 'task_runs']

/** A hash of all rows of each table. */
async function contentsOf({ pool }: TestProduct): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const contents: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: hashes } = await pool.query<{ hash: string }>(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash from "${name}" t`,
    )
    if (!WRITTEN_MEANWHILE.includes(name)) contents[name] = hashes[0]?.hash ?? ''
  }
  return contents
}

async function askWithoutSession(product: TestProduct, call: ApiCall): Promise<number> {
  const answer = await product.request(addressOf(call), {
    method: call.method,
    headers: { 'Content-Type': 'application/json', cookie: 'admin=1' },
    ...(call.method === 'GET' ? {} : { body: '{}' }),
  })
  await answer.body?.cancel()
  return answer.status
}

test('every call of the administration needs a session', async () => {
  const product = await lendTestProduct()
  const calls = (await apiCallsOf(product)).filter(needsSession)
  expect(calls.length).toBeGreaterThan(30)

  for (const call of calls) expect.soft(await askWithoutSession(product, call), call.name).toBe(401)
})

test('every other call is public by decision, or opens nothing without the secret of its link or room', async () => {
  const product = await lendTestProduct()
  const calls = (await apiCallsOf(product)).filter((call) => !needsSession(call))
  const holdsSecret = ({ path }: ApiCall) =>
    WITH_SECRET.some((beginning) => path === beginning || path.startsWith(`${beginning}/`))

  expect(
    calls
      .filter((call) => !holdsSecret(call))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(PUBLIC)
  for (const call of calls.filter(holdsSecret))
    expect.soft([400, 404, 422], call.name).toContain(await askWithoutSession(product, call))
})

test('no answer of the API may be stored or read by another site, whatever it says', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const seen = new Set<number>()
  const ask = async (
    { method, path }: Pick<ApiCall, 'method' | 'path'>,
    headers: Record<string, string>,
    body?: string,
  ) => {
    const answer = await product.request(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    })
    await answer.body?.cancel()
    seen.add(answer.status)
    const what = `${method} ${path} ${answer.status}`
    expect.soft(answer.headers.get('cache-control'), what).toBe('no-store')
    expect.soft([...answer.headers.keys()].join(), what).not.toContain('access-control')
  }

  for (const { method, ...described } of await apiCallsOf(product)) {
    if (described.path === '/api/admin/logout') continue
    const call = { method, path: addressOf(described) }
    const body = method === 'GET' ? undefined : '{}'
    await ask(call, session, body)
    await ask(call, { Origin: 'https://other.example' }, body)
    await ask({ ...call, method: 'OPTIONS' }, { Origin: 'https://other.example' })
  }
  await ask({ method: 'PUT', path: '/api/trainings' }, {})
  await ask({ method: 'GET', path: '/api/unknown' }, {})
  await ask({ method: 'GET', path: `/api/trainings?q=${'a'.repeat(9_000)}` }, {})
  await ask({ method: 'POST', path: '/api/registrations' }, { 'Content-Type': 'text/plain' }, 'x')
  expect([...seen]).toEqual(expect.arrayContaining([200, 204, 401, 403, 404, 405, 414, 415, 422]))
})

test('no GET changes what is stored', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const calls = (await apiCallsOf(product)).filter(({ method }) => method === 'GET')
  const before = await contentsOf(product)

  for (const call of calls) {
    const answer = await product.request(addressOf(call), { headers: session })
    await answer.arrayBuffer()
  }

  expect(calls.length).toBeGreaterThan(15)
  expect(Object.keys(before).length).toBeGreaterThan(10)
  expect(await contentsOf(product)).toEqual(before)
})
