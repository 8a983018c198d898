import { expect, test } from 'vitest'
import { fieldsShownIn } from '#shop/seats/domain/registration-fields.ts'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { aCode, CODES } from '#tests/support/product/discount-codes.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'

async function download(product: TestProduct, path: string, session: { cookie: string }) {
  const response = await product.request(path, { headers: session })
  const bytes = new Uint8Array(await response.arrayBuffer())
  // Keeps the byte order mark, which the test checks.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return { status: response.status, headers: response.headers, text, lines: text.split('\r\n') }
}

test('registrations come as a file that a German spreadsheet opens as it is', async () => {
  const product = await lendTestProduct()
  product.clock.set('2026-11-20T10:05:00Z')
  const { body } = await product.send<{ reference: string }>('POST', '/api/registrations', {
    ...booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen')),
    company: 'Öl; "Fein" & Söhne',
  })
  // 23:30 UTC is the next day in Berlin.
  product.clock.set('2026-11-20T23:30:00Z')
  const session = await product.logIn()
  const [strategy] = (await product.trainings()).filter(({ id }) => id === 'kurs-1-uhren')

  const { status, headers, text, lines } = await download(
    product,
    '/api/admin/registrations.csv',
    session,
  )

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="anmeldungen-2026-11-21.csv"',
  )
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  // Without the texts of a registration that it does not have.
  const texts = fieldsShownIn('csv').map(({ name, label }) =>
    name === 'company' ? [label, '"Öl; ""Fein"" & Söhne"'] : [label, ''],
  )
  const [labels, values] = [0, 1].map((index) => texts.map((text) => text[index]).join(';'))
  expect(lines).toEqual([
    `\ufeffDatum;Buchungsnummer;Kontakt;E-Mail;${labels};Teilnehmer;Paket;Preis in Euro;Preistyp;Status;` +
      'Grund des eigenen Preises;Rabattcode;Rabatt in Euro;Zu zahlen in Euro;Rechnungsempfänger;Straße und Hausnummer;Postleitzahl;Ort;Land;' +
      'USt-IdNr.;Bestellnummer;Leitweg-ID;E-Mail für Rechnungen;Namen der Teilnehmenden auf der Rechnung;Als XRechnung (Datei statt PDF)',
    `20.11.2026 11:05;${body.reference};Sina Adler;sina.adler@example.com;${values};` +
      `Sina Adler (${strategy?.title}, ${strategy?.date}), Jörg Weiß (Drachen bauen, Donnerstag, 21. Januar 2027);2 Karten;206,00;Early Bird;Ausstehend;;;0,00;206,00;;;;;;;;;;;`,
    '',
  ])
})

test('the file of registrations says where the invoice goes, why a price is another, and what is owed', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const { body } = await product.send<{ id: string }>(
    'POST',
    '/api/admin/registrations',
    { ...booking(ownSeat('kurs-1-uhren')), price: '99.00', priceReason: 'Stammkundin' },
    session,
  )
  const path = `/api/admin/registrations/${body.id}`
  const billing = { recipient: 'Beispielwerk AG', city: 'Ulm', orderNumber: 'PO-4711' }
  await product.send('PATCH', path, { billing }, session)
  const reduction = { cents: 2_000, reason: 'Aus Kulanz' }
  await product.send('POST', `${path}/reductions`, reduction, session)

  const { lines } = await download(product, '/api/admin/registrations.csv', session)

  expect(lines[1]).toContain(';Eigener Preis;')
  expect(lines[1]?.split(';').slice(-15)).toEqual([
    'Stammkundin',
    '',
    '0,00',
    '79,00',
    'Beispielwerk AG',
    '',
    '',
    'Ulm',
    '',
    '',
    'PO-4711',
    '',
    '',
    '',
    '',
  ])
})

test('the file of registrations names the code that was redeemed, and what it took off', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await product.send('POST', CODES, aCode(), session)
  const body = { ...booking(ownSeat('kurs-1-uhren')), discountCode: 'SOMMER' }
  await product.send('POST', '/api/registrations', body)

  const { lines } = await download(product, '/api/admin/registrations.csv', session)

  expect(lines[1]).toContain(';95,20;Early Bird;Ausstehend;;SOMMER;16,80;95,20;')
})

test('attendees come one line each, in the order and with the filter asked for', async () => {
  const product = await lendTestProduct()
  const { body } = await product.send<{ reference: string }>(
    'POST',
    '/api/registrations',
    booking(ownSeat('kurs-3-drachen'), colleaguesSeat('kurs-3-drachen')),
  )
  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))
  const session = await product.logIn()

  const { headers, lines } = await download(
    product,
    '/api/admin/attendees.csv?training=kurs-3-drachen&sort=name',
    session,
  )

  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="teilnehmer-2026-11-20.csv"',
  )
  expect(lines).toEqual([
    '\ufeffName;E-Mail;Training;Termin;Uhrzeit;Firma;Gebucht von;E-Mail der Buchung;Buchungsnummer;Datum;Paket;Paketpreis in Euro;Preistyp;Status',
    `Jörg Weiß;joerg@example.com;Drachen bauen;Donnerstag, 21. Januar 2027;10:00 – 11:30 Uhr;;Sina Adler;sina.adler@example.com;${body.reference};20.11.2026 10:00;2 Karten;206,00;Early Bird;Ausstehend`,
    `Sina Adler;sina.adler@example.com;Drachen bauen;Donnerstag, 21. Januar 2027;10:00 – 11:30 Uhr;Beispielwerk AG;Sina Adler;sina.adler@example.com;${body.reference};20.11.2026 10:00;2 Karten;206,00;Early Bird;Ausstehend`,
    '',
  ])
})

test.each([
  '=HYPERLINK("https://example.com")',
  '+49 30 123',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  '＠x',
  '\u00a0=1',
])('a company called %j is no formula in the file', async (company) => {
  const product = await lendTestProduct()
  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))
  // As a version that did not trim texts stored it.
  await product.pool.query('update registrations set company = $1', [company])

  const { lines } = await download(product, '/api/admin/registrations.csv', await product.logIn())

  const quoted = company.includes('"') ? `"'${company.replaceAll('"', '""')}"` : `'${company}`
  expect(lines[1]).toContain(`;${quoted};`)
})

test('an export is in the audit log with its filter and size, without the words searched for', async () => {
  const product = await lendTestProduct()
  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))
  const session = await product.logIn()

  await download(
    product,
    '/api/admin/registrations.csv?q=adler&training=kurs-1-uhren&sort=company',
    session,
  )
  await download(product, '/api/admin/attendees.csv?status=cancelled', session)

  const { rows } = await product.pool.query(
    `select actor, action, details from audit_log where action like '%.exported' order by created_at, action desc`,
  )
  expect(rows).toEqual([
    {
      actor: 'chefin@example.com',
      action: 'registrations.exported',
      details: { training: 'kurs-1-uhren', searched: true, rows: 1 },
    },
    {
      actor: 'chefin@example.com',
      action: 'attendees.exported',
      details: { status: 'cancelled', rows: 0 },
    },
  ])
})

test('a list longer than one batch is complete, as a file and as JSON', async () => {
  const product = await lendTestProduct()
  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-1-uhren')))
  await product.pool.query(
    `with more as (
       insert into registrations (reference, contact_name, contact_email, company, package_id, price, price_type, created_at)
       select 'MF-' || n, 'Person ' || n, 'p@example.com', 'Firma', 'single', 149, 'normal', now() - n * interval '1 hour'
       from generate_series(1, 2500) as n returning id, created_at)
     insert into attendees (registration_id, position, training_id, date_id, training_title, attendee_type, first_name, last_name, email, created_at)
     select more.id, 1, training_id, d.id, '', 'booker', 'Person', 'X', 'p@example.com', more.created_at from more, training_dates d
     where training_id = 'kurs-1-uhren'`,
  )
  const session = await product.logIn()

  const file = await download(product, '/api/admin/registrations.csv?sort=contactName', session)
  const { body } = await product.get<{ id: string }[]>('/api/admin/attendees', session)

  const contacts = file.lines.slice(1, -1).map((line) => line.split(';')[2])
  expect(contacts).toEqual([
    ...Array.from({ length: 2500 }, (_, index) => `Person ${index + 1}`),
    'Sina Adler',
  ])
  expect(new Set(body.map(({ id }) => id)).size).toBe(2501)
})
