import { expect, test } from 'vitest'
import type { Registration } from '#shop/booking/domain/booking.ts'
import { changeCalls } from '#tests/support/product/booking-changes.ts'
import { bookSeats, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

test('a note has several lines, is found by the search, and causes no mail', async () => {
  const product = await lendTestProduct()
  const { session, editRegistration, mails } = await changeCalls(product)
  const { id, reference } = await bookSeats(product, ownSeat('kurs-1-uhren'))
  await bookSeats(product, ownSeat('kurs-1-uhren'))

  const { status, body } = await editRegistration(id, { note: ' Rief an.\nRückruf Freitag. ' }, 1)

  expect([status, body.note, body.version]).toEqual([200, 'Rief an.\nRückruf Freitag.', 2])
  expect(await mails()).toEqual([])
  const found = await product.get<Registration[]>('/api/admin/registrations?q=rueckruf', session)
  expect(found.body.map((one) => one.reference)).toEqual([reference])
})

test('an edit that is based on an older version is answered with the present values of its fields', async () => {
  const product = await lendTestProduct()
  const { editRegistration } = await changeCalls(product)
  const { id } = await bookSeats(product, ownSeat('kurs-1-uhren'))
  await editRegistration(id, { billing: { city: 'Bonn', orderNumber: 'PO-1' }, note: 'Eins' }, 1)

  const edit = { billing: { city: 'Köln' }, note: 'Zwei', company: 'Neu' }
  const { status, body } = await editRegistration(id, edit, 1)

  expect(status).toBe(412)
  expect(body.current).toMatchObject({
    version: 2,
    values: { billing: { city: 'Bonn' }, note: 'Eins', company: 'Beispielwerk AG' },
  })
  expect(Object.keys(body.current?.values ?? {})).toHaveLength(3)
})
