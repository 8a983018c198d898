import { describe, expect, it } from 'vitest'
import { REGISTRATION_STATUSES } from '#domain/registration/status.ts'
import { DEFAULT_VIEW, viewFrom } from '../../lib/dashboard-view.ts'
import { formatMoment, STATUS_WORDS } from './registration-words.ts'

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

describe('the moment of a registration', () => {
  it('is shown in the time of Berlin, in winter and in summer', () => {
    expect(formatMoment('2027-01-05T08:30:00.000Z')).toBe('05.01.2027 09:30')
    expect(formatMoment('2027-07-05T08:30:00.000Z')).toBe('05.07.2027 10:30')
  })

  it('belongs to the day of Berlin', () => {
    expect(formatMoment('2026-12-31T23:05:00.000Z')).toBe('01.01.2027 00:05')
  })
})

describe('the tab in the address', () => {
  it('is the one that is named', () => {
    expect(viewFrom('anmeldungen')).toBe('anmeldungen')
    expect(viewFrom('teilnehmer')).toBe('teilnehmer')
  })

  it.each([undefined, '', 'gibt-es-nicht', 3, ['anmeldungen']])('is the first for %j', (name) => {
    expect(viewFrom(name)).toBe(DEFAULT_VIEW)
  })
})
