import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { type FuzzAnswer, faultsOf } from '#tests/support/fuzz/fuzz-answers.ts'
import { operationsOf } from '#tests/support/fuzz/fuzz-operations.ts'
import {
  asCommand,
  type FuzzRequest,
  fuzzRequests,
  type StoredIds,
} from '#tests/support/fuzz/fuzz-requests.ts'
import { brokenRules } from '#tests/support/fuzz/fuzz-rules.ts'
import { forgetFirm } from '#tests/support/product/own-firm.ts'
import { startTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN, cookiesOf } from '#tests/support/product/test-settings.ts'
import { startAiServer } from '#tests/support/servers/ai-server.ts'
import { localSites } from '#tests/support/sites/local-sites.ts'

/** How many requests are sent; `npm run fuzz` sends 20,000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_200)
const SEED = Number(process.env.FUZZ_SEED ?? 8)
/** How many requests are generated at once. After each batch the rules are checked. */
const BATCH = 200
/** Limits the output: the same finding may occur many times. */
const FINDINGS_SHOWN = 40

/** Calls that accept only a code of the administrator's authenticator app. */
const NEEDS_CODE = /\/(login\/code|second-factor\/(confirm|recovery-codes|switch-off))$/
/** After this many requests, every call has been accepted at least once. */
const ALL_ACCEPTED_BY = 10_000

const UNLIMITED = Object.fromEntries(
  [
    'LIMIT_BOOKINGS_PER_MINUTE',
    'LIMIT_LOGINS_PER_ACCOUNT',
    'LIMIT_LOGINS_PER_ADDRESS',
    'LIMIT_SITE_READINGS_PER_HOUR',
    'LIMIT_ALL_SITE_READINGS_PER_HOUR',
    'LIMIT_SUGGESTIONS_PER_MINUTE',
    'LIMIT_STRATEGY_DRAFTS_PER_MINUTE',
    'LIMIT_ROOMS_PER_DAY',
    'LIMIT_WRONG_LINKS_PER_ADDRESS',
    'AI_CALLS_PER_DAY_VISITOR',
    'AI_CALLS_PER_DAY',
  ].map((name) => [name, '10000000']),
)

test(`no request of ${REQUESTS} leads to a fault, an answer outside the document, or something stored outside the rules`, {
  timeout: 120_000 + REQUESTS * 100,
}, async () => {
  onTestFinished(forgetFirm)
  const ai = await startAiServer()
  onTestFinished(ai.close)
  const product = await startTestProduct(
    { ...UNLIMITED, ...ai.settings },
    { siteNetwork: localSites({}) },
  )
  const { body } = await product.get<Record<string, unknown>>('/api/openapi.json')
  const stored: StoredIds = { registrations: [], mails: [], rooms: [] }
  const operations = await operationsOf(body)
  const requests = fuzzRequests(operations, stored)
  const send = await sender(product)
  const findings = new Map<string, string>()
  const accepted = new Set<string>()

  for (let sent = 0; sent < REQUESTS; sent += BATCH) {
    const numRuns = Math.min(BATCH, REQUESTS - sent)
    for (const make of fc.sample(requests, { seed: SEED + sent, numRuns })) {
      const request = make()
      const answer = await send(request)
      if (answer.status < 300) accepted.add(request.operation.name)
      for (const fault of faultsOf(request, answer)) {
        findings.set(`${request.operation.name} ${fault}`, asCommand(request))
      }
    }
    for (const breach of await brokenRules(product)) {
      if (!findings.has(breach)) findings.set(breach, `among the first ${sent + numRuns} requests`)
    }
    await lookUp(product, stored)
  }

  expect([...findings].slice(0, FINDINGS_SHOWN).map((finding) => finding.join('\n  '))).toEqual([])
  if (REQUESTS < ALL_ACCEPTED_BY) return
  // A call that was always refused has not been tested.
  expect(
    operations
      .map(({ name }) => name)
      .filter((name) => !accepted.has(name) && !NEEDS_CODE.test(name)),
  ).toEqual([])
})

/**
 * Sends each request as the visitor or administrator that it names. Logs in again when a request has ended the session
 * or changed the password.
 */
async function sender(
  product: TestProduct,
): Promise<(request: FuzzRequest) => Promise<FuzzAnswer>> {
  let { cookie } = await product.logIn()
  return async (request) => {
    const { method, address, body, caller, operation } = request
    const headers = new Headers(request.headers)
    if (caller === 'administrator') headers.set('Cookie', cookie)
    if (caller === 'stranger')
      headers.set('Cookie', `${cookie.replace('=', '=x')}; a=b; ; =x; admin=1`)
    const response = await product.request(address, { method, headers, body })
    const text = await textOf(response)
    const isDone = response.status === 200 && caller === 'administrator'
    if (isDone && operation.path.endsWith('/change-password')) {
      const newPassword = ADMIN.password
      const back = await product.send('POST', operation.path, { newPassword }, { cookie })
      expect(back.status).toBe(200)
    }
    if (isDone && operation.path.endsWith('/logout')) {
      const login = await product.send('POST', '/api/admin/login', ADMIN)
      expect(login.status).toBe(200)
      cookie = cookiesOf(login.headers)
    }
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text,
    }
  }
}

/** The body; of events, which do not end by themselves, the first part. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  const reader = response.body?.getReader()
  const part = await reader?.read()
  await reader?.cancel()
  return new TextDecoder().decode(part?.value)
}

async function lookUp({ pool }: TestProduct, stored: StoredIds): Promise<void> {
  for (const table of ['registrations', 'mails'] as const) {
    const { rows } = await pool.query<{ id: string }>(
      `select id from ${table} order by created_at, id limit 100`,
    )
    stored[table] = rows.map(({ id }) => id)
  }
  const { rows: rooms } = await pool.query<{ code: string }>(
    `select code from tool_rooms order by created_at, code limit 100`,
  )
  stored.rooms = rooms.map(({ code }) => code)
}
