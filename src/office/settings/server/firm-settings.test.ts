import { expect, onTestFinished, test } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { Revision } from '#platform/editing/domain/revision.ts'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import { type Firm, SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { SAMPLE_VALUES } from '#site/pages/domain/firm-samples.ts'
import type { FirmGroup } from '#site/pages/domain/firm-schema.ts'
import { bookSeats, ownSeat } from '#tests/support/product/bookings.ts'
import { readMails, waitForMails } from '#tests/support/product/mails.ts'
import { forgetFirm, OWN_FIRM } from '#tests/support/product/own-firm.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'

const PATH = '/api/admin/settings/firm'

interface Group {
  values: Record<string, unknown>
  version: number
  editedBy: string | null
}

/** A product of its own: `firm()` belongs to the process, and other tests find the sample in it again. */
async function start() {
  onTestFinished(forgetFirm)
  const product = await startTestProduct()
  const session = await product.logIn()
  return {
    ...product,
    session,
    read: async () => (await product.get<Record<FirmGroup, Group>>(PATH, session)).body,
    put: (group: FirmGroup, values: unknown, ifMatch?: string) =>
      product.send<Group & Problem>('PUT', `${PATH}/${group}`, values, {
        ...session,
        ...(ifMatch && { 'If-Match': ifMatch }),
      }),
    text: async (path: string) => (await product.request(path)).text(),
  }
}

test('a new installation has the sample, and nobody has changed it', async () => {
  const { read, get } = await start()

  const groups = await read()

  expect(groups.contact).toEqual({
    values: SAMPLE_VALUES.contact,
    version: 0,
    editedBy: null,
    editedAt: null,
  })
  expect(groups.team.values).toEqual(SAMPLE_VALUES.team)
  expect((await get<Firm>('/api/firm')).body).toEqual(SAMPLE_FIRM)
})

test('a group is stored with its version, a revision of each field and an entry in the log', async () => {
  const { put, read, get, session } = await start()

  const changed = await put('contact', OWN_FIRM.contact, '"0"')
  const again = await put('contact', OWN_FIRM.contact, '"1"')

  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).toBe('"1"')
  expect(changed.body).toMatchObject({
    values: OWN_FIRM.contact,
    version: 1,
    editedBy: ADMIN.email,
  })
  expect(again.body.version).toBe(1)
  expect((await read()).legal).toMatchObject({ values: SAMPLE_VALUES.legal, version: 0 })
  const { body: revisions } = await get<Revision[]>(
    '/api/admin/revisions?subject=setting&subjectId=firm_contact',
    session,
  )
  expect(revisions.map(({ field }) => field).sort()).toEqual(Object.keys(OWN_FIRM.contact).sort())
  const { body: log } = await get<AuditEntry[]>('/api/admin/audit-log', session)
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'setting.edited', subjectName: 'Firma: Name und Kontakt' }),
  )
})

test('of two changes of one version the second is refused with the present values, and other groups go on', async () => {
  const { put } = await start()
  await put('contact', OWN_FIRM.contact, '"0"')

  const late = await put('contact', { ...SAMPLE_VALUES.contact, name: 'Anders' }, '"0"')
  const other = await put('legal', OWN_FIRM.legal, '"0"')

  expect(late).toMatchObject({
    status: 412,
    body: {
      code: 'content.changed_meanwhile',
      current: { version: 1, values: { name: 'Krustenwerk' }, editedBy: ADMIN.email },
    },
  })
  expect(other.status).toBe(200)
})

test.each([
  ['contact', { ...OWN_FIRM.contact, phoneNumber: '089 555' }, 'phoneNumber'],
  ['contact', { ...OWN_FIRM.contact, website: 'http://krustenwerk.example' }, 'website'],
  ['legal', { ...OWN_FIRM.legal, taxId: 'DE12' }, 'taxId'],
  ['invoices', { ...OWN_FIRM.invoices, iban: 'DE09000000000000000002' }, 'iban'],
  ['invoices', { ...OWN_FIRM.invoices, numberFormat: 'RE-{NNNN}' }, 'numberFormat'],
  ['hours', { ...OWN_FIRM.hours, hoursEn: '' }, 'hoursEn'],
] as const)(
  '%s: what a rule refuses is said at its field, and nothing is stored',
  async (group, values, field) => {
    const { put, read } = await start()

    const { status, body } = await put(group, values, '"0"')

    expect(status).toBe(422)
    expect(JSON.stringify(body.errors)).toContain(field)
    expect((await read())[group].version).toBe(0)
  },
)

test('what is made after a change names the new firm, without a restart', async () => {
  const { put, text, ...product } = await start()
  const before = await text('/llms.txt')
  expect(before).toContain(SAMPLE_FIRM.name)

  for (const group of Object.keys(OWN_FIRM) as FirmGroup[])
    expect((await put(group, OWN_FIRM[group])).status, group).toBe(200)

  const files = {
    '/llms.txt': OWN_FIRM.contact.legalName,
    '/trainings/termine.ics': 'Krustenwerk',
    '/site.webmanifest': 'Krustenwerk',
    '/.well-known/security.txt': OWN_FIRM.contact.email,
    '/api/openapi.json': 'Krustenwerk: API',
    '/admin/login': 'Administration | Krustenwerk',
  }
  for (const [path, fact] of Object.entries(files)) {
    const file = await text(path)
    expect.soft(file, path).toContain(fact)
    expect.soft(file, path).not.toContain(SAMPLE_FIRM.name)
  }
  expect(await text('/llms.txt')).not.toContain('Räume buchen')

  await bookSeats(product, ownSeat('kurs-1-uhren'))
  await waitForMails(product)
  const [receipt] = await readMails(product, 'registration.received')
  const { body: mail } = await product.get<MailDetails>(
    `/api/admin/mails/${receipt?.id}`,
    product.session,
  )
  const shown = JSON.stringify(mail)
  for (const fact of ['Krustenwerk Backschule KG', 'Ofenweg 7', '089 555 0199', 'inkl. 7'])
    expect(shown).toContain(fact)
  expect(shown).not.toContain(SAMPLE_FIRM.name)
})

test('a product that starts later has the stored firm', async () => {
  const { put, startAnother } = await start()
  await put('contact', OWN_FIRM.contact)

  const another = await startAnother()

  const answer = await another.fetch(new Request('http://localhost:3000/site.webmanifest'))
  expect(await answer.json()).toMatchObject({ name: 'Krustenwerk' })
})
