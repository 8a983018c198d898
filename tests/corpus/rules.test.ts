import { describe, expect, test } from 'vitest'
import { emailRule, storedEmail } from '#platform/basics/domain/email-address.ts'
import { storedLine } from '#platform/basics/domain/line-rule.ts'
import { typedCents } from '#platform/basics/domain/money.ts'
import { lastNameRule } from '#platform/persons/domain/person-name.ts'
import { understandSession } from '#shop/seats/domain/session-time.ts'
import { ADDRESSES, AMOUNTS, NAMES, SESSIONS } from './inputs.ts'

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

describe('an amount', () => {
  test.each(AMOUNTS)('with $trouble', ({ typed, value }) => {
    expect(typedCents(typed)?.toString() ?? null).toBe(value)
  })
})

describe('a session', () => {
  test.each(SESSIONS)('with $trouble', ({ typed, value }) => {
    const [day = '', time = ''] = typed.split('; ')
    expect(understandSession(day, time)?.startsAt.toISOString() ?? null).toBe(value)
  })
})
