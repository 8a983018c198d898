import { expect, test } from 'vitest'
import { erasedAddress, isErasedAddress } from './erased-person.ts'

test('an erased address is recognised, however it is written', () => {
  const address = erasedAddress('0b8f7c1e-5d7b-4b59-9a43-1f0d3d8b6a11')

  expect(isErasedAddress(address)).toBe(true)
  expect(isErasedAddress(address.toUpperCase())).toBe(true)
})

test.each(['sina.adler@example.com', 'geloescht-1@example.com', 'sina@example.invalid'])(
  "%s is a person's",
  (address) => {
    expect(isErasedAddress(address)).toBe(false)
  },
)
