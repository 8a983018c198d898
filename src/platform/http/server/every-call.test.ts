import { expect, test } from 'vitest'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'

interface Call {
  method: string
  path: string
}

/**
 * The tables that calls may write to although they only read (the last use of a session, exports in the audit log, counts
 * of wrong links), and that of tasks that run every few minutes.
 */
const WRITTEN_MEANWHILE = ['admin_sessions', 'audit_log', 'rate_limits', 'task_runs']

/** Every call of the OpenAPI document, with a value for each id in its path. */
async function callsOf(product: TestProduct): Promise<Call[]> {
  const { body } = await product.get<{ paths: Record<string, object> }>('/api/openapi.json')
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, 'kurs-1-uhren'),
    })),
  )
}

function isOfAdministration({ path }: Call): boolean {
  return path.startsWith('/api/admin/') && !/^\/api\/admin\/login(\/|$)/.test(path)
}

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

test('every call of the administration needs a session', async () => {
  const product = await lendTestProduct()
  const calls = (await callsOf(product)).filter(isOfAdministration)
  expect(calls.length).toBeGreaterThan(30)

  for (const { method, path } of calls) {
    const { status } = await product.request(path, {
      method,
      headers: { 'Content-Type': 'application/json', cookie: 'admin=1' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    })
    expect.soft(status, `${method} ${path}`).toBe(401)
  }
})

test('no answer of the API may be stored or read by another site, whatever it says', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const seen = new Set<number>()
  const ask = async ({ method, path }: Call, headers: Record<string, string>, body?: string) => {
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

  for (const call of await callsOf(product)) {
    if (call.path === '/api/admin/logout') continue
    const body = call.method === 'GET' ? undefined : '{}'
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
  const calls = (await callsOf(product)).filter(({ method }) => method === 'GET')
  const before = await contentsOf(product)

  for (const { path } of calls) {
    const answer = await product.request(path, { headers: session })
    await answer.arrayBuffer()
  }

  expect(calls.length).toBeGreaterThan(15)
  expect(Object.keys(before).length).toBeGreaterThan(10)
  expect(await contentsOf(product)).toEqual(before)
})
