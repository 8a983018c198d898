import { fillLogin } from '../support/browser/admin-pages.ts'
import { EditedPage, editPage } from '../support/browser/edit-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const PATH = '/trainings/kurs-1-uhren'

test('a change is taken back from its notification', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, PATH)
  const before = await product.training('kurs-1-uhren')
  await edited.change('Titel', 'Ein Versehen')
  await expect(edited.text('Titel', 'Ein Versehen')).toBeVisible()
  await notificationOf(page).getByRole('button', { name: 'Rückgängig' }).click()

  await expect(notificationOf(page)).toContainText('Die Änderung wurde rückgängig gemacht.')
  await expect(edited.text('Titel', before.title)).toBeVisible()
  expect((await product.training('kurs-1-uhren')).title).toBe(before.title)
})

test('a change is not taken back over what somebody else wrote since', async ({
  page,
  product,
  consoleErrors,
}) => {
  const edited = await editPage(page, product.admin, PATH)
  await edited.change('Titel', 'Ein Versehen')
  await expect(edited.text('Titel', 'Ein Versehen')).toBeVisible()
  await product.query(
    `update trainings set title = 'Von nebenan', version = version + 1 where id = 'kurs-1-uhren'`,
  )
  await notificationOf(page).getByRole('button', { name: 'Rückgängig' }).click()

  await expect(notificationOf(page)).toContainText('inzwischen noch einmal geändert')
  await expect(edited.text('Titel', 'Von nebenan')).toBeVisible()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('412')])
})

test.describe('two people edit the same text', () => {
  for (const { choice, result } of [
    { choice: 'Meine speichern', result: 'Von mir' },
    { choice: 'Gespeicherte übernehmen', result: 'Von nebenan' },
  ]) {
    test(`${choice}`, async ({ page, product, context, browser, consoleErrors }) => {
      const edited = await editPage(page, product.admin, PATH)
      const other = await browser.newContext({ storageState: await context.storageState() })
      const neighbour = new EditedPage(await other.newPage())
      await neighbour.open(product.address + PATH)
      await edited.text('Takeaway').click()
      await edited.field('Takeaway').fill('Von mir')
      await neighbour.change('Takeaway', 'Von nebenan')
      await expect(notificationOf(neighbour.page)).toContainText('Gespeichert')
      await edited.save.click()

      const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' })
      await expect(dialog).toContainText('Von mir')
      await expect(dialog).toContainText('Von nebenan')
      await expect(dialog).toContainText(product.admin.email)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
      await expect(edited.field('Takeaway')).toBeFocused()
      await expect(edited.field('Takeaway')).toHaveValue('Von mir')
      await product.query(
        `update trainings set outcome = 'Von nebenan!', version = version + 1 where id = 'kurs-1-uhren'`,
      )
      await edited.save.click()
      await dialog.getByRole('button', { name: choice }).click()
      await expect(dialog).toHaveCount(0)
      await expect(edited.text('Takeaway', result)).toBeFocused()
      expect((await product.training('kurs-1-uhren')).outcome).toContain(result)
      expect(consoleErrors.splice(0).every((text) => text.includes('412'))).toBe(true)
      await other.close()
    })
  }

  test('different texts do not get into each other’s way', async ({
    page,
    product,
    consoleErrors,
  }) => {
    const edited = await editPage(page, product.admin, PATH)
    await edited.text('Takeaway').click()
    await edited.field('Takeaway').fill('Von mir')
    await product.query(
      `update trainings set title = 'Von nebenan', version = version + 1 where id = 'kurs-1-uhren'`,
    )
    await edited.save.click()

    await expect(edited.text('Takeaway', 'Von mir')).toBeVisible()
    await expect(edited.text('Titel', 'Von nebenan')).toBeVisible()
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('412')])
  })
})

test('a session that ends while saving loses no text, and shows it to nobody else', async ({
  page,
  product,
  consoleErrors,
}) => {
  const edited = await editPage(page, product.admin, PATH)
  await edited.text('Takeaway').click()
  await edited.field('Takeaway').fill('Lange überlegt')
  await product.query('delete from admin_sessions')
  await edited.save.click()
  await expect(page).toHaveURL(/\/admin\/login/)

  const { email, firstPassword } = product.newcomer
  await product.query('update admins set must_change_password = false where email = $1', [email])
  await fillLogin(page, { email, password: firstPassword })
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  await expect(edited.bar).toBeVisible()
  await edited.text('Takeaway').click()
  await expect(edited.field('Takeaway')).not.toHaveValue('Lange überlegt')
  await expect(edited.bar).not.toContainText('von vorhin')
  await edited.cancel.click()
  await product.query('delete from admin_sessions')
  await page.goto(`/admin/login?weiter=${PATH}`, { waitUntil: 'networkidle' })
  await fillLogin(page, product.admin)

  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  await expect(edited.bar).toContainText('Nicht gespeicherter Text von vorhin: Takeaway')
  await expectAccessible(page)
  await edited.bar.getByRole('button', { name: 'Weiter bearbeiten: Takeaway' }).click()
  await expect(edited.field('Takeaway')).toBeFocused()
  await expect(edited.field('Takeaway')).toHaveValue('Lange überlegt')
  await edited.save.click()
  await expect(edited.text('Takeaway', 'Lange überlegt')).toBeVisible()
  await expect(edited.bar).not.toContainText('von vorhin')
  consoleErrors.splice(0)
})

test('leaving a page with unsaved text asks first', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, PATH)
  await edited.text('Takeaway').click()
  await edited.field('Takeaway').fill('Halb fertig')
  const question = page.getByRole('alertdialog', { name: 'Ungespeicherten Text verwerfen?' })

  await page.getByRole('link', { name: 'Zurück' }).click()
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  await expect(edited.field('Takeaway')).toHaveValue('Halb fertig')

  await edited.toggle.click()
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(edited.field('Takeaway')).toHaveValue('Halb fertig')

  await page.getByRole('link', { name: 'Zurück' }).click()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page).toHaveURL(/\/trainings$/)
  await page.goBack()
  await expect(edited.text('Takeaway')).toBeVisible()
  await expect(edited.bar).not.toContainText('von vorhin')
})

test('a reload with unsaved text warns, and offers the text again', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, PATH)
  await edited.text('Takeaway').click()
  await edited.field('Takeaway').fill('Halb fertig')
  const warning = page.waitForEvent('dialog')
  const reload = page.reload()
  const dialog = await warning
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reload

  await expect(edited.bar).toContainText('Nicht gespeicherter Text von vorhin: Takeaway')
  await edited.bar.getByRole('button', { name: 'Verwerfen: Takeaway' }).click()
  await expect(edited.bar).not.toContainText('von vorhin')
})

test('on a phone, neither bar covers the other @phone', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, PATH)
  await edited.text('Beschreibung').scrollIntoViewIfNeeded()
  const register = page
    .locator('[data-bottom-bar]')
    .getByRole('link', { name: 'Jetzt Platz sichern' })
  await expect(register).toBeInViewport({ ratio: 1 })
  const [above, below] = await Promise.all([register.boundingBox(), edited.bar.boundingBox()])
  if (!above || !below) throw new Error('A bar has no place on the screen')
  expect(above.y + above.height).toBeLessThanOrEqual(below.y)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox()
  if (!last) throw new Error('The footer has no links')
  expect(last.y + last.height).toBeLessThanOrEqual(below.y)
  await expectAccessible(page)
})
