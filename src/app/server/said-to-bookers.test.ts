import { expect, test } from 'vitest'
import type { BookedSeat, BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { contactConsequences, contactResult } from '#shop/booking-link/web/booker-contact-texts.ts'
import { mailsOfCancellation, mailsOfSeatChange } from '#shop/booking-link/web/booker-mail-texts.ts'
import { requestConsequences, requestResult } from '#shop/booking-link/web/request-texts.ts'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
import {
  aPerson,
  BOOKER,
  bookSeats,
  colleaguesSeat,
  ownSeat,
} from '#tests/support/product/bookings.ts'
import { CLOCKS, cancellationCalls } from '#tests/support/product/cancellations.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'

interface Change {
  /** What the booker's page says before or after it. */
  said: readonly string[]
  method?: string
  path: string
  body: object
}

interface Seen {
  view: BookingView
  sinas: BookedSeat
  joergs: BookedSeat
  /** Another date. */
  dateId: string
}

const NORA = aPerson('Nora Lang')
const COMPANY = { ...BOOKER, contactName: 'Sina Adler', contactEmail: BOOKER.email }
const ADDRESS = { ...COMPANY, contactEmail: 'sina@firma.example.org' }

/** What the booker can change, with what the page says of it. Sina has booked, and attends. */
const CHANGES: Record<string, (seen: Seen) => Change> = {
  'somebody else comes': ({ view, joergs }) => ({
    said: mailsOfSeatChange(view, joergs, { kind: 'person', person: NORA }),
    path: `/attendees/${joergs.id}`,
    body: NORA,
  }),
  'somebody else comes for the booker': ({ view, sinas }) => ({
    said: mailsOfSeatChange(view, sinas, { kind: 'person', person: NORA }),
    path: `/attendees/${sinas.id}`,
    body: NORA,
  }),
  'the booker comes': ({ view, joergs }) => ({
    said: mailsOfSeatChange(view, joergs, { kind: 'person', person: BOOKER }),
    path: `/attendees/${joergs.id}`,
    body: BOOKER,
  }),
  'a name is corrected': ({ view, joergs }) => ({
    said: mailsOfSeatChange(view, joergs, {
      kind: 'person',
      person: { ...joergs, lastName: 'Weis' },
    }),
    path: `/attendees/${joergs.id}`,
    body: { lastName: 'Weis' },
  }),
  'a seat is moved': ({ view, joergs, dateId }) => ({
    said: mailsOfSeatChange(view, joergs, { kind: 'move' }),
    path: `/attendees/${joergs.id}`,
    body: { dateId },
  }),
  'the own seat is moved': ({ view, sinas, dateId }) => ({
    said: mailsOfSeatChange(view, sinas, { kind: 'move' }),
    path: `/attendees/${sinas.id}`,
    body: { dateId },
  }),
  'a seat is cancelled': ({ view, joergs }) => ({
    said: mailsOfSeatChange(view, joergs, { kind: 'cancel' }),
    method: 'POST',
    path: `/attendees/${joergs.id}/cancel`,
    body: {},
  }),
  'the own seat is cancelled': ({ view, sinas }) => ({
    said: mailsOfSeatChange(view, sinas, { kind: 'cancel' }),
    method: 'POST',
    path: `/attendees/${sinas.id}/cancel`,
    body: {},
  }),
  'everything is cancelled': ({ view }) => ({
    said: mailsOfCancellation(view, view.seats),
    method: 'POST',
    path: '/cancel',
    body: {},
  }),
  'the contact has another company': ({ view }) => ({
    said: [
      ...contactConsequences(view, { ...COMPANY, company: 'Adler KG' }),
      ...contactResult(view, { ...COMPANY, company: 'Adler KG' }).lines,
    ],
    path: '',
    body: { company: 'Adler KG' },
  }),
  'the contact wishes another address': ({ view }) => ({
    said: [...contactConsequences(view, ADDRESS), ...contactResult(view, ADDRESS).lines],
    path: '',
    body: { contactEmail: ADDRESS.contactEmail },
  }),
}

/** What can be asked for after the free time. */
const REQUESTS: typeof CHANGES = {
  'the booker asks to cancel a seat': ({ view, joergs }) => ({
    said: requestSaid(view),
    method: 'POST',
    path: `/attendees/${joergs.id}/cancel`,
    body: { reason: '' },
  }),
  'the booker asks to cancel everything': ({ view }) => ({
    said: requestSaid(view),
    method: 'POST',
    path: '/cancel',
    body: { reason: '' },
  }),
}

const NOW = '2026-11-20T09:00:00Z'
/** Ten days before the date in January. */
const LATE = '2026-12-28T09:00:00Z'

test.each([
  ['pending', [], CHANGES],
  ['confirmed', ['confirmed'], CHANGES],
  ['pending again', ['confirmed', 'pending'], CHANGES],
  ['confirmed, after the free time', ['confirmed'], REQUESTS],
] as const)(
  'of a booking that is %s, the page names those who get a mail',
  async (_, statuses, changes) => {
    const { product, prepare, make, recipientsSince } = await start()
    for (const [name, changeOf] of Object.entries(changes)) {
      product.clock.set(NOW)
      const { id, ...seen } = await prepare(statuses)
      await settleTelling(product, 'all')
      product.clock.set(changes === REQUESTS ? LATE : '2026-11-20T09:05:00Z')
      const view = await seen.read()
      const change = changeOf(view)
      const before = await recipientsSince(id, [])

      await make(id, change)

      expect([name, ...named(change.said, view)]).toEqual([
        name,
        ...addressesOf(await recipientsSince(id, before)),
      ])
    }
  },
)

test('of a booking that is confirmed and whose people are not told yet, the page names nobody who gets no mail', async () => {
  const { product, prepare, make, recipientsSince } = await start()
  for (const [name, changeOf] of Object.entries(CHANGES)) {
    product.clock.set(NOW)
    const { id, ...seen } = await prepare([])
    await settleTelling(product, 'all')
    product.clock.set('2026-11-20T09:05:00Z')
    await seen.setStatus('confirmed')
    const view = await seen.read()
    const change = changeOf(view)
    const before = await recipientsSince(id, [])

    await make(id, change)

    const told = addressesOf(await recipientsSince(id, before))
    expect([name, named(change.said, view).filter((address) => !told.includes(address))]).toEqual([
      name,
      [],
    ])
  }
})

async function start() {
  const product = await startTestProduct(
    { LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '1000', LIMIT_BOOKINGS_PER_MINUTE: '1000' },
    { tellDelayMs: 60_000 },
  )
  const { setStatus, plan } = await cancellationCalls(product)
  const booker = await bookerCalls(product)
  const january = {
    startsAt: '2027-01-07T09:00:00.000Z',
    endsAt: '2027-01-07T10:30:00.000Z',
  }
  return {
    product,
    /** Books seats for Sina, Jörg, Pia and Carl, and sets these statuses one after another. */
    prepare: async (statuses: readonly string[]) => {
      const { id: dateId } = await plan(CLOCKS, january)
      const { id: april } = await plan(CLOCKS)
      const { id } = await bookSeats(
        product,
        ...[
          ownSeat(CLOCKS),
          ...['Jörg', 'Pia', 'Carl'].map((name) => colleaguesSeat(CLOCKS, name)),
        ].map((seat) => ({ ...seat, dateId })),
      )
      for (const status of statuses) {
        await settleTelling(product, 'all')
        await setStatus(id, status)
      }
      return {
        id,
        setStatus: (status: string) => setStatus(id, status),
        read: async (): Promise<Seen> => {
          const { body: view } = await booker.read(id)
          const [sinas, joergs] = view.seats
          if (!sinas || !joergs) throw new Error('The booking has its seats')
          return { view, sinas, joergs, dateId: april }
        },
      }
    },
    make: async (id: string, { method = 'PATCH', path, body }: Change) => {
      expect(await booker.write(id, method, path, body)).toMatchObject({ status: 200 })
      await settleTelling(product, 'all')
    },
    /** The mails about the registration but those, as "ID RECIPIENT". */
    recipientsSince: async (id: string, before: readonly string[]) => {
      const { rows } = await product.pool.query<{ mail: string }>(
        `select id || ' ' || recipient as mail from mails where registration_id = $1`,
        [id],
      )
      return rows.map(({ mail }) => mail).filter((mail) => !before.includes(mail))
    },
  }
}

function requestSaid(view: BookingView): string[] {
  return [
    ...requestConsequences('Die Buchung bleibt', view),
    ...requestResult(view.contactEmail).lines,
  ]
}

/** The addresses of a list as "ID RECIPIENT", each once. */
function addressesOf(mails: readonly string[]): string[] {
  return [...new Set(mails.map((mail) => mail.split(' ')[1] ?? ''))].sort()
}

/** The addresses of those who get a mail by these sentences, each once. */
function named(said: readonly string[], { view }: Seen): string[] {
  const people = [...view.seats, NORA].map(({ firstName, lastName, email }) => ({
    name: `${firstName} ${lastName}`,
    email,
  }))
  const addresses = said.flatMap((sentence) => {
    if (/^Die \d+ anderen Personen bekommen/.test(sentence))
      return view.seats.map(({ email }) => email).filter((email) => email !== view.contactEmail)
    const byName = people.find(({ name }) => sentence.startsWith(`${name} bekommt `))
    if (byName) return byName.email
    return /^(Du bekommst|An \S+ geht|Dass sie angekommen ist|Das bestätigen|Der Link dazu)/.test(
      sentence,
    )
      ? (/\S+@[\w.-]+\w/.exec(sentence) ?? [])
      : []
  })
  return [...new Set(addresses)].sort()
}
