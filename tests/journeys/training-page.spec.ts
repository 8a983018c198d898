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
  const small = last.locator('button img[src="/images/board-design-flight-1280.webp"]')
  await expect(small).toBeVisible()
  await expect(last.getByText('ein erfundenes Beispiel, als Skizze')).toBeVisible()

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

test('the picture of the result opens large, and Escape leads back to it', {
  tag: '@both',
}, async ({ page, product }) => {
  await product.query(
    `update trainings set board_image = '/images/board-design-flight-1280.webp' where id = 'kurs-1-uhren'`,
  )
  await page.goto(PATH, { waitUntil: 'networkidle' })
  const open = page.getByRole('button', { name: /^Eine Tafel aus Papier: .* Groß ansehen$/ })
  await open.click()
  const large = page.getByRole('dialog', { name: 'Bild des Ergebnisses' })
  await expect(large.getByRole('img', { name: /Bahn eines Papierfliegers/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(open).toBeFocused()
})

test('a training’s page shows what happens in a session, part by part', {
  tag: '@both',
}, async ({ page, product }) => {
  await page.goto(PATH)
  const parts = page.getByRole('region', { name: 'Minute für Minute' }).getByRole('listitem')
  const { agenda } = await product.training('kurs-1-uhren')
  await expect(parts).toHaveCount(agenda.length)
  await expect(parts.first()).toContainText(/^10 Min\. ?Ankommen/)

  await product.query(`update trainings set agenda = '{}' where id = 'kurs-1-uhren'`)
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'Was ihr lernt' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Minute für Minute' })).toHaveCount(0)
})

test('staff write the agenda in its place, and read whether it fills the session', async ({
  page,
  product,
}) => {
  await product.query(`update trainings set agenda = '{}' where id = 'kurs-1-uhren'`)
  const edited = await editPage(page, product.admin, PATH)
  const agenda = async () => (await product.training('kurs-1-uhren')).agenda
  const add = page.getByRole('button', { name: 'Schritt hinzufügen' })

  await add.click()
  await edited.field('Neu: Schritt').fill('Ankommen')
  await edited.save.click()
  await expect(page.getByRole('main').getByText('Bitte beginnen Sie mit den Minuten')).toBeVisible()
  await edited.field('Neu: Schritt').fill('10 Ankommen')
  await edited.save.click()
  await expect.poll(agenda).toEqual(['10 Min.: Ankommen'])
  await expect(page.getByText('Zusammen 10 Minuten. Die Session dauert 90 Minuten.')).toBeVisible()

  await add.click()
  await edited.field('Neu: Schritt').fill('80 Min.: Federn spannen')
  await edited.save.click()
  await expect(page.getByText('Zusammen 90 Minuten, so lang wie die Session.')).toBeVisible()
  await expectAccessible(page)

  const menu = (text: string) =>
    page.getByRole('button', { name: `Schritt „${text}“ verschieben oder entfernen` })
  await menu('80 Min.: Federn spannen').click()
  await page.getByRole('menuitem', { name: /nach oben$/ }).click()
  await expect.poll(agenda).toEqual(['80 Min.: Federn spannen', '10 Min.: Ankommen'])
  await expect(edited.text('Schritt 1', '80 Min.: Federn spannen')).toBeVisible()
  await expect(menu('80 Min.: Federn spannen')).toBeFocused()
  for (const text of ['10 Min.: Ankommen', '80 Min.: Federn spannen']) {
    await menu(text).click()
    await page.getByRole('menuitem', { name: /entfernen$/ }).click()
    await expect(menu(text)).toHaveCount(0)
  }
  await expect.poll(agenda).toEqual([])
})

test('voices of participants stand in the place of those about projects, once they are whole', async ({
  page,
  product,
}) => {
  const edited = await editPage(page, product.admin, PATH)
  await page.getByRole('button', { name: 'Stimme hinzufügen' }).click()
  const isMissing = page.getByText('Noch nicht zu sehen: Es fehlen Zitat, Name oder Aufgabe.')
  await expect(isMissing).toBeVisible()
  const visited = async () => (await page.request.get(PATH)).text()
  expect(await visited()).toMatch(/<h2[^>]*><span>Stimmen aus unseren Projekten/)

  await edited.change('Stimme zum Training', 'Seitdem geht unsere Wanduhr.')
  await expect(edited.text('Stimme zum Training', 'Seitdem')).toBeVisible()
  await edited.change('Wer das sagt', 'Lena Ott')
  await expect(edited.text('Wer das sagt', 'Lena')).toBeVisible()
  await edited.change('Was die Person macht', 'Leiterin, Uhrenhaus')
  await expect(isMissing).toHaveCount(0)
  await expectAccessible(page)

  expect(await visited()).toMatch(/Das sagen Teilnehmende[\s\S]*Seitdem geht unsere Wanduhr\./)
  expect(await visited()).not.toMatch(/<h2[^>]*><span>Stimmen aus unseren Projekten/)
})
