import { describe, expect, it } from 'vitest'
import { REGISTRATION_STATUSES } from '#domain/registration/status.ts'
import { centsOf, phaseWords, priceText, STATUS_WORDS, statusWords } from './registration-texts.ts'

describe('the words of a status', () => {
  it('say what it is, in the colour that goes with it', () => {
    expect(REGISTRATION_STATUSES.map((status) => STATUS_WORDS[status].label)).toEqual([
      'Ausstehend',
      'Bestätigt',
      'Abgesagt',
    ])
    expect(REGISTRATION_STATUSES.map((status) => STATUS_WORDS[status].tone)).toEqual([
      'orange',
      'green',
      'red',
    ])
  })

  it('say what to pick', () => {
    expect(REGISTRATION_STATUSES.map((status) => STATUS_WORDS[status].action)).toEqual([
      'Ausstehend',
      'Bestätigen',
      'Absagen',
    ])
  })
})

describe('data of another version of the product', () => {
  it('is called by its own name where it is a status', () => {
    expect(statusWords('confirmed')).toBe(STATUS_WORDS.confirmed)
    expect(statusWords('waitlisted').label).toBe('waitlisted')
    expect(statusWords('constructor').label).toBe('constructor')
  })

  it('is shown as Normal where it is a phase', () => {
    expect(phaseWords('late_bird').label).toBe('Late Bird')
    expect(phaseWords('last_minute').label).toBe('Normal')
  })

  it.each([
    ['149.00', '149\u00a0€', 14_900],
    [149.5, '149,50\u00a0€', 14_950],
    [null, '-', 0],
    ['free', '-', 0],
  ])('is an amount or a dash: %j', (amount, text, cents) => {
    expect(priceText(amount)).toBe(text)
    expect(centsOf(amount)).toBe(cents)
  })
})
