import { expect, test } from 'vitest'
import { colorsOf } from '#site/look/domain/look-colors.ts'
import { SAMPLE_LOOK } from '#site/look/domain/look-schema.ts'
import { invoiceExample } from '#tests/support/product/invoice-example.ts'
import { makeInThread } from './pdf-maker.ts'

function makeWith(logo: Uint8Array | null) {
  return makeInThread(invoiceExample(), {
    ...{ mark: 'Muster', madeAt: new Date('2027-01-12T09:00:00Z'), fontFolder: 'public/fonts' },
    ...{ colors: colorsOf(SAMPLE_LOOK), pair: SAMPLE_LOOK.type, logo },
  })
}

test('a PDF that cannot be made ends its thread: those before and behind it are made all the same', async () => {
  const noPicture = new Uint8Array([1, 2, 3])

  const made = await Promise.allSettled([null, noPicture, null].map(makeWith))

  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
