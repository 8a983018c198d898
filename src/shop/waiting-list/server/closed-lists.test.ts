import { expect, test } from 'vitest'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { colleaguesSeat } from '#tests/support/product/bookings.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { startFullDate, waitingCalls } from '#tests/support/product/waiting-list.ts'

async function start() {
  const product = await lendTestProduct()
  const date = await startFullDate(product, 2)
  const calls = waitingCalls(product)
  await calls.wait({ firstName: 'Ida', dateId: date.dateId })
  await calls.wait({ firstName: 'Uwe', trainingId: date.trainingId })
  /** Changes the training, as staff do. */
  const edit = (values: object) =>
    product.send('PATCH', `/api/admin/trainings/${date.trainingId}`, values, date.session)
  return { product, ...date, ...calls, edit }
}

test('who waits for a date that staff cancel is told so; who waits for new dates goes on waiting', async () => {
  const { product, session, dateId, planned, mails, read } = await start()
  const { version } = (await planned()) as PlannedDate
  const path = `/api/admin/dates/${dateId}/cancel`
  const { status } = await product.send(
    'POST',
    path,
    {},
    { ...session, 'If-Match': `"${version}"` },
  )

  expect(status).toBe(200)
  expect(await read('Ida')).toMatchObject({ state: 'closed' })
  expect(await read('Uwe')).toMatchObject({ state: 'waiting' })
  expect(await mails()).toEqual(['waiting.closed to ida@example.com'])
})

test('seats of a hidden training are offered to nobody, until it is shown again', async () => {
  const { edit, free, read, mails, setCapacity } = await start()
  await edit({ visible: false })
  await free()
  expect(await read('Ida')).toMatchObject({ state: 'waiting', offer: null })

  await edit({ visible: true })
  await setCapacity(3)
  expect(await read('Ida')).toMatchObject({ state: 'offered', offer: { seats: 1 } })
  expect(await mails()).toEqual(['waiting.offer to ida@example.com'])
})

test('offered seats can be booked though the training was hidden meanwhile; its other dates cannot', async () => {
  const { product, trainingId, dateId, session, edit, free, accept, read } = await start()
  const later = { startsAt: '2027-06-10T08:00:00Z', endsAt: '2027-06-10T09:30:00Z' }
  const path = `/api/admin/trainings/${trainingId}/dates`
  const { body: other } = await product.send<PlannedDate>('POST', path, later, session)
  await free()
  await edit({ visible: false })

  const seats = [colleaguesSeat(trainingId), { ...colleaguesSeat(trainingId), dateId: other.id }]
  const both = await accept('Ida', { attendees: seats })
  expect([both.status, both.body.code]).toEqual([422, 'registration.unknown_date'])
  expect((await accept('Ida')).status).toBe(201)
  expect(await read('Ida')).toMatchObject({ state: 'booked', dateId })
})

test('an archived training has no waiting list any more: everybody on one is told', async () => {
  const { edit, free, read, mails } = await start()
  await free(2)
  const before = await mails()
  expect((await edit({ archived: true })).status).toBe(200)

  expect(await read('Ida')).toMatchObject({ state: 'closed' })
  expect(await read('Uwe')).toMatchObject({ state: 'closed' })
  expect((await mails()).filter((mail) => !before.includes(mail))).toEqual([
    'waiting.closed to ida@example.com',
    'waiting.closed to uwe@example.com',
  ])
})

test('who let offers lapse is told so when the date begins, not that no seat became free', async () => {
  const { product, session, free, serve, mails, read } = await start()
  await free()
  product.clock.set('2026-11-23T09:00:00Z')
  await serve()
  product.clock.set('2027-01-07T09:00:00Z')
  await serve()

  expect(await read('Ida')).toMatchObject({ state: 'closed' })
  expect((await mails()).at(-1)).toBe('waiting.closed to ida@example.com')
  const [closed] = await readMails(product, 'waiting.closed')
  expect(closed?.data).toMatchObject({ reason: 'begun', hadOffer: true })
  const { body } = await product.get<MailDetails>(`/api/admin/mails/${closed?.id}`, session)
  expect(body.text).toContain('dein Angebot ist abgelaufen')
})
