import ICAL from 'ical.js'
import type { ParsedMail } from 'mailparser'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config/server/config.ts'
import { composeMail } from '#platform/mail/server/compose-mail.ts'
import type { MailContent, MailDataOf, MailTemplate } from '#platform/mail/server/mail-data.ts'
import { mailSettings } from '#platform/mail/server/mail-settings.ts'
import { subjectOf } from '#platform/mail/server/mail-subjects.ts'
import { createMailTransport, type MailTransport } from '#platform/mail/server/mail-transport.ts'
import type { MailRow } from '#platform/mail/server/mails.repository.ts'
import { TEXTS_OF_STAFF, withoutPerson } from '#platform/mail/server/without-person.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { understandSession } from '#shop/seats/domain/session-time.ts'
import { colorsOf } from '#site/look/domain/look-colors.ts'
import { setLook } from '#site/look/web/look.ts'
import { firmOf } from '#site/pages/domain/firm-of-values.ts'
import { setFirm } from '#site/pages/web/firm.ts'
import './mails.ts'
import { forgetFirm, OWN_FIRM, OWN_LOOK, SAMPLE_FACTS } from '#tests/support/product/own-firm.ts'
import { HARD_NAME, SAMPLE_MAILS, TEMPLATES } from '#tests/support/product/sample-mails.ts'
import {
  addressesOf,
  type MailServer,
  startMailServer,
} from '#tests/support/servers/mail-server.ts'
import { mailFirm } from './product.ts'

const QUEUED_AT = new Date('2026-11-20T08:59:30Z')
const SITE = 'https://morgenfalz.example'
const MEETING = 'https://live.example.com/raum/4711?pwd=geheim'

let server: MailServer
let transport: MailTransport
const settings = mailSettings(
  readConfig({ PUBLIC_URL: SITE, MAIL_STAFF: 'team@example.com' }),
  mailFirm,
)

beforeAll(async () => {
  server = await startMailServer()
  transport = createMailTransport(readConfig({ SMTP_URL: server.url }), settings)
})

afterAll(async () => {
  transport.close()
  await server.stop()
})

function storedMail<T extends MailTemplate>(template: T, data: MailDataOf[T]): MailRow {
  return {
    id: '0191c1d0-0000-7000-8000-0000000000ff',
    dedupeKey: `${template}/1`,
    recipient: 'joerg@example.com',
    subject: subjectOf({ template, data } as MailContent),
    template,
    data,
    registrationId: null,
    staffMessageId: null,
    status: 'waiting',
    messageId: '<1@morgenfalz.example>',
    attempts: 1,
    lastError: null,
    notBefore: null,
    heldAt: null,
    searchFolded: '',
    smtpResponse: null,
    createdAt: QUEUED_AT,
    sentAt: null,
  }
}

/** Sends a mail to a real mail server and reads what arrived there. */
async function arrive(mail: MailRow): Promise<ParsedMail> {
  const { id, recipient, messageId } = mail
  await transport.send(
    {
      id,
      recipient,
      messageId: messageId ?? '',
      date: new Date('2026-11-20T09:00:00Z'),
      content: await composeMail(mail, settings),
    },
    AbortSignal.timeout(10_000),
  )
  const received = server.taken.at(-1)
  expect(received?.recipient).toBe(recipient)
  if (!received) throw new Error('Nothing arrived')
  return received.parsed
}

const sample = <T extends MailTemplate>(template: T) => storedMail(template, SAMPLE_MAILS[template])
const htmlOf = (mail: ParsedMail) => mail.html || ''
/** The plain text without the line breaks of its wrapping. */
const words = (mail: ParsedMail) => (mail.text ?? '').replace(/\s+/g, ' ')

/** The calendar entries of a mail without repetitions: the first one is both an alternative and an attachment. */
function entriesOf(mail: ParsedMail) {
  const entries = mail.attachments.map(({ content }) => {
    const calendar = new ICAL.Component(ICAL.parse(content.toString()))
    const [event] = calendar.getAllSubcomponents('vevent')
    if (!event) throw new Error('A calendar file without an event')
    const word = (name: string) => event.getFirstPropertyValue(name)?.toString()
    const instant = (name: string) => (event.getFirstPropertyValue(name) as ICAL.Time).toJSDate()
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: word('uid'),
      sequence: Number(word('sequence')),
      status: word('status'),
      stamp: instant('dtstamp').toISOString(),
      start: instant('dtstart').toISOString(),
      end: instant('dtend').toISOString(),
      organizer: word('organizer')?.toLowerCase(),
      attendee: word('attendee')?.toLowerCase(),
      summary: word('summary'),
      description: word('description'),
    }
  })
  return [...new Map(entries.map((entry) => [entry.uid, entry])).values()]
}

describe('every mail', () => {
  test.each(TEMPLATES)(
    '%s arrives with its people, subject, words and headers',
    async (template) => {
      const mail = await arrive(sample(template))

      expect(addressesOf(mail.to)).toEqual(['joerg@example.com'])
      expect(mail.from?.value).toEqual([
        { name: 'Morgenfalz', address: 'no-reply@morgenfalz.example' },
      ])
      expect(addressesOf(mail.replyTo)).toEqual(['team@example.com'])
      expect(mail.subject).toBe(sample(template).subject)
      expect(mail.messageId).toBe('<1@morgenfalz.example>')
      expect(mail.date?.toISOString()).toBe('2026-11-20T09:00:00.000Z')
      expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
      expect(mail.headers.get('list-unsubscribe')).toBeUndefined()
      for (const form of [htmlOf(mail), words(mail)]) {
        expect(form).toContain('Faltwerkstraße 14 (Muster), 10000 Berlin')
        expect(form).toContain(`${SITE}/impressum`)
        expect(form).toContain(`${SITE}/datenschutz`)
      }
      // Links are alone on their line, of any length; all other text fits into 80 columns when quoted.
      const wide = (mail.text ?? '').split('\n').filter((line) => line.length > 76)
      expect(wide.filter((line) => !line.startsWith('https://'))).toEqual([])
    },
  )

  test('has the colours and corners of the moment in which it is made, also in dark mode', async () => {
    const before = htmlOf(await arrive(sample('registration.received')))
    onTestFinished(forgetFirm)
    setLook(OWN_LOOK)

    const after = htmlOf(await arrive(sample('registration.received')))

    const colors = colorsOf(OWN_LOOK)
    const dark = ['dark-page', 'dark-card', 'dark-text', 'dark-muted', 'dark-brand'] as const
    for (const name of ['page', 'ink', 'secondary', 'muted', 'brand', ...dark] as const) {
      expect(after, name).toContain(colors[name])
      expect(before, name).not.toContain(colors[name])
    }
    expect(before).toContain('border-radius:999px')
    expect(after).not.toContain('border-radius:999px')
  })

  test('has the logo drawn of four panels, which the plain text leaves out', async () => {
    const mail = await arrive(sample('registration.received'))

    expect(htmlOf(mail).match(/<td[^>]* aria-hidden="true"[^>]*skewY/g)).toHaveLength(4)
    expect(mail.text).toMatch(/^Deine Anmeldung/)
  })

  test.each(TEMPLATES)(
    '%s shows nothing from elsewhere and makes no markup of what was typed',
    async (template) => {
      const html = htmlOf(await arrive(sample(template)))

      expect(html).not.toMatch(/<img|<script|url\(|<b>/)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
      const elsewhere = links.filter(
        (href) => !href.startsWith(SITE) && !href.startsWith('mailto:'),
      )
      expect(elsewhere.filter((href) => href !== MEETING)).toEqual([])
    },
  )
})

test.each([
  'registration.received',
  'registration.confirmed.booker',
  'registration.cancelled.booker',
] as const)('%s tells the booker what was booked, at what price', async (template) => {
  const text = words(await arrive(sample(template)))

  expect(text).toContain('Hallo Zoë,')
  expect(text).toContain(
    'Buchungsnummer: MF-7K3PX2 Paket: Doppelticket Preis: 1.249,50 € inkl. 19 % USt.',
  )
  expect(text).toContain('Preisphase: Early Bird')
  expect(text).toContain(`${HARD_NAME} Uhren & Zeit Samstag, 27. März 2027, 10:00 – 11:30 Uhr`)
  expect(text).toContain('Jörg Weiß Drachen bauen Sonntag, 28. März 2027, 10:00 – 11:30 Uhr')
  expect(text).not.toContain(MEETING)
})

test.each([
  ['registration.received', 'Nach unserer Bestätigung'],
  ['registration.confirmed.booker', 'Zur bestätigten Buchung'],
] as const)('%s says the net price, and when the invoice comes', async (template, when) => {
  const terms = { rules: DEFAULT_BOOKING_RULES, vatRate: 7 }
  const data = { ...SAMPLE_MAILS[template], ...terms }
  const paid = words(await arrive(storedMail(template, { ...data, price: '107.00' })))
  const free = words(await arrive(storedMail(template, { ...data, price: '0.00' })))

  expect(paid).toContain('Preis: 107 € inkl. 7 % USt. Netto: 100 €, dazu 7 € USt.')
  expect(paid).toContain(`${when} bekommst du eine Rechnung mit 14 Tagen Zahlungsziel.`)
  expect(paid).toMatch(/Bestellnummer .+ auf der Seite deiner Buchung/)
  expect(paid).toContain(`${SITE}/teilnahmebedingungen`)
  expect(free).toContain('Die Buchung ist kostenlos: Es gibt keine Rechnung.')
  expect(free).not.toMatch(/Netto|Bestellnummer|Zahlungsziel/)
})

test('the receipt says within how long the firm answers', async () => {
  const data = SAMPLE_MAILS['registration.received']
  const rules = { ...DEFAULT_BOOKING_RULES, answerWithinDays: 1 }

  expect(words(await arrive(storedMail('registration.received', { ...data, rules })))).toContain(
    'Wir prüfen deine Anmeldung und antworten dir innerhalb eines Werktags. Erst mit',
  )
})

test('staff get a link to the registration', async () => {
  const mail = await arrive(sample('registration.received.staff'))

  expect(mail.subject).toBe('Neue Anmeldung MF-7K3PX2 von Möbelhaus <Ü> GmbH & Co. KG')
  expect(mail.text).toContain(`${SITE}/admin/anmeldungen/0191c1d0-0000-7000-8000-0000000000aa`)
})

test('a mail to an attendee lists their own seats and the booker, with a calendar entry for each', async () => {
  const mail = await arrive(sample('registration.confirmed.attendee'))

  const text = words(mail)
  expect(text).toContain(`${HARD_NAME} hat dich angemeldet.`)
  expect(text).toContain(`haben wir von ${HARD_NAME}.`)
  expect(text).toContain(MEETING)
  expect(text).toContain('im Frühjahr, vormittags')
  expect(entriesOf(mail)).toEqual([
    {
      method: 'REQUEST',
      uid: 'seat-0191c1d0-0000-7000-8000-000000000001@morgenfalz.example',
      sequence: 0,
      status: 'CONFIRMED',
      stamp: '2026-11-20T08:59:30.000Z',
      start: '2027-03-27T09:00:00.000Z',
      end: '2027-03-27T10:30:00.000Z',
      organizer: 'mailto:team@example.com',
      attendee: 'mailto:joerg@example.com',
      summary: 'Uhren & Zeit | Morgenfalz',
      description: expect.stringContaining(`${SITE}/trainings/kurs-1-uhren`),
    },
    // The day on which summer time begins.
    expect.objectContaining({
      method: 'REQUEST',
      sequence: 2,
      start: '2027-03-28T08:00:00.000Z',
      end: '2027-03-28T09:30:00.000Z',
    }),
  ])
  const files = mail.attachments.map(({ content }) => content.toString()).join()
  expect(files).not.toContain('live.example.com')
  expect(files.replaceAll('\r\n ', '')).not.toContain('Söhne')
})

test.each([
  ['Samstag, 27. März 2027', '2027-03-27T09:00:00.000Z'],
  ['Sonntag, 28. März 2027', '2027-03-28T08:00:00.000Z'],
  ['Samstag, 30. Oktober 2027', '2027-10-30T08:00:00.000Z'],
  ['Sonntag, 31. Oktober 2027', '2027-10-31T09:00:00.000Z'],
])('ten in Berlin on %s is %s in the calendar', async (date, start) => {
  const data = SAMPLE_MAILS['session.changed']
  const session = understandSession(date, '10:00 – 11:30 Uhr')
  const training = {
    ...data.training,
    date,
    startsAt: session?.startsAt.toISOString() ?? null,
    endsAt: session?.endsAt.toISOString() ?? null,
  }

  const mail = await arrive(storedMail('session.changed', { ...data, training }))

  expect(entriesOf(mail)).toMatchObject([{ method: 'REQUEST', start }])
})

test('calendar programs find the entries: as an alternative with its method, and as files', async () => {
  const mail = await arrive(sample('registration.confirmed.attendee'))

  const types = mail.attachments.map(({ contentType, headers, filename }) => ({
    contentType,
    method: (headers.get('content-type') as { params: Record<string, string> }).params.method,
    filename,
  }))
  expect(types).toEqual([
    expect.objectContaining({ contentType: 'text/calendar', method: 'REQUEST' }),
    expect.objectContaining({
      contentType: 'text/calendar',
      method: 'REQUEST',
      filename: 'termin-2-kurs-3-drachen.ics',
    }),
    expect.objectContaining({
      contentType: 'application/ics',
      filename: 'termin-1-kurs-1-uhren.ics',
    }),
  ])
})

test('a cancelled seat leaves the calendar', async () => {
  const mail = await arrive(sample('registration.cancelled.attendee'))

  expect(entriesOf(mail)).toMatchObject([
    { method: 'CANCEL', status: 'CANCELLED', sequence: 1, start: '2027-03-27T09:00:00.000Z' },
    { method: 'CANCEL', status: 'CANCELLED', sequence: 3, start: '2027-03-28T08:00:00.000Z' },
  ])
})

test('a moved session moves its entry, and takes it back where nobody knows the new instant', async () => {
  const data = SAMPLE_MAILS['session.changed']
  const moved = await arrive(sample('session.changed'))
  const unknown = { ...data.training, date: 'im Herbst', startsAt: null, endsAt: null }
  const takenBack = await arrive(storedMail('session.changed', { ...data, training: unknown }))

  expect(words(moved)).toContain(
    'Bisher: Samstag, 27. März 2027, 10:00 – 11:30 Uhr (Berliner Zeit) Neu: Sonntag, 28. März 2027, 10:00 – 11:30 Uhr (Berliner Zeit)',
  )
  expect(words(moved)).toContain('MF-7K3PX2, MF-8Q2RT5')
  const [entry] = entriesOf(moved)
  expect(entry).toMatchObject({ method: 'REQUEST', sequence: 1, start: '2027-03-28T08:00:00.000Z' })
  expect(entriesOf(takenBack)).toMatchObject([
    { method: 'CANCEL', uid: entry?.uid, start: '2027-03-27T09:00:00.000Z' },
  ])
})

test('the summary says what changed, what stays, and what becomes of the price', async () => {
  const data = SAMPLE_MAILS['booking.changed.booker']
  const mail = await arrive(sample('booking.changed.booker'))
  const moved = { ...data, changes: data.changes.filter(({ kind }) => kind === 'moved') }

  const text = words(mail)
  expect(text).toContain('wir haben deine Buchung geändert.')
  expect(text).toContain('Neu dabei: Pia Lang An Stelle von: Jörg Weiß Training: Uhren & Zeit')
  expect(text).toContain('Bisher: Uhren & Zeit, Samstag, 27. März 2027, 10:00 – 11:30 Uhr')
  expect(text).toContain('Neu: Drachen bauen, Sonntag, 28. März 2027, 10:00 – 11:30 Uhr')
  expect(text).toContain('Wir nehmen die Absage an.')
  expect(text).toContain('Neues Paket: Einzel statt Duo Neuer Preis: 112 € statt 206 €')
  expect(text).toContain('Zu zahlen sind damit 103 €.')
  expect(text).toContain('Gebuchte Plätze')
  expect(text).toContain('Preis: 1.249,50 € inkl. 19 % USt.')
  expect(text).not.toContain('Der Preis bleibt gleich.')
  expect(words(await arrive(storedMail('booking.changed.booker', moved)))).toContain(
    'Der Preis bleibt gleich.',
  )
  // Each seat is an entry of its own.
  expect(entriesOf(mail)).toMatchObject([
    { method: 'CANCEL', sequence: 2, start: '2027-03-27T09:00:00.000Z' },
    { method: 'REQUEST', sequence: 3, start: '2027-03-28T08:00:00.000Z' },
  ])
})

test('a booking of which nothing is left says so', async () => {
  const cancelled = {
    ...SAMPLE_MAILS['booking.changed.booker'],
    status: 'cancelled' as const,
    by: 'booker' as const,
    seats: [],
    ownSeats: [],
  }

  const mail = await arrive(storedMail('booking.changed.booker', cancelled))

  expect(mail.subject).toBe('Abgesagt: deine Buchung MF-7K3PX2')
  expect(words(mail)).toContain('Deine Buchung ist abgesagt.')
  expect(words(mail)).toContain('deine Änderung ist gespeichert.')
  expect(words(mail)).not.toMatch(/Gebuchte|noch nicht bestätigt/)
})

test('who gets a seat gets the way in, and a seat that moves to an unknown instant leaves the calendar', async () => {
  const gained = await arrive(sample('seat.gained'))
  const data = SAMPLE_MAILS['seat.moved']
  const unknown = { ...data.training, date: 'im Herbst', startsAt: null, endsAt: null }
  const undated = await arrive(storedMail('seat.moved', { ...data, training: unknown }))

  expect(words(gained)).toContain(`${HARD_NAME} hat dich angemeldet.`)
  expect(words(gained)).toContain(`haben wir von ${HARD_NAME}.`)
  expect(gained.text).toContain(MEETING)
  expect(entriesOf(gained)).toMatchObject([{ method: 'REQUEST', sequence: 2 }])
  expect(entriesOf(await arrive(sample('seat.moved')))).toMatchObject([
    { method: 'REQUEST', start: '2027-03-28T08:00:00.000Z' },
  ])
  expect(entriesOf(undated)).toMatchObject([
    { method: 'CANCEL', start: '2027-03-27T09:00:00.000Z' },
  ])
  expect(entriesOf(await arrive(sample('seat.lost')))).toMatchObject([
    { method: 'CANCEL', sequence: 3 },
  ])
})

test('staff read what the booker asks, and find the booking', async () => {
  const mail = await arrive(sample('request.received.staff'))

  expect(words(mail)).toContain('Nachricht: Jörg ist <b>krank</b>.')
  expect(mail.text).toContain(`${SITE}/admin/anmeldungen/0191c1d0-0000-7000-8000-0000000000aa`)
})

test.each(['session.reminder.day', 'session.reminder.hour'] as const)(
  '%s holds the way in and no calendar entry',
  async (template) => {
    const mail = await arrive(sample(template))

    expect(mail.text).toContain(MEETING)
    expect(mail.attachments).toEqual([])
  },
)

describe('to an address that nobody has confirmed', () => {
  const LURE = 'Konto gesperrt: https://boese.example/login'
  const TO_STRANGERS = TEMPLATES.filter(
    (template) => !template.endsWith('.staff') && template !== 'test',
  )
  /** The same facts with every name and company replaced by the text. */
  const withNames = (template: MailTemplate, text: string) =>
    storedMail(
      template,
      withoutPerson(SAMPLE_MAILS[template], (before, key) =>
        TEXTS_OF_STAFF.includes(key) ? before : text,
      ),
    )
  const everythingOf = (mail: ParsedMail) =>
    [
      mail.subject,
      htmlOf(mail),
      mail.text,
      ...mail.attachments.map(({ content }) => content.toString().replace(/\r?\n[ \t]/g, '')),
    ].join('\n')

  test.each(TO_STRANGERS)(
    '%s names nobody whose stored name holds an address',
    async (template) => {
      const mail = await arrive(withNames(template, LURE))

      expect(everythingOf(mail)).not.toMatch(/boese|gesperrt/)
      expect(words(mail)).toContain('Hallo, ')
      expect(words(mail)).not.toMatch(/ ,| \.|null|undefined/)
    },
  )

  test.each(TEMPLATES)('%s names the firm of the moment in which it is made', async (template) => {
    setFirm(firmOf(OWN_FIRM))
    onTestFinished(forgetFirm)
    const mail = await arrive(sample(template))

    const said = everythingOf(mail)
    expect(said).toContain(OWN_FIRM.contact.name)
    expect(mail.from?.value[0]?.name).toBe(OWN_FIRM.contact.name)
    const left = SAMPLE_FACTS.filter((fact) => said.replaceAll(SITE, '').includes(fact))
    expect(left).toEqual([])
  })

  test('the own logo stands above a mail, with the name for who sees no pictures', async () => {
    const logo = `/marks/${'0'.repeat(32)}-1000x250.svg`
    setFirm(firmOf(OWN_FIRM, { logo, logoOnDark: '', icon: '' }))
    onTestFinished(forgetFirm)
    const mail = await arrive(sample('registration.received'))

    const [picture = ''] = String(mail.html).match(/<img[^>]*>/) ?? []
    expect(picture).toContain(`${SITE}${logo.replace('.svg', '.png')}`)
    expect(picture).toContain(`alt="${OWN_FIRM.contact.name}"`)
    expect(picture).toMatch(/ width="160"/)
    expect(picture).toMatch(/ height="40"/)
  })

  test.each(TO_STRANGERS)('%s contains no names that are too long for a name', async (template) => {
    const mail = await arrive(withNames(template, 'Ruf jetzt sofort an '.repeat(9)))

    expect(everythingOf(mail)).not.toContain('Ruf jetzt')
  })

  test.each(TO_STRANGERS)('%s contains no company, which may be any text', async (template) => {
    const mail = await arrive(
      storedMail(
        template,
        withoutPerson(SAMPLE_MAILS[template], (text, key) => (key === 'company' ? LURE : text)),
      ),
    )

    expect(everythingOf(mail)).not.toMatch(/boese|gesperrt/)
  })

  test('colleagues who share an address are both greeted', async () => {
    const mail = await arrive(
      storedMail('session.changed', {
        ...SAMPLE_MAILS['session.changed'],
        name: `${'Maximiliane '.repeat(8)}Weiß und ${'Konstantin '.repeat(8)}Weiß`,
      }),
    )

    expect(words(mail)).toContain('Hallo Maximiliane und Konstantin,')
  })
})

test('a line break in what was typed forges no header', async () => {
  const mail = await arrive(
    storedMail('registration.received.staff', {
      ...SAMPLE_MAILS['registration.received.staff'],
      company: 'Böse\r\nBcc: opfer@example.com\r\n\r\nText',
    }),
  )

  expect(mail.subject).toBe('Neue Anmeldung MF-7K3PX2 von Böse Bcc: opfer@example.com Text')
  expect(mail.bcc).toBeUndefined()
})
