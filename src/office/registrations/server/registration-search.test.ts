import { describe, expect, test } from 'vitest'
import type { AttendeeRow, Registration } from '#shop/booking/domain/booking.ts'
import { colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { bookAll, person, readList } from '#tests/support/product/lists.ts'
import { STORED_MESSAGE } from '#tests/support/product/stored-message.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

describe('searching', () => {
  async function searched() {
    const product = await lendTestProduct()
    await bookAll(
      product,
      {
        contactName: 'Jörg Überschär',
        contactEmail: 'joerg@wellen.example',
        company: 'Ölmühle 100% GmbH',
        attendees: [person('Ida Groß', 'kurs-3-drachen'), person('Émile Voß', 'kurs-1-uhren')],
      },
      { contactName: 'Sina Adler', company: 'Beispielwerk_AG' },
    )
    return { product, session: await product.logIn() }
  }

  test.each([
    ['jörg', 1, 2],
    ['JÖRG ÜBER', 1, 2],
    ['schär ölmühle', 1, 2],
    ['wellen.ex', 1, 2],
    ['émile', 1, 1],
    ['émile drachen', 1, 0],
    ['ida drachen', 1, 1],
    ['bauen', 1, 1],
    ['sina jörg', 0, 0],
    ['100%', 1, 2],
    ['10%', 0, 0],
    ['werk_ag', 1, 1],
    ['_', 1, 1],
    ['\\', 0, 0],
    ["o'hara", 0, 0],
    ['   ', 2, 3],
  ])('for %j finds %i registrations and %i attendees', async (q, registrations, attendees) => {
    const { product, session } = await searched()
    const query = `q=${encodeURIComponent(q)}&limit=10`

    const found = await product.get<Registration[]>(`/api/admin/registrations?${query}`, session)
    const seats = await product.get<AttendeeRow[]>(`/api/admin/attendees?${query}`, session)

    expect([found.status, seats.status]).toEqual([200, 200])
    expect(found.body).toHaveLength(registrations)
    expect(found.headers.get('total-count')).toBe(String(registrations))
    expect(seats.body).toHaveLength(attendees)
    expect(seats.headers.get('total-count')).toBe(String(attendees))
  })

  test.each([
    ['po-4711', 1],
    ['rechnungshof', 1],
    ['DE123456789', 1],
    ['buchhaltung@wellen', 1],
    ['po-4712', 0],
  ])(
    'billing data and order number are found, and not once they are changed: %s',
    async (q, found) => {
      const { product, session } = await searched()
      const [, sina] = await readList<Registration>(product, '/api/admin/registrations', session)
      const change = (billing: object) =>
        product.send('PATCH', `/api/admin/registrations/${sina?.id}`, { billing }, session)
      const count = async (list: string) =>
        (await product.get<object[]>(`/api/admin/${list}?q=${q}&limit=10`, session)).body.length
      await change({ orderNumber: 'PO-4711', recipient: 'Rechnungshof', vatId: 'DE123456789' })
      await change({ invoiceEmail: 'buchhaltung@wellen.example' })

      expect([await count('registrations'), (await count('attendees')) > 0]).toEqual([
        found,
        found > 0,
      ])
      await change({ orderNumber: '', recipient: '', vatId: '', invoiceEmail: '' })
      expect([await count('registrations'), await count('attendees')]).toEqual([0, 0])
    },
  )

  test('a reference code finds its registration and its seats', async () => {
    const { product, session } = await searched()
    const [newest] = await readList<Registration>(product, '/api/admin/registrations', session)
    const q = newest?.reference.toLowerCase().slice(3)

    const found = await readList<Registration>(product, `/api/admin/registrations?q=${q}`, session)
    const seats = await readList<AttendeeRow>(product, `/api/admin/attendees?q=${q}`, session)

    expect(found.map(({ id }) => id)).toEqual([newest?.id])
    expect(seats.map(({ firstName }) => firstName)).toEqual(['Sina'])
  })

  test('the search finds current values after edits of names and titles and after erasures', async () => {
    const { product, session } = await searched()
    const names = async (list: string, q: string) =>
      (await readList<{ id: string }>(product, `/api/admin/${list}?q=${q}`, session)).length
    await product.pool.query(
      `update attendees set first_name = 'Wiebke', email = 'w@example.com' where first_name = 'Ida'`,
    )
    await product.pool.query(`delete from attendees where first_name = 'Émile'`)
    await product.pool.query(
      `update registrations set contact_name = 'Nele Neu' where contact_name = 'Jörg Überschär'`,
    )
    await product.pool.query(`update trainings set title = 'Segelflug' where id = 'kurs-3-drachen'`)

    expect([await names('registrations', 'wiebke'), await names('attendees', 'wiebke')]).toEqual([
      1, 1,
    ])
    expect([await names('registrations', 'ida'), await names('registrations', 'mile')]).toEqual([
      0, 0,
    ])
    expect([await names('registrations', 'nele'), await names('attendees', 'nele')]).toEqual([1, 1])
    expect(await names('attendees', 'überschär')).toBe(0)
    expect([await names('registrations', 'segelflug'), await names('attendees', 'bauen')]).toEqual([
      1, 0,
    ])
    expect(await names('registrations', 'uhren')).toBe(1)
  })
})

describe('spellings', () => {
  async function spelled() {
    const product = await lendTestProduct()
    await bookAll(
      product,
      {
        contactName: 'Emre Öztürk',
        company: 'Groß & Söhne Łönn, Håkan Yüzbaşı',
        attendees: [
          person('Nguyễn Łukasz'),
          person('Ida Mueller'),
          person('Søren Kjær'),
          person('Þóra Cœur'),
        ],
      },
      {
        contactName: 'Max Gross',
        company: 'Muller',
        attendees: [person('Uwe Müller'), person('Ayşe Işık')],
      },
    )
    return { product, session: await product.logIn() }
  }

  test.each([
    ['gross', ['Emre Öztürk', 'Max Gross']],
    ['GROSS', ['Emre Öztürk', 'Max Gross']],
    ['groß', ['Emre Öztürk', 'Max Gross']],
    ['Groß', ['Emre Öztürk', 'Max Gross']],
    ['oeztuerk', ['Emre Öztürk']],
    ['ozturk', ['Emre Öztürk']],
    ['ÖZTÜRK', ['Emre Öztürk']],
    ['o\u0308zt', ['Emre Öztürk']],
    ['soehne', ['Emre Öztürk']],
    ['müller', ['Emre Öztürk', 'Max Gross']],
    ['mu\u0308ller', ['Emre Öztürk', 'Max Gross']],
    ['mueller', ['Emre Öztürk', 'Max Gross']],
    ['muller', ['Max Gross']],
    ['nguyen lukasz', ['Emre Öztürk']],
    ['NGUYỄN', ['Emre Öztürk']],
    ['ayse isik', ['Max Gross']],
    ['ISIK', ['Max Gross']],
    ['IŞIK', ['Max Gross']],
    ['soren kjaer', ['Emre Öztürk']],
    ['SOEREN', ['Emre Öztürk']],
    ['thora coeur', ['Emre Öztürk']],
    ['lonn', ['Emre Öztürk']],
    ['loenn', ['Emre Öztürk']],
    ['hakan yuzbasi', ['Emre Öztürk']],
    ['haakan', ['Emre Öztürk']],
    ['oetztuerk', []],
  ])('%j finds %j', async (q, found) => {
    const { product, session } = await spelled()

    const rows = await readList<Registration>(
      product,
      `/api/admin/registrations?sort=contactName&q=${encodeURIComponent(q)}`,
      session,
    )
    const seats = await readList<AttendeeRow>(
      product,
      `/api/admin/attendees?q=${encodeURIComponent(q)}`,
      session,
    )

    expect(rows.map(({ contactName }) => contactName).sort()).toEqual(found)
    expect([...new Set(seats.map(({ bookerName }) => bookerName))].sort()).toEqual(found)
  })

  test('titles, mails and the log are searched in the same spellings', async () => {
    const { product, session } = await spelled()
    await product.pool.query(`update trainings set title = 'Größe' where id = 'kurs-1-uhren'`)
    await product.pool.query(
      `insert into mails (dedupe_key, recipient, subject, template, data, status)
       values ('x', 'x@example.com', 'Neue Anmeldung von Weiß_Öl 100%', ${STORED_MESSAGE}, 'failed')`,
    )
    const { body: mails } = await product.get<{ id: string }[]>(
      '/api/admin/mails?q=WEISS_OEL%20100%25',
      session,
    )
    await product.send('POST', `/api/admin/mails/${mails[0]?.id}/resend`, {}, session)
    const count = async (path: string) =>
      (await readList<object>(product, `/api/admin/${path}`, session)).length

    expect(await count('registrations?q=groesse')).toBe(2)
    expect(mails).toHaveLength(1)
    expect(await count('mails?q=wei%25')).toBe(0)
    expect(await count('audit-log?q=weiss_ol')).toBe(1)
  })
})

describe('apostrophes and hyphens', () => {
  async function spelled() {
    const product = await lendTestProduct()
    await bookAll(
      product,
      { contactName: 'Sean O’Malley', attendees: [person('Anna‑Lena Meier–Ott')] },
      { contactName: 'Pat O´Malley', attendees: [person('Anna Lena Ott')] },
      { contactName: "Kim O'Malley", attendees: [person('Anne Ott')] },
      { contactName: 'Lou OʼMalley', attendees: [person('Anna-lena Ott')] },
    )
    return { product, session: await product.logIn() }
  }

  test.each([
    ['OMalley', 4],
    ["O'Malley", 4],
    ['O’Malley', 4],
    ['o`malley', 4],
    ['O´MALLEY', 4],
    ['OʼMalley', 4],
    ['O Malley', 4],
    ['Anna-Lena', 3],
    ['Anna Lena', 3],
    ['anna—lena', 3],
    ['Anna‑Lena', 3],
    ['meier ott', 1],
    ['Meier-Ott', 1],
  ])('do not count in a search for %s', async (q, found) => {
    const { product, session } = await spelled()
    const list = async (path: string) =>
      readList<object>(product, `/api/admin/${path}?q=${encodeURIComponent(q)}`, session)

    expect(await list('registrations')).toHaveLength(found)
    expect(await list('attendees')).toHaveLength(found)
  })

  test('a title, a mail and the log are found without the apostrophe', async () => {
    const { product, session } = await spelled()
    await product.pool.query(
      `update trainings set title = 'Malley’s Größe' where id = 'kurs-1-uhren'`,
    )
    await product.pool.query(
      `insert into mails (dedupe_key, recipient, subject, template, data, status)
       values ('x', 'x@example.com', 'Neue Anmeldung von O´Malley-Weiß', ${STORED_MESSAGE}, 'failed')`,
    )
    const list = async (path: string) => readList<object>(product, `/api/admin/${path}`, session)

    expect(await list('registrations?q=malleys')).toHaveLength(4)
    expect(await list('mails?q=omalley%20weiss')).toHaveLength(1)
  })
})

test('a booking is found by its number in any spelling', async () => {
  const product = await lendTestProduct()
  await bookAll(product, { company: 'Eins' }, { company: 'Zwei' })
  await product.pool.query(
    `update registrations set reference = 'MF-7K3P-9QXD' where company = 'Eins'`,
  )
  const session = await product.logIn()

  for (const q of [
    'MF-7K3P-9QXD',
    'mf-7k3p-9qxd',
    'mf7k3p9qxd',
    'MF 7K3P 9QXD',
    'mf7k3p 9qxd',
    'MF7K3P-9QXD',
    'MF–7K3P–9QXD',
    '7K3P9QXD',
    '7k3p-9qxd',
    ' 9QXD ',
  ]) {
    const path = `/api/admin/registrations?q=${encodeURIComponent(q)}`
    const found = await readList<Registration>(product, path, session)
    expect(
      found.map(({ company }) => company),
      q,
    ).toEqual(['Eins'])
  }
})

test('filters by training, status and package can be combined', async () => {
  const product = await lendTestProduct()
  await bookAll(
    product,
    { company: 'Eins' },
    { company: 'Zwei', attendees: [ownSeat('kurs-3-drachen'), colleaguesSeat('kurs-1-uhren')] },
    { company: 'Drei', attendees: [ownSeat('kurs-3-drachen'), colleaguesSeat('kurs-3-drachen')] },
  )
  await product.pool.query(`update registrations set status = 'confirmed' where company = 'Drei'`)
  const session = await product.logIn()
  const companies = async (query: string) =>
    (await readList<Registration>(product, `/api/admin/registrations?${query}`, session)).map(
      ({ company, participants }) => `${company} ${participants.length}`,
    )
  const seats = async (query: string) =>
    (await readList<AttendeeRow>(product, `/api/admin/attendees?${query}`, session)).map(
      ({ firstName, trainingId }) => `${firstName} ${trainingId}`,
    )

  expect(await companies('training=kurs-1-uhren')).toEqual(['Zwei 2', 'Eins 1'])
  expect(await companies('status=confirmed')).toEqual(['Drei 2'])
  expect(await companies('package=double&status=pending')).toEqual(['Zwei 2'])
  expect(await companies('training=kurs-3-drachen&package=double&sort=company')).toEqual([
    'Drei 2',
    'Zwei 2',
  ])
  expect(await companies('training=gibt-es-nicht')).toEqual([])
  expect(await companies('training=&q=&package=')).toHaveLength(3)
  expect(await seats('training=kurs-1-uhren')).toEqual(['Jörg kurs-1-uhren', 'Sina kurs-1-uhren'])
  expect(await seats('package=double&status=confirmed&q=jörg')).toEqual(['Jörg kurs-3-drachen'])
})
