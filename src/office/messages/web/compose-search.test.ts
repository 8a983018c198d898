import { describe, expect, test } from 'vitest'
import { chosenFrom, parseComposeSearch } from './compose-search.ts'

const TICKED = { registrationIds: ['a', 'b'] }

describe('whom a message goes to is in the address', () => {
  test.each([
    [{ termin: 'd' }, { dateId: 'd' }],
    [{ auswahl: 'anmeldungen' }, TICKED],
    [{ auswahl: 'plaetze' }, null],
    [{ training: 't' }, { filter: { training: 't' } }],
    [{ training: 't', termin: 'd' }, { filter: { training: 't', date: 'd' } }],
    [
      { q: '2027', status: 'pending', paket: 'p' },
      { filter: { q: '2027', status: 'pending', package: 'p' } },
    ],
    [{ rechnung: 'fehlt' }, { filter: { invoice: 'missing' } }],
    [{ status: 'offen' }, null],
    [{}, null],
  ])('%j', (search, expected) => {
    expect(chosenFrom(parseComposeSearch(search), TICKED)).toEqual(expected)
  })

  test('ticked rows that are no longer stored are nobody', () => {
    expect(chosenFrom({ auswahl: 'anmeldungen' }, null)).toBeNull()
  })

  test('what the router takes for a number or a boolean is text, and anything else is left out', () => {
    expect(parseComposeSearch({ q: 2027, training: true, termin: ['x'], auswahl: 'alle' })).toEqual(
      {
        q: '2027',
        training: 'true',
      },
    )
  })
})
