import { addSession } from '../support/browser/admin-pages.ts'
import { EditedPage, editPage } from '../support/browser/edit-pages.ts'
import {
  expect,
  expectAccessible,
  lookingTest,
  notificationOf,
  test,
} from '../support/browser/journey.ts'

const SAVED = 'Änderungen wurden erfolgreich gespeichert.'

lookingTest('visitors see no toggle and load nothing that edits', async ({ page, request }) => {
  const scripts: string[] = []
  page.on('request', (sent) => scripts.push(sent.url()))
  for (const path of ['/trainings', '/trainings/kurs-1-uhren']) {
    expect(await (await request.get(path)).text()).not.toContain('Bearbeiten')
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(new EditedPage(page).toggle).toHaveCount(0)
  }
  expect(scripts.filter((url) => /edit-toggle|editing-tools|\/api\/admin/.test(url))).toEqual([])
})

test('the edit mode is on until it is ended, over pages, a reload and back again', async ({
  page,
  product,
}) => {
  await addSession(page, product.admin)
  const edited = new EditedPage(page)
  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await expect(edited.toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(edited.bar).toHaveCount(0)

  await edited.toggle.click()
  await expect(edited.toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(edited.bar).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Mehr erfahren' }).first().click()
  await expect(page).toHaveURL(/kurs-1-uhren/)
  await expect(edited.text('Titel', 'Uhren & Zeit')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(edited.text('Titel', 'Uhren & Zeit')).toBeVisible()
  await expectAccessible(page)

  await edited.bar.getByRole('button', { name: 'Bearbeiten beenden' }).click()
  await expect(edited.bar).toHaveCount(0)
  await expect(edited.text('Titel')).toHaveCount(0)
})

test('no page in edit mode is wider than its window', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings')
  for (const path of ['/trainings', '/trainings/kurs-1-uhren']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(edited.bar).toBeVisible()
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('the edit mode ends with the session', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings')
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)

  await page.goto('/trainings', { waitUntil: 'networkidle' })
  await expect(edited.toggle).toHaveCount(0)
  await expect(edited.bar).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('edit-mode'))).toBeNull()
})

test('nothing moves when the edit mode begins', async ({ page, product }) => {
  await addSession(page, product.admin)
  const edited = new EditedPage(page)
  for (const path of ['/trainings', '/trainings/kurs-3-drachen']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const places = () =>
      page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    if (await edited.bar.isVisible()) await edited.toggle.click()
    await expect(edited.bar).toHaveCount(0)
    const before = await places()
    await edited.toggle.click()
    await expect(edited.bar).toBeVisible()
    expect(await places()).toEqual(before)
  }
})

test('a text of the page is changed where it stands', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings')
  await edited.text('Überschrift der Vorteile', 'Warum teilnehmen?').click()
  const field = edited.field('Überschrift der Vorteile')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Warum teilnehmen?')
  await expect(field).toHaveAttribute('rows', '5')
  await expectAccessible(page)
  await field.fill('Was habt ihr davon?')
  await edited.save.click()

  await expect(notificationOf(page)).toContainText('Gespeichert')
  await expect(notificationOf(page)).toContainText(SAVED)
  await expect(edited.text('Überschrift der Vorteile', 'Was habt ihr davon?')).toBeFocused()
  await edited.bar.getByRole('button').click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Was habt ihr davon?' })).toBeVisible()
})

test('cancelling and Escape leave a text as it is', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings/kurs-1-uhren')
  for (const leave of [() => edited.cancel.click(), () => page.keyboard.press('Escape')]) {
    await edited.text('Untertitel').click()
    await edited.field('Untertitel').fill('Etwas anderes')
    await leave()
    await expect(edited.field('Untertitel')).toHaveCount(0)
    await expect(edited.text('Untertitel', 'Warum alte Werke')).toBeFocused()
  }
  expect((await product.training('kurs-1-uhren')).subtitle).not.toContain('anderes')
})

test('an empty text is refused, and the editor stays', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings/kurs-1-uhren')
  await edited.change('Beschreibung', '   ')

  await expect(notificationOf(page)).toContainText('Fehler')
  await expect(notificationOf(page)).toContainText('Der Text darf nicht leer sein.')
  await expect(edited.field('Beschreibung')).toBeFocused()
  await expect(edited.field('Beschreibung')).toHaveAttribute('aria-invalid', 'true')
})

test('a training is edited on its card without following the link', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings')
  await edited.text('Titel', 'Drachen bauen').click()
  await expect(page).toHaveURL(/\/trainings$/)
  await edited.field('Titel').fill('Design Flug')
  await page.keyboard.press('Enter')

  await expect(notificationOf(page)).toContainText(SAVED)
  await expect(edited.text('Titel', 'Design Flug')).toBeFocused()
  await page.goto('/trainings/kurs-3-drachen')
  await expect(page).toHaveTitle(/^Design Flug \|/)
})

test('the title of the page follows the title of its training', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings/kurs-1-uhren')
  await edited.change('Titel', 'Strategie mit KI')
  await expect(page).toHaveTitle(/^Strategie mit KI \|/)
})

test('every text can be reached and changed by keyboard alone', async ({ page, product }) => {
  await addSession(page, product.admin)
  const edited = new EditedPage(page)
  await page.goto('/trainings/kurs-1-uhren', { waitUntil: 'networkidle' })
  await expect(edited.toggle).toBeVisible()
  const tabTo = async (name: RegExp) => {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name }).first()).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })
  }
  await tabTo(/^Bearbeiten$/)
  await page.keyboard.press('Enter')
  await expect(edited.bar).toBeVisible()
  await tabTo(/^Untertitel bearbeiten/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Mit der Tastatur')
  await page.keyboard.press('Tab')
  await expect(edited.save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(edited.text('Untertitel', 'Mit der Tastatur')).toBeFocused()

  await tabTo(/^Lernziel „Werkzeug.* verschieben oder entfernen$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /nach oben$/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: /nach unten$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await product.training('kurs-1-uhren')).objectives[2])
    .toContain('Werkzeug')
  await expect(
    page.getByRole('button', { name: /^Lernziel „Werkzeug.* verschieben oder entfernen$/ }),
  ).toBeFocused()
})

test('items of a list are added, changed, moved and removed', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, '/trainings/kurs-1-uhren')
  const methods = async () => (await product.training('kurs-1-uhren')).methods
  const [first = '', second = '', ...others] = await methods()

  await page.getByRole('button', { name: 'Methode hinzufügen' }).click()
  await edited.field('Neu: Methode').fill('Rollenspiel')
  await edited.save.click()
  await expect.poll(methods).toEqual([first, second, ...others, 'Rollenspiel'])
  await expect(page.getByRole('button', { name: 'Methode hinzufügen' })).toBeFocused()

  await edited.text('Methode 1').click()
  await edited.field('Methode 1').fill('Signale')
  await edited.save.click()
  await expect.poll(methods).toEqual(['Signale', second, ...others, 'Rollenspiel'])

  await expect(edited.text('Methode 1', 'Signale')).toBeVisible()
  await page.getByRole('button', { name: 'Methode „Signale“ verschieben oder entfernen' }).click()
  await expect(page.getByRole('menuitem', { name: 'Methode „Signale“ nach oben' })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Methode „Signale“ nach unten' }).click()
  await expect.poll(methods).toEqual([second, 'Signale', ...others, 'Rollenspiel'])

  await expect(edited.text('Methode 2', 'Signale')).toBeVisible()
  await page.getByRole('button', { name: 'Methode „Signale“ verschieben oder entfernen' }).click()
  await page.getByRole('menuitem', { name: 'Methode „Signale“ entfernen' }).click()
  await expect.poll(methods).toEqual([second, ...others, 'Rollenspiel'])
})

test("a failure shows the server's sentence, and the text stays", async ({
  page,
  product,
  consoleErrors,
}) => {
  const edited = await editPage(page, product.admin, '/trainings/kurs-1-uhren')
  await product.query(`delete from trainings where id = 'kurs-1-uhren'`)
  await edited.change('Titel', 'Zu spät')

  await expect(notificationOf(page)).toContainText('Fehler')
  await expect(edited.field('Titel')).toHaveValue('Zu spät')
  await expect(edited.field('Titel')).toBeFocused()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

test('what was saved stays shown where the page cannot be read again, until it can', async ({
  page,
  product,
  consoleErrors,
}) => {
  const edited = await editPage(page, product.admin, '/trainings/kurs-1-uhren')
  let mayFail = true
  await page.route('**/api/trainings/kurs-1-uhren', (route) =>
    mayFail ? route.abort() : route.continue(),
  )
  await edited.change('Titel', 'Uhren & Werke')
  await expect(notificationOf(page)).toContainText('ließ sich danach nicht neu lesen')
  await expect(edited.text('Titel', 'Uhren & Werke')).toBeVisible()
  await expect(edited.text('Untertitel').first()).toBeVisible()

  await product.query(`update trainings set subtitle = 'Neuer Stand' where id = 'kurs-1-uhren'`)
  mayFail = false
  await notificationOf(page).getByRole('button', { name: 'Neu lesen' }).click()
  await expect(edited.text('Untertitel', 'Neuer Stand')).toBeVisible()
  consoleErrors.splice(0)
})
