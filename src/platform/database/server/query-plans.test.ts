import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { tokenOf, waitingListKeyOf } from '#shop/waiting-list/server/waiting-token.ts'
import {
  type ExecutedPlan,
  explainEverything,
  recordPlans,
} from '#tests/support/database/executed-plans.ts'
import { aPerson, booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'

const REGISTRATIONS = 100_000
/**
 * The tables that grow with every visitor or every day. The others have a few dozen rows and may be read by a
 * sequential scan.
 */
const GROWING = [
  'registrations',
  'attendees',
  'mails',
  'messages',
  'idempotency_records',
  'rate_limits',
  'audit_log',
  'revisions',
  'waiting_entries',
  'booking_changes',
  'change_requests',
]
const READS = [
  '/api/trainings',
  '/api/trainings/kurs-1-uhren',
  '/api/trainings/gibt-es-nicht',
  '/api/trainings/kurs-1-uhren/calendar.ics',
  '/api/packages',
  '/api/price-outlook',
  '/api/price-schedules',
  '/api/cms/content',
  '/sitemap.xml',
]

/** Inserts {@link REGISTRATIONS} invented registrations, for 500 dates of which four are to come. */
async function fill(pool: pg.Pool): Promise<void> {
  const tables = ['registrations', 'attendees']
  // Triggers are disabled, because the statements below write their columns too. The search indexes are dropped,
  // because visitors' calls do not search.
  for (const table of tables) await pool.query(`alter table ${table} disable trigger user`)
  await pool.query(
    'drop index registrations_search_folded, registrations_trainings, attendees_search_folded',
  )
  await pool.query(`
    insert into registrations (reference, contact_name, contact_email, company, package_id, price, price_type, status, created_at)
    select 'MF-' || n, 'Person ' || n, n || '@example.com', 'Firma ' || n % 500, 'single', 149, 'normal',
      case n % 10 when 0 then 'cancelled' when 1 then 'pending' else 'confirmed' end::registration_status,
      now() - n * interval '1 minute'
    from generate_series(1, ${REGISTRATIONS}) n`)
  await pool.query(`
    insert into training_dates (training_id, date, time, starts_at, ends_at)
    select id, 'Vorbei', '', day, day + interval '90 minutes'
    from trainings, generate_series(1, 124) n, lateral (select timestamptz '2026-01-01' - n * interval '1 week' as day) d`)
  await pool.query(`
    insert into attendees (registration_id, position, training_id, date_id, training_title, attendee_type, first_name, last_name, email, created_at)
    select r.id, 1, t.id, t.date_id, '', 'booker', 'Vorname', r.contact_name, r.contact_email, r.created_at
    from (select *, row_number() over () as n from registrations) r
    join (select training_id as id, id as date_id, row_number() over (order by id) as n from training_dates) t on t.n = r.n % 500 + 1`)
  await pool.query(`
    insert into mails (dedupe_key, recipient, subject, registration_id, status, sent_at, created_at)
    select 'old/' || id, contact_email, '', id, 'sent', created_at, created_at from registrations`)
  await pool.query(`
    insert into idempotency_records (key, body_hash, created_at)
    select gen_random_uuid(), '', created_at from registrations limit 20000`)
  await pool.query(`
    insert into rate_limits (key, points, expire) select 'booking:' || n, 1, 0 from generate_series(1, 20000) n`)
  // Entries that are over, and on each list one that waits for more seats than it can get.
  await pool.query(`
    insert into waiting_entries (training_id, date_id, state, seats, at_least, first_name, last_name, email, company, joined_at, ended_at)
    select training_id, id, 'left', 1, 1, 'Ida', 'Wartmann', n || '@example.com', '', now(), now()
    from training_dates, generate_series(1, 40) n`)
  await pool.query(`
    insert into waiting_entries (training_id, date_id, state, place, seats, at_least, first_name, last_name, email, company, joined_at)
    select training_id, id, 'waiting', 1, 4, 4, 'Ida', 'Wartmann', 'ida@example.com', '', now() from training_dates`)
  // Mails to all who waited, and messages to the participants of each date.
  await pool.query(`
    insert into mails (dedupe_key, recipient, subject, template, data, status, sent_at, created_at)
    select 'waiting/' || id, email, '', 'waiting.offer', jsonb_build_object('entryId', id), 'sent', joined_at, joined_at
    from waiting_entries`)
  await pool.query(`
    insert into messages (subject, text, date_id, recipients, sent_by, created_at)
    select 'Betreff', 'Text', id, 2, 'team@example.com', now() - random() * interval '1 year'
    from training_dates, generate_series(1, 20)`)
  await pool.query(`
    insert into mails (dedupe_key, recipient, subject, template, data, staff_message_id, status, sent_at, created_at)
    select 'message/' || id, n || '@example.com', '', 'message', '{"sessions": []}', id, 'sent', created_at, created_at
    from messages, generate_series(1, 2) n`)
  await pool.query(`
    insert into audit_log (actor, action, subject_id, details, created_at)
    select 'chefin@example.com', 'registration.status_changed', id, '{"from": "pending", "to": "confirmed"}', created_at
    from registrations limit 20000`)
  await pool.query(`
    insert into revisions (subject, subject_id, field, before, after, version, edited_by, created_at)
    select 'training', t.id, 'subtitle', '""', '""', n, 'chefin@example.com', now() - n * interval '1 minute'
    from trainings t, generate_series(1, 5000) n`)
  // A history for every fifth booking, and of the requests a few that are open.
  await pool.query(`
    insert into booking_changes (registration_id, kind, actor, created_at)
    select id, 'contact_corrected', 'booker', created_at from registrations limit 20000`)
  await pool.query(`
    insert into change_requests (registration_id, state, answered_at, created_at)
    select id, case n % 1000 when 0 then 'open' else 'refused' end::change_request_state,
      case n % 1000 when 0 then null else created_at end, created_at
    from (select *, row_number() over () as n from registrations limit 20000) r`)
  for (const table of tables) await pool.query(`alter table ${table} enable trigger user`)
  await pool.query('update training_dates set capacity = 1000000')
  await pool.query('analyze')
}

/** The id of an entry that waits for a date to come. */
async function someEntry(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(`
    select w.id from waiting_entries w join training_dates d on d.id = w.date_id
    where w.state = 'waiting' and d.starts_at > now() limit 1`)
  return rows[0]?.id ?? ''
}

/** A confirmed seat on a date to come, its registration, and another date to come. */
async function someSeat(pool: pg.Pool) {
  const { rows } = await pool.query<{ registrationId: string; seatId: string; dateId: string }>(`
    select a.id as "seatId", r.id as "registrationId",
      (select id from training_dates where starts_at > now() and id <> d.id limit 1) as "dateId"
    from attendees a join registrations r on r.id = a.registration_id join training_dates d on d.id = a.date_id
    where d.starts_at > now() and r.status = 'confirmed' limit 1`)
  return rows[0] ?? { registrationId: '', seatId: '', dateId: '' }
}

/** Lists "reads attendees: select …" for each sequential scan of a growing table. */
function wholeReads(plans: readonly ExecutedPlan[]): string[] {
  return plans.flatMap(({ statement, nodes }) =>
    nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .filter((node) => GROWING.includes(node['Relation Name'] ?? ''))
      .map((node) => `reads ${node['Relation Name']}: ${statement}`),
  )
}

test('at 100,000 registrations neither what visitors do, nor changes of bookings, nor the lists of mails and messages, nor what is to do reads a growing table from end to end', async () => {
  const { plans, proxyFor } = recordPlans()
  const first = await startTestProduct({ MAIL_STAFF: 'team@example.com' }, { proxyFor })
  await fill(first.pool)
  await explainEverything(first.pool)
  const product = await first.startAnother()
  const call = async (path: string, init?: RequestInit) => {
    const answer = await product.fetch(new Request(`http://localhost:3000${path}`, init))
    await answer.arrayBuffer()
    return answer.status
  }
  const tokenOfStart = tokenOf(await waitingListKeyOf(first.db), await someEntry(first.pool))
  const book = (body: object, key: string) =>
    call('/api/registrations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    })
  const colleagues = ['Jörg', 'Ida', 'Uwe'].map((name) => colleaguesSeat('kurs-3-drachen', name))
  const key = randomUUID()
  plans.length = 0

  const statuses = await Promise.all(READS.map((path) => call(path)))
  statuses.push(await book(booking(ownSeat('kurs-1-uhren')), key))
  statuses.push(await book(booking(ownSeat('kurs-1-uhren')), key))
  statuses.push(await book(booking(ownSeat('kurs-1-uhren'), ...colleagues), randomUUID()))
  statuses.push(await call(`/api/waiting-list/${tokenOfStart}`))
  for (const act of ['confirm', 'leave'])
    statuses.push(await call(`/api/waiting-list/${tokenOfStart}/${act}`, { method: 'POST' }))
  statuses.push(
    await call('/api/waiting-list', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        trainingId: 'kurs-2-brot',
        ...aPerson('Uwe Wartmann'),
      }),
    }),
  )
  const headers = await first.logIn()
  const { rows } = await first.pool.query<{ id: string; message: string }>(`
    select d.id, m.id as message from training_dates d join messages m on m.date_id = d.id where d.starts_at > now() limit 1`)
  const [date] = rows
  for (const path of [
    'mails',
    `mails?date=${date?.id}`,
    'messages',
    `messages/${date?.message}`,
    'todo',
    'requests?state=open',
  ])
    statuses.push(await call(`/api/admin/${path}`, { headers }))
  const change = (path: string, body: object, method = 'PATCH') =>
    call(`/api/admin/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const { registrationId, seatId, dateId } = await someSeat(first.pool)
  statuses.push(
    await change(`registrations/${registrationId}`, {
      contactEmail: 'uwe@example.com',
      billing: { city: 'Ulm' },
    }),
    await change(`attendees/${seatId}`, { email: 'ida@example.com' }),
    await change(`attendees/${seatId}`, { dateId }),
    await change(`attendees/${seatId}/cancel`, {}, 'POST'),
    await change(`attendees/${seatId}/restore`, {}, 'POST'),
  )

  expect(statuses).toEqual([
    ...[200, 200, 404, 200, 200, 200, 200, 200, 200, 201, 201, 201],
    ...[200, 200, 200, 202, 200, 200, 200, 200, 200],
    ...[200, 200, 200, 200, 200, 200],
  ])
  const statements = plans.map(({ statement }) => statement).join('\n')
  // Plans of statements in triggers and foreign keys are included.
  expect(statements).toMatch(/UPDATE registrations SET search_text/)
  expect(statements).toMatch(/FOR KEY SHARE/)
  expect(wholeReads(plans)).toEqual([])
})
