import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, lookingTest as test } from '../support/browser/journey.ts'

/** The browser refuses to store anything, as when its storage is full. */
async function withFullStorage(page: Page) {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
}

/** The browser forbids its storage, as some do on request. */
async function withForbiddenStorage(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('', 'SecurityError')
      },
    })
  })
}

async function saved(page: Page) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als Datei sichern' }).first().click()
  const file = await coming
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

async function openFile(page: Page, name: string, text: string) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei öffnen' }).filter({ visible: true }).first().click()
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

const KEPT = { waitUntil: 'networkidle' } as const

test('half-typed lines of a meeting survive a change of step and a reload', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/tools/meeting-moderator', KEPT)
  await page.getByLabel('Neuer Punkt', { exact: true }).fill('Haushalt und')
  await page.getByLabel('Minuten für den neuen Punkt').fill('25')
  await page.getByRole('button', { name: 'Ergebnis' }).click()
  await page.getByLabel('Aufgabe', { exact: true }).check()
  await page.getByLabel('Was ist zu tun?').fill('Vertrag mit')
  await page.reload(KEPT)
  await expect(page.getByLabel('Was ist zu tun?')).toHaveValue('Vertrag mit')
  await page.getByRole('button', { name: 'Planen' }).click()
  await expect(page.getByLabel('Neuer Punkt', { exact: true })).toHaveValue('Haushalt und')
  await expect(page.getByLabel('Minuten für den neuen Punkt')).toHaveValue('25')
  await page.getByLabel('Neuer Punkt', { exact: true }).press('Enter')
  await expect(page.getByLabel('Punkt 1', { exact: true })).toHaveValue('Haushalt und')
  await expect(page.getByLabel('Minuten für Punkt 1')).toHaveValue('25')
})

test('half-typed lines of a sprint survive a change of step and a reload', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/en/tools/innovation-flight-deck?sprint=3', KEPT)
  await page.getByRole('textbox', { name: 'New idea' }).fill('A table for')
  await page.goto('/en/tools/innovation-flight-deck?sprint=2', KEPT)
  await page.goto('/en/tools/innovation-flight-deck?sprint=3', KEPT)
  await expect(page.getByRole('textbox', { name: 'New idea' })).toHaveValue('A table for')
  await page.getByRole('textbox', { name: 'New idea' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'New idea' })).toHaveValue('')
  await page.reload(KEPT)
  await expect(page.getByRole('list', { name: 'Your ideas' }).getByRole('textbox')).toHaveValue(
    'A table for',
  )
})

test('a full storage is said at once, and the work is saved to a file', {
  tag: '@both',
}, async ({ page }) => {
  await withFullStorage(page)
  await page.goto('/tools/meeting-moderator', KEPT)
  await expect(page.getByText('Der Browser speichert gerade nichts')).toHaveCount(0)
  await page.getByLabel('Name des Meetings').fill('Vorstandssitzung')
  await expect(page.getByRole('alert')).toContainText('Der Browser speichert gerade nichts')
  await expectAccessible(page)
  const { name, text } = await saved(page)
  expect(name).toBe('meeting-vorstandssitzung.json')
  expect(JSON.parse(text)).toMatchObject({
    tool: 'meeting-moderator',
    work: { title: 'Vorstandssitzung' },
  })
})

for (const path of ['meeting-moderator', 'innovation-flight-deck', 'strategy-consultant']) {
  test(`a forbidden storage is said as soon as the page is open: ${path}`, async ({ page }) => {
    await withForbiddenStorage(page)
    await page.goto(`/tools/${path}`, KEPT)
    await expect(page.getByRole('alert')).toContainText('Der Browser speichert gerade nichts')
  })
}

test('a meeting goes to a file and comes back, and a wrong file changes nothing', async ({
  page,
}) => {
  await page.goto('/tools/meeting-moderator', KEPT)
  await page.getByLabel('Name des Meetings').fill('Klausur')
  await page.getByRole('button', { name: 'Entscheidung', exact: true }).click()
  await page.getByText('Eure Meetings', { exact: true }).click()
  const { text } = await saved(page)

  await openFile(page, 'brief.txt', 'Liebe Leute')
  await expect(page.getByRole('alert')).toContainText('keine Datei aus unseren Werkzeugen')
  await openFile(page, 'a.json', text.replace('meeting-moderator', 'flight-deck'))
  await expect(page.getByRole('alert')).toContainText('zu einem anderen unserer Werkzeuge')
  await openFile(page, 'a.json', text.replace('"minutes": ', '"minutes": -'))
  await expect(page.getByRole('alert')).toContainText('beschädigt')
  await expect(page.getByLabel('Name des Meetings')).toHaveValue('Klausur')
  await expect(page.getByRole('list', { name: 'Eure Meetings' }).getByRole('listitem')).toHaveCount(
    1,
  )

  await openFile(page, 'klausur.json', text.replace('Klausur', 'Klausur aus der Datei'))
  await expect(page.getByLabel('Name des Meetings')).toHaveValue('Klausur aus der Datei')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Klausur geplant/ }).click()
  await expect(page.getByLabel('Name des Meetings')).toHaveValue('Klausur')
})

test('a sprint goes to a file and comes back, and what it replaces can be restored after a reload', async ({
  page,
}) => {
  await page.goto('/tools/innovation-flight-deck', KEPT)
  const what = page.getByRole('textbox', { name: 'Das Problem in einem Satz' })
  await what.fill('Neue essen allein')
  const { name, text } = await saved(page)
  expect(name).toMatch(/^flight-deck.*\.json$/)
  await what.press('End')
  await what.pressSequentially(' heute')
  await openFile(page, 'sprint.json', text)
  await expect(what).toHaveValue('Neue essen allein')
  await page.reload(KEPT)
  await expect(page.getByText('Euer Sprint von vorher ist noch da.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rückgängig machen' }).first()).not.toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rückgängig machen' }).first().click()
  await expect(what).toHaveValue('Neue essen allein heute')
  await page.getByRole('button', { name: 'Endgültig löschen' }).first().click()
  await expect(page.getByRole('button', { name: 'Rückgängig machen' })).toHaveCount(0)
})

test('a consultation goes to a file and comes back, and a file with a script is refused', async ({
  page,
}) => {
  await page.goto('/tools/strategy-consultant', KEPT)
  await page.getByRole('button', { name: 'Selbst beschreiben' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Lastenrad Nord')
  const { name, text } = await saved(page)
  expect(name).toBe('strategy-consultant-lastenrad-nord.json')

  await openFile(page, 'a.json', text.replace('"url": null', '"url": "javascript:alert(1)"'))
  await expect(page.getByRole('alert')).toContainText('beschädigt')
  await openFile(page, 'a.json', text.replace('Lastenrad Nord', 'Lastenrad Süd'))
  const field = page.getByRole('textbox', { name: /^Name/ })
  await expect(field).toHaveValue('Lastenrad Süd')
  await page.reload(KEPT)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(field).toHaveValue('Lastenrad Nord')
})
