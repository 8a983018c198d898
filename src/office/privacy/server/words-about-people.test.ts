import { expect, test } from 'vitest'
import { cancelBooking } from '#shop/booking-changes/server/cancellations.service.ts'
import { asBooker, changeCalls } from '#tests/support/product/booking-changes.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS } from '#tests/support/product/cancellations.ts'
import { expectNowhere } from '#tests/support/product/stored-texts.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import type { PersonFinding, PersonRows } from '../domain/person-data.ts'

const JOERG = 'joerg@example.com'
const UTE = { ...ownSeat(CLOCKS), firstName: 'Ute', lastName: 'Ärmel', email: 'ute@example.org' }

async function start() {
  const product = await lendTestProduct()
  const { bookConfirmed, january, session } = await changeCalls(product)
  const write = (text: string, chosen: object) =>
    product.send('POST', '/api/admin/messages', { subject: 'Zum Kurs', text, ...chosen }, session)
  const person = async <Answer>(call: 'find' | 'erase', email: string) =>
    (await product.send<Answer>('POST', `/api/admin/privacy/${call}`, { email }, session)).body
  const messages = async () => {
    const { rows } = await product.pool.query<{ subject: string; text: string }>(
      'select subject, text from messages order by created_at',
    )
    return rows
  }
  return { product, session, bookConfirmed, january, write, person, messages }
}

test('in a message to several people and its mails to others the name of an erased person is replaced, and it is counted before', async () => {
  const { product, bookConfirmed, january, write, person, messages } = await start()
  await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  await bookConfirmed(UTE)
  await write('Jörg Weiß bringt Karten mit. Jörg Weißbach nicht. Fragen an JOERG@example.com.', {
    dateId: january,
  })
  const { mentions } = await person<PersonFinding>('find', JOERG)

  expect((await person<PersonRows>('erase', JOERG)).mentions).toBe(mentions)

  const erased =
    'Gelöschte Person bringt Karten mit. Jörg Weißbach nicht. Fragen an Gelöschte Person.'
  expect(await messages()).toEqual([{ subject: 'Zum Kurs', text: erased }])
  const { rows } = await product.pool.query<{ text: string }>(
    `select data ->> 'text' as text from mails
     where staff_message_id is not null and recipient in ($1, $2)`,
    [BOOKER.email, UTE.email],
  )
  expect(rows).toEqual([{ text: erased }, { text: erased }])
})

test('a message to the erased person alone has no words left', async () => {
  const { product, bookConfirmed, write, person, messages } = await start()
  await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const { rows } = await product.pool.query<{ id: string }>(
    'select id from attendees where email = $1',
    [JOERG],
  )
  await write('Gute Besserung mit dem gebrochenen Arm!', { attendeeIds: rows.map(({ id }) => id) })

  await person('erase', JOERG)

  expect(await messages()).toEqual([{ subject: 'Gelöschte Nachricht', text: '' }])
  await expectNowhere(product, 'gebrochenen Arm')
})

test.each([
  ['a colleague', JOERG],
  ['the booker', BOOKER.email],
])(
  'mails to staff about a change and the reason of a reduction keep nothing of %s',
  async (_who, email) => {
    const { product, session, bookConfirmed, person } = await start()
    const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
    await cancelBooking(product.db, id, { reason: '' }, asBooker(product))
    const reduction = { cents: 1_000, reason: 'Für Jörg Weiß und Sina Adler' }
    await product.send('POST', `/api/admin/registrations/${id}/reductions`, reduction, session)

    await person('erase', email)

    await expectNowhere(product, email === JOERG ? 'Jörg Weiß' : 'Sina Adler', email)
  },
)
