import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { migrateDatabase } from '#platform/database/server/migrate.ts'
import { REGISTRATION_STATUSES, type RegistrationStatus } from '#shop/seats/domain/status.ts'
import { emptyDatabase } from '#tests/support/database/empty-database.ts'
import { createOlderSchema } from '#tests/support/database/older-schema.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

const TRAININGS = ['kurs-1-uhren', 'kurs-2-brot', 'kurs-3-drachen'] as const
/** The migrations of the version that counted seats on demand. */
const BEFORE_SEATS_WERE_KEPT = 7

/**
 * The trainings whose stored number of seats differs from that of their attendees in registrations that are not
 * cancelled.
 */
async function miscounted(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select * from (select id, seats_taken as kept,
      (select count(*)::int from attendees a join registrations r on r.id = a.registration_id
       where a.training_id = t.id and r.status <> 'cancelled') as counted
    from trainings t) seats where kept <> counted`)
  return rows
}

async function register(
  pool: pg.Pool,
  { status, trainings }: { status: RegistrationStatus; trainings: readonly string[] },
): Promise<void> {
  await pool.query(
    `with r as (
       insert into registrations (reference, contact_name, contact_email, company, package_id, price, price_type, status)
       values ($1, 'Sina Adler', 'sina.adler@example.com', '', 'single', 1, 'normal', $2) returning id)
     insert into attendees (registration_id, position, training_id, attendee_type, first_name, last_name, email)
     select r.id, seat.position, seat.training, 'other', 'Jörg', 'Weiß', 'joerg@example.com'
     from r, unnest($3::text[]) with ordinality seat (training, position)`,
    [randomUUID(), status, trainings],
  )
}

interface Change {
  what: string
  by: (pool: pg.Pool) => Promise<unknown>
}

const anyTraining = fc.constantFrom(...TRAININGS)
const anyStatus = fc.constantFrom(...REGISTRATION_STATUSES)
const sql = (what: string, values: unknown[] = []): Change => ({
  what: `${what} ${JSON.stringify(values)}`,
  by: (pool) => pool.query(what, values),
})
/** The ids of every `part`-th registration, by time of booking. */
const someOf = (part: number) =>
  `(select id from (select id, row_number() over (order by created_at, id) as n from registrations) r where n % ${part} = 0)`
const part = fc.integer({ min: 1, max: 3 })

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({
        status: anyStatus,
        trainings: fc.array(anyTraining, { minLength: 1, maxLength: 4 }),
      })
      .map((registration) => ({
        what: JSON.stringify(registration),
        by: (pool: pg.Pool) => register(pool, registration),
      })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(anyStatus, part)
      .map(([status, n]) =>
        sql(`update registrations set status = $1 where id in ${someOf(n)}`, [status]),
      ),
  },
  part.map((n) => sql(`delete from registrations where id in ${someOf(n)}`)),
  part.map((n) =>
    sql(`delete from attendees where position = 1 and registration_id in ${someOf(n)}`),
  ),
  fc.tuple(anyTraining, part).map(([training, n]) =>
    sql(
      `update attendees set training_id = $1, date_id = (select id from training_dates where training_id = $1)
         where registration_id in ${someOf(n)}`,
      [training],
    ),
  ),
  // Moves seats to another registration, whatever its status, after its own seats.
  part.map((n) =>
    sql(`update attendees a set position = n.place, registration_id = (select max(id::text)::uuid from registrations)
      from (select id, 1000 + (select coalesce(max(position), 0) from attendees) + row_number() over () as place
        from attendees) n where n.id = a.id and registration_id in ${someOf(n)}`),
  ),
  fc.constant(sql('truncate mails, registrations cascade')),
)

test('the stored seat counts equal the taken seats, whatever is booked, moved, cancelled and removed', async () => {
  const { pool } = await lendTestProduct()
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { minLength: 3, maxLength: 12 }), async (changes) => {
      await pool.query('truncate mails, registrations cascade')
      for (const { by } of changes) {
        await by(pool)
        expect(await miscounted(pool)).toEqual([])
      }
    }),
    { numRuns: 30 },
  )
})

test('bookings and changes of status at the same moment keep the number right', async () => {
  const product = await lendTestProduct()
  const headers = await product.logIn()
  const book = () =>
    product.send<{ id: string }>(
      'POST',
      '/api/registrations',
      booking(ownSeat('kurs-1-uhren'), ownSeat('kurs-3-drachen')),
    )
  const first = await Promise.all(Array.from({ length: 8 }, book))
  const setStatus = (id: string, status: RegistrationStatus) =>
    product.send('PATCH', `/api/admin/registrations/${id}/status`, { status }, headers)

  const answers = await Promise.all(
    first.flatMap(({ body: { id } }) => [
      setStatus(id, 'cancelled'),
      book(),
      setStatus(id, 'confirmed'),
      setStatus(id, 'cancelled'),
    ]),
  )

  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(await miscounted(product.pool)).toEqual([])
})

test('a database of the version that counted them has the right number after its update', async () => {
  const { pool, url } = await emptyDatabase()
  await createOlderSchema(pool, BEFORE_SEATS_WERE_KEPT)
  await pool.query(`
    insert into packages (id, name, tagline, features, trainings_count, base_price)
    values ('single', 'Einzelkarte', '', '{}', 1, 149)`)
  for (const id of TRAININGS) {
    await pool.query(
      `insert into trainings (id, title, subtitle, description, date, time, hero_image, color_scheme, objectives,
         methods, target_audience, outcome) values ($1, '', '', '', '', '', '', '{}', '{}', '{}', '', '')`,
      [id],
    )
  }
  await register(pool, { status: 'confirmed', trainings: ['kurs-1-uhren', 'kurs-1-uhren'] })
  await register(pool, { status: 'cancelled', trainings: ['kurs-1-uhren', 'kurs-3-drachen'] })

  await migrateDatabase({ connectionString: url })

  const { rows } = await pool.query('select id, seats_taken from trainings where seats_taken > 0')
  expect(rows).toEqual([{ id: 'kurs-1-uhren', seats_taken: 2 }])
  await register(pool, { status: 'pending', trainings: ['kurs-3-drachen'] })
  expect(await miscounted(pool)).toEqual([])
})
