import { expect, test, vi } from 'vitest'
import type { PersonFinding } from '#office/privacy/domain/person-data.ts'
import { createAdmin } from '#platform/login/server/admins.service.ts'
import type { Registration } from '#shop/booking/domain/booking.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { readList } from '#tests/support/product/lists.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import { startMailServer } from '#tests/support/servers/mail-server.ts'

const UMLAUT = 'info@müller-bäder.example'
const PUNYCODE = 'info@xn--mller-bder-w5a5z.example'
const SPELLINGS = [UMLAUT, PUNYCODE, 'INFO@MÜLLER-BÄDER.Example', UMLAUT.normalize('NFD')]

/** A booking whose booker has the one address and the seat the other, of a company. */
function bookingOf(contactEmail: string, email: string) {
  return { ...booking({ ...ownSeat('kurs-1-uhren'), email }), contactEmail }
}

test('somebody whose domain has umlauts is one person, whatever the spelling', async () => {
  const product = await lendTestProduct()
  for (const [index, spelling] of SPELLINGS.entries()) {
    const other = SPELLINGS[(index + 1) % SPELLINGS.length] ?? ''
    const { status } = await product.send('POST', '/api/registrations', bookingOf(spelling, other))
    expect(status).toBe(201)
  }
  const session = await product.logIn()

  const { rows } = await product.pool.query(
    `select lower(contact_email) as email from registrations union select lower(email) from attendees`,
  )
  expect(rows).toEqual([{ email: UMLAUT }])
  for (const q of [UMLAUT, PUNYCODE, 'müller-bäder', 'MUELLER-BAEDER', 'xn--mller-bder-w5a5z']) {
    const path = `/api/admin/registrations?q=${encodeURIComponent(q)}`
    expect(await readList<Registration>(product, path, session), q).toHaveLength(4)
    const mails = await readList(product, `/api/admin/mails?q=${encodeURIComponent(q)}`, session)
    expect(mails.length, q).toBeGreaterThan(0)
  }
  for (const email of SPELLINGS) {
    const path = '/api/admin/privacy/find'
    const { body } = await product.send<PersonFinding>('POST', path, { email }, session)
    expect(body).toMatchObject({ registrations: 4, seats: 4 })
  }
})

test('a mail to such an address is sent in Punycode and shown with the umlaut', async () => {
  const server = await startMailServer()
  try {
    const product = await startTestProduct({ SMTP_URL: server.url, MAIL_STAFF: UMLAUT })
    await product.send('POST', '/api/registrations', bookingOf(UMLAUT, UMLAUT))

    await vi.waitFor(() => expect(server.taken).toHaveLength(2), POLL_OPTIONS)

    const headers = server.taken.map(
      ({ parsed }) => parsed.headerLines.find(({ key }) => key === 'to')?.line,
    )
    expect(headers).toEqual([`To: ${PUNYCODE}`, `To: ${PUNYCODE}`])
    const { rows } = await product.pool.query('select distinct recipient from mails')
    expect(rows).toEqual([{ recipient: UMLAUT }])
  } finally {
    await server.stop()
  }
})

test('an administrator at such a domain logs in with each spelling', async () => {
  const product = await lendTestProduct()
  await createAdmin(product.db, UMLAUT, ADMIN.password)

  for (const email of SPELLINGS) {
    const body = { email, password: ADMIN.password }
    const { status, body: answer } = await product.send('POST', '/api/admin/login', body)
    expect(status, JSON.stringify(answer)).toBe(200)
  }
  const { rows } = await product.pool.query(
    `select distinct actor from audit_log where action = 'admin.logged_in'`,
  )
  expect(rows).toEqual([{ actor: PUNYCODE }])
})
