import { expect, test } from 'vitest'
import { SITE_TERMS } from '#app/server/product.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { bookSeats, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { startFullDate, waitingCalls } from '#tests/support/product/waiting-list.ts'
import type { AgreedTerms } from '../domain/agreed-terms.ts'

async function promiseOf(product: TestProduct, id: string) {
  const { rows } = await product.pool.query<{ content: AgreedTerms }>(
    'select content from agreed_terms where registration_id = $1',
    [id],
  )
  return rows[0]?.content
}

test('a booking stores what the booker saw: texts and day of each training, package, prices, rules and conditions', async () => {
  const product = await lendTestProduct()
  await product.pool.query(`insert into settings (name, value) values ('booking_rules', $1)`, [
    { ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays: 10 },
  ])
  const [clocks, , kites] = await product.trainings()
  const pkg = (await product.packages()).find(({ id }) => id === 'complete')

  const { id, price } = await bookSeats(
    product,
    ownSeat('kurs-1-uhren'),
    colleaguesSeat('kurs-3-drachen'),
    colleaguesSeat('kurs-1-uhren', 'Pia'),
    colleaguesSeat('kurs-1-uhren', 'Uwe'),
  )

  const texts = (training: typeof clocks, positions: number[]) => ({
    positions,
    trainingId: training?.id,
    dateId: training?.dateId,
    title: training?.title,
    subtitle: training?.subtitle,
    description: training?.description,
    objectives: training?.objectives,
    methods: training?.methods,
    targetAudience: training?.targetAudience,
    outcome: training?.outcome,
    date: training?.date,
    time: training?.time,
    startsAt: training?.startsAt,
    endsAt: training?.endsAt,
  })
  expect(await promiseOf(product, id)).toEqual({
    madeAt: '2026-11-20T09:00:00.000Z',
    trainings: [texts(clocks, [1, 3, 4]), texts(kites, [2])],
    package: { id: 'complete', name: pkg?.name, trainingsCount: 4, features: pkg?.features },
    price,
    priceType: 'early_bird',
    regularPrice: pkg?.regularPrice,
    vatNote: SITE_TERMS.vatNote,
    rules: { ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays: 10 },
    conditions: SITE_TERMS.conditionsUnder({ ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays: 10 }),
    privacy: SITE_TERMS.privacy,
  })
})

test('who accepts an offer of a training that was hidden meanwhile is promised its texts as well', async () => {
  const product = await lendTestProduct()
  const { dateId, free, trainingId } = await startFullDate(product, 1)
  const { wait, accept } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await free()
  await product.pool.query('update trainings set visible = false where id = $1', [trainingId])

  const { body } = await accept('Ida')

  expect((await promiseOf(product, body.id))?.trainings).toMatchObject([
    { trainingId, title: 'Uhren & Zeit', positions: [1] },
  ])
})
