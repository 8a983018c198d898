import { expect, test } from 'vitest'
import { mailFirm } from '#app/server/product.ts'
import { composeMail } from '#platform/mail/server/compose-mail.ts'
import { mailSettings } from '#platform/mail/server/mail-settings.ts'
import { remindOfSessions } from '#shop/dates/server/remind-of-sessions.task.ts'
import { changeCalls } from '#tests/support/product/booking-changes.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS, KITES } from '#tests/support/product/cancellations.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

const TEAM = 'team@example.com'
const atTeam = (firstName: string, trainingId = CLOCKS) => ({
  ...colleaguesSeat(trainingId, firstName),
  email: TEAM,
})

/** A booking of four seats, three of which have one mailbox, which is not the booker's. */
async function start() {
  const product = await lendTestProduct()
  const calls = await changeCalls(product)
  await product.pool.query('update training_dates set meeting_url = $1', [
    'https://live.example.com/1',
  ])
  const id = await calls.bookConfirmed(
    ownSeat(CLOCKS),
    atTeam('Jörg'),
    atTeam('Pia'),
    atTeam('Ida', KITES),
  )
  const mailTo = async (template: string, recipient = TEAM) => {
    await settleTelling(product)
    const { rows } = await product.pool.query(
      `select template, data, recipient, subject, created_at as "createdAt"
       from mails where template = $1 and recipient = $2 order by created_at desc limit 1`,
      [template, recipient],
    )
    const { text, attachments } = await composeMail(rows[0], mailSettings(product.config, mailFirm))
    const entries = attachments.map(({ content }) => content.replace(/\r?\n /g, ''))
    return {
      text: text.replace(/\s+/g, ' '),
      summaries: entries.map((entry) => /SUMMARY:(.*)/.exec(entry)?.[1]?.split(' | ')[0]).sort(),
      entries,
    }
  }
  return { product, ...calls, id, mailTo }
}

const CLOCKS_OF_TWO = ['Uhren & Zeit (Jörg Weiß)', 'Uhren & Zeit (Pia Weiß)']

test('the confirmation to a shared mailbox has one block for each session, which names who sits there', async () => {
  const { mailTo } = await start()

  const { text, summaries, entries } = await mailTo('registration.confirmed.attendee')

  expect(text.match(/Training: Uhren & Zeit/g)).toHaveLength(1)
  expect(text).toContain('Für: Jörg Weiß, Pia Weiß')
  expect(text).toContain('Für: Ida Weiß')
  expect(text).toContain('Link für Pia Weiß: Platz ansehen oder absagen')
  expect(summaries).toEqual(['Drachen bauen (Ida Weiß)', ...CLOCKS_OF_TWO])
  expect(entries.every((entry) => /DESCRIPTION:Platz von (Jörg|Pia|Ida) Weiß/.test(entry))).toBe(
    true,
  )
})

test('a mailbox of one person gets no names in its calendar', async () => {
  const { mailTo } = await start()

  const { text, summaries } = await mailTo('registration.confirmed.booker', BOOKER.email)

  expect(summaries).toEqual(['Uhren & Zeit'])
  expect(text).toContain('So bist du dabei')
})

test('move, reminder, a changed seat and the cancellation of the date name the people as well', async () => {
  const { product, session, january, id, seatsOf, cancelSeat, cancel, mailTo } = await start()
  const moved = { startsAt: '2027-01-08T09:00:00.000Z', endsAt: '2027-01-08T10:30:00.000Z' }
  await product.send('PATCH', `/api/admin/dates/${january}`, moved, session)
  const move = await mailTo('session.changed')
  await remindOfSessions(product.db, new Date('2027-01-07T10:00:00Z'))
  const reminder = await mailTo('session.reminder.day')
  await cancelSeat((await seatsOf(id))[2] ?? '')
  const lost = await mailTo('seat.lost')
  await cancel(january)
  const cancelled = await mailTo('date.cancelled.attendee')

  expect(move.summaries).toEqual(CLOCKS_OF_TWO)
  expect(move.text).toContain('Für: Jörg Weiß, Pia Weiß')
  expect(reminder.text).toContain('Für: Jörg Weiß, Pia Weiß')
  expect(lost.summaries).toEqual(['Uhren & Zeit (Pia Weiß)'])
  expect(lost.text).toContain('Für: Pia Weiß')
  expect(cancelled.summaries).toEqual(['Uhren & Zeit (Jörg Weiß)'])
})
