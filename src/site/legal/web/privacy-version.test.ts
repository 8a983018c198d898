import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PRIVACY_TEXT, PRIVACY_VERSION } from './privacy.de.ts'

test('the privacy policy has the version that bookings store: after a change of its text, set its day and this hash', () => {
  expect(PRIVACY_VERSION.hash).toBe(createHash('sha256').update(PRIVACY_TEXT).digest('hex'))
  expect(PRIVACY_VERSION.version).toMatch(/^\d{4}-\d\d-\d\d$/)
})
