import { describe, expect, test } from 'vitest'
import { sampleMail } from '#office/mail-texts/server/sample-mails.ts'
import type { PersonData } from '#office/privacy/domain/person-data.ts'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { sendDailyNotice } from '#shop/booking-changes/server/send-daily-notice.task.ts'
import {
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
} from '#shop/seats/domain/registration-fields.ts'
import type { WaitingList } from '#shop/waiting-list/domain/waiting-entry.ts'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { statusCall, waitForMails } from '#tests/support/product/mails.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { startFullDate, waitingCalls } from '#tests/support/product/waiting-list.ts'
import type { BookingReceipt, Registration } from '../domain/booking.ts'

const LIST = '/api/admin/registrations'
const STAFF = 'team@example.com'
const TRAINING = 'kurs-1-uhren'
/** Seats without a text that the field may have. */
const SEATS = [{ ...ownSeat(TRAINING), company: '' }, colleaguesSeat(TRAINING)]

describe.each(REGISTRATION_FIELD_NAMES)('the field "%s" of a registration', (name) => {
  const { label, bookerLabel, rule, example, maxLength, missing, personal, isSearched, shownIn } =
    REGISTRATION_FIELDS[name]
  const changed = `${example}2`

  async function book(product: TestProduct, path = '/api/registrations', headers = {}) {
    const request = { ...booking(...SEATS), [name]: example }
    const { status, body } = await product.send<BookingReceipt>('POST', path, request, headers)
    expect(status).toBe(201)
    return body.id
  }

  async function start(settings?: Record<string, string>) {
    const product = settings ? await startTestProduct(settings) : await lendTestProduct()
    const session = await product.logIn()
    const details = async (id: string) =>
      (await product.get<RegistrationDetails>(`${LIST}/${id}`, session)).body
    const person = async (email: string) =>
      (await product.send<PersonData>('POST', '/api/admin/privacy/export', { email }, session)).body
    return { product, session, details, person }
  }

  test('has an example that it accepts, also when something is added to it', () => {
    expect([rule(example), rule(changed)]).toEqual([null, null])
  })

  test('leaves no room for a message of its own where a stranger may read it', () => {
    const toBooker = shownIn.filter((place) => place.includes('.') && !place.endsWith('.staff'))
    const isRefused = rule('Ihr Konto ist gesperrt: https://boese.example') !== null
    expect(isRefused || toBooker.length === 0, toBooker.join()).toBe(true)
  })

  test('is answered to staff, in the list, the details and the export of a person', async () => {
    const { product, session, details, person } = await start()
    const id = await book(product)
    const list = await product.get<Registration[]>(LIST, session)

    expect(list.body[0]?.[name]).toBe(example)
    expect((await details(id))[name]).toBe(example)
    expect((await person(BOOKER.email)).registrations[0]?.[name]).toBe(example)
  })

  test('is filled in by staff who book for somebody', async () => {
    const { product, session, details } = await start()
    const id = await book(product, LIST, session)

    expect((await details(id))[name]).toBe(example)
  })

  test('is seen and changed by the booker, and by staff; the history holds it', async () => {
    const { product, session, details } = await start()
    const { read, write } = await bookerCalls(product)
    const id = await book(product)

    expect((await read(id)).body[name]).toBe(example)
    expect((await write(id, 'PATCH', '', { [name]: changed }, 1)).body[name]).toBe(changed)
    const headers = { ...session, 'If-Match': '"2"' }
    await product.send('PATCH', `${LIST}/${id}`, { [name]: example }, headers)

    const { changes, ...stored } = await details(id)
    expect(stored[name]).toBe(example)
    expect(changes.map(({ actor, before, after }) => [actor, before, after])).toEqual([
      ['staff', { [name]: changed }, { [name]: example }],
      ['booker', { [name]: example }, { [name]: changed }],
    ])
  })

  test('is asked of who waits for a date, and the booking of the offered seat takes it over', async () => {
    const { product, details, person } = await start()
    const { dateId, session, free } = await startFullDate(product, 1)
    const { join, confirm, accept, read, emailOf } = waitingCalls(product)
    const tooLong = 'x'.repeat(maxLength + 1)
    const refused = await join({ firstName: 'Ida', dateId, [name]: tooLong })
    await join({ firstName: 'Ida', dateId, [name]: example })
    await confirm('Ida')
    const list = `/api/admin/dates/${dateId}/waiting-list`

    expect(refused.status).toBe(422)
    expect((await join({ firstName: 'Udo', dateId, [name]: '' })).status).toBe(
      missing === null ? 202 : 422,
    )
    expect((await read('Ida'))[name]).toBe(example)
    expect((await product.get<WaitingList>(list, session)).body.entries[0]?.[name]).toBe(example)
    expect((await person(emailOf('Ida'))).waiting[0]?.[name]).toBe(example)
    await free()
    expect((await details((await accept('Ida')).body.id))[name]).toBe(example)
  })

  test('is not needed to wait for new dates of a training', async () => {
    const { product } = await start()
    const { join } = waitingCalls(product)

    expect((await join({ firstName: 'Ida', trainingId: TRAINING, [name]: '' })).status).toBe(202)
  })

  test('is in the CSV file, and found by a search, as declared', async () => {
    const { product, session } = await start()
    await book(product)
    const file = await product.request(`${LIST}.csv`, { headers: session })
    const [head = '', row = ''] = (await file.text()).split('\r\n')
    const query = `q=${encodeURIComponent(example)}`
    const found = await product.get<Registration[]>(`${LIST}?${query}`, session)

    const column = head.split(';').indexOf(label)
    expect(column >= 0).toBe(shownIn.includes('csv'))
    if (column >= 0) expect(row.split(';')[column]).toBe(example)
    expect(found.body).toHaveLength(isSearched ? 1 : 0)
  })

  test('is shown in the mails for which it is declared, and in their samples', async () => {
    const { product, session } = await start({ MAIL_STAFF: STAFF })
    const id = await book(product)
    const setStatus = statusCall(product, session)
    const { write } = await bookerCalls(product)
    const text = { firstName: 'Ida', lastName: 'Roth', email: 'ida@example.com' }
    const { rows: seats } = await product.pool.query<{ id: string }>(
      'select id from attendees where registration_id = $1 order by position',
      [id],
    )
    await waitForMails(product)
    await setStatus(id, 'confirmed')
    await waitForMails(product)
    expect((await write(id, 'PATCH', `/attendees/${seats[1]?.id}`, text, 1)).status).toBe(200)
    expect((await write(id, 'PATCH', '', { contactEmail: 'neu@example.com' }, 2)).status).toBe(200)
    expect((await write(id, 'POST', '/cancel', { reason: '' }, 3)).status).toBe(200)
    await waitForMails(product)
    await setStatus(id, 'confirmed')
    await waitForMails(product)
    await setStatus(id, 'cancelled')
    await waitForMails(product)

    const { rows: mails } = await product.pool.query<{ id: string; template: string }>(
      'select id, template from mails where recipient <> $1 or template = any($2)',
      [STAFF, shownIn],
    )
    const missed = shownIn.filter((place) => place.includes('.'))
    for (const mail of mails) {
      const { body } = await product.get<MailDetails>(`/api/admin/mails/${mail.id}`, session)
      const isDeclared = shownIn.some((place) => place === mail.template)
      const shown = (body.text ?? '').includes(isDeclared ? `${label}: ${example}` : example)
      expect(shown, mail.template).toBe(isDeclared)
    }
    expect(mails.map(({ template }) => template)).toEqual(expect.arrayContaining(missed))
    for (const place of missed) {
      const { data } = sampleMail(place as 'registration.received', product.clock.now())
      expect(data, place).toMatchObject({ [name]: example })
    }
  })

  test.each(['each', 'daily'])('is named to staff when the booker changes it: %s', async (mode) => {
    const { product, session } = await start({ MAIL_STAFF: STAFF })
    await product.send('PUT', '/api/admin/settings/staff-notices', { changes: mode }, session)
    const { write } = await bookerCalls(product)
    await write(await book(product), 'PATCH', '', { [name]: changed }, 1)
    await sendDailyNotice(product.db, product.clock.now(), STAFF)
    await waitForMails(product)

    const { rows } = await product.pool.query<{ id: string }>(
      `select id from mails where template like 'booking%.changed.staff'`,
    )
    const path = `/api/admin/mails/${rows[0]?.id}`
    const { body } = await product.get<MailDetails>(path, session)
    expect(rows).toHaveLength(1)
    expect(body.text?.replace(/\s+/g, ' ')).toContain(`${bookerLabel}: ${example} → ${changed}`)
  })

  test('is emptied when the booker is erased, if it is personal data, also in the history', async () => {
    const { product, session, details } = await start()
    const { write } = await bookerCalls(product)
    const id = await book(product)
    await write(id, 'PATCH', '', { [name]: changed }, 1)
    const erase = { email: BOOKER.email }
    const { status } = await product.send('POST', '/api/admin/privacy/erase', erase, session)

    expect(status).toBe(200)
    const { changes, ...stored } = await details(id)
    expect(stored[name]).toBe(personal ? '' : changed)
    expect(changes.map(({ before, after }) => [before, after])).toEqual([[{}, {}]])
  })

  test('is refused with its own path when it is too long, and when it is missing but required', async () => {
    const { product } = await start()
    const send = (text: string) =>
      product.send<{ errors?: { path: string }[] }>('POST', '/api/registrations', {
        ...booking(...SEATS),
        [name]: text,
      })
    const tooLong = await send('x'.repeat(maxLength + 1))
    const empty = await send('')

    expect(tooLong.body.errors?.map(({ path }) => path)).toEqual([name])
    expect(empty.status).toBe(missing === null ? 201 : 422)
  })
})
