import { expect, test } from 'vitest'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import { asBooker, changeCalls } from '#tests/support/product/booking-changes.ts'
import { aPerson, BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS, KITES } from '#tests/support/product/cancellations.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { changeBilling, correctContact } from './booking-data.service.ts'
import { cancelBooking, cancelSeat } from './cancellations.service.ts'
import { withdrawRequest } from './change-requests.service.ts'
import { markCannotCome, moveSeat, replaceOrCorrectAttendee } from './seats.service.ts'
import { sendDailyNotice } from './send-daily-notice.task.ts'

const STAFF = 'team@example.com'
const PIA = aPerson('Pia Lang')
/** Thirteen days before the date in January: cancelling is no longer free. */
const LATE = '2026-12-25T09:00:00Z'

async function start() {
  const product = await startTestProduct({ MAIL_STAFF: STAFF })
  const calls = await changeCalls(product)
  const id = await calls.bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const [own = '', joergs = ''] = await calls.seatsOf(id)
  const setMode = async (changes: string) => {
    const { session } = calls
    const path = '/api/admin/settings/staff-notices'
    expect((await product.send('PUT', path, { changes }, session)).status).toBe(200)
  }
  /** What staff were told at once. */
  const told = async () => {
    return (await readMails(product, 'booking.changed.staff')).map(
      ({ recipient, subject, data }) => ({
        recipient,
        subject,
        changes: data.booking.changes.map(({ kind, by }) => `${kind} by ${by}`),
      }),
    )
  }
  const listed = async () =>
    (await readMails(product, 'bookings.changed.staff')).map(({ data }) =>
      data.bookings.map(({ reference, changes }) => [
        reference,
        ...changes.map(({ kind }) => kind),
      ]),
    )
  const textOf = async (mail: { id: string } | undefined) => {
    const path = `/api/admin/mails/${mail?.id}`
    const { body } = await product.get<MailDetails>(path, calls.session)
    return (body.text ?? '').replace(/\s+/g, ' ')
  }
  const { reference } = await calls.details(id)
  const sendDaily = () => sendDailyNotice(product.db, product.clock.now(), STAFF)
  return { product, ...calls, id, reference, own, joergs, setMode, told, listed, textOf, sendDaily }
}

test('staff are told of each change by the booker or an attendee, and of none of their own', async () => {
  const {
    product,
    id,
    reference,
    own,
    joergs,
    january,
    told,
    editRegistration,
    cancelSeat: cancel,
  } = await start()
  const { db } = product
  const attendee = { ...asBooker(product), actor: { kind: 'attendee' as const, staff: null } }
  const dates = (await product.trainings()).find((training) => training.id === KITES)

  for (const change of [
    () => markCannotCome(db, joergs, attendee),
    () => replaceOrCorrectAttendee(db, joergs, PIA, asBooker(product)),
    () => moveSeat(db, joergs, dates?.dateId ?? '', asBooker(product)),
    () => changeBilling(db, id, { orderNumber: 'PO-4711' }, asBooker(product)),
    () => correctContact(db, id, { company: 'Neuwerk AG' }, asBooker(product)),
    () => cancelSeat(db, joergs, { reason: '' }, asBooker(product)),
    () => editRegistration(id, { company: 'Altwerk AG' }),
    () => cancel(own),
  ]) {
    await change()
    await told()
  }

  expect(january).toBeTruthy()
  expect(await told()).toEqual([
    {
      recipient: STAFF,
      subject: `Jemand kann nicht kommen: Anmeldung ${reference}`,
      changes: ['attendee_cannot_come by attendee'],
    },
    {
      recipient: STAFF,
      subject: `Vertretung: Anmeldung ${reference}`,
      changes: ['attendee_replaced by booker'],
    },
    {
      recipient: STAFF,
      subject: `Umbuchung: Anmeldung ${reference}`,
      changes: ['seat_moved by booker'],
    },
    {
      recipient: STAFF,
      subject: `Rechnungsdaten geändert: Anmeldung ${reference}`,
      changes: ['billing_changed by booker'],
    },
    {
      recipient: STAFF,
      subject: `Kontaktdaten geändert: Anmeldung ${reference}`,
      changes: ['contact_corrected by booker'],
    },
    {
      recipient: STAFF,
      subject: `Absage: Anmeldung ${reference}`,
      changes: ['seat_cancelled by booker'],
    },
  ])
})

test('the mail says who did what, before and after, and links to the booking', async () => {
  const { product, id, reference, joergs, textOf, told } = await start()

  await changeBilling(product.db, id, { orderNumber: 'PO-4711' }, asBooker(product))
  await told()
  await replaceOrCorrectAttendee(product.db, joergs, PIA, asBooker(product))
  await told()
  const [billing, substitute] = await readMails(product, 'booking.changed.staff')

  const text = await textOf(billing)
  expect(text).toContain(`Sina Adler hat über den Link in den E-Mails etwas geändert.`)
  expect(text).toContain('Bestellnummer: – → PO-4711')
  expect(text).toContain(`/admin/anmeldungen/${id}`)
  expect(text).toContain(reference)
  const other = await textOf(substitute)
  expect(other).toContain('Platz 2: Pia Lang statt Jörg Weiß')
  expect(other).toContain('E-Mail: joerg@example.com → pia@example.com')
})

test('a request is told by its own mail, and one that is withdrawn as well', async () => {
  const { product, id, details, told } = await start()
  product.clock.set(LATE)

  await cancelBooking(product.db, id, { reason: 'Alle krank' }, asBooker(product))
  const [request] = (await details(id)).requests
  await withdrawRequest(product.db, id, request?.id ?? '', asBooker(product))

  expect(await readMails(product, 'request.received.staff')).toHaveLength(1)
  expect(await told()).toMatchObject([{ changes: ['request_withdrawn by booker'] }])
})

test('once a day: one mail lists all that happened since the last one, and none is sent of nothing', async () => {
  const { product, id, reference, joergs, setMode, told, listed, sendDaily, details, textOf } =
    await start()
  await setMode('daily')
  product.clock.set(LATE)
  await changeBilling(product.db, id, { orderNumber: 'PO-4711' }, asBooker(product))
  await replaceOrCorrectAttendee(product.db, joergs, PIA, asBooker(product))
  await cancelSeat(product.db, joergs, { reason: 'Krank' }, asBooker(product))
  product.clock.set('2026-12-25T10:00:00Z')
  const [request] = (await details(id)).requests
  await withdrawRequest(product.db, id, request?.id ?? '', asBooker(product))

  await sendDaily()
  await sendDaily()

  expect(await told()).toEqual([])
  expect(await readMails(product, 'request.received.staff')).toEqual([])
  expect(await listed()).toEqual([
    [
      [
        reference,
        'billing_changed',
        'attendee_replaced',
        'cancellation_requested',
        'request_withdrawn',
      ],
    ],
  ])
  const [mail] = await readMails(product, 'bookings.changed.staff')
  expect(mail).toMatchObject({ recipient: STAFF, subject: 'Änderungen bei 1 Anmeldung' })
  expect(await textOf(mail)).toContain('Platz 2: Pia Lang statt Jörg Weiß')

  product.clock.set('2026-12-26T09:00:00Z')
  await changeBilling(product.db, id, { orderNumber: 'PO-4712' }, asBooker(product))
  await sendDaily()
  expect((await listed()).at(-1)).toEqual([[reference, 'billing_changed']])
})

test('without such mails staff get none, also of what waited for the daily one', async () => {
  const { product, id, setMode, told, listed, sendDaily } = await start()
  await setMode('daily')
  await changeBilling(product.db, id, { orderNumber: 'PO-4711' }, asBooker(product))
  await setMode('none')
  await changeBilling(product.db, id, { orderNumber: 'PO-4712' }, asBooker(product))

  await sendDaily()
  await setMode('daily')
  await sendDaily()

  expect([await told(), await listed()]).toEqual([[], []])
})

test.each(['each', 'daily'])(
  'an erased person is in no mail to staff any more: %s',
  async (mode) => {
    const { product, id, setMode, sendDaily, session } = await start()
    await setMode(mode)
    await changeBilling(product.db, id, { street: 'Geheimweg 7' }, asBooker(product))
    await sendDaily()

    const erased = await product.send(
      'POST',
      '/api/admin/privacy/erase',
      { email: BOOKER.email },
      session,
    )

    expect(erased.status).toBe(200)
    const { rows } = await product.pool.query(
      `select id from mails where data::text like '%Geheimweg%' or data::text like '%Sina%'`,
    )
    expect(rows).toEqual([])
  },
)
