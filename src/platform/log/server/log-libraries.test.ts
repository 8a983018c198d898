import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { collectedLog } from '#tests/support/product/collected-log.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import { Refusal, startMailServer } from '#tests/support/servers/mail-server.ts'

const LINE_MAX_BYTES = 8 * 1024
const SENDER = 'buero.nordmann@example.com'
const NAMES = [...Object.values(BOOKER), 'Jörg', 'Weiß', 'joerg', ADMIN.email, SENDER]

/** Starts the product with its log at level trace, and returns a check that no person is named in it. */
async function start(settings: Record<string, string> = {}) {
  const { log, texts, lines } = collectedLog('trace')
  const product = await startTestProduct(settings, { log })
  const { send } = product
  return {
    product,
    book: () =>
      send(
        'POST',
        '/api/registrations',
        booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren')),
      ),
    linesWith: (words: string) => lines().filter(({ msg }) => msg === words),
    expectNobodyNamed() {
      for (const line of texts) expect.soft(Buffer.byteLength(line)).toBeLessThan(LINE_MAX_BYTES)
      for (const name of NAMES) expect.soft(texts.join('')).not.toContain(name)
    },
  }
}

test('a failing task of graphile-worker names no attendee, in its short log line and in the table of jobs', async () => {
  const { product, book, linesWith, expectNobodyNamed } = await start()
  await book()
  await product.pool.query(`
    update registrations set status = 'confirmed';
    insert into attendees (registration_id, position, training_id, date_id, training_title, attendee_type, first_name, last_name, email, company, created_at)
    select registration_id, 10 + i, training_id, date_id, training_title, 'other', first_name, last_name, i || email, company, created_at
    from attendees, generate_series(1, 200) as i where position = 1;
    update training_dates set starts_at = '2026-11-20T15:00:00Z', ends_at = '2026-11-20T16:30:00Z' where training_id = 'kurs-1-uhren';
    insert into told (registration_id, recipient, item, facts, told_at)
    select registration_id, lower(email), 'own/' || id, json_build_object('dateId', date_id, 'training',
      json_build_object('startsAt', '2026-11-20T15:00:00Z', 'endsAt', '2026-11-20T16:30:00Z')), '2026-11-01'
    from attendees;
    alter table mails add constraint nobody check (template not like 'session.reminder.%')`)

  await product.pool.query(
    `select graphile_worker.add_job('remind-of-sessions', job_key => 'test')`,
  )
  const kept = await vi.waitFor(async () => {
    const { rows } = await product.pool.query<{ last_error: string }>(
      `select last_error from graphile_worker._private_jobs where key = 'test' and last_error is not null`,
    )
    expect(rows).toHaveLength(1)
    return rows[0]?.last_error ?? ''
  }, POLL_OPTIONS)

  expectNobodyNamed()
  for (const name of NAMES) expect.soft(kept).not.toContain(name)
  expect(kept).toMatch(/^Failed query: new row .{1,300}23514.{1,100}$/)
  expect(linesWith('a task failed')).toMatchObject([
    {
      part: 'worker',
      task: 'remind-of-sessions',
      attempt: 1,
      err: {
        name: 'DrizzleQueryError',
        query: expect.stringMatching(/^insert into "mails"/),
        cause: { code: '23514', table: 'mails', constraint: 'nobody' },
      },
    },
  ])
})

test('a PostgreSQL error that contains a name is logged without it, also by the embedded server', async () => {
  const { product, book, linesWith, expectNobodyNamed } = await start()
  await product.pool.query(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'value too long for %', new.contact_name using detail = new.contact_email; end $$;
    create trigger refuse before insert on registrations for each row execute function refuse()`)

  const { status } = await book()

  expect(status).toBe(500)
  expectNobodyNamed()
  const { rows } = await product.pool.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  )
  const ownLog = await readFile(path.join(rows[0]?.folder ?? '', '../postgres.log'), 'utf8')
  expect(ownLog).toContain('database system is ready')
  for (const name of NAMES) expect.soft(ownLog).not.toContain(name)
  expect(linesWith('a request failed')).toMatchObject([
    {
      err: {
        cause: { code: 'P0001', message: 'value too long for …', routine: 'exec_stmt_raise' },
      },
    },
  ])
})

test('a login that fails inside better-auth is logged with the query, without the account', async () => {
  const { product, linesWith, expectNobodyNamed } = await start()
  await product.pool.query('alter table admins drop column name')

  const { status } = await product.send('POST', '/api/admin/login', ADMIN)

  expect(status).toBe(500)
  expectNobodyNamed()
  expect(linesWith('a request failed')).toMatchObject([
    { err: { query: expect.stringContaining('"admins"'), cause: { code: '42703' } } },
  ])
})

test("a mail server's answer about sender and recipient is stored with the mail, and not logged", async () => {
  let isSenderRefused = true
  const server = await startMailServer({
    onSender: (address) =>
      isSenderRefused ? new Refusal(550, `5.7.1 Sender ${address} rejected`) : undefined,
    onRecipient: (address) =>
      new Refusal(550, `5.1.1 ${address}: ${BOOKER.firstName} ${BOOKER.lastName} has left`),
  })
  onTestFinished(server.stop)
  const { product, book, linesWith, expectNobodyNamed } = await start({
    SMTP_URL: server.url,
    MAIL_FROM: SENDER,
  })
  const untilMailsSay = (words: string) =>
    vi.waitFor(async () => {
      const { rows } = await product.pool.query('select last_error from mails')
      expect(rows.map(({ last_error }) => last_error).join()).toContain(words)
    }, POLL_OPTIONS)

  await book()
  await untilMailsSay(SENDER)
  isSenderRefused = false
  await book()
  await untilMailsSay('has left')

  expectNobodyNamed()
  expect(
    linesWith('the mail server refuses us: no mail goes out until SMTP_URL or MAIL_FROM is right'),
  ).toMatchObject([{ code: '550', words: expect.stringMatching(/^550 … Sender … rejected$/) }])
  expect(linesWith('a mail was not sent')).not.toEqual([])
})
