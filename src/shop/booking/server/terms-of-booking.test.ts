import { expect, test } from 'vitest'
import { SITE_TERMS } from '#app/server/product.ts'
import {
  type BookingRules,
  DEFAULT_BOOKING_RULES,
} from '#shop/booking-rules/domain/booking-rules.ts'
import { PARTICIPATION_SAMPLE_DAY } from '#site/legal/domain/participation-texts.ts'
import { PRIVACY_SAMPLE_DAY } from '#site/legal/domain/privacy-texts.ts'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
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

function storeRules(product: TestProduct, changed: Partial<BookingRules>, day: string) {
  return product.pool.query(
    `insert into settings (name, value, updated_at) values ('booking_rules', $1, $2)
     on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [{ ...DEFAULT_BOOKING_RULES, ...changed }, `${day}T12:00:00Z`],
  )
}

test('a booking stores what the booker saw: texts and day of each training, package, prices, rules and conditions', async () => {
  const product = await lendTestProduct()
  await storeRules(product, { cancelFreeUntilDays: 10 }, '2026-11-19')
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
    agenda: training?.agenda,
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
    vatNote: SITE_TERMS.vat.note,
    vatRate: 19,
    rules: { ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays: 10 },
    conditions: SITE_TERMS.conditionsUnder({ ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays: 10 }),
    privacy: { version: PRIVACY_SAMPLE_DAY, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    participation: {
      version: PARTICIPATION_SAMPLE_DAY,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  })
})

test('a booking stores which privacy policy was shown, also where staff have written it, and earlier bookings tell that it changed', async () => {
  const product = await lendTestProduct()
  const { read } = await bookerCalls(product)
  const write = (key: string, content: string, day: string) =>
    product.pool.query(
      `insert into content_items (section, key, content, updated_at)
       values ('datenschutz.de', $1, $2, $3)`,
      [key, content, `${day}T23:30:00Z`],
    )
  const earlier = await bookSeats(product, ownSeat('kurs-1-uhren'))
  const sample = (await promiseOf(product, earlier.id))?.privacy
  await write('title', 'Datenschutz', '2027-02-01')
  const retitled = await bookSeats(product, ownSeat('kurs-1-uhren'))
  await write('paragraphs.1.text.1', 'Kurz: Wir speichern wenig.', '2027-01-31')

  const later = await bookSeats(product, ownSeat('kurs-1-uhren'))
  const written = (await promiseOf(product, later.id))?.privacy
  const changes = (await read(earlier.id)).body.termsChanges
  await product.pool.query(`insert into settings (name, value, updated_at)
    values ('firm_address', '{}', '2027-02-03T12:00:00Z'), ('firm_hours', '{}', '2027-02-05T12:00:00Z')`)
  const afterMove = await bookSeats(product, ownSeat('kurs-1-uhren'))

  expect((await promiseOf(product, afterMove.id))?.privacy.version).toBe('2027-02-03')
  expect(sample?.version).toBe(PRIVACY_SAMPLE_DAY)
  expect((await promiseOf(product, retitled.id))?.privacy).toEqual(sample)
  expect(written?.version).toBe('2027-02-01')
  expect(written?.hash).not.toBe(sample?.hash)
  expect(changes).toMatchObject([
    { about: 'privacy', before: PRIVACY_SAMPLE_DAY, after: '2027-02-01' },
  ])
  expect((await read(later.id)).body.termsChanges).toEqual([])
})

test('a booking stores which terms of participation were shown, which follow the rules, and earlier bookings tell that they changed', async () => {
  const product = await lendTestProduct()
  const { read } = await bookerCalls(product)
  const earlier = await bookSeats(product, ownSeat('kurs-1-uhren'))
  const sample = await promiseOf(product, earlier.id)
  await storeRules(product, { paymentDays: 30 }, '2027-02-01')

  const later = await bookSeats(product, ownSeat('kurs-1-uhren'))
  const ruled = await promiseOf(product, later.id)
  await product.pool.query(
    `insert into content_items (section, key, content, updated_at)
     values ('teilnahmebedingungen.de', 'paragraphs.1.text.1', 'Für Firmen.', '2027-02-02T12:00:00Z')`,
  )
  const changes = (await read(later.id)).body.termsChanges

  expect(ruled?.participation?.version).toBe('2027-02-01')
  expect(ruled?.participation?.hash).not.toBe(sample?.participation?.hash)
  expect(ruled?.privacy).toEqual(sample?.privacy)
  expect(changes).toEqual([
    expect.objectContaining({
      about: 'participation',
      before: '2027-02-01',
      after: '2027-02-02',
    }),
  ])
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
