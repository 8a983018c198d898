import { expect, onTestFinished, test, vi } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { sampleContent } from '#shop/initial-content/server/sample-content.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { forgetFirm, OWN_LOOK, storeOwnFirm } from '#tests/support/product/own-firm.ts'
import { pageDraftCalls } from '#tests/support/product/page-drafts.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { addStaff } from '#tests/support/product/staff.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { startMailServer } from '#tests/support/servers/mail-server.ts'
import type { Setup, SetupCheck } from '../domain/setup.ts'
import type { SetupStep } from '../domain/setup-step.ts'

const PATH = '/api/admin/setup'

type Session = Awaited<ReturnType<TestProduct['logIn']>>

async function read(product: TestProduct, session: Session): Promise<Setup> {
  return (await product.get<Setup>(PATH, session)).body
}

async function checkOf(
  product: TestProduct,
  name: SetupCheck['check'],
  session?: Session,
): Promise<SetupCheck> {
  const { checks } = await read(product, session ?? (await product.logIn()))
  const check = checks.find((one) => one.check === name)
  if (!check) throw new Error(`No check ${name}`)
  return check
}

function stateOf({ steps }: Setup, step: SetupStep) {
  return steps.find((one) => one.step === step)?.state
}

const skip = (product: TestProduct, session: Session, step: SetupStep, isSkipped = true) =>
  product.send<Setup>('PUT', `${PATH}/${step}/skipped`, { isSkipped }, session)

/** Publishes that content for a text of a page. */
async function publish(
  product: TestProduct,
  { page, language, key }: { page: string; language: Language; key: string },
  content: string,
) {
  const calls = pageDraftCalls(product, await product.logIn(), page)
  await calls.write(language, key, content)
  expect((await calls.publish(language)).status).toBe(200)
}

test('a new product opens the guide for owners until one leaves it', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const before = await read(product, session)
  expect(before).toMatchObject({ opensFirst: true, isLeft: false, isFinished: false })
  expect(before.steps.map(({ step }) => step)).toHaveLength(7)

  const { status, body } = await product.send<Setup>('POST', `${PATH}/leave`, {}, session)

  expect({ status, ...body }).toMatchObject({ status: 200, isLeft: true, opensFirst: false })
  expect(await read(product, session)).toMatchObject({ isLeft: true, opensFirst: false })
})

test('a product in which somebody has booked does not open the guide', async () => {
  const product = await lendTestProduct()
  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))
  expect(await read(product, await product.logIn())).toMatchObject({ opensFirst: false })
})

test('office and editors see the steps in which they can do something, and decide nothing', async () => {
  const product = await lendTestProduct()
  const owner = await product.logIn()
  const office = await addStaff(product, owner, { email: 'buero@example.com', role: 'office' })
  const editor = await addStaff(product, owner, { email: 'text@example.com', role: 'editor' })

  const ofOffice = await read(product, office)
  expect(ofOffice.steps.map(({ step }) => step)).toEqual(['e-mails', 'termine'])
  const ofEditor = await read(product, editor)
  expect(ofEditor.steps.map(({ step }) => step)).toEqual(['texte'])
  for (const setup of [ofOffice, ofEditor])
    expect(setup).toMatchObject({ checks: [], opensFirst: false })
  for (const session of [office, editor])
    expect((await skip(product, session, 'texte')).status).toBe(403)
})

test('a step is skipped and opened again, and the log says so', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()

  expect(stateOf((await skip(product, session, 'texte')).body, 'texte')).toBe('skipped')
  expect(stateOf((await skip(product, session, 'aussehen')).body, 'texte')).toBe('skipped')
  expect(stateOf((await skip(product, session, 'texte', false)).body, 'texte')).toBe('open')
  expect(stateOf(await read(product, session), 'aussehen')).toBe('skipped')
  expect(stateOf((await skip(product, session, 'aussehen', false)).body, 'aussehen')).toBe('open')
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log', session)
  expect(log.filter(({ subjectName }) => subjectName === 'Einrichten')).toHaveLength(4)
})

test('the guide can be ended when no step is open', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  expect(await product.send<Problem>('POST', `${PATH}/finish`, {}, session)).toMatchObject({
    status: 409,
    body: { code: 'setup.steps_open' },
  })
  for (const { step } of (await read(product, session)).steps) await skip(product, session, step)

  const { body } = await product.send<Setup>('POST', `${PATH}/finish`, {}, session)

  expect(body).toMatchObject({ isFinished: true, opensFirst: false })
})

test('an unknown step is refused', async () => {
  const product = await lendTestProduct()
  const answer = await product.send(
    'PUT',
    `${PATH}/nichts/skipped`,
    { isSkipped: true },
    await product.logIn(),
  )
  expect(answer.status).toBe(422)
})

test('the firm and the imprint are checked by what is stored and published', async () => {
  const product = await startTestProduct()
  onTestFinished(forgetFirm)
  const firm = await checkOf(product, 'sample_facts')
  expect(firm).toMatchObject({ isDone: false, finding: expect.stringContaining('Team (7)') })
  const { body: todo } = await product.get<{ sampleFacts: { count: number } }>(
    '/api/admin/todo',
    await product.logIn(),
  )
  const counts = [...firm.finding.matchAll(/\((\d+)\)/g)].map(([, count]) => Number(count))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(todo.sampleFacts.count)

  await storeOwnFirm(product.pool)

  expect(await checkOf(product, 'sample_facts')).toMatchObject({ isDone: true })
  expect((await checkOf(product, 'imprint')).finding).toMatch(/Muster ist \(Deutsch und Englisch\)/)
  await publish(product, { page: 'impressum', language: 'de', key: 'notice' }, '')
  expect((await checkOf(product, 'imprint')).finding).toMatch(/Muster ist \(Englisch\)/)
  await publish(product, { page: 'impressum', language: 'en', key: 'notice' }, 'Our own words.')
  expect(await checkOf(product, 'imprint')).toMatchObject({ isDone: true })
  const legal = await checkOf(product, 'legal_texts')
  expect(legal).toMatchObject({ isDone: false })
  expect(legal.links.map(({ path }) => path)).toContain('/bearbeiten/datenschutz/de')
})

test('texts that staff have published are no samples any more', async () => {
  const product = await lendTestProduct()
  const labelOf = async () =>
    (await checkOf(product, 'sample_texts')).links.find(
      ({ path }) => path === '/bearbeiten/kontakt/de',
    )?.label
  const [before = 0, all] =
    /(\d+) von (\d+)$/
      .exec((await labelOf()) ?? '')
      ?.slice(1)
      .map(Number) ?? []
  await publish(product, { page: 'kontakt', language: 'de', key: 'seo.title' }, 'Schreibt uns')
  expect(await labelOf()).toMatch(new RegExp(`: ${before - 1} von ${all}$`))
})

test('the tools of the sessions are invented until staff write their own', async () => {
  const product = await lendTestProduct()
  await product.pool.query(
    `update content_items set content = 'Ein Raum mit Tür und Fenster, in Berlin.'
     where section = 'trainings' and key = 'facts.meeting'`,
  )
  // As on a site that is older than the text.
  await product.pool.query(
    `delete from content_items where section = 'trainings' and key = 'facts.ai'`,
  )

  expect((await checkOf(product, 'tool_facts')).finding).toMatch(/: Whiteboard und KI-Werkzeuge\.$/)
})

test('dates and trainings are checked by what visitors see', async () => {
  const product = await lendTestProduct()
  expect(await checkOf(product, 'bookable')).toMatchObject({ isDone: true })
  await product.pool.query('update trainings set visible = false')
  expect(await checkOf(product, 'bookable')).toMatchObject({ isDone: false })
  await product.pool.query(`update trainings set visible = true`)
  product.clock.set('2029-01-01T09:00:00Z')
  expect(await checkOf(product, 'bookable')).toMatchObject({ isDone: false })
})

test('trainings of the sample are found by their descriptions while visitors see them', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  expect(await checkOf(product, 'sample_trainings')).toMatchObject({ isDone: true })
  const [first] = await product.trainings()
  const [sample] = sampleContent('2026-11-20').trainings
  const edit = async (body: object) =>
    product.send('PATCH', `/api/admin/trainings/${first?.id}`, body, session)
  const finding = async () => (await checkOf(product, 'sample_trainings')).finding

  await edit({ description: sample?.description })
  expect(await finding()).toContain(first?.title)
  await edit({ title: 'Brotzeit' })
  expect(await finding()).toContain('Brotzeit')
  await edit({ description: 'Wir backen.' })
  expect(await finding()).not.toContain('Brotzeit')
  await product.pool.query('update trainings set visible = false')
  expect(await checkOf(product, 'sample_trainings')).toMatchObject({ isDone: true })
})

test('a backup counts once it is complete, for as long as the to-do list expects none', async () => {
  const product = await startTestProduct({ BACKUP_REMINDER_DAYS: '8' })
  expect(await checkOf(product, 'backup')).toMatchObject({ isDone: false })
  await product.pool.query(`insert into task_runs (task, succeeded_at) values ('backup', $1)`, [
    '2026-11-12T10:00:00Z',
  ])
  expect(await checkOf(product, 'backup')).toMatchObject({
    isDone: true,
    finding: 'Die letzte Sicherung ist vom 12. November 2026.',
  })
  product.clock.set('2026-11-20T11:00:00Z')
  expect(await checkOf(product, 'backup')).toMatchObject({ isDone: false })
})

test('the address has to be https', async () => {
  expect(await checkOf(await lendTestProduct(), 'https')).toMatchObject({ isDone: false })
  const product = await startTestProduct({ PUBLIC_URL: 'https://krustenwerk.example' })
  const session = await product.logInAndChangePassword()
  expect(await checkOf(product, 'https', session)).toMatchObject({ isDone: true })
})

test('a second factor is recommended to owners without one', async () => {
  const product = await lendTestProduct()
  expect(await checkOf(product, 'second_factor')).toMatchObject({
    isDone: false,
    isRequired: false,
  })
  await product.pool.query('update admins set two_factor_enabled = true')
  expect(await checkOf(product, 'second_factor')).toMatchObject({ isDone: true })
})

test('the mails are done when the link of a test mail was opened', async () => {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const product = await startTestProduct({ SMTP_URL: server.url })
  const session = await product.logIn()
  await product.send('POST', '/api/admin/mails/test', { to: 'chefin@example.com' }, session)
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), POLL_OPTIONS)
  expect(stateOf(await read(product, session), 'e-mails')).toBe('open')
  const [, token] = /testmail#([\w-]+)/.exec(server.taken[0]?.parsed.text ?? '') ?? []

  await product.send('POST', '/api/test-mail/arrival', { token })

  expect(stateOf(await read(product, session), 'e-mails')).toBe('done')
  expect(await checkOf(product, 'test_mail')).toMatchObject({ isDone: true })
})

test('the look is done once staff have saved some of it', async () => {
  onTestFinished(forgetFirm)
  const product = await startTestProduct()
  const session = await product.logIn()
  expect(stateOf(await read(product, session), 'aussehen')).toBe('open')
  await product.send('PUT', '/api/admin/settings/look', OWN_LOOK, session)
  expect(stateOf(await read(product, session), 'aussehen')).toBe('done')
})
