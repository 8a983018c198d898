import { expect, test } from 'vitest'
import { startInvoicing } from '#tests/support/product/invoicing.ts'
import { readList } from '#tests/support/product/lists.ts'

test('bookings without an invoice over what they owe are found, and those whose invoice says something else', async () => {
  const { product, session, bookTwo, issue, reduce, replace, cancelInvoice } =
    await startInvoicing()
  const [never, tooMuch, nothingOwed] = [await bookTwo(), await bookTwo(), await bookTwo()]
  const [takenBack, replaced, free] = [await bookTwo(), await bookTwo(), await bookTwo()]
  const pending = await bookTwo()
  await product.pool.query(`update registrations set status = 'pending' where id = $1`, [pending])
  for (const id of [tooMuch, nothingOwed, replaced]) await issue(id)
  const [invoice] = (await issue(takenBack)).body.invoices
  await cancelInvoice(invoice?.id ?? '')
  for (const id of [tooMuch, replaced]) await reduce(id, 100)
  for (const id of [nothingOwed, free]) await reduce(id, 20_600)
  await replace(replaced)
  const find = (list: string, search: string) =>
    readList<{ id: string; registrationId: string }>(
      product,
      `/api/admin/${list}?${search}`,
      session,
    )
  const bookings = async (list: string, search: string) =>
    (await find(list, search)).map(({ id }) => id).sort()
  const seats = async (list: string, search: string) =>
    (await find(list, search)).map(({ registrationId }) => registrationId).sort()
  const csv = async (search: string) => {
    const path = `/api/admin/registrations.csv?${search}`
    const text = await (await product.request(path, { headers: session })).text()
    return text.trim().split('\r\n').length - 1
  }

  for (const [gap, found] of [
    ['missing', [never, takenBack].sort()],
    ['unfit', [tooMuch, nothingOwed].sort()],
  ] as const) {
    const ofSeats = found.flatMap((id) => [id, id])
    expect(await bookings('registrations', `invoice=${gap}`)).toEqual(found)
    expect(await bookings('registrations/selection', `invoice=${gap}`)).toEqual(found)
    expect(await csv(`invoice=${gap}`)).toBe(2)
    expect(await seats('attendees', `invoice=${gap}&limit=100`)).toEqual(ofSeats)
    expect(await seats('attendees', `invoice=${gap}&limit=100&status=confirmed&q=a`)).not.toEqual(
      [],
    )
    expect(await seats('attendees/selection', `invoice=${gap}`)).toEqual(ofSeats)
  }
  expect(await bookings('registrations', 'invoice=missing&status=pending')).toEqual([])
})
