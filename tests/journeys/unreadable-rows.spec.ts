import type { Page } from '@playwright/test'
import type { Figures } from '#office/figures/domain/figures.ts'
import { addSession, insertRegistrations, logIn } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { PricesPage } from '../support/browser/prices-page.ts'

type Row = Record<string, unknown>

/** Changes an answer of the API to what another version of the product might return: `change` maps each row. */
async function answerWithRows(
  page: Page,
  path: string,
  change: (rows: Row[]) => unknown,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change((await response.json()) as Row[]) })
    },
  )
}

/** Prices as numbers, an unknown package, an unknown type, and unreadable rows. */
const oddSchedules = (rows: Row[]): Row[] => [
  ...rows.map((row) => ({ ...row, price: Number(row.price) })),
  ...['single', 'double', 'gruppe'].map((packageId, index) => ({
    id: `odd-${index}`,
    periodName: 'Messe 50%/Tag',
    periodType: 'last/minute',
    validFrom: '2027-03-01',
    validUntil: '2027-03-31',
    packageId,
    price: [99, '179.5', null][index],
  })),
  { periodName: 'Ohne Tage' },
]

const oddPackages = (rows: Row[]): Row[] =>
  rows.map((row) =>
    row.id === 'double'
      ? { id: 'double', name: 'Zu zweit', basePrice: 289, trainingsCount: 2, priceType: 'other' }
      : {
          ...row,
          currentPrice: Number(row.currentPrice),
          trainingsCount: Number(row.trainingsCount),
        },
  )

test('the prices show a type that nobody knows as Normal, and prices as numbers', async ({
  page,
  product,
  consoleErrors,
}) => {
  await answerWithRows(page, '/api/price-schedules', oddSchedules)
  await answerWithRows(page, '/api/packages', oddPackages)
  await addSession(page, product.admin)
  const prices = new PricesPage(page)
  await prices.open()

  const card = prices.card('Messe 50%/Tag')
  await expect(card.getByText('Normal', { exact: true })).toBeVisible()
  await expect(card).toContainText('1. März 2027 bis 31. März 2027')
  await expect(card.getByRole('listitem')).toHaveText([
    /Zu zweit\s*2 Trainings\s*€179\.50/,
    /gruppe\s*–/,
    /Einzelkarte\s*1 Training\s*€99\.00/,
  ])
  await expect(prices.card('Vollkarte').getByRole('listitem').first()).toContainText(/€\d+\.\d\d/)
  await expect(prices.list.getByText('1 Preis konnte nicht gelesen werden')).toBeVisible()
  await expect(prices.preview.getByRole('heading', { name: 'Zu zweit' })).toBeVisible()
  await expectAccessible(page)

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/price-periods/')) {
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    }
  })
  const address = '/api/admin/price-periods/Messe%2050%25%2FTag/last%2Fminute'
  await prices.editButton('Messe 50%/Tag').click()
  await expect(prices.editForm.getByLabel('Preistyp')).toHaveValue('normal')
  await expect(prices.editForm.getByText('Gespeichert ist „last/minute“')).toBeVisible()
  await prices.editForm.getByLabel('Komplett-Paket').fill('300')
  await prices.editForm.getByRole('button', { name: 'Speichern' }).click()
  const answer = 'Diesen Preiszeitraum gibt es nicht'
  await expect(notificationOf(page)).toContainText(answer)
  await prices.editForm.getByRole('button', { name: 'Abbrechen' }).click()

  page.on('dialog', (dialog) => dialog.accept())
  await prices.deleteButton('Messe 50%/Tag').click()
  await expect(notificationOf(page)).toContainText(answer)
  await expect.poll(() => consoleErrors.length).toBe(2)
  expect(asked).toEqual([`PATCH ${address}`, `DELETE ${address}`])
  for (const error of consoleErrors.splice(0)) expect(error).toContain('404')
})

test('the dashboard shows rows with a status, a phase or an amount that nobody knows', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 2)
  await answerWithRows(page, '/api/admin/registrations', ([first, ...others]) => [
    { ...first, status: 'waitlisted', priceType: 'last_minute', company: null },
    ...others,
  ])
  await answerWithRows(page, '/api/admin/figures', (figures: object) => ({
    ...figures,
    period: {
      ...(figures as Figures).period,
      phases: [
        {
          priceType: 'last_minute',
          confirmed: { registrations: 2, amount: 298 },
          pending: { registrations: 0, amount: null },
        },
      ],
    },
  }))
  await logIn(page, product.admin)
  await page.getByRole('button', { name: 'Diagramme zeigen' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '298 €' })).toContainText('Normal')
  await page.getByRole('tab', { name: 'Anmeldungen (Übersicht)' }).click()
  await expect(page.getByRole('row', { name: /Person 001/ })).toContainText('waitlisted')
  await expect(page.getByRole('row', { name: /Person 002/ })).toContainText('Bestätigt')
})
