import { expect, test } from 'vitest'
import { changeCalls } from '#tests/support/product/booking-changes.ts'
import { bookSeats, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

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

test.each(['0b8f7c1e-5d7b-4b59-9a43-1f0d3d8b6a11', 'zwölf'])(
  'a registration %s that does not exist has no link',
  async (id) => {
    const product = await lendTestProduct()
    const path = `/api/admin/registrations/${encodeURIComponent(id)}/link`

    const { status } = await product.get(path, await product.logIn())

    expect(status).toBe(404)
  },
)
