import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS, cancellationCalls, KITES } from '#tests/support/product/cancellations.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import type { MovePreview } from '../domain/date-move.ts'

const APRIL = { startsAt: '2027-04-13T08:00:00.000Z', endsAt: '2027-04-13T09:30:00.000Z' }
const APRIL_TEXTS = { date: 'Dienstag, 13. April 2027', time: '10:00 – 11:30 Uhr' }
const CHANGED = { status: 409, body: { code: 'training.move_changed_meanwhile' } }

async function start() {
  const product = await lendTestProduct()
  const calls = await cancellationCalls(product)
  const { january, session } = calls
  const preview = (move: object, id = january) =>
    product.send<MovePreview & Problem>(
      'POST',
      `/api/admin/dates/${id}/move/preview`,
      move,
      session,
    )
  const move = (edit: object) =>
    product.send<Problem>('PATCH', `/api/admin/dates/${january}`, edit, session)
  const edit = (texts: object) =>
    product.send<Problem>('PATCH', `/api/admin/trainings/${CLOCKS}`, texts, session)
  const moveMails = async () => {
    await settleTelling(product)
    const { rows } = await product.pool.query<{ recipient: string; subject: string }>(
      `select recipient from mails where template = 'session.changed' order by recipient`,
    )
    return rows.map(({ recipient }) => recipient)
  }
  return { ...calls, product, preview, move, edit, moveMails }
}

test('the mails of a move are shown before it, and are those that are sent then', async () => {
  const { product, preview, move, moveMails, bookConfirmed, book } = await start()
  await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  await book(colleaguesSeat(CLOCKS, 'Pia'))
  await settleTelling(product)

  const { status, body } = await preview({ ...APRIL, capacity: 12 })

  expect(status).toBe(200)
  expect(body.others).toBe(1)
  expect(body.mails.map(({ recipient }) => recipient).sort()).toEqual([
    'joerg@example.com',
    BOOKER.email,
  ])
  for (const mail of body.mails) {
    expect(mail.subject).toContain('Neuer Termin')
    expect(mail.text).toContain(APRIL_TEXTS.date)
    expect(mail.attachments).toHaveLength(1)
  }
  expect(await moveMails()).toEqual([])
  const { fingerprint } = body
  expect((await move({ ...APRIL, capacity: 12, fingerprint })).status).toBe(200)
  expect(await moveMails()).toEqual(['joerg@example.com', BOOKER.email])
})

test('staff learn how many people another date concerns: people, not seats', async () => {
  const { product, preview, book, bookConfirmed } = await start()
  const counted = async () => {
    await settleTelling(product)
    const { mails, others } = (await preview(APRIL)).body
    return { told: new Set(mails.map(({ recipient }) => recipient)).size, others }
  }
  expect(await counted()).toEqual({ told: 0, others: 0 })
  await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  // Sina is counted once, whatever she booked.
  await bookConfirmed(ownSeat(CLOCKS))
  await book(ownSeat(CLOCKS), colleaguesSeat(KITES))
  expect(await counted()).toEqual({ told: 2, others: 0 })
  await book(colleaguesSeat(CLOCKS, 'Pia'), colleaguesSeat(CLOCKS))
  expect(await counted()).toEqual({ told: 2, others: 1 })
})

test('who booked for others alone is among those who are told of another date', async () => {
  const { product, preview, book, bookConfirmed } = await start()
  await bookConfirmed(
    colleaguesSeat(CLOCKS),
    colleaguesSeat(CLOCKS, 'Pia'),
    ownSeat(KITES),
    ownSeat('kurs-4-pilze'),
  )
  await book(colleaguesSeat(CLOCKS, 'Ida'))
  await settleTelling(product)

  const { mails, others } = (await preview(APRIL)).body

  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    'joerg@example.com',
    'pia@example.com',
    BOOKER.email,
  ])
  expect(others).toBe(1)
})

test('a move with mails that staff have not seen is refused, by instants and by texts', async () => {
  const { preview, move, edit, moveMails, bookConfirmed } = await start()
  await bookConfirmed(ownSeat(CLOCKS))
  const seen = (await preview(APRIL)).body.fingerprint
  const seenTexts = (await preview(APRIL_TEXTS)).body.fingerprint
  expect(seenTexts).toBe(seen)
  await bookConfirmed(colleaguesSeat(CLOCKS))

  expect(await move({ ...APRIL, fingerprint: seen })).toMatchObject(CHANGED)
  expect(await edit({ ...APRIL_TEXTS, fingerprint: seen })).toMatchObject(CHANGED)
  expect(await moveMails()).toEqual([])
  // The fingerprint is of the mails that were shown: another day is another one.
  const { fingerprint } = (await preview(APRIL_TEXTS)).body
  expect(await edit({ ...APRIL_TEXTS, time: '14:00 – 15:30 Uhr', fingerprint })).toMatchObject(
    CHANGED,
  )
  expect((await edit({ ...APRIL_TEXTS, fingerprint })).status).toBe(200)
  // The booker is told once for each booking.
  expect(await moveMails()).toEqual(['joerg@example.com', BOOKER.email, BOOKER.email])
})

test('a move that is impossible is refused by its preview as well', async () => {
  const { product, preview, cancel, plan, january, bookConfirmed } = await start()
  await bookConfirmed(ownSeat(CLOCKS))
  expect((await preview({ startsAt: APRIL.startsAt })).status).toBe(422)
  // Another wording of the same time tells nobody.
  expect((await preview({ date: '7.1.2027', time: '10:00 – 11:30 Uhr' })).body.mails).toEqual([])
  const cancelled = await plan(CLOCKS)
  await cancel(cancelled.id)
  product.clock.set('2027-01-07T10:30:00.000Z')
  for (const [id, status, code] of [
    [cancelled.id, 409, 'training.date_is_cancelled'],
    [january, 409, 'training.date_is_over'],
    ['kein-termin', 404, 'training.date_not_found'],
  ] as const) {
    expect(await preview(APRIL, id)).toMatchObject({ status, body: { code } })
    expect(await preview(APRIL_TEXTS, id)).toMatchObject({ status, body: { code } })
  }
})
