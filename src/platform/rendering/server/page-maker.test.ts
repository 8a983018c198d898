import { expect, test } from 'vitest'
import { isPersonal } from '#app/server/page-parameters.ts'
import { fixedClock } from '#platform/basics/server/clock.ts'
import { CHANGING_WITH_TIME } from '#shop/trainings/server/changing-with-time.ts'
import { createPageMaker } from './page-maker.ts'

const MIDNIGHT_IN_BERLIN = Date.parse('2026-11-21T23:00:00Z')
const SESSION = '2026-11-21T14:00:00Z'

/** Until when the pages of a site may be shared whose pages below /trainings read the trainings. */
function aMaker(parts = {}) {
  const makePage = aSite(parts)
  return async (address: string) => (await makePage(address)).sharedUntil
}

function aSite({ startsAt = null as string | null, apiStatus = 200 } = {}) {
  return createPageMaker({
    render: async (request, fetch) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/trainings')) await fetch('/api/trainings')
      const status = pathname === '/gibt-es-nicht' ? 404 : 200
      return { status, headers: new Headers(), html: ['a page'] }
    },
    read: async () => Response.json([{ dates: [{ startsAt }] }], { status: apiStatus }),
    headers: () => ({}),
    publicUrl: 'https://morgenfalz.example',
    isPersonal,
    clock: fixedClock('2026-11-21T10:00:30Z'),
    changing: CHANGING_WITH_TIME,
  })
}

test('a page of the shop may be shared until prices change at midnight in Berlin', async () => {
  expect(await aMaker()('/trainings')).toBe(MIDNIGHT_IN_BERLIN)
  expect(await aMaker({ startsAt: '2026-11-22T09:00:00Z' })('/trainings')).toBe(MIDNIGHT_IN_BERLIN)
})

test('a page of the shop may be shared until a session begins that can be booked before', async () => {
  expect(await aMaker({ startsAt: SESSION })('/trainings')).toBe(Date.parse(SESSION))
})

test('a page that has read nothing changes with no time', async () => {
  expect(await aMaker()('/kontakt')).toBe(Number.POSITIVE_INFINITY)
})

test('a page is not shared where nobody can say when it changes', async () => {
  expect(await aMaker({ apiStatus: 503 })('/trainings')).toBeNull()
})

test.each(['/gibt-es-nicht', '/trainings?a=1', '/%61'])(
  'what is no public page of its path alone is not shared: %s',
  async (address) => {
    expect(await aMaker()(address)).toBeNull()
  },
)

test.each([
  '/trainings/warteliste/einlangestoken',
  '/trainings/anmeldung?warteliste=einlangestoken',
])(
  'a page that a token opens is stored nowhere, tells no other site its address, and is in no search: %s',
  async (address) => {
    const { headers, sharedUntil } = await aSite()(address)
    expect(sharedUntil).toBeNull()
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  },
)
