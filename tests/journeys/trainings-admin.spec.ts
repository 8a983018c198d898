import type { Locator, Page } from '@playwright/test'
import { addSession } from '../support/browser/admin-pages.ts'
import { book } from '../support/browser/booking-page.ts'
import {
  expect,
  expectAccessible,
  hydrate,
  notificationOf,
  test,
} from '../support/browser/journey.ts'
import { booking, ownSeat } from '../support/product/bookings.ts'

async function openTrainings(page: Page) {
  await page.goto('/admin/trainings', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  return {
    rows: main.getByRole('list', { name: /Reihenfolge/ }).getByRole('listitem'),
    row: (title: string) => main.getByRole('listitem').filter({ hasText: title }),
    titles: () => main.getByRole('listitem').getByRole('link').allTextContents(),
    dialog: page.getByRole('dialog', { name: 'Neues Training' }),
  }
}

const TITLES = ['Uhren & Zeit', 'Brot backen', 'Drachen bauen', 'Pilze finden']

/** A training's place in the shop, as visitors see it. */
async function shopTitles(page: Page): Promise<string[]> {
  await page.goto('/trainings')
  return page.locator('#trainings').getByRole('heading', { level: 3 }).allTextContents()
}

async function drag(page: Page, handle: Locator, to: Locator) {
  const [from, target] = [await handle.boundingBox(), await to.boundingBox()]
  if (!from || !target) throw new Error('The rows are not shown.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, target.y + target.height / 2 + 10, { steps: 5 })
  await page.mouse.up()
}

test('a training is copied, edited while only staff see it, shown, ordered and archived', {
  tag: '@both',
}, async ({ page, product, browser, consoleErrors }) => {
  await addSession(page, product.admin)
  const trainings = await openTrainings(page)
  await expect(trainings.row('Uhren & Zeit')).toContainText('Nächster Termin')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Neues Training' }).click()
  await trainings.dialog.getByRole('button', { name: 'Training anlegen' }).click()
  await expect(trainings.dialog).toContainText('Der Text darf nicht leer sein.')
  await expectAccessible(page)
  await trainings.dialog.getByLabel('Titel').fill('Sonnenuhren für Große')
  await trainings.dialog.getByLabel(/^Texte/).selectOption('Kopie von „Uhren & Zeit“')
  await trainings.dialog.getByRole('button', { name: 'Training anlegen' }).click()

  const main = page.getByRole('main')
  await expect(page).toHaveURL(/\/trainings\/sonnenuhren-fuer-grosse$/)
  await expect(main).toContainText('Dieses Training ist nicht sichtbar.')
  await expect(main).toContainText('Eine alte Taschenuhr geht vor')
  await expectAccessible(page)

  // The page that visitors get is a 404; in the browsers of staff it becomes the training's page.
  const visitor = await browser.newPage({ baseURL: product.address })
  expect((await visitor.goto('/trainings/sonnenuhren-fuer-grosse'))?.status()).toBe(404)
  await expect(visitor.getByRole('main')).toContainText('Training nicht gefunden')
  expect((await page.reload())?.status()).toBe(404)
  await expect(main).toContainText('Dieses Training ist nicht sichtbar.')

  await page.getByRole('button', { name: /Untertitel.*bearbeiten|Warum alte Werke/ }).click()
  await page.getByRole('textbox').fill('Schatten, die die Stunde zeigen')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(notificationOf(page)).toContainText('Änderungen wurden erfolgreich gespeichert.')
  await expect(main).toContainText('Schatten, die die Stunde zeigen')
  await page.getByRole('button', { name: 'Sichtbar machen' }).click()
  await expect(main).not.toContainText('Dieses Training ist nicht sichtbar.')
  await expect(main).toContainText('Neue Termine folgen')
  expect((await visitor.goto('/trainings/sonnenuhren-fuer-grosse'))?.status()).toBe(200)

  await openTrainings(page)
  const up = trainings.row('Sonnenuhren').getByRole('button', { name: /^Nach oben/ })
  await up.press('Enter')
  await up.press('Enter')
  await expect(up).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Platz 3 von 5' })).toHaveCount(1)
  await expect(trainings.rows.nth(2)).toContainText('Sonnenuhren')
  const wanted = TITLES.toSpliced(2, 0, 'Sonnenuhren für Große')
  await expect(async () => expect(await shopTitles(visitor)).toEqual(wanted)).toPass()

  await trainings
    .row('Sonnenuhren')
    .getByRole('button', { name: /^Archivieren/ })
    .click()
  await expect(page.getByRole('region', { name: 'Archiv' })).toContainText('Sonnenuhren')
  await expectAccessible(page)
  expect(await shopTitles(visitor)).toEqual(TITLES)
  await visitor.close()
  for (const error of consoleErrors.splice(0)) expect(error).toMatch(/404|preloaded/)
})

test('a training is dragged to another place', async ({ page, product }) => {
  await addSession(page, product.admin)
  const trainings = await openTrainings(page)

  await drag(
    page,
    trainings.row('Uhren & Zeit').locator('[data-drag-handle]'),
    trainings.row('Drachen bauen'),
  )

  await expect(notificationOf(page)).toContainText('Gespeichert')
  const wanted = ['Brot backen', 'Drachen bauen', 'Uhren & Zeit', 'Pilze finden']
  expect(await trainings.titles()).toEqual(wanted)
  await notificationOf(page)
    .getByRole('button', { name: /Rückgängig/ })
    .click()
  await expect(trainings.rows.first()).toContainText('Uhren & Zeit')
  expect(await shopTitles(page)).toEqual(TITLES)
})

test('a booked training can be hidden, but neither archived nor deleted', async ({
  page,
  product,
  request,
  consoleErrors,
}) => {
  await book(request, booking(ownSeat('kurs-2-brot')))
  await addSession(page, product.admin)
  const trainings = await openTrainings(page)
  const bread = trainings.row('Brot backen')

  await expect(bread.getByRole('button', { name: /^Löschen/ })).toHaveCount(0)
  await bread.getByRole('button', { name: /^Archivieren/ }).click()
  await expect(notificationOf(page)).toContainText('gebuchte Termine')
  await bread.getByRole('button', { name: /^Ausblenden/ }).click()
  await expect(bread).toContainText('Nicht sichtbar')

  await trainings
    .row('Pilze finden')
    .getByRole('button', { name: /^Löschen/ })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Training löschen?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Training löschen' }).click()
  await expect(trainings.rows).toHaveCount(3)
  expect(await shopTitles(page)).toEqual(['Uhren & Zeit', 'Drachen bauen'])
  // Its bookings are still found.
  await page.goto('/admin/dashboard?training=kurs-2-brot', { waitUntil: 'networkidle' })
  await expect(page.getByLabel('Training', { exact: true })).toHaveValue('kurs-2-brot')
  await expect(page.getByRole('main')).toContainText('Sina Adler')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
})

test('who logs out does not go on seeing a hidden training', async ({
  page,
  product,
  consoleErrors,
}) => {
  await product.query(`update trainings set visible = false where id = 'kurs-1-uhren'`)
  await addSession(page, product.admin)
  await page.goto('/trainings/kurs-1-uhren')
  await hydrate(page)
  await expect(page.getByRole('main')).toContainText('Dieses Training ist nicht sichtbar.')

  const other = await page.context().newPage()
  await other.goto('/admin/dashboard', { waitUntil: 'networkidle' })
  await other.getByRole('button', { name: 'Abmelden' }).click()
  await expect(other).toHaveURL(/login/)

  await expect(page.getByRole('main')).toContainText('Training nicht gefunden')
  await expect(page.getByRole('main')).not.toContainText('Eine alte Taschenuhr')
  for (const error of consoleErrors.splice(0)) expect(error).toMatch(/404|preloaded/)
})
