import { expect, test } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { Revision } from '#platform/editing/domain/revision.ts'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import type { MailTexts } from '#platform/mail/domain/mail-text.ts'
import { editedMails } from '#platform/mail/server/mail-text-values.ts'
import { bookSeats, ownSeat } from '#tests/support/product/bookings.ts'
import { readMails, statusCall, waitForMails } from '#tests/support/product/mails.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import type { ListedMailText, MailPreview } from '../domain/mail-text-edit.ts'

const RECEIPT = 'registration.received'
const OWN: MailTexts = {
  subject: '{{name}}, wir haben {{buchungsnummer}}',
  opening: 'schön, dass du kommst.\nMehr unter https://example.org/plan.',
  closing: '{{verbindlich}}\nDein Team, {{kontakt_email}}',
}

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const path = (template: string) => `/api/admin/mail-texts/${template}`
  return {
    ...product,
    session,
    list: async () => (await product.get<ListedMailText[]>('/api/admin/mail-texts', session)).body,
    put: (texts: object, ifMatch?: string, template = RECEIPT) =>
      product.send<ListedMailText & Problem>('PUT', path(template), texts, {
        ...session,
        ...(ifMatch && { 'If-Match': ifMatch }),
      }),
    reset: (ifMatch?: string) =>
      product.send<ListedMailText & Problem>(
        'DELETE',
        path(RECEIPT),
        {},
        { ...session, ...(ifMatch && { 'If-Match': ifMatch }) },
      ),
    preview: (texts: object, template = RECEIPT) =>
      product.send<MailPreview & Problem>('POST', `${path(template)}/preview`, texts, session),
    mail: async (id: string | undefined) =>
      (await product.get<MailDetails>(`/api/admin/mails/${id}`, session)).body,
  }
}

const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')

test('staff see every mail with its original texts, and what its placeholders stand for', async () => {
  const { list } = await start()

  const mails = await list()

  expect(mails.map(({ template }) => template).toSorted()).toEqual(editedMails().toSorted())
  expect(mails.find(({ template }) => template === RECEIPT)).toMatchObject({
    name: 'Eingangsbestätigung',
    original: { subject: 'Deine Anmeldung {{buchungsnummer}} ist angekommen' },
    own: { subject: null, opening: null, closing: null },
    version: 0,
    editedBy: null,
  })
  // What a mail has to contain is not empty in its preview, except what depends on the case.
  for (const { template, placeholders } of mails)
    for (const { name, sample, requiredIn } of placeholders)
      if (requiredIn && !['geld'].includes(name))
        expect.soft(sample, `${template}: ${name}`).not.toBe('')
})

test('a booker gets the texts that staff wrote, and the facts as before', async () => {
  const { put, mail, ...product } = await start()

  const saved = await put(OWN, '"0"')
  const { reference } = await bookSeats(product, ownSeat('kurs-1-uhren'))
  await waitForMails(product)

  expect(saved).toMatchObject({
    status: 200,
    body: { own: OWN, version: 1, editedBy: ADMIN.email },
  })
  expect(saved.headers.get('etag')).toBe('"1"')
  const [stored] = await readMails(product, RECEIPT)
  const { subject, html, text, status } = await mail(stored?.id)
  expect([status, subject]).toEqual(['sent', `Sina Adler, wir haben ${reference}`])
  expect(words(text)).toContain(
    'Hallo Sina, schön, dass du kommst. Mehr unter https://example.org/plan.',
  )
  expect(words(text)).toContain(
    'Erst mit unserer Bestätigung ist der Platz verbindlich gebucht; bis dahin halten wir ihn für dich frei.',
  )
  expect(words(text)).toContain(`Buchungsnummer: ${reference}`)
  expect(html).toContain('href="https://example.org/plan"')
  expect(html).toMatch(/href="mailto:[^"]+"/)
})

test('a mail keeps the texts with which it was queued, also where it is sent again', async () => {
  const { put, reset, mail, ...product } = await start()
  await put(OWN)
  await bookSeats(product, ownSeat('kurs-1-uhren'))
  await waitForMails(product)
  const [stored] = await readMails(product, RECEIPT)
  const before = await mail(stored?.id)

  await reset()
  await product.send('POST', `/api/admin/mails/${stored?.id}/resend`, {}, product.session)
  await waitForMails(product)

  expect(await mail(stored?.id)).toMatchObject({
    subject: before.subject,
    html: before.html,
    text: before.text,
  })
})

test('the original is put back as a change of its own, and later mails have it', async () => {
  const { put, reset, list, ...product } = await start()
  await put({ ...OWN, closing: '{{verbindlich}}' })

  const back = await reset('"1"')
  const again = await reset('"2"')
  await bookSeats(product, ownSeat('kurs-1-uhren'))

  expect(back).toMatchObject({
    status: 200,
    body: { own: { subject: null, opening: null, closing: null }, version: 2 },
  })
  expect(again).toMatchObject({ status: 200, body: { version: 2 } })
  const [mail] = await readMails(product, RECEIPT)
  expect(mail?.subject).toMatch(/^Deine Anmeldung MF-[\w-]+ ist angekommen$/)
  const { body: revisions } = await product.get<Revision[]>(
    `/api/admin/revisions?subject=mail_text&subjectId=${RECEIPT}&field=subject`,
    product.session,
  )
  const original = (await list()).find(({ template }) => template === RECEIPT)?.original
  expect(revisions).toMatchObject([
    { before: OWN.subject, after: original?.subject, version: 2, editedBy: ADMIN.email },
    { before: original?.subject, after: OWN.subject, version: 1 },
  ])
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log', product.session)
  expect(log).toContainEqual(
    expect.objectContaining({
      action: 'mail_text.edited',
      subjectId: RECEIPT,
      subjectName: 'Eingangsbestätigung',
      details: { fields: ['subject', 'opening', 'closing'] },
    }),
  )
})

test('a part that is the original is not stored', async () => {
  const { put, list } = await start()
  const original = (await list()).find(({ template }) => template === RECEIPT)?.original

  const { body } = await put({ ...original, opening: 'Danke!' })
  const same = await put({ ...original, opening: ' Danke! ' })

  expect(body.own).toEqual({ subject: null, opening: 'Danke!', closing: null })
  expect(same.body.version).toBe(1)
})

test('texts based on an older version are refused with the present ones', async () => {
  const { put, reset } = await start()
  await put(OWN)

  const refused = [await put({ ...OWN, opening: 'Anders' }, '"0"'), await reset('"0"')]

  for (const { status, body } of refused) {
    expect(status).toBe(412)
    expect(body).toMatchObject({
      code: 'content.changed_meanwhile',
      current: { version: 1, values: OWN, editedBy: ADMIN.email },
    })
  }
})

test.each([
  [{ ...OWN, subject: '' }, 'subject', 'Der Betreff darf nicht leer sein.'],
  [{ ...OWN, subject: 'a\u0000b' }, 'subject', /keine Steuerzeichen/],
  [{ ...OWN, opening: 'a'.repeat(5001) }, 'opening', 'Höchstens 5000 Zeichen.'],
  [
    { ...OWN, subject: '{{preis}}' },
    'subject',
    'Den Platzhalter {{preis}} gibt es in dieser E-Mail nicht. Möglich sind: {{name}}, {{buchungsnummer}}, {{paket}}, {{trainings}}, {{plätze}}.',
  ],
  [{ ...OWN, closing: 'Bis bald' }, 'closing', /^Hier fehlt \{\{verbindlich\}\}\./],
])('wrong texts are refused at their field: %o', async (texts, path, message) => {
  const { put, preview, count } = await start()

  for (const { status, body } of [await put(texts), await preview(texts)]) {
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path, message: expect.stringMatching(message) }])
  }
  expect(await count('mail_texts')).toBe(0)
})

test('an unknown mail, and one whose text is fixed, are a 404', async () => {
  const { put, preview } = await start()

  for (const template of ['test', 'toString', 'registration.unknown']) {
    expect.soft((await put(OWN, undefined, template)).status).toBe(404)
    expect.soft((await preview(OWN, template)).status).toBe(404)
  }
})

test('each mail is shown with sample data, in its original texts', async () => {
  const { list, preview } = await start()

  for (const { template, original } of await list()) {
    const { status, body } = await preview(original, template)

    expect.soft(status, template).toBe(200)
    expect.soft(body.subject, template).not.toMatch(/[{}]|undefined|^\S*$/)
    expect.soft(words(body.text), template).not.toMatch(/[{}]|undefined|null| ,| \./)
  }
})

test('an administrator gets the mail with sample data, and no calendar entry', async () => {
  const { mail, ...product } = await start()
  const template = 'registration.confirmed.attendee'
  const texts = { subject: '{{name}}', opening: '{{anmeldung}} Bis bald!', closing: '' }

  const { status, body } = await product.send<{ id: string }>(
    'POST',
    `/api/admin/mail-texts/${template}/test`,
    texts,
    product.session,
  )
  await waitForMails(product)

  expect(status).toBe(202)
  const sent = await mail(body.id)
  expect(sent).toMatchObject({
    recipient: ADMIN.email,
    subject: 'Test: Alex Muster',
    status: 'sent',
    attachments: [],
  })
  expect(words(sent.text)).toContain('Kim Beispiel hat dich angemeldet. Bis bald!')
})

test('a name that is none stays out of a text that staff wrote, and is no markup', async () => {
  const { put, mail, ...product } = await start()
  const { id } = await bookSeats(product, ownSeat('kurs-1-uhren'))
  const template = 'registration.cancelled.booker'
  const texts = { subject: '{{name}}, schade', opening: 'tut uns leid, {{name}}! <b>', closing: '' }
  await put(texts, undefined, template)
  await product.pool.query(
    `update registrations set contact_name = 'Gewonnen: https://boese.example/{{buchungsnummer}}'`,
  )

  await statusCall(product, product.session)(id, 'cancelled')
  await waitForMails(product)

  const [stored] = await readMails(product, template)
  const { subject, html, text } = await mail(stored?.id)
  expect(subject).toBe('Schade')
  expect(words(text)).toContain('Hallo, tut uns leid! <b>')
  expect(html).toContain('&lt;b&gt;')
  for (const part of [subject, html, text]) expect(part).not.toMatch(/boese|Gewonnen/)
})

test('who is not logged in sees and changes nothing', async () => {
  const { put, ...product } = await start()

  expect((await product.get('/api/admin/mail-texts')).status).toBe(401)
  expect((await product.send('PUT', `/api/admin/mail-texts/${RECEIPT}`, OWN)).status).toBe(401)
})
