import type { Page } from '@playwright/test'
import { formatLongDay } from '../../src/platform/basics/domain/calendar-day.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'

const PACKAGES = ['Einzelkarte', '2 Karten', 'Kartensatz'] as const
/** For the packages single, double and complete. */
type OfThree<T> = readonly [T, T, T]

type PhaseType = 'early_bird' | 'late_bird' | 'normal'

const LABELS = {
  early_bird: 'Early Bird',
  late_bird: 'Late Bird',
  normal: 'Regulärer Preis',
} as const satisfies Record<PhaseType, string>

/** The background colours of a badge as the browser computes them: orange, light orange, a section's colour. */
const BADGES = {
  early_bird: 'rgb(242, 128, 60)',
  late_bird: 'rgb(255, 196, 143)',
  normal: 'rgb(251, 241, 228)',
} as const satisfies Record<PhaseType, string>
const WHITE = 'rgb(255, 255, 255)'
const BRAND = 'rgb(14, 74, 63)'

/** A period for all three packages, from yesterday; its last day is relative to today. The base prices are 140, 253 and 470. */
interface Period {
  type: PhaseType
  prices: OfThree<string>
  until: number
}

interface Case {
  what: string
  period: Period | null
  /** The expected content of the cards. A missing list is empty on all three. */
  shows: {
    phase: PhaseType
    prices: OfThree<string>
    saved?: OfThree<string>
    days?: string
    /** Percent; the single ticket is not compared. */
    cheaper: readonly [number, number] | null
  }
  /** The text of the booking form's banner; null if there is none. */
  banner: string | null
}

/** One of each look of the cards. All cases are in shop/booking/web/prices-of-periods.test.ts. */
const CASES: readonly Case[] = [
  {
    what: 'an early-bird price, to the cent',
    period: { type: 'early_bird', prices: ['112.90', '206', '376'], until: 21 },
    shows: {
      phase: 'early_bird',
      prices: ['112,90', '206', '376'],
      saved: ['27,10', '47', '94'],
      days: 'Noch 22 Tage gültig',
      cheaper: [9, 17],
    },
    banner: 'Du sparst bis zu 94 €. Noch 22 Tage gültig, bis',
  },
  {
    what: 'a late-bird price that is lower, on its last day',
    period: { type: 'late_bird', prices: ['130', '233', '420'], until: 0 },
    shows: {
      phase: 'late_bird',
      prices: ['130', '233', '420'],
      saved: ['10', '20', '50'],
      days: 'Noch 1 Tag gültig',
      cheaper: [10, 19],
    },
    banner: 'Du sparst bis zu 50 €. Noch 1 Tag gültig, bis',
  },
  {
    what: 'a late-bird price that is dearer',
    period: { type: 'late_bird', prices: ['160', '291', '540'], until: 4 },
    shows: {
      phase: 'late_bird',
      prices: ['160', '291', '540'],
      days: 'Noch 5 Tage gültig',
      cheaper: [9, 16],
    },
    banner: 'Es gilt der Late-Bird-Preis. Noch 5 Tage gültig, bis',
  },
  {
    what: 'no period',
    period: null,
    shows: { phase: 'normal', prices: ['140', '253', '470'], cheaper: [10, 16] },
    banner: null,
  },
  {
    what: 'a price of nothing',
    period: { type: 'early_bird', prices: ['0', '0', '0'], until: 1 },
    shows: {
      phase: 'early_bird',
      prices: ['0', '0', '0'],
      saved: ['140', '253', '470'],
      days: 'Noch 2 Tage gültig',
      cheaper: null,
    },
    banner: 'Du sparst bis zu 470 €. Noch 2 Tage gültig, bis',
  },
]

test('a price card says what holds in every phase, and no more', async ({ page, product }) => {
  for (const { what, period, shows } of CASES) {
    await test.step(what, async () => {
      await arrange(product, period)
      await page.goto('/trainings')
      for (const [place, name] of PACKAGES.entries()) await expectCard(page, name, place, shows)
    })
  }
})

test('price cards can be read by everybody in every phase', { tag: '@both' }, async ({
  page,
  product,
}) => {
  for (const what of [
    'a late-bird price that is lower, on its last day',
    'a late-bird price that is dearer',
    'no period',
  ]) {
    await test.step(what, async () => {
      await arrange(product, CASES.find((one) => one.what === what)?.period ?? null)
      await page.goto('/trainings', { waitUntil: 'networkidle' })
      await expectAccessible(page)
    })
  }
})

test('the booking form shows the current phase, its saving and its end', async ({
  page,
  product,
}) => {
  for (const { what, period, shows, banner } of CASES) {
    await test.step(what, async () => {
      await arrange(product, period)
      await page.goto('/trainings/anmeldung')
      await expect(page.getByRole('heading', { name: 'Wähle Dein Paket*' })).toBeVisible()
      const label = page.getByText(/^(Early|Late) Bird$/)
      await expect(label).toHaveText(banner ? [LABELS[shows.phase]] : [])
      if (banner) await expect(label.locator('..')).toContainText(banner)
    })
  }
})

test('the booking form names the last day as the calendar of Berlin has it', async ({
  page,
  product,
}) => {
  await arrange(product, { type: 'early_bird', prices: ['112', '206', '376'], until: 40 })
  const [row] = await product.query<{ day: string }>(
    `select valid_until::text as day from price_schedules where package_id = 'single'`,
  )
  await page.goto('/trainings/anmeldung')

  await expect(page.getByText('Noch 41 Tage gültig')).toContainText(
    `, bis ${formatLongDay(String(row?.day))}.`,
  )
})

async function expectCard(page: Page, name: string, place: number, shows: Case['shows']) {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const isComplete = name === 'Kartensatz'
  const saved = shows.saved?.[place]
  const percent = shows.cheaper?.[place - 1]
  const regular = ['140', '253', '470'][place]

  const badge = card.getByText(LABELS[shows.phase], { exact: true })
  await expect(badge).toHaveCSS('background-color', isComplete ? WHITE : BADGES[shows.phase])
  await expect(card).toHaveCSS('background-color', isComplete ? BRAND : WHITE)
  await expect(card.getByText(`${shows.prices[place]} €`, { exact: true })).toBeVisible()
  await expect(card.locator('del')).toHaveText(saved ? [`Regulärer Preis ${regular} €`] : [])
  await expect(card.getByText('€ sparen')).toHaveText(saved ? [`${saved} € sparen`] : [])
  await expect(card.getByText(/gültig/)).toHaveText(shows.days ? [shows.days] : [])
  await expect(card.getByText(/günstiger als/)).toHaveText(
    percent ? [`${percent}% günstiger als ${2 * place} Einzeltickets`] : [],
  )
}

interface Database {
  query(text: string, values?: unknown[]): Promise<unknown>
}

/** Makes the period the only one. */
async function arrange(product: Database, period: Period | null): Promise<void> {
  await product.query('delete from price_schedules')
  if (!period) return
  const { type, prices, until } = period
  await product.query(
    `insert into price_schedules (period_name, period_type, valid_from, valid_until, package_id, price)
     select 'Probe', $1, today - 1, today + $2::int, package_id, price::numeric
     from (select (now() at time zone 'Europe/Berlin')::date as today) as clock,
       unnest(array['single', 'double', 'complete'], $3::text[]) as prices (package_id, price)`,
    [type, until, prices],
  )
}
