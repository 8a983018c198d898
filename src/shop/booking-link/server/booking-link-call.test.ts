import { expect, test } from 'vitest'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
import { changeCalls } from '#tests/support/product/booking-changes.ts'
import { bookSeats, ownSeat } from '#tests/support/product/bookings.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'

interface Link {
  url: string
}

test("staff read the address of the booker's page; once the links are revoked it is another one", async () => {
  const product = await lendTestProduct()
  const { session, revokeLink } = await changeCalls(product)
  const { id, reference } = await bookSeats(product, ownSeat('kurs-1-uhren'))
  const path = `/api/admin/registrations/${id}/link`

  const first = await product.get<Link>(path, session)
  const again = await product.get<Link>(path, session)
  await revokeLink(id)
  const revoked = await product.get<Link>(path, session)

  expect(first.status).toBe(200)
  expect(first.body.url).toMatch(
    new RegExp(`^${product.config.publicUrl}/buchung/${reference}/[\\w-]{22}$`),
  )
  expect(again.body).toEqual(first.body)
  expect(revoked.body.url).not.toBe(first.body.url)
})

test("showing the address of the booker's page is in the log, with who saw it", async () => {
  const product = await lendTestProduct()
  const { id } = await bookSeats(product, ownSeat('kurs-1-uhren'))
  const session = await product.logIn()

  await product.get<Link>(`/api/admin/registrations/${id}/link`, session)

  const { rows } = await product.pool.query('select actor, action, subject_id as of from audit_log')
  expect(rows).toEqual([{ actor: ADMIN.email, action: 'registration.link_shown', of: id }])
})

test("staff who change a booking by the booker's link are named in log and history, and in the mail", async () => {
  const product = await lendTestProduct()
  const { id } = await bookSeats(product, ownSeat('kurs-1-uhren'))
  const { addressOf } = await bookerCalls(product)
  const session = await product.logIn()
  const change = async (contactName: string, headers: Record<string, string>) =>
    product.send('PATCH', await addressOf(id), { contactName }, headers)

  expect((await change('Sina Sommer', session)).status).toBe(200)
  expect((await change('Sina Winter', {})).status).toBe(200)

  const log = await product.pool.query('select actor from audit_log order by created_at, id')
  const history = await product.pool.query(
    'select actor, actor_email as email from booking_changes order by created_at',
  )
  const mails = await readMails(product, 'booking.changed.booker')
  expect(log.rows.map(({ actor }) => actor)).toEqual([ADMIN.email, 'Bucher'])
  expect(history.rows).toEqual([
    { actor: 'staff', email: ADMIN.email },
    { actor: 'booker', email: null },
  ])
  expect(mails.map(({ data }) => data.by)).toEqual(['staff', 'booker'])
})

test.each(['0b8f7c1e-5d7b-4b59-9a43-1f0d3d8b6a11', 'zwölf'])(
  'a registration %s that does not exist has no link',
  async (id) => {
    const product = await lendTestProduct()
    const path = `/api/admin/registrations/${encodeURIComponent(id)}/link`

    const { status } = await product.get(path, await product.logIn())

    expect(status).toBe(404)
  },
)
