import { expect, test } from 'vitest'
import { changeCalls } from '#tests/support/product/booking-changes.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS, KITES } from '#tests/support/product/cancellations.ts'
import { makeMailsWait, readMails } from '#tests/support/product/mails.ts'
import { expectNowhere } from '#tests/support/product/stored-texts.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

const JOERG = 'joerg@example.com'
const PIA = { firstName: 'Pia', lastName: 'Lang', email: 'pia@example.com' }

/**
 * A confirmed booking, of which everybody knows: Sina Adler, then Sina Berg at another address, has booked a seat for
 * herself and one for Jörg Weiß, then Jörg Weisz.
 */
async function start() {
  const product = await lendTestProduct()
  const calls = await changeCalls(product)
  const id = await calls.bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(KITES))
  const [own = '', other = ''] = await calls.seatsOf(id)
  await calls.editSeat(other, { lastName: 'Weisz' })
  await settleTelling(product)
  await calls.editRegistration(id, { contactName: 'Sina Berg', contactEmail: 'berg@example.org' })
  await settleTelling(product)
  const erase = async (email: string) => {
    const answer = await product.send('POST', '/api/admin/privacy/erase', { email }, calls.session)
    expect(answer.status).toBe(200)
  }
  /** The kinds of changes that the booker was told, mail by mail. */
  const toldChanges = async () =>
    (await readMails(product, 'booking.changed.booker')).map(({ data }) =>
      data.changes.map(({ kind }) => kind),
    )
  return { ...calls, product, id, own, other, erase, toldChanges }
}

test('nothing is left of what an attendee was told, nor of who they are in what the booker was told', async () => {
  const { product, erase } = await start()

  await erase(JOERG)

  await expectNowhere(product, JOERG, 'Jörg', 'Weisz')
  const { rows } = await product.pool.query(
    `select item from told where recipient = 'berg@example.org' and facts is not null`,
  )
  expect(rows.map(({ item }) => item.split('/')[0]).sort()).toEqual([
    'booked',
    'booked',
    'booking',
    'own',
  ])
})

test('nothing is left of what a booker was told, also at an earlier address', async () => {
  const { product, erase } = await start()

  await erase('berg@example.org')
  await erase(BOOKER.email)

  await expectNowhere(product, 'Sina', 'berg@example.org', BOOKER.email)
  const { rows } = await product.pool.query(
    `select recipient, facts from told where item like 'own/%'`,
  )
  expect(rows).toMatchObject([{ recipient: JOERG, facts: { name: 'Jörg Weiß' } }])
})

test('nothing is left of who had a seat before', async () => {
  const { product, other, editSeat, erase } = await start()
  await editSeat(other, PIA)
  await settleTelling(product)

  await erase(JOERG)

  await expectNowhere(product, JOERG, 'Jörg', 'Weisz')
})

test('a later change of the booking tells nobody of the erasure', async () => {
  const { product, id, own, other, editRegistration, cancelSeat, erase, toldChanges, mails } =
    await start()
  await erase(JOERG)
  const [changes, before] = [await toldChanges(), await mails()]

  await editRegistration(id, { company: 'Bergwerk' })

  expect(await toldChanges()).toEqual([...changes, ['contact']])
  expect(await mails()).toEqual([...before, 'booking.changed.booker to berg@example.org'])

  await erase('berg@example.org')
  const count = await product.count('mails')
  expect((await cancelSeat(own)).status).toBe(200)
  expect((await cancelSeat(other)).status).toBe(200)
  await settleTelling(product)

  expect(await product.count('mails')).toBe(count)
})

test('nor does one that takes mails back that had not gone out when the person was erased', async () => {
  const { product, id, other, editSeat, editRegistration, erase, toldChanges } = await start()
  await editSeat(other, { firstName: 'Georg' })
  await settleTelling(product)
  await makeMailsWait(product, 'booking.changed.booker')
  await product.pool.query(`update mails set attempts = 0 where status = 'waiting'`)
  await erase(JOERG)

  await editRegistration(id, { company: 'Bergwerk' })

  await expectNowhere(product, JOERG, 'Jörg', 'Georg', 'Weisz')
  expect(await toldChanges()).toEqual([['contact']])
})

test('whose booker is erased is told what becomes of the seat as anybody', async () => {
  const { product, setStatus, cancel, erase, other, details, id } = await start()
  await erase('berg@example.org')
  const count = await product.count('mails')
  const toAttendees = async (
    template: 'registration.cancelled.attendee' | 'date.cancelled.attendee',
  ) => (await readMails(product, template)).map(({ recipient }) => recipient)

  await setStatus(id, 'cancelled')
  expect(await toAttendees('registration.cancelled.attendee')).toEqual([JOERG])
  await setStatus(id, 'confirmed')
  await settleTelling(product)
  const { seats } = await details(id)
  await cancel(seats.find((seat) => seat.id === other)?.dateId ?? '')

  expect(await toAttendees('date.cancelled.attendee')).toEqual([JOERG])
  expect(await product.count('mails')).toBe((count ?? 0) + 3)
})
