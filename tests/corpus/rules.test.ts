import { describe, expect, test } from 'vitest'
import { storedLine } from '#domain/line-rule.ts'
import { lastNameRule } from '#domain/person/person-name.ts'
import { NAMES } from './inputs.ts'

/* The rules that the forms call while somebody types. */

describe('a name', () => {
  test.each(NAMES)('with $trouble', ({ typed, value }) => {
    expect(lastNameRule(typed) === null ? storedLine(typed) : null).toBe(value)
  })
})
