import { expect, onTestFinished, test } from 'vitest'
import { textOfPdf } from '../../../../tests/support/pdf.ts'
import { forgetFirm, OWN_FIRM } from '../../../../tests/support/product/own-firm.ts'
import { startTestProduct } from '../../../../tests/support/product/test-product.ts'

test('the sample of an invoice has what is stored about the firm, and is marked as a sample', async () => {
  onTestFinished(forgetFirm)
  const product = await startTestProduct()
  const session = await product.logIn()
  for (const group of ['contact', 'address', 'legal', 'invoices'] as const)
    await product.send('PUT', `/api/admin/settings/firm/${group}`, OWN_FIRM[group], session)

  const answer = await product.request('/api/admin/invoices/sample.pdf', { headers: session })

  expect(answer.status).toBe(200)
  expect(await (await product.request('/api/firm')).text()).not.toContain(OWN_FIRM.invoices.iban)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const text = await textOfPdf(Buffer.from(await answer.arrayBuffer()))
  for (const part of [
    'Krustenwerk Backschule KG',
    'Muster',
    'Danke, dass ihr mit uns backt.',
    'USt. 7',
  ])
    expect(text).toContain(part)
})
