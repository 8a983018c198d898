import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REFERENCE_CODE, REFERENCE_CODE_BYTES, referenceCode } from './reference-code.ts'

describe('a reference code', () => {
  test('is made of the bytes alone', () => {
    expect(referenceCode(new Uint8Array(8))).toBe('MF-2222-2222')
    expect(referenceCode(Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8))).toBe('MF-2345-6789')
  })

  test('passes over the bytes that would favour some letters', () => {
    expect(referenceCode(Uint8Array.of(240, 255, 239, 0, 247, 0, 0, 0, 0, 0, 0))).toBe(
      'MF-Z222-2222',
    )
  })

  test('gives every letter the same share of byte values', () => {
    const shares = new Map<string, number>()
    for (let byte = 0; byte < 240; byte++) {
      const letter = referenceCode(new Uint8Array(8).fill(byte)).charAt(3)
      shares.set(letter, (shares.get(letter) ?? 0) + 1)
    }
    expect(shares.size).toBe(30)
    expect(new Set(shares.values())).toEqual(new Set([8]))
  })

  test('holds no letters that look alike, and is recognised', () => {
    const anyBytes = fc.uint8Array({ minLength: REFERENCE_CODE_BYTES, maxLength: 64 })
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        fc.pre(bytes.filter((byte) => byte < 240).length >= 8)
        const code = referenceCode(bytes)
        expect(code).toMatch(REFERENCE_CODE)
        expect(code).not.toMatch(/[01ILOU]/)
      }),
    )
  })

  test.each([
    ['no bytes', new Uint8Array()],
    ['too few bytes', new Uint8Array(7)],
    ['too few usable bytes', new Uint8Array(32).fill(255)],
  ])('is refused for %s', (_what, bytes) => {
    expect(() => referenceCode(bytes)).toThrow(RangeError)
  })
})

describe('recognising a reference code', () => {
  test.each([
    ['MF-7K3P-9QXD', true],
    ['mf-7k3p-9qxd', false],
    ['MF-7K3P9QXD', false],
    ['MF-7K3P-9QX', false],
    ['MF-7K3P-9QXDX', false],
    ['XX-7K3P-9QXD', false],
    ['MF-0K3P-9QXD', false],
    ['MF-7K3P-9QXU', false],
    ['MF-7K3P-9QXD\n', false],
    [' MF-7K3P-9QXD', false],
    ['', false],
  ])('%j: %s', (text, recognised) => {
    expect(REFERENCE_CODE.test(text)).toBe(recognised)
  })
})
