import { expect, test } from 'vitest'
import { remindOfSessions } from '#shop/dates/server/remind-of-sessions.task.ts'
import { asBooker, changeCalls } from '#tests/support/product/booking-changes.ts'
import { aPerson, BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS } from '#tests/support/product/cancellations.ts'
import { readMails, waitForMails } from '#tests/support/product/mails.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { confirmContact, correctContact } from './booking-data.service.ts'

const NEW = 'nora@firma.example.org'
const BOTH = { contactName: 'Nora Berg', contactEmail: NEW }
const NORA = { firstName: 'Nora', lastName: 'Berg', email: NEW, attendeeType: 'booker' }

async function start() {
  const product = await lendTestProduct()
  const calls = await changeCalls(product)
  const { session, january } = calls
  return {
    product,
    ...calls,
    /** Everything that the participants of the date get later: its move, a message to all, the reminder. */
    writeToAll: async () => {
      const moved = { startsAt: '2027-01-08T09:00:00.000Z', endsAt: '2027-01-08T10:30:00.000Z' }
      const edited = await product.send('PATCH', `/api/admin/dates/${january}`, moved, session)
      expect(edited.status).toBe(200)
      await settleTelling(product)
      const message = { dateId: january, subject: 'Bitte lesen', text: 'Bis bald.' }
      await product.send('POST', '/api/admin/messages', message, session)
      await remindOfSessions(product.db, new Date('2027-01-07T10:00:00Z'))
    },
    /** The mails to an address that were sent or will be, oldest first. */
    mailsTo: async (address: string) => {
      await settleTelling(product)
      const { rows } = await product.pool.query<{ template: string }>(
        `select template from mails where recipient = $1 and status <> 'failed'
         order by created_at, template`,
        [address],
      )
      return rows.map(({ template }) => template)
    },
    /**
     * The mail server has refused the mails since then for now, or has not been asked.
     *
     * @param since the number of the mails that were sent before
     */
    letMailsWait: async (attempts: number, since = 0) => {
      await waitForMails(product)
      await product.pool.query(
        `with waiting as (
           update mails set status = 'waiting', sent_at = null, attempts = $1::int,
             not_before = case when $1 > 0 then now() + interval '4 hours' end
           where id in (select id from mails order by created_at offset $2)
           returning id
         )
         select graphile_worker.add_job('deliver-mail', json_build_object('mailId', id),
           job_key := 'mail/' || id, run_at := now() + interval '1 day')
         from waiting`,
        [attempts, since],
      )
    },
  }
}

const LATER = ['session.changed', 'message', 'session.reminder.day']

test('name and address corrected together by staff: the own seat follows, and the old address gets nothing more', async () => {
  const { bookConfirmed, editRegistration, writeToAll, mailsTo, calendars } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))

  const { body } = await editRegistration(id, BOTH)

  expect(body.seats).toMatchObject([NORA, { firstName: 'Jörg', email: 'joerg@example.com' }])
  expect(body.changes).toMatchObject([
    {
      kind: 'contact_corrected',
      before: { contactName: 'Sina Adler', contactEmail: BOOKER.email },
      after: BOTH,
    },
  ])
  const told = await mailsTo(BOOKER.email)
  expect(told.at(-1)).toBe('contact.changed')
  await writeToAll()
  expect(await mailsTo(BOOKER.email)).toEqual(told)
  expect(await mailsTo(NEW)).toEqual(['booking.changed.booker', ...LATER])
  expect(Object.keys(await calendars()).sort()).toEqual(['joerg@example.com', NEW])
})

test.each([
  ['name, then address', [{ contactName: 'Nora Berg' }, { contactEmail: NEW }]],
  ['address, then name', [{ contactEmail: NEW }, { contactName: 'Nora Berg' }]],
])('corrected one after the other, %s: the same', async (_order, edits) => {
  const { bookConfirmed, editRegistration, details } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS))

  for (const edit of edits) await editRegistration(id, edit)

  expect((await details(id)).seats).toMatchObject([NORA])
})

test('on the booker’s page the name follows at once, and the address once it is confirmed', async () => {
  const { product, bookConfirmed, details, writeToAll, mailsTo } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS))

  await correctContact(product.db, id, BOTH, asBooker(product))
  await mailsTo(NEW)
  expect((await details(id)).seats).toMatchObject([{ ...NORA, email: BOOKER.email }])
  await confirmContact(product.db, id, NEW, asBooker(product))
  expect((await details(id)).seats).toMatchObject([NORA])

  const told = await mailsTo(BOOKER.email)
  await writeToAll()
  expect(await mailsTo(BOOKER.email)).toEqual(told)
  expect((await mailsTo(NEW)).slice(-3)).toEqual(LATER)
})

test('a seat with another name at the booker’s address follows the address, and a substitute’s seat stays', async () => {
  const { bookConfirmed, editRegistration, editSeat, seatsOf, details } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), {
    ...colleaguesSeat(CLOCKS),
    email: BOOKER.email.toUpperCase(),
  })
  const [sinas = ''] = await seatsOf(id)
  await editSeat(sinas, aPerson('Pia Lang'))

  await editRegistration(id, BOTH)

  expect((await details(id)).seats).toMatchObject([
    { firstName: 'Pia', email: 'pia@example.com', attendeeType: 'other' },
    { firstName: 'Jörg', lastName: 'Weiß', email: NEW, attendeeType: 'booker' },
  ])
})

test('seats that come back after the correction come back to the new address', async () => {
  const { bookConfirmed, setStatus, editRegistration, cancelSeat, restoreSeat, seatsOf, mailsTo } =
    await start()
  const alone = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const [sinas = ''] = await seatsOf(alone)
  await cancelSeat(sinas)
  const whole = await bookConfirmed(ownSeat(CLOCKS))
  await setStatus(whole, 'cancelled')
  await mailsTo(BOOKER.email)
  for (const id of [alone, whole]) await editRegistration(id, BOTH)

  const told = await mailsTo(BOOKER.email)
  await restoreSeat(sinas)
  await setStatus(whole, 'confirmed')

  expect(await mailsTo(BOOKER.email)).toEqual(told)
  expect((await mailsTo(NEW)).slice(-2)).toEqual([
    'booking.changed.booker',
    'registration.confirmed.booker',
  ])
})

test.each([0, 3])(
  'what waits after %d attempts for an address that is no longer the booker’s is not sent there',
  async (attempts) => {
    const {
      product,
      bookConfirmed,
      editRegistration,
      writeToAll,
      mailsTo,
      letMailsWait,
      calendars,
    } = await start()
    const id = await bookConfirmed(ownSeat(CLOCKS))
    await waitForMails(product)
    const sent = await mailsTo(BOOKER.email)
    await writeToAll()
    await letMailsWait(attempts, sent.length)

    await editRegistration(id, BOTH)
    await waitForMails(product)

    expect(await mailsTo(BOOKER.email)).toEqual([...sent, 'message', 'contact.changed'])
    expect(await mailsTo(NEW)).toEqual(['booking.changed.booker'])
    expect(await calendars()).toEqual({ [NEW]: ['2027-01-08T09:00:00.000Z'] })
  },
)

test('a question to an address that the booker has given up is not sent', async () => {
  const { product, bookConfirmed, letMailsWait, mailsTo } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS))
  const wish = (contactEmail: string) =>
    correctContact(product.db, id, { contactEmail }, asBooker(product))

  await wish('vertippt@example.org')
  await letMailsWait(2)
  await wish(NEW)
  await waitForMails(product)
  expect(await mailsTo('vertippt@example.org')).toEqual([])
  expect(await mailsTo(NEW)).toEqual(['contact.confirm'])
})

test('a change of name and address is said once in the mail', async () => {
  const { product, bookConfirmed, editRegistration } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS))

  await editRegistration(id, BOTH)

  const [mail] = await readMails(product, 'booking.changed.booker')
  expect(mail?.data.changes).toEqual([{ kind: 'contact' }])
})

test.each([0, 3])(
  'who comes back to an address before it was told is not told there, after %d attempts',
  async (attempts) => {
    const { product, bookConfirmed, editRegistration, letMailsWait, mailsTo } = await start()
    const id = await bookConfirmed(ownSeat(CLOCKS))
    await waitForMails(product)
    const sent = await mailsTo(BOOKER.email)
    await editRegistration(id, { contactEmail: NEW })
    await letMailsWait(attempts, sent.length)

    await editRegistration(id, { contactEmail: BOOKER.email })

    expect(await mailsTo(BOOKER.email)).toEqual([...sent, 'booking.changed.booker'])
    expect(await mailsTo(NEW)).toEqual([])
  },
)
