import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formatSessionDate } from '#platform/basics/domain/calendar-day.ts'
import { understandSession } from '#shop/seats/domain/session-time.ts'
import { readCalendarFile } from '#tests/support/product/calendar-files.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'

/** Time zones far from Berlin on both sides: one still has yesterday's date, the other already tomorrow's. */
const ZONES = [
  { zone: 'America/Los_Angeles', minutesBehindUtc: 8 * 60 },
  { zone: 'Pacific/Kiritimati', minutesBehindUtc: -14 * 60 },
]

describe.each(ZONES)('on a machine in $zone', ({ zone, minutesBehindUtc }) => {
  let own: string | undefined

  beforeEach(() => {
    own = process.env.TZ
    process.env.TZ = zone
    // Without this check, all tests below would pass even if the time zone were not applied.
    expect(new Date('2027-01-07T09:00:00Z').getTimezoneOffset()).toBe(minutesBehindUtc)
  })

  afterEach(() => {
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
  })

  test.each([
    ['2027-03-28', '2027-03-27T22:59:59Z', 'early_bird', 2],
    ['2027-03-28', '2027-03-27T23:00:00Z', 'early_bird', 1],
    ['2027-03-28', '2027-03-28T21:59:59Z', 'early_bird', 1],
    ['2027-03-28', '2027-03-28T22:00:00Z', 'normal', 1],
    ['2027-10-31', '2027-10-30T21:59:59Z', 'early_bird', 2],
    ['2027-10-31', '2027-10-30T22:00:00Z', 'early_bird', 1],
    ['2027-10-31', '2027-10-31T22:59:59Z', 'early_bird', 1],
    ['2027-10-31', '2027-10-31T23:00:00Z', 'normal', 1],
  ])('an early bird until %s is at %s: %s, days left: %i', async (lastDay, now, phase, days) => {
    const product = await lendTestProduct()
    await product.pool.query(
      `update price_schedules set valid_from = $1::date - 30,
         valid_until = case period_type when 'early_bird' then $1::date else $1::date + 1 end`,
      [lastDay],
    )
    product.clock.set(now)

    const [single] = await product.packages()

    expect(single).toMatchObject({ id: 'single', priceType: phase, daysRemaining: days })
  })

  test('sessions around both changes of summer time keep their hour in Berlin', async () => {
    const product = await lendTestProduct()
    const starts: string[] = []
    for (const day of ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31'])
      starts.push(await startInFile(product, day))

    expect(starts).toEqual([
      '2027-03-27T09:00:00.000Z',
      '2027-03-28T08:00:00.000Z',
      '2027-10-30T08:00:00.000Z',
      '2027-10-31T09:00:00.000Z',
    ])
  })

  test('the trainings have the dates of Berlin', async () => {
    const product = await lendTestProduct()

    expect((await product.trainings())[0]).toMatchObject({
      date: 'Donnerstag, 7. Januar 2027',
      startsAt: '2027-01-07T09:00:00.000Z',
    })
  })
})

async function startInFile(product: TestProduct, day: string): Promise<string> {
  const session = understandSession(formatSessionDate(day), '10:00 – 11:30 Uhr')
  await product.pool.query(
    `update training_dates set starts_at = $1, ends_at = $2 where training_id = 'kurs-1-uhren'`,
    [session?.startsAt, session?.endsAt],
  )
  const response = await product.request('/api/trainings/kurs-1-uhren/calendar.ics')
  return readCalendarFile(await response.text()).start
}
