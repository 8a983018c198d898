import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { editPage } from '../support/browser/edit-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const PATH = '/trainings/kurs-1-uhren'
const [MEMBER] = SAMPLE_FIRM.team

test('a training’s page shows price and phase, who teaches, its board, and what clients say', {
  tag: '@both',
}, async ({ page, product }) => {
  await product.query(`update price_schedules set valid_until = (now() at time zone 'Europe/Berlin')::date
    where period_type = 'early_bird'`)
  await product.query(
    `update training_dates set trainer = '${MEMBER?.name}' where training_id = 'kurs-1-uhren'`,
  )
  await product.query(
    `update trainings set board_image = '/images/board-design-flight-1280.webp' where id = 'kurs-1-uhren'`,
  )
  await page.goto(PATH, { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const part = (name: string) => main.getByRole('region', { name })

  await expect(main.locator('header')).toContainText(
    /Preis für 1 Platz \d+\s€ inkl\. .* Early Bird: Noch 1 Tag gültig/,
  )
  const last = part('Euer Takeaway')
  await expect(last).toContainText('Early Bird')
  await expect(last).toContainText('Noch 1 Tag gültig')
  await expect(last.locator('del')).toContainText('Regulärer Preis')
  await expect(last.locator('img[src="/images/board-design-flight-1280.webp"]')).toBeVisible()

  const trainer = part('Wer das Training leitet')
  await expect(trainer).toContainText(MEMBER?.about ?? '')
  await expect(trainer.locator(`img[src*="${MEMBER?.picture}"]`)).toBeVisible()
  await expect(part('Stimmen aus unseren Projekten').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
})

test('without a trainer, a board and a date the page claims none of them', async ({
  page,
  product,
}) => {
  await product.query(`delete from training_dates where training_id = 'kurs-1-uhren'`)
  await page.goto(PATH)
  const main = page.getByRole('main')

  await expect(main.getByRole('heading', { name: 'Euer Takeaway' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Wer das Training leitet' })).toHaveCount(0)
  await expect(main.getByText('1 Platz')).toHaveCount(0)
  await expect(main.locator('img[src*="board-"]')).toHaveCount(0)
})

test('staff add a board and take it away again', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, PATH)
  await page.getByRole('button', { name: 'Bild des Ergebnisses hinzufügen: Uhren & Zeit' }).click()
  await page.getByRole('radio', { name: 'Tafel mit Papierflieger' }).check()
  await expectAccessible(page)
  await edited.save.click()
  await expect(notificationOf(page)).toContainText('Gespeichert')
  const { boardImage, heroImage } = await product.training('kurs-1-uhren')
  expect(boardImage).toBe('/images/board-design-flight-1280.webp')

  await page.getByRole('button', { name: /^Bild des Ergebnisses ändern/ }).click()
  await page.getByRole('button', { name: 'Kein Bild' }).click()
  await edited.save.click()
  await expect(page.getByRole('button', { name: /^Bild des Ergebnisses hinzu/ })).toBeVisible()
  expect(await product.training('kurs-1-uhren')).toMatchObject({ boardImage: null, heroImage })
})
