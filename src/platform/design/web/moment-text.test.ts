import { describe, expect, it } from 'vitest'
import { formatMoment } from './moment-text.ts'

describe('an instant', () => {
  it('is shown in the time of Berlin, in winter and in summer', () => {
    expect(formatMoment('2027-01-05T08:30:00.000Z')).toBe('05.01.2027 09:30')
    expect(formatMoment('2027-07-05T08:30:00.000Z')).toBe('05.07.2027 10:30')
  })

  it('belongs to the day of Berlin', () => {
    expect(formatMoment('2026-12-31T23:05:00.000Z')).toBe('01.01.2027 00:05')
  })
})
