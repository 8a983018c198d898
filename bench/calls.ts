import {
  ATTENDEE_SORTS,
  REGISTRATION_SORTS,
} from '#office/registrations/domain/registration-list.ts'
import type { Booking } from '#shop/booking/domain/booking.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import { REGISTRATION_STATUSES } from '#shop/seats/domain/status.ts'
import { TRAINING_ID } from './sample-training.ts'

interface Call {
  name: string
  path: string
}

const ROWS = 100
/** Pages of 500 rows up to the middle of the list. */
const PAGES_TO_THE_MIDDLE = 100

const SEARCHES = {
  'common word': 'gmbh',
  'two letters': 'ag',
  'first name': 'jörg',
  'rare word': 'öztürk-wójcik',
  'two words': 'wiebke ölmühle',
  'two words, three letters each': 'öl ida',
  'no hit': 'qqxyzzy',
  'part of an e-mail': '.nussbaum1',
  'word of many titles': 'übergänge',
  'title and name': 'übergänge wiebke',
} as const

const FILTERS = {
  'training long past': 'training=werkstatt-20',
  'training to come': `training=${TRAINING_ID}`,
  package: 'package=complete',
  'training, status and package': 'training=werkstatt-3&status=confirmed&package=single',
} as const

/** @param nextCursor reads a path and returns the cursor of its next page */
export async function lists(nextCursor: (path: string) => Promise<string | null>): Promise<Call[]> {
  return [
    ...(await callsOf('registrations', REGISTRATION_SORTS, nextCursor)),
    ...(await callsOf('attendees', ATTENDEE_SORTS, nextCursor)),
  ]
}

async function callsOf(
  list: string,
  sorts: readonly string[],
  nextCursor: (path: string) => Promise<string | null>,
): Promise<Call[]> {
  const call = (name: string, query = ''): Call => ({
    name: `${list}: ${name}`,
    path: `/api/admin/${list}?limit=${ROWS}${query && `&${query}`}`,
  })
  const next = async (name: string, query = '', pages = 1): Promise<Call> => {
    let cursor: string | null = null
    const limit = pages > 1 ? 500 : ROWS
    for (let page = 0; page < pages; page += 1) {
      const at = cursor ? `&cursor=${cursor}` : ''
      cursor = await nextCursor(`/api/admin/${list}?limit=${limit}&${query}${at}`)
    }
    return call(name, `${query}&cursor=${cursor}`)
  }
  const orders = sorts.flatMap((sort) =>
    ['asc', 'desc'].map((direction) => ({
      name: `${sort} ${direction}`,
      query: `sort=${sort}&direction=${direction}`,
    })),
  )
  const nextPages: Call[] = []
  for (const { name, query } of [{ name: 'newest', query: '' }, ...orders]) {
    nextPages.push(await next(`${name}, next page`, query))
    nextPages.push(await next(`${name}, page in the middle`, query, PAGES_TO_THE_MIDDLE))
  }
  const filters = [
    ...Object.entries(FILTERS),
    ...REGISTRATION_STATUSES.map((status) => [status, `status=${status}`] as const),
  ]
  return [
    call('newest'),
    ...orders.map(({ name, query }) => call(name, query)),
    ...nextPages,
    ...filters.map(([name, query]) => call(`filter by ${name}`, query)),
    ...filters.map(([name, query]) =>
      call(`filter by ${name}, sorted`, `${query}&sort=${sorts[1]}&direction=desc`),
    ),
    ...Object.entries(SEARCHES).flatMap(([name, q]) => {
      const query = `q=${encodeURIComponent(q)}`
      return [
        call(`search, ${name}`, query),
        call(`search, ${name}, sorted`, `${query}&sort=company&direction=asc`),
        call(`search, ${name}, sorted by the last`, `${query}&sort=${sorts.at(-1)}&direction=desc`),
      ]
    }),
  ]
}

/** Bookings of the complete package for a future training. */
export function bookings(count: number): Booking[] {
  return Array.from({ length: count }, (_, index) => ({
    ...byField(() => ''),
    contactName: 'Änne Überschär',
    contactEmail: `aenne.ueberschaer${index}@example.com`,
    company: 'Ährenfeld Möbel GmbH',
    packageId: 'complete',
    attendees: ['Änne', 'Jörg', 'Özlem', 'Zoë'].map((firstName) => ({
      trainingId: TRAINING_ID,
      attendeeType: 'other' as const,
      firstName,
      lastName: 'Überschär',
      email: `${index}@example.com`,
      company: '',
    })),
  }))
}
