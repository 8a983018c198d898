import { expect, test } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { Revision } from '#platform/editing/domain/revision.ts'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import { bookSeats, ownSeat } from '#tests/support/product/bookings.ts'
import { readMails, waitForMails } from '#tests/support/product/mails.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import { bookingRulesText } from '../domain/booking-rule-sentences.ts'
import { type BookingRules, DEFAULT_BOOKING_RULES } from '../domain/booking-rules.ts'
import type { BookingRulesSetting } from '../domain/booking-rules-setting.ts'

const PATH = '/api/admin/settings/booking-rules'
const STRICTER = { ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays: 21 }
const LONGER_TO_PAY = { ...STRICTER, paymentDays: 30 }

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  return {
    ...product,
    session,
    read: () => product.get<BookingRulesSetting>(PATH, session),
    inForce: async () => (await product.get<BookingRules>('/api/booking-rules')).body,
    put: (rules: unknown, ifMatch?: string) =>
      product.send<BookingRulesSetting & Problem>('PUT', PATH, rules, {
        ...session,
        ...(ifMatch && { 'If-Match': ifMatch }),
      }),
  }
}

test('the rules are the defaults until staff change them', async () => {
  const { read, inForce } = await start()

  const { status, headers, body } = await read()

  expect(status).toBe(200)
  expect(headers.get('etag')).toBe('"0"')
  expect(body).toEqual({
    rules: DEFAULT_BOOKING_RULES,
    defaults: DEFAULT_BOOKING_RULES,
    version: 0,
    editedBy: null,
    editedAt: null,
  })
  expect(await inForce()).toEqual(DEFAULT_BOOKING_RULES)
})

test('a rule that is missing in what staff have stored has its default', async () => {
  const { read, inForce, pool } = await start()
  await pool.query(
    `insert into settings (name, value, version) values
     ('booking_rules', '{"substituteUntilHours": 1, "moveUntilDays": 2, "cancelFreeUntilDays": 7}', 3)`,
  )

  const rules = {
    ...DEFAULT_BOOKING_RULES,
    substituteUntilHours: 1,
    moveUntilDays: 2,
    cancelFreeUntilDays: 7,
  }
  expect((await read()).body).toMatchObject({ rules, version: 3 })
  expect(await inForce()).toEqual(rules)
})

test('a change is in force at once, with a revision of each rule and an entry in the log', async () => {
  const { put, inForce, clock, ...product } = await start()

  const changed = await put(STRICTER, '"0"')
  const same = await put(STRICTER, '"1"')

  expect(changed.headers.get('etag')).toBe('"1"')
  expect(changed).toMatchObject({
    status: 200,
    body: {
      rules: STRICTER,
      version: 1,
      editedBy: ADMIN.email,
      editedAt: clock.now().toISOString(),
    },
  })
  expect(same).toMatchObject({ status: 200, body: { version: 1 } })
  expect(await inForce()).toEqual(STRICTER)
  const { body: revisions } = await product.get<Revision[]>(
    '/api/admin/revisions?subject=setting&subjectId=booking_rules',
    product.session,
  )
  expect(revisions).toMatchObject([
    { field: 'cancelFreeUntilDays', before: 14, after: 21, version: 1, editedBy: ADMIN.email },
  ])
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log', product.session)
  expect(log).toContainEqual(
    expect.objectContaining({
      action: 'setting.edited',
      subjectName: 'Regeln für Buchungen',
      details: { fields: ['cancelFreeUntilDays'] },
    }),
  )
})

test('of two changes of the same version one is refused with the rules in force', async () => {
  const { put, inForce } = await start()

  const answers = await Promise.all(
    [21, 28].map((days) => put({ ...STRICTER, cancelFreeUntilDays: days }, '"0"')),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
  const refused = answers.find(({ status }) => status === 412)
  expect(refused?.body.current).toMatchObject({ version: 1, values: await inForce() })
})

test.each([
  [{ ...STRICTER, cancelFreeUntilDays: -1 }, 422],
  [{ ...STRICTER, cancelFreeUntilDays: 366 }, 422],
  [{ ...STRICTER, substituteUntilHours: 1.5 }, 400],
  [{ ...STRICTER, moveUntilDays: '3' }, 400],
  [{ ...STRICTER, lateCancelPercent: 101 }, 422],
  [{ ...STRICTER, answerWithinDays: 0 }, 422],
  [{ ...STRICTER, paymentDays: 91 }, 422],
  [{ moveUntilDays: 3 }, 422],
  [{ ...STRICTER, other: 1 }, 422],
])('the rules %o are refused', async (rules, status) => {
  const { put, inForce } = await start()

  const answer = await put(rules)

  expect(answer.status).toBe(status)
  expect(await inForce()).toEqual(DEFAULT_BOOKING_RULES)
})

test('the receipt of a booking says the rules under which it was made', async () => {
  const { put, ...product } = await start()
  await put(LONGER_TO_PAY)
  await bookSeats(product, ownSeat('kurs-1-uhren'))
  await put(DEFAULT_BOOKING_RULES)
  await waitForMails(product)

  const [mail] = await readMails(product, 'registration.received')
  const { body } = await product.get<MailDetails>(`/api/admin/mails/${mail?.id}`, product.session)
  const text = body.text?.replace(/\s+/g, ' ')
  expect(text).toMatch(/Preis: 112 € inkl. 19 % USt. Netto: 94,12 €, dazu 17,88 € USt./)
  expect(text).toContain('Rechnung mit 30 Tagen Zahlungsziel')
  expect(text).toContain(bookingRulesText(STRICTER, 'du').replaceAll('\u00a0', ' '))
})

test('who is not logged in reads only the rules in force', async () => {
  const product = await lendTestProduct()

  expect((await product.get(PATH)).status).toBe(401)
  expect((await product.send('PUT', PATH, STRICTER)).status).toBe(401)
  expect((await product.get('/api/booking-rules')).status).toBe(200)
})
