import type { Page } from '@playwright/test'
import { addSession } from '../support/browser/admin-pages.ts'
import { type AiFixture, aiFixtures } from '../support/browser/ai-journey.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import type { JourneyProduct } from '../support/browser/journey-product.ts'

/** Writes and publishes texts of the contact page in German. */
async function publish(page: Page, product: JourneyProduct, texts: Record<string, string>) {
  const headers = { Origin: product.address }
  const drafts: { key: string; version: number }[] = []
  for (const [key, content] of Object.entries(texts)) {
    const path = '/api/admin/pages/kontakt/de/texts'
    const written = await page.request.put(path, { data: { key, content }, headers })
    expect(written.status()).toBe(200)
    drafts.push({ key, version: (await written.json()).version })
  }
  const data = { languages: [{ language: 'de', drafts }] }
  const published = await page.request.post('/api/admin/pages/kontakt/publish', { data, headers })
  expect(published.status()).toBe(200)
}

test('the list of pages shows what waits on each of them, and leads there', async ({
  page,
  product,
}) => {
  await addSession(page, product.admin)
  await publish(page, product, { title: 'Schreibt uns' })
  await page.request.put('/api/admin/pages/kontakt/de/texts', {
    data: { key: 'title', content: 'Ruft uns an' },
    headers: { Origin: product.address },
  })
  await page.goto('/admin/dashboard?ansicht=cms', { waitUntil: 'networkidle' })

  await expect(
    page.getByRole('tab', { name: 'CMS Inhalte (1 Übersetzung zu prüfen)' }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Zu tun' })).toContainText('Übersetzung prüfen')
  const pages = page.getByRole('region', { name: 'Seiten' })
  const contact = pages.getByRole('listitem', { name: 'Kontakt' })
  await expect(contact).toContainText('1 Änderung im Entwurf')
  await expect(contact).toContainText('1 Text zu prüfen')
  await expect(contact).toContainText(product.admin.email)
  await expect(pages.getByRole('listitem', { name: 'Impressum' })).toContainText('Muster (')
  await expectAccessible(page)

  await pages.getByLabel('Nur Seiten mit offenen Aufgaben').check()
  await expect(pages.getByRole('listitem')).toHaveCount(1)
  await pages.getByRole('link', { name: 'Deutsch bearbeiten: Kontakt' }).click()
  await expect(page).toHaveURL('/bearbeiten/kontakt/de')
  await expect(page.getByRole('button', { name: 'Veröffentlichen (1)' })).toBeVisible()
})

test('texts of header and footer are edited on a page that shows them', async ({
  page,
  product,
}) => {
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard?ansicht=cms', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Deutsch bearbeiten: Kopf und Fuß aller Seiten' }).click()
  await expect(page).toHaveURL('/bearbeiten/home/de#site')
  const texts = page.getByRole('dialog', { name: 'Alle Texte dieser Seite' })
  await expect(texts.getByRole('button', { name: /^Bearbeiten: / }).first()).toBeVisible()
})

test('a text whose other language has changed is confirmed, or edited at once', async ({
  page,
  product,
}) => {
  await addSession(page, product.admin)
  await publish(page, product, { title: 'Schreibt uns', intro: 'Wir antworten am selben Tag.' })
  await page.goto('/admin/uebersetzungen', { waitUntil: 'networkidle' })

  await expect(page.getByText('2 Texte sind zu prüfen')).toBeVisible()
  const title = page.getByRole('listitem', { name: 'Titel', exact: true })
  await expect(title.locator('mark', { hasText: 'Schreibt' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Passt noch: Titel' }).click()
  await expect(page.getByText('1 Text ist zu prüfen')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Passt noch: / })).toBeFocused()

  await page.getByRole('link', { name: /^Bearbeiten: / }).click()
  await expect(page).toHaveURL('/bearbeiten/kontakt/en#kontakt/intro')
  await expect(page.getByText('Der deutsche Text wurde geändert.')).toBeVisible()
  await page.getByRole('button', { name: /^Passt noch: / }).click()
  await expect(page.getByText('Der deutsche Text wurde geändert.')).toHaveCount(0)
  await page.goto('/admin/uebersetzungen', { waitUntil: 'networkidle' })
  await expect(page.getByText('Keine Übersetzung ist zu prüfen.')).toBeVisible()
})

test('a publication is looked at, and its texts and the whole page are brought back as a draft', async ({
  page,
  product,
}) => {
  await addSession(page, product.admin)
  await publish(page, product, { title: 'Schreibt uns', intro: 'Wir antworten am selben Tag.' })
  await publish(page, product, { title: 'Ruft uns an' })
  await page.request.patch('/api/admin/trainings/kurs-1-uhren', {
    data: { title: 'Neue Uhren' },
    headers: { Origin: product.address },
  })
  await page.goto('/admin/verlauf', { waitUntil: 'networkidle' })
  const entries = page.getByRole('region', { name: 'Änderungen' }).getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await page.getByLabel('Seite, Training oder Paket').selectOption('Kontakt')
  await expect(entries).toHaveCount(2)
  await page.getByLabel('Person').selectOption(product.admin.email)
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('Steht auf der Website')

  await entries.first().getByRole('button', { name: 'Änderungen zeigen' }).click()
  await expect(entries.first().locator('mark')).toHaveText(['Schreibt', 'Ruft', 'an'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Alles zeigen' }).click()
  await expect(entries).toHaveCount(3)
  await page.getByRole('button', { name: 'Stand davor in den Entwurf: Titel' }).click()
  await expect(notificationOf(page)).toContainText('Im Entwurf gespeichert')

  const older = entries.filter({ hasText: '2 Texte veröffentlicht' })
  await older.getByRole('button', { name: 'Diesen Stand zurückholen' }).click()
  const question = page.getByRole('alertdialog', { name: 'Entwurf ersetzen?' })
  await expect(question).toContainText('1 Änderung im Entwurf')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Ersetzen' }).click()
  await expect(page).toHaveURL('/bearbeiten/kontakt/de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreibt uns')
  await expect(page.getByRole('button', { name: 'Veröffentlichen (1)' })).toBeVisible()
})

const aiTest = test.extend<AiFixture>(aiFixtures)

aiTest(
  'a proposed translation is read in its draft, accepted, and published',
  async ({ page, product, service }) => {
    service.answer('translation', { translation: 'Write to us' })
    await addSession(page, product.admin)
    await publish(page, product, { title: 'Schreibt uns' })
    await page.goto('/admin/uebersetzungen', { waitUntil: 'networkidle' })

    await page.getByRole('button', { name: 'Vorschlag holen: Titel' }).click()
    await expect(notificationOf(page)).toContainText('Im Entwurf gespeichert')
    const title = page.getByRole('listitem', { name: 'Titel', exact: true })
    await expect(title).toContainText('Vorschlag')
    await expect(title).toContainText('Write to us')
    await expect(page.getByRole('button', { name: 'Übernehmen: Titel' })).toBeFocused()
    await expectAccessible(page)

    await title.getByRole('link', { name: 'Bearbeiten: Titel' }).click()
    await expect(page.getByText('Diesen Entwurf hat der KI-Dienst vorgeschlagen.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Übernehmen: Titel' }).click()
    await expect(page.getByText('Diesen Entwurf hat der KI-Dienst vorgeschlagen.')).toHaveCount(0)
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Entwurf veröffentlichen' })
    await dialog.getByRole('button', { name: '1 Änderung veröffentlichen' }).click()
    await expect(dialog).toHaveCount(0)

    await page.goto('/admin/uebersetzungen', { waitUntil: 'networkidle' })
    await expect(page.getByText('Keine Übersetzung ist zu prüfen.')).toBeVisible()
  },
)
