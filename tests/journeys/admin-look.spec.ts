import { CONTRAST_PAIRS, colorOf } from '#site/look/domain/contrast-pairs.ts'
import { colorsOf } from '#site/look/domain/look-colors.ts'
import { SAMPLE_LOOK } from '#site/look/domain/look-schema.ts'
import { addSession } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { shownPairs } from '../support/browser/shown-pairs.ts'
import { OWN_LOOK } from '../support/product/own-firm.ts'
import { sendJson } from '../support/programs/admin-session.ts'

test('a look is chosen with its preview, refused where it cannot be read, and on the website at once', {
  tag: '@both',
}, async ({ page, product, browser }) => {
  await addSession(page, product.admin)
  await page.goto('/admin/aussehen', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const brand = main.getByRole('textbox', { name: 'Hauptfarbe', exact: true })
  const form = main.getByRole('region', { name: 'Farben, Ecken, Schriften' })
  const save = form.getByRole('button', { name: 'Speichern' })
  const preview = main.locator('[data-look-preview]')
  await expect(main).toContainText('Farben, die aufeinander stehen, sind gut zu lesen')
  await expectAccessible(page)

  await brand.fill('#f28')
  await save.click()
  await expect(brand).toBeFocused()
  await expect(main).toContainText('Bitte geben Sie eine Farbe mit # und sechs Stellen an')
  await brand.fill('#f2803c')
  await expect(main).toContainText(
    /Weiße Schrift auf der Hauptfarbe hat 2,6.:.1, nötig sind 4,5.:.1/,
  )
  await expect(brand).toHaveAccessibleDescription(/Weiße Schrift auf der Hauptfarbe hat 2,6/)
  await expect(preview.getByText('Platz buchen')).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expectAccessible(page)
  await save.click()
  await expect(brand).toBeFocused()
  await main.getByRole('button', { name: 'Passende Farbe nehmen' }).click()
  await expect(main).toContainText('Farben, die aufeinander stehen, sind gut zu lesen')

  await brand.fill(OWN_LOOK.brand.toUpperCase())
  await main.getByRole('radio', { name: 'Eckig' }).check()
  await main.getByRole('radio', { name: /^Buch/ }).check()
  await expect(preview.locator('.bg-brand').last()).toHaveCSS(
    'background-color',
    'rgb(122, 31, 75)',
  )
  // What is typed survives a reload.
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload({ waitUntil: 'networkidle' })
  await expect(main.getByRole('radio', { name: 'Eckig' })).toBeChecked()
  await save.click()
  await expect(notificationOf(page)).toContainText('Website, E-Mails und Vorschaubilder')
  await expect(save).toHaveCSS('background-color', 'rgb(122, 31, 75)')
  await expect(save).toHaveCSS('border-radius', '0px')

  const visitor = await browser.newPage({ baseURL: product.address })
  await visitor.goto('/kontakt')
  const title = visitor.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('font-family', /Source Serif Display/)
  await expect(visitor.getByRole('contentinfo').locator('.bg-brand')).toHaveCSS(
    'background-color',
    'rgb(122, 31, 75)',
  )
  // This pair's files, and no other's. What stands in for them is of the system.
  const loaded = () =>
    visitor.evaluate(() => {
      const faces = [...document.fonts].filter(
        ({ family, status }) => status === 'loaded' && !/ Fallback"?$/.test(family),
      )
      return [...new Set(faces.map(({ family }) => family.replaceAll('"', '')))].sort()
    })
  await expect.poll(loaded).toEqual(['Source Serif Display', 'Source Serif Text'])

  await form.getByRole('button', { name: 'Verlauf' }).click()
  const history = form.getByRole('list', { name: 'Änderungen' })
  await expect(history).toContainText(product.admin.email)
  await expect(history).toContainText('Eckig')
  await main.getByRole('button', { name: 'Muster wieder nehmen' }).click()
  await save.click()
  await expect(save).toHaveCSS('background-color', 'rgb(14, 74, 63)')
  await visitor.reload()
  await expect(title).toHaveCSS('font-family', /Bricolage Display/)
  await expect(visitor.locator('#look')).toHaveCount(0)
})

/** All kinds of screens: marketing, shop, booking, tools, administration. */
const PAGES = [
  '/',
  '/kontakt',
  '/potenziale-erkennen',
  '/datenschutz',
  '/trainings',
  '/trainings/kurs-1-uhren',
  '/trainings/anmeldung?training=kurs-1-uhren',
  '/tools/strategy-consultant',
  '/tools/innovation-flight-deck',
  '/tools/meeting-moderator',
  '/admin/dashboard',
  '/admin/termine',
  '/admin/prices',
  '/admin/rechnungen',
  '/admin/regeln',
  '/admin/firma',
  '/admin/aussehen',
]

test('with a very different look every page can be read, and every pair of colours is in the table', async ({
  page,
  product,
}) => {
  const cookie = product.admin.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const path = `${product.address}/api/admin/settings/look`
  expect((await sendJson(path, 'PUT', OWN_LOOK, { cookie })).status).toBe(200)
  const colors = colorsOf(OWN_LOOK)
  const followsFromLook = new Set(
    Object.entries(colors).flatMap(([name, color]) =>
      colorsOf(SAMPLE_LOOK)[name as keyof typeof colors] === color ? [] : [color],
    ),
  )
  const known = new Set(
    CONTRAST_PAIRS.map(
      ({ front, ground }) => `${colorOf(front, colors)} on ${colorOf(ground, colors)}`,
    ),
  )
  // Grounds of trainings and of meaning that no colour of the look stands on are not in the table.
  const grounds = new Set(CONTRAST_PAIRS.map(({ ground }) => colorOf(ground, colors)))

  for (const address of PAGES) {
    if (address === '/admin/dashboard') await addSession(page, product.admin)
    await page.goto(address, { waitUntil: 'networkidle' })
    await expectAccessible(page)
    const missing = (await shownPairs(page))
      .filter(({ front, ground }) => followsFromLook.has(front) && grounds.has(ground))
      .filter(({ front, ground }) => !known.has(`${front} on ${ground}`))
    expect.soft(missing, address).toEqual([])
  }
})
