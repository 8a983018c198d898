import { describe, expect, test } from 'vitest'
import { emailRule, storedEmail } from '#domain/email-address.ts'
import { storedLine } from '#domain/line-rule.ts'
import { lastNameRule } from '#domain/person/person-name.ts'
import { ADDRESSES, NAMES } from './inputs.ts'

/* The rules that the forms call while somebody types. */

describe('a name', () => {
  test.each(NAMES)('with $trouble', ({ typed, value }) => {
    expect(lastNameRule(typed) === null ? storedLine(typed) : null).toBe(value)
  })
})

describe('an e-mail address', () => {
  test.each(ADDRESSES)('with $trouble', ({ typed, value }) => {
    expect(emailRule(typed) === null ? storedEmail(typed) : null).toBe(value)
  })
})
