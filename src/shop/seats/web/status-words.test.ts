import { describe, expect, it } from 'vitest'
import { REGISTRATION_STATUSES } from '../domain/status.ts'
import { STATUS_WORDS, statusWords } from './status-words.ts'

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

  it('are its own name where another version of the product wrote it', () => {
    expect(statusWords('confirmed')).toBe(STATUS_WORDS.confirmed)
    expect(statusWords('waitlisted').label).toBe('waitlisted')
    expect(statusWords('constructor').label).toBe('constructor')
  })
})
