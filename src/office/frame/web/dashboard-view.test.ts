import { describe, expect, it } from 'vitest'
import { DEFAULT_VIEW, viewFrom } from './dashboard-view.ts'

describe('the tab in the address', () => {
  it('is the one that is named', () => {
    expect(viewFrom('anmeldungen')).toBe('anmeldungen')
    expect(viewFrom('teilnehmer')).toBe('teilnehmer')
  })

  it.each([undefined, '', 'gibt-es-nicht', 3, ['anmeldungen']])('is the first for %j', (name) => {
    expect(viewFrom(name)).toBe(DEFAULT_VIEW)
  })
})
