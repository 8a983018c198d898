import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { PersonData } from '#office/privacy/domain/person-data.ts'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import { changeBilling } from '#shop/booking-changes/server/booking-data.service.ts'
import { textOfPdf } from '#tests/support/pdf.ts'
import { asBooker } from '#tests/support/product/booking-changes.ts'
import { BOOKER } from '#tests/support/product/bookings.ts'
import { startInvoicing } from '#tests/support/product/invoicing.ts'
import { FIRM_WITH_19 } from '#tests/support/product/issued-invoices.ts'

const AUTHORITY = {
  recipient: 'Stadt Beispielheim',
  street: 'Rathausplatz 1',
  postalCode: '89073',
  city: 'Ulm',
  leitwegId: '04011000-1234512345-06',
}
const ABROAD = {
  recipient: 'Tischlerei Muster GmbH',
  street: 'Hobelgasse 3',
  postalCode: '4020',
  city: 'Linz',
  country: 'Österreich',
  vatId: 'ATU12345678',
}
const CHECKED = 'Am 20.11.2026 beim Bundeszentralamt für Steuern bestätigt'

/** A confirmed booking of two seats with that billing data, of a firm whose prices have VAT at 19 %. */
async function start(billing: object) {
  const calls = await startInvoicing(FIRM_WITH_19)
  const id = await calls.bookTwo(billing)
  return {
    ...calls,
    id,
    invoices: () => calls.invoicesOf(id),
    /** Issues the invoice. @returns its files */
    issue: async () => {
      const { status, body } = await calls.issue(id, {})
      expect(status).toBe(201)
      return { body, ...(await calls.filesOf(body.invoices[0]?.id)) }
    },
    actions: async () => {
      const { body } = await calls.product.get<AuditEntry[]>('/api/admin/audit-log', calls.session)
      return body.map(({ action }) => action)
    },
  }
}

test('an authority gets an XRechnung, and its PDF says that the file is the invoice', async () => {
  const { invoices, issue } = await start(AUTHORITY)
  expect(await invoices()).toMatchObject({ profile: 'xrechnung', missing: [] })

  const { pdf, xml, body } = await issue()

  expect(body.invoices).toMatchObject([{ profile: 'xrechnung', cents: 20_600 }])
  expect(xml).toContain('#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0')
  expect(xml).toContain(`<ram:BuyerReference>${AUTHORITY.leitwegId}</ram:BuyerReference>`)
  const text = await textOfPdf(pdf)
  expect(text).toContain('Die Rechnung ist die beigefügte XML-Datei (XRechnung)')
  expect(text).toContain(`Leitweg-ID ${AUTHORITY.leitwegId}`)
  const document = await getDocumentProxy(new Uint8Array(pdf))
  expect([...((await document.getAttachments())?.keys() ?? [])]).toEqual(['xrechnung.xml'])
  expect(pdf.toString('latin1')).toContain('<fx:ConformanceLevel>XRECHNUNG</fx:ConformanceLevel>')
})

test('a company that wants an XRechnung needs an order number; attendees are named where it wants that', async () => {
  const { id, invoices, editRegistration, issue } = await start({
    ...AUTHORITY,
    leitwegId: '',
    wantsXRechnung: true,
  })
  expect((await invoices()).missing).toEqual(['Leitweg-ID oder Bestellnummer für die XRechnung'])

  await editRegistration(id, { billing: { orderNumber: '4500-17', namesOnInvoice: true } })

  expect((await invoices()).missing).toEqual([])
  const { xml } = await issue()
  expect(xml).toMatch(/: Sina Adler, Jörg Weiß\n/)
})

test('a buyer of another EU country owes the VAT once staff have checked the VAT ID', async () => {
  const { product, session, id, editRegistration, invoices, issue, actions, details } = await start(
    { ...ABROAD, vatId: 'DE123456789' },
  )
  const note = { reverseChargeNote: CHECKED }
  expect(await editRegistration(id, note)).toMatchObject({
    status: 422,
    body: { code: 'booking_change.no_eu_vat_id', errors: [{ path: 'reverseChargeNote' }] },
  })
  await editRegistration(id, { billing: { vatId: ABROAD.vatId } })
  expect((await invoices()).owed).toBe(20_600)

  expect((await editRegistration(id, note)).status).toBe(200)

  const admin = (await details(id)).reverseCharge?.by
  expect(admin).toContain('@')
  expect(await invoices()).toMatchObject({ owed: 17_311, isReverseCharge: true, due: 'invoice' })
  const { pdf, xml, body } = await issue()
  expect(body).toMatchObject({ owed: 17_311, invoiced: 17_311, due: 'none' })
  for (const part of [
    '<ram:CategoryCode>AE</ram:CategoryCode>',
    '<ram:GrandTotalAmount>173.11</ram:GrandTotalAmount>',
    `<ram:ID schemeID="VA">${ABROAD.vatId}</ram:ID>`,
    '<ram:CountryID>AT</ram:CountryID>',
  ])
    expect(xml).toContain(part)
  const text = await textOfPdf(pdf)
  expect(text).toContain('Steuerschuldnerschaft des Leistungsempfängers')
  expect(text).toContain('ÖSTERREICH')
  expect(await actions()).toContain('registration.reverse_charge_set')

  const person = { email: BOOKER.email }
  const exported = await product.send<PersonData>(
    'POST',
    '/api/admin/privacy/export',
    person,
    session,
  )
  expect(exported.body.registrations[0]?.billing?.reverseChargeNote).toBe(CHECKED)
  expect(JSON.stringify(exported.body.registrations)).not.toContain(admin)
})

test('that is over once somebody changes the VAT ID, or staff take it back', async () => {
  const { product, id, editRegistration, invoices, issue, actions, details } = await start(ABROAD)
  await editRegistration(id, { reverseChargeNote: CHECKED })
  await issue()

  await changeBilling(product.db, id, { city: 'Graz' }, asBooker(product))
  expect((await details(id)).reverseCharge).not.toBeNull()
  await changeBilling(product.db, id, { vatId: 'ATU87654321' }, asBooker(product))

  expect((await details(id)).reverseCharge).toBeNull()
  expect(await invoices()).toMatchObject({ owed: 20_600, invoiced: 17_311, due: 'replacement' })
  expect(await actions()).toContain('registration.reverse_charge_removed')

  await editRegistration(id, { reverseChargeNote: CHECKED })
  expect((await invoices()).due).toBe('none')
  await editRegistration(id, { reverseChargeNote: '' })
  expect(await invoices()).toMatchObject({ isReverseCharge: false, due: 'replacement' })
})
