import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isCodeOfKind,
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_LENGTH,
  readCode,
  writeRecoveryCode,
} from './second-factor-code.ts'

/** The same characters as a person may type them: with blanks and dashes between them, in either case. */
const typedAs = (letters: string) =>
  fc
    .array(fc.record({ before: fc.constantFrom('', ' ', '-', ' – ', ' '), upper: fc.boolean() }), {
      minLength: letters.length,
      maxLength: letters.length,
    })
    .map((ways) =>
      ways
        .map(({ before, upper }, at) => {
          const letter = letters.charAt(at)
          return before + (upper ? letter.toUpperCase() : letter)
        })
        .join(''),
    )

test('six digits are a code of the app, however they are grouped', () => {
  const digits = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'))
  fc.assert(
    fc.property(
      digits.chain((code) => fc.tuple(fc.constant(code), typedAs(code))),
      ([code, typed]) => {
        expect(readCode(typed)).toEqual({ kind: 'app', code })
      },
    ),
  )
})

test('a recovery code is read as it was written, however it is grouped and whatever its case', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...RECOVERY_CODE_ALPHABET),
    minLength: RECOVERY_CODE_LENGTH,
    maxLength: RECOVERY_CODE_LENGTH,
  })
  fc.assert(
    fc.property(
      letters.chain((code) => fc.tuple(fc.constant(code), typedAs(code))),
      ([code, typed]) => {
        expect(readCode(typed)).toEqual({ kind: 'recovery', code: writeRecoveryCode(code) })
      },
    ),
  )
})

test.each([
  ['１２３４５６', { kind: 'app', code: '123456' }],
  ['12345', { kind: 'recovery', code: '12345-' }],
  ['1234567', { kind: 'recovery', code: '12345-67' }],
  ['', { kind: 'recovery', code: '-' }],
] as const)('%j is read as %j', (typed, code) => {
  expect(readCode(typed)).toEqual(code)
})

test.each([
  ['app', '123 456', true],
  ['app', '12345', false],
  ['app', 'abcde-23456', false],
  ['recovery', 'ABCDE 23456', true],
  ['recovery', 'abcde-2345', false],
  ['recovery', '123456', false],
] as const)('for %s, %j has the right form: %s', (kind, typed, isRight) => {
  expect(isCodeOfKind(kind, typed)).toBe(isRight)
})
