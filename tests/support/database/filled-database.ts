import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { cancelBooking } from '#shop/booking-changes/server/cancellations.service.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import type { BookingInvoices } from '#shop/invoices/domain/invoice-answer.ts'
import type { BankLine } from '#shop/payments/domain/bank-line.ts'
import { SAMPLE_VALUES } from '#site/pages/domain/firm-samples.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { camtOf } from '../product/bank-statement.ts'
import { asBooker } from '../product/booking-changes.ts'
import { aPerson, booking, colleaguesSeat, ownSeat } from '../product/bookings.ts'
import { aCode, CODES } from '../product/discount-codes.ts'
import { editCalls, type Session } from '../product/edits.ts'
import { makeMailsWait, statusCall } from '../product/mails.ts'
import { OWN_FIRM } from '../product/own-firm.ts'
import { pageDraftCalls } from '../product/page-drafts.ts'
import { POLL_OPTIONS } from '../product/poll-options.ts'
import { switchSecondFactorOn } from '../product/second-factor.ts'
import { settleTelling } from '../product/telling.ts'
import { type OwnTestProduct, startTestProduct } from '../product/test-product.ts'
import { ADMIN } from '../product/test-settings.ts'

/**
 * Starts the product and uses it until every table has a row: bookings, somebody who waits for new dates, a mail of each
 * kind (sent, waiting, held for staff), a redeemed discount code, a message, edits, a published text of a page and a draft, rules of bookings and
 * a mail's text of their own, a changed booking whose people are not told yet, a request to cancel, an invoice that
 * was paid by a bank statement and cancelled, a picture, an invitation, a second factor, and a login that waits for its
 * code. The product is stopped afterwards, so the mail that waits stays so.
 *
 * @returns the product, and the secret of the administrator's second factor in base32
 */
export async function fillDatabase(): Promise<{ product: OwnTestProduct; secret: string }> {
  const settings = { LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '2' }
  const product = await startTestProduct(settings, { tellDelayMs: 60_000 })
  const session = await product.logIn()
  const [training] = await product.trainings()
  if (!training) throw new Error('The sample content has no training.')

  done(await product.send('POST', CODES, aCode(), session))
  const seats = [ownSeat(training.id), colleaguesSeat(training.id)] as const
  const ids: string[] = []
  for (const number of [1, 2, 3]) {
    const body = number === 1 ? { ...booking(...seats), discountCode: 'SOMMER' } : booking(seats[0])
    const headers = { 'Idempotency-Key': `booking-${number}` }
    const sent = await product.send<{ id: string }>('POST', '/api/registrations', body, headers)
    ids.push(done(sent).id)
  }
  done(
    await product.send('POST', '/api/waiting-list', {
      trainingId: training.id,
      ...aPerson('Ida Wartmann'),
    }),
  )
  await untilNoJobIsDue(product)

  const edits = editCalls(product, session)
  done(await edits.training(training.id)({ outcome: 'Ein neues Ergebnis' }))
  done(await edits.text()('trainings', 'hero.title', 'Eine neue Überschrift'))
  const page = pageDraftCalls(product, session)
  done(await page.write('de', 'title', 'Schreibt uns'))
  done(await page.publish('de'))
  done(await page.write('en', 'title', 'Write to us'))
  const rules = {
    ...DEFAULT_BOOKING_RULES,
    substituteUntilHours: 1,
    moveUntilDays: 2,
    cancelFreeUntilDays: 21,
  }
  done(await product.send('PUT', '/api/admin/settings/booking-rules', rules, session))
  const texts = {
    subject: 'Angekommen: {{buchungsnummer}}',
    opening: 'Danke!',
    closing: '{{verbindlich}}',
  }
  done(await product.send('PUT', '/api/admin/mail-texts/registration.received', texts, session))
  const invitation = { email: 'neu@example.com', role: 'editor' }
  done(await product.send('POST', '/api/admin/staff', invitation, session))
  const picture = new FormData()
  const size = { width: 400, height: 300 }
  const image = sharp({ create: { ...size, channels: 3, background: '#0e4a3f' } }).png()
  picture.set('file', new File([new Uint8Array(await image.toBuffer())], 'bild.png'))
  const uploaded = await product.request('/api/admin/images', {
    method: 'POST',
    headers: session,
    body: picture,
  })
  expect(uploaded.status).toBe(201)
  done(await statusCall(product, session)(ids[0] ?? '', 'confirmed'))
  await settleTelling(product, 'all')

  await cancelADate(product, session, training.id)
  done(
    await product.send(
      'POST',
      '/api/admin/messages',
      {
        dateId: training.dateId,
        subject: 'Bitte mitbringen',
        text: 'Hallo {{vorname}},\n\nbis zum {{termin}}!',
      },
      { ...session, 'Idempotency-Key': 'message-1' },
    ),
  )
  await changeABooking(product, session, ids)
  await invoiceABooking(product, session, ids[0] ?? '')
  const room = done(
    await product.send<{ code: string }>('POST', '/api/tools/rooms', {
      name: 'Ida',
      secret: '0123456789abcdef'.repeat(2),
      start: { kind: 'flight_deck', question: 'Wie könnten wir schneller antworten?' },
    }),
  )
  const reports = `/api/tools/rooms/${room.code}/reports`
  done(await product.send('POST', reports, { reason: 'Das ist Werbung.' }))

  // A task of the timetable, for the record of its run.
  await product.pool.query(`select graphile_worker.add_job('rescue-mails')`)
  await untilNoJobIsDue(product)
  await makeMailsWait(product, 'registration.confirmed%')
  const { secret, status } = await switchSecondFactorOn(product, session)
  expect(status).toBe(200)
  done(await product.send('POST', '/api/admin/login', ADMIN))
  return { product, secret }
}

/** Plans a second date, books it and cancels it: a cancelled date with a cancelled seat, and its mails. */
async function cancelADate(product: OwnTestProduct, session: Session, trainingId: string) {
  const day = { startsAt: '2027-04-13T08:00:00.000Z', endsAt: '2027-04-13T09:30:00.000Z' }
  const path = `/api/admin/trainings/${trainingId}/dates`
  const { id: dateId } = done(await product.send<{ id: string }>('POST', path, day, session))
  const seat = { ...colleaguesSeat(trainingId, 'Pia'), dateId }
  done(await product.send('POST', '/api/registrations', booking(seat)))
  done(await product.send('POST', `/api/admin/dates/${dateId}/cancel`, {}, session))
}

/** Changes a booking, and asks to cancel another one after the free time: billing data, a history, a reduction and a request. */
async function changeABooking(product: OwnTestProduct, session: Session, ids: string[]) {
  const path = `/api/admin/registrations/${ids[0]}`
  const edit = { note: 'Ruft zurück', billing: { recipient: 'Beispielwerk AG', city: 'Ulm' } }
  done(await product.send('PATCH', path, edit, session))
  const reduction = { cents: 1_000, reason: 'Aus Kulanz' }
  done(await product.send('POST', `${path}/reductions`, reduction, session))
  const today = product.clock.now()
  product.clock.set('2026-12-30T09:00:00Z')
  const wish = { reason: 'Wir sind verhindert.' }
  await cancelBooking(product.db, ids[1] ?? '', wish, asBooker(product))
  product.clock.set(today)
}

/** Issues an invoice and cancels it, for a firm with its own data, which is the sample again afterwards. */
async function invoiceABooking(product: OwnTestProduct, session: Session, id: string) {
  const put = async (values: FirmValues) => {
    for (const group of ['contact', 'address', 'legal', 'invoices'] as const)
      done(await product.send('PUT', `/api/admin/settings/firm/${group}`, values[group], session))
  }
  await put(OWN_FIRM)
  const billing = {
    street: 'Hobelweg 3',
    postalCode: '89073',
    vatId: 'DE123456789',
    leitwegId: '04011000-1234512345-06',
    namesOnInvoice: true,
  }
  done(await product.send('PATCH', `/api/admin/registrations/${id}`, { billing }, session))
  const path = `/api/admin/registrations/${id}/invoices`
  const { invoices } = done(await product.send<BookingInvoices>('POST', path, {}, session))
  await remindOf(product, session, invoices[0]?.id ?? '')
  await payAnInvoice(product, session, invoices[0]?.number ?? '')
  const cancellation = `/api/admin/invoices/${invoices[0]?.id}/cancellation`
  done(await product.send('POST', cancellation, {}, session))
  await put(SAMPLE_VALUES)
}

/** Sends a reminder of an invoice, and marks it as disputed. */
async function remindOf(product: OwnTestProduct, session: Session, invoiceId: string) {
  const today = product.clock.now()
  product.clock.set('2026-12-20T09:00:00Z')
  const reminders = [{ invoiceId, step: 1 }]
  done(await product.send('POST', '/api/admin/reminders', { reminders }, session))
  const dispute = `/api/admin/invoices/${invoiceId}/dispute`
  done(await product.send('PUT', dispute, { reason: 'Der Termin fiel aus.' }, session))
  product.clock.set(today)
}

/** Reads a bank statement with a transfer for the invoice, and one that nobody knows. */
async function payAnInvoice(product: OwnTestProduct, session: Session, number: string) {
  const statement = camtOf([
    { amount: '1.00', party: 'Zinsen' },
    { amount: '5.00', party: 'Möbelhaus', text: number },
  ])
  const answer = await product.request('/api/admin/bank-statements?fileName=auszug.xml', {
    method: 'POST',
    headers: { ...session, 'Content-Type': 'application/xml' },
    body: statement,
  })
  expect(answer.status).toBe(200)
  const path = '/api/admin/bank-lines'
  const { lines } = done(await product.get<{ lines: BankLine[] }>(path, session))
  const line = lines.find(({ proposals }) => proposals.length > 0)
  const invoiceIds = line?.proposals.map(({ invoiceId }) => invoiceId)
  done(await product.send('POST', `${path}/${line?.id}/assignment`, { invoiceIds }, session))
}

function done<Body>({ status, body }: { status: number; body: Body }): Body {
  expect([200, 201, 202], JSON.stringify(body)).toContain(status)
  return body
}

async function untilNoJobIsDue({ pool }: OwnTestProduct): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select task_identifier from graphile_worker.jobs
       where run_at <= now() and task_identifier in ('tell', 'deliver-mail', 'rescue-mails')`,
    )
    expect(rows).toEqual([])
  }, POLL_OPTIONS)
}
