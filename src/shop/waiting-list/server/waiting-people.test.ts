import { pino } from 'pino'
import { expect, test } from 'vitest'
import { mailFirm } from '#app/server/product.ts'
import type { PersonData, PersonFinding, PersonRows } from '#office/privacy/domain/person-data.ts'
import { enforceRetention } from '#office/privacy/server/enforce-retention.task.ts'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { mailSettings } from '#platform/mail/server/mail-settings.ts'
import { createMailTransport } from '#platform/mail/server/mail-transport.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { startFullDate, waitingCalls } from '#tests/support/product/waiting-list.ts'

async function retain(product: TestProduct) {
  const transport = createMailTransport(product.config, mailSettings(product.config, mailFirm))
  const log = pino({ level: 'silent' })
  await enforceRetention({
    db: product.db,
    transport,
    log,
    now: product.clock.now(),
    deletePublished: async () => 0,
  })
  transport.close()
}

test('staff take somebody from the list: their seat goes to the next, they are told, and the log names nobody', async () => {
  const product = await lendTestProduct()
  const { dateId, free, session, list, mails } = await startFullDate(product, 1)
  const { wait, read } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await wait({ firstName: 'Uwe', dateId })
  await free()
  const [first] = (await list()).entries
  const remove = (id = '') =>
    product.send<Problem>('POST', `/api/admin/waiting-list/${id}/remove`, '', session)

  const removed = await remove(first?.id)

  expect([removed.status, removed.body]).toMatchObject([200, { state: 'left', firstName: 'Ida' }])
  expect((await read('Uwe')).state).toBe('offered')
  expect((await mails()).sort()).toEqual([
    'waiting.left to ida@example.com',
    'waiting.offer to ida@example.com',
    'waiting.offer to uwe@example.com',
  ])
  expect((await remove(first?.id)).body.code).toBe('waiting_list.not_waiting')
  expect((await remove('kein-eintrag')).body.code).toBe('waiting_list.unknown_entry')
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log?limit=1', session)
  expect(log).toMatchObject([
    {
      action: 'training.waiting_removed',
      subjectName: 'Uhren & Zeit',
      details: { date: 'Donnerstag, 7. Januar 2027', seats: 1 },
    },
  ])
  expect(JSON.stringify(log)).not.toContain('Wartmann')
})

test('staff see by training who waits for new dates, and not who waits for a date or has left', async () => {
  const product = await lendTestProduct()
  const { dateId, session } = await startFullDate(product, 1)
  const { wait, join, leave } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await wait({ firstName: 'Uwe', trainingId: 'kurs-2-brot', seats: 3 })
  await join({ firstName: 'Ole', trainingId: 'kurs-2-brot' })
  await wait({ firstName: 'Eva', trainingId: 'kurs-2-brot' })
  await leave('Eva')

  const { body } = await product.get('/api/admin/waiting-list', session)

  expect(body).toMatchObject([
    {
      trainingId: 'kurs-2-brot',
      trainingTitle: 'Brot backen',
      entries: [
        { firstName: 'Uwe', seats: 3, state: 'waiting' },
        { firstName: 'Ole', state: 'unconfirmed' },
      ],
    },
  ])
})

test('the list of a date that does not exist is a 404', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const { status } = await product.get('/api/admin/dates/kein-termin/waiting-list', session)
  expect(status).toBe(404)
})

test('leaving tells the person, and an unconfirmed entry is left without a mail', async () => {
  const product = await lendTestProduct()
  const { dateId, mails } = await startFullDate(product, 1)
  const { wait, join, leave, accept } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await join({ firstName: 'Uwe', dateId })

  const left = [await leave('Ida'), await leave('Uwe')]

  expect(left.map(({ body }) => body.state)).toEqual(['left', 'left'])
  expect(await mails()).toEqual(['waiting.left to ida@example.com'])
  expect((await accept('Ida')).body.code).toBe('waiting_list.not_offered')
})

test('who has booked cannot leave', async () => {
  const product = await lendTestProduct()
  const { dateId, free } = await startFullDate(product, 1)
  const { wait, leave, accept } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await free()
  await accept('Ida')
  expect((await leave('Ida')).body.code).toBe('waiting_list.already_booked')
})

test('an erasure deletes the entries of a person, whose offered seats go to the next', async () => {
  const product = await lendTestProduct()
  const { dateId, free, session } = await startFullDate(product, 1)
  const { wait, read } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await wait({ firstName: 'Uwe', dateId })
  await wait({ firstName: 'Ida', trainingId: 'kurs-2-brot' })
  await free()
  const person = { email: 'IDA@example.com' }

  const found = await product.send<PersonFinding>(
    'POST',
    '/api/admin/privacy/find',
    person,
    session,
  )
  const data = await product.send<PersonData>('POST', '/api/admin/privacy/export', person, session)
  const erased = await product.send<PersonRows>('POST', '/api/admin/privacy/erase', person, session)

  expect(found.body).toMatchObject({ registrations: 0, waiting: 2 })
  expect(data.body.waiting).toMatchObject([
    { training: 'Uhren & Zeit', date: 'Donnerstag, 7. Januar 2027', state: 'offered' },
    { training: 'Brot backen', date: null, state: 'waiting', firstName: 'Ida' },
  ])
  // Staff, who hand the file over, do not get the link.
  expect(JSON.stringify(data.body)).toContain('/trainings/warteliste/persoenlicher-link')
  expect(erased.body).toMatchObject({ waiting: 2 })
  expect((await read('Uwe')).state).toBe('offered')
  const { rows } = await product.pool.query(
    `select (select count(*)::int from waiting_entries where first_name = 'Ida')
       + (select count(*)::int from mails where recipient ilike 'ida%' or data::text like '%Ida%') as left`,
  )
  expect(rows).toEqual([{ left: 0 }])
})

test('an entry is deleted 30 days after it ended, and one about new dates after 24 months', async () => {
  const product = await lendTestProduct()
  const { dateId } = await startFullDate(product, 1)
  const { wait, leave } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await wait({ firstName: 'Uwe', trainingId: 'kurs-2-brot' })
  await leave('Ida')
  const countAt = async (now: string) => {
    product.clock.set(now)
    await retain(product)
    return product.count('waiting_entries')
  }

  expect(await countAt('2026-12-20T08:59:00Z')).toBe(2)
  expect(await countAt('2026-12-20T09:01:00Z')).toBe(1)
  expect(await countAt('2028-11-20T08:59:00Z')).toBe(1)
  expect(await countAt('2028-11-20T09:01:00Z')).toBe(0)
})
