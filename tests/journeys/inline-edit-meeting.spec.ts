import { editPage } from '../support/browser/edit-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const PATH = '/trainings/kurs-1-uhren'
const LINK = 'https://live.example.com/raum-4711'
const FIELD = 'Zugangslink (nur für das Team)'

test("staff set a training's meeting link, and the public page does not show it", async ({
  page,
  product,
  request,
}) => {
  const edited = await editPage(page, product.admin, PATH)
  const button = edited.text('Zugangslink')
  await button.click()
  await expect(edited.field(FIELD)).toBeFocused()
  await expectAccessible(page)
  await edited.field(FIELD).fill('http://live.example.com')
  await edited.save.click()
  await expect(edited.field(FIELD)).toHaveAccessibleDescription(/vollständige https-Adresse/)
  await expect(edited.field(FIELD)).toBeFocused()
  await edited.field(FIELD).fill(LINK)
  await edited.save.click()

  await expect(notificationOf(page)).toContainText('Änderungen wurden erfolgreich gespeichert.')
  await expect(button).toBeFocused()
  expect(
    await product.query('select meeting_url from training_dates where training_id = $1', [
      'kurs-1-uhren',
    ]),
  ).toEqual([{ meeting_url: LINK }])
  for (const path of [PATH, '/trainings', '/api/trainings']) {
    expect(await (await request.get(path)).text()).not.toContain('raum-4711')
  }
})

test('the link is changed and removed with the keyboard alone', async ({ page, product }) => {
  await product.query(
    `update training_dates set meeting_url = '${LINK}' where training_id = 'kurs-1-uhren'`,
  )
  const edited = await editPage(page, product.admin, PATH)
  const button = edited.text('Zugangslink')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(edited.field(FIELD)).toHaveValue(LINK)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(edited.field(FIELD)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')

  await expect(notificationOf(page)).toContainText('Änderungen wurden erfolgreich gespeichert.')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(edited.field(FIELD)).toHaveValue('')
})
