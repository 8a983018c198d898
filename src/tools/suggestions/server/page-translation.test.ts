import { expect, onTestFinished, test } from 'vitest'
import type { StaffText } from '#office/page-texts/domain/staff-page.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { pageDraftCalls } from '#tests/support/product/page-drafts.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { startAiServer } from '#tests/support/servers/ai-server.ts'

const PROPOSED = 'Beispiel für translation'

async function productWithAi() {
  const ai = await startAiServer()
  onTestFinished(ai.close)
  return { ai, ...(await callsOf(await startTestProduct(ai.settings))) }
}

async function callsOf(product: TestProduct) {
  const session = await product.logIn()
  return {
    ...pageDraftCalls(product, session),
    propose: (key: string) =>
      product.send<StaffText & Problem>(
        'POST',
        '/api/admin/pages/kontakt/en/texts/propose',
        { key },
        session,
      ),
    service: async () => (await product.get('/api/admin/translations/service', session)).body,
  }
}

test('a proposed translation is a draft with a mark, until a person accepts it', async () => {
  const { ai, service, propose, write, publish, translations, visible } = await productWithAi()
  await write('de', 'title', 'Schreibt uns')
  await publish('de')

  const proposed = await propose('title')
  const listed = await translations()
  const accepted = await write('en', 'title', PROPOSED)

  expect(await service()).toEqual({ isAvailable: true })
  expect(proposed).toMatchObject({
    status: 200,
    body: { draft: { content: PROPOSED, isProposal: true } },
  })
  expect(JSON.stringify(ai.calls[0]?.messages)).toContain('Schreibt uns')
  expect(listed).toMatchObject([{ key: 'title', draft: { content: PROPOSED, isProposal: true } }])
  expect(accepted.body.draft).toMatchObject({ content: PROPOSED, isProposal: false })
  expect(await visible('en', 'title')).toBeUndefined()
})

test('what a person has written is not replaced, and what is no text is not translated', async () => {
  const { ai, propose, write } = await productWithAi()
  await write('en', 'title', 'My own words')

  expect(await propose('title')).toMatchObject({
    status: 409,
    body: { code: 'translation.has_draft' },
  })
  expect((await propose('picture')).status).toBe(422)
  expect((await propose('seo.keywords')).status).toBe(422)
  expect(ai.calls).toEqual([])
})

test('a service that fails is told with a sentence and leaves no draft', async () => {
  const { ai, propose, text } = await productWithAi()
  ai.always('fault')

  const { status, body } = await propose('title')

  expect([status, body.detail]).toEqual([503, 'Der KI-Dienst antwortet gerade nicht.'])
  expect((await text('en', 'title')).draft).toBeNull()
})

test('without a service nothing is proposed', async () => {
  const { service, propose } = await callsOf(await lendTestProduct())

  expect(await service()).toEqual({ isAvailable: false })
  expect(await propose('title')).toMatchObject({
    status: 503,
    body: { code: 'translation.no_service' },
  })
})
