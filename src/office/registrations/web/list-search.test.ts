import { describe, expect, it } from 'vitest'
import { parseDashboardSearch } from '#office/frame/web/dashboard-search.ts'
import { addressWith } from '#platform/design/web/address-with.ts'
import { filterFrom, isFiltered, listParameters, sortFrom, sortText } from './list-search.ts'

const SORTS = ['company', 'status'] as const

describe('the address of the dashboard', () => {
  it('names the tab, the filter and the order', () => {
    const search = {
      ansicht: 'anmeldungen',
      q: 'Weiß',
      training: 'kurs-1-uhren',
      status: 'pending',
      paket: 'single',
      rechnung: 'fehlt',
      sort: '-company',
    }
    expect(parseDashboardSearch(search)).toEqual(search)
  })

  it('does not mention the first tab', () => {
    expect(parseDashboardSearch({ ansicht: 'teilnehmer' }).ansicht).toBeUndefined()
  })

  it('takes a number for the word that was typed', () => {
    expect(parseDashboardSearch({ q: 2027 }).q).toBe('2027')
  })

  it.each([undefined, '', null, ['a'], { a: 1 }])('ignores %j', (value) => {
    expect(parseDashboardSearch({ q: value, status: value }).q).toBeUndefined()
  })
})

describe('the filter', () => {
  it('has only a status and a gap that exist', () => {
    expect(filterFrom({ rechnung: 'weicht-ab' }).invoice).toBe('unfit')
    expect(filterFrom({ rechnung: 'verschollen' }).invoice).toBeUndefined()
    expect(filterFrom({ status: 'confirmed' }).status).toBe('confirmed')
    expect(filterFrom({ status: 'verschollen' }).status).toBeUndefined()
  })

  it('is one as soon as anything is chosen', () => {
    expect(isFiltered(filterFrom({}))).toBe(false)
    expect(isFiltered(filterFrom({ sort: 'company', mail: 'x' }))).toBe(false)
    expect(isFiltered(filterFrom({ paket: 'single' }))).toBe(true)
  })
})

describe('the order', () => {
  it.each(['company', '-company', '-status'])('%s survives the address', (text) => {
    expect(sortText(sortFrom(text, SORTS))).toBe(text)
  })

  it.each([undefined, '', '-', 'price', '--company'])('there is none for %j', (text) => {
    expect(sortFrom(text, SORTS)).toBeUndefined()
  })
})

describe('the address of a call', () => {
  it('has what was chosen and nothing else', () => {
    const parameters = listParameters(
      filterFrom({ q: 'Weiß & Söhne', paket: 'single' }),
      sortFrom('-company', SORTS),
    )
    const [path, search] = addressWith('/api/admin/registrations', parameters).split('?')
    expect(path).toBe('/api/admin/registrations')
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      q: 'Weiß & Söhne',
      package: 'single',
      sort: 'company',
      direction: 'desc',
    })
  })

  it('is the plain path without anything', () => {
    expect(addressWith('/api/admin/attendees', listParameters(filterFrom({}), undefined))).toBe(
      '/api/admin/attendees',
    )
  })
})
