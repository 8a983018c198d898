import type { Browser, Locator, Page } from '@playwright/test'
import { texts as consultant } from '../../src/tools/strategy-consultant/web/strategy-consultant.de.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { publish } from '../support/product/rooms.ts'
import { SHARED_COPY } from '../support/product/shared-samples.ts'

const NOT_CHECKED = /hat es nicht geprüft\./

/** Whether an element is above another, as they are shown. */
async function isAbove(one: Locator, other: Locator): Promise<boolean> {
  const [upper, lower] = [await one.boundingBox(), await other.boundingBox()]
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y
}

/** A reader with a browser of their own. */
async function openReader(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

test('minutes are shared as a copy that others read, and taken back', {
  tag: '@both',
}, async ({ page, browser, consoleErrors }) => {
  await page.goto('/tools/meeting-moderator', { waitUntil: 'networkidle' })
  await page.getByLabel('Name des Meetings').fill('Wochenrunde <b>Nord</b>')
  await page.getByRole('button', { name: 'Ergebnis' }).click()
  await page.getByLabel('Was ist entschieden?').fill('Wir testen den Rückruf')
  await page.getByLabel('Was ist entschieden?').press('Enter')
  const share = page.getByRole('button', { name: 'Link teilen' })
  await share.click()
  await expect(page.getByText('bleibt dort 30 Tage')).toBeVisible()
  await page.getByRole('button', { name: 'Kopie ablegen und Link erstellen' }).click()
  const link = await page.getByRole('textbox', { name: 'Link zur Kopie' }).inputValue()
  await expectAccessible(page)

  const reader = await openReader(browser, link)
  const title = reader.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Protokoll: Wochenrunde <b>Nord</b>')
  await expect(reader.getByRole('heading', { name: 'Ohne Punkt der Agenda' })).toBeVisible()
  await expect(reader.getByText('Entschieden: Wir testen den Rückruf')).toBeVisible()
  await expect(reader.getByText(/^Stand vom .* Diese Kopie gibt es bis zum/)).toBeVisible()
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await isAbove(reader.getByText(NOT_CHECKED), title)).toBe(true)
  await expectAccessible(reader)

  // The copy stays as it was.
  await page.getByLabel('Entscheidung 1', { exact: true }).fill('Etwas anderes')
  await reader.reload()
  await expect(title).toHaveText('Protokoll: Wochenrunde <b>Nord</b>')
  // What is printed is the copy, not the site around it.
  await reader.emulateMedia({ media: 'print' })
  await expect(title).toBeVisible()
  expect(await isAbove(reader.getByText(NOT_CHECKED), title)).toBe(true)
  await expect(reader.getByRole('contentinfo')).toBeHidden()
  await reader.emulateMedia({ media: 'screen' })

  // Later, from the same browser.
  await page.reload({ waitUntil: 'networkidle' })
  await share.click()
  await page.getByRole('button', { name: '„Protokoll: Wochenrunde <b>Nord</b>“ zurück' }).click()
  await page.getByRole('button', { name: 'Ja, löschen' }).click()
  await expect(page.getByText('Von diesem Browser geteilt')).toBeHidden()
  await reader.reload()
  await expect(reader.getByText('Hier ist keine geteilte Kopie.')).toBeVisible()
  await expectAccessible(reader)
  await reader.context().close()
  expect(consoleErrors).toEqual([])
})

test('an address in a copy is text: it says where it leads, and is not followed by a click', {
  tag: '@both',
}, async ({ browser, product, consoleErrors }) => {
  const request = (path: string, init?: RequestInit) => fetch(product.address + path, init)
  const { code } = await publish(request, { kind: 'copy', document: SHARED_COPY })
  const reader = await openReader(browser, `${product.address}/geteilt#${code}`)
  await expect(reader.getByText('Startseite: https://www.example.org/')).toBeVisible()
  await expect(reader.getByText('https://www.example.org/preise', { exact: true })).toBeVisible()
  await expect(reader.locator('main a[href*="example.org"]')).toHaveCount(0)
  await reader.context().close()
  expect(consoleErrors).toEqual([])
})

test('an English concept is shared from the Flight Deck', async ({ page, browser }) => {
  await page.goto('/en/tools/innovation-flight-deck?sprint=5', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Share a link' }).click()
  await page.getByRole('button', { name: 'Store a copy and create the link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to the copy' }).inputValue()
  expect(new URL(link).pathname).toBe('/en/shared')
  await expectAccessible(page)

  const reader = await openReader(browser, link)
  await expect(reader.getByText(/^As of .* This copy will be available until/)).toBeVisible()
  await expectAccessible(reader)
  await reader.goto(`${link.slice(0, -3)}222`)
  await reader.reload()
  await expect(reader.getByText('There is no shared copy here.')).toBeVisible()
  await reader.context().close()
})

test('whoever gets the work with a copy goes on from it, and can take that back', {
  tag: '@both',
}, async ({ page, browser, product, consoleErrors }) => {
  const tool = '/tools/innovation-flight-deck'
  await page.goto(tool, { waitUntil: 'networkidle' })
  await page
    .getByRole('textbox', { name: 'Das Problem in einem Satz' })
    .fill('Angebote dauern zu lange')
  await page.goto(`${tool}?sprint=5`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Link teilen' }).click()
  const withWork = page.getByRole('checkbox', { name: 'Zum Weiterarbeiten mitgeben' })
  await expect(withWork).not.toBeChecked()
  await withWork.check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kopie ablegen und Link erstellen' }).click()
  const link = await page.getByRole('textbox', { name: 'Link zur Kopie' }).inputValue()

  const reader = await openReader(browser, product.address + tool)
  const what = reader.getByRole('textbox', { name: 'Das Problem in einem Satz' })
  await what.fill('Meine eigene Frage')
  await reader.goto(link)
  const own = reader.getByRole('button', { name: 'Als eigene Kopie öffnen' })
  await own.click()
  await expect(reader.getByText('wird ersetzt. Du kannst es dort zurückholen.')).toBeVisible()
  await expectAccessible(reader)
  await reader.getByRole('button', { name: 'Abbrechen' }).click()
  await own.click()
  await reader.getByRole('button', { name: 'Ja, öffnen' }).click()
  await expect(what).toHaveValue('Angebote dauern zu lange')
  await expect(
    reader.getByText('Euer Sprint von vorher ist noch da.').filter({ visible: true }),
  ).toBeVisible()
  await expectAccessible(reader)
  // It is opened once: what is changed then stays.
  await what.click()
  await what.fill('Angebote gehen heute noch raus')
  await reader.reload()
  await expect(what).toHaveValue('Angebote gehen heute noch raus')
  await reader.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(what).toHaveValue('Meine eigene Frage')
  await reader.context().close()
  expect(consoleErrors).toEqual([])
})

test('an English meeting that is opened from a copy is added to the list', async ({
  page,
  browser,
}) => {
  await page.goto('/en/tools/meeting-moderator', { waitUntil: 'networkidle' })
  await page.getByLabel('Name of the meeting').fill('Weekly')
  await page.getByRole('button', { name: 'Result' }).click()
  await page.getByRole('button', { name: 'Share a link' }).click()
  await page.getByRole('checkbox', { name: 'Let others continue from it' }).check()
  await page.getByRole('button', { name: 'Store a copy and create the link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to the copy' }).inputValue()
  const reader = await openReader(browser, link)
  await reader.getByRole('button', { name: 'Open as my own copy' }).click()
  await expect(reader.getByText('It is added to the meetings in this browser.')).toBeVisible()
  await reader.getByRole('button', { name: 'Yes, open it' }).click()
  await expect(reader.getByRole('heading', { name: 'Your minutes: Weekly' })).toBeVisible()
  await expectAccessible(reader)
  await reader.context().close()
})

/** Describes an organisation by hand. */
async function describe(page: Page, name: string) {
  const { byHand, facts } = consultant
  await page.getByRole('button', { name: byHand.button }).first().click()
  await page.getByRole('textbox', { name: facts.labels.name }).fill(name)
  await page.getByRole('textbox', { name: facts.labels.description }).fill('Wir reparieren Räder')
}

test('a draft that is opened from a copy brings its edits, and takes the place of own facts until that is undone', {
  tag: '@both',
}, async ({ page, browser, product, consoleErrors }) => {
  const { make, draft, facts, storage } = consultant
  const tool = '/tools/strategy-consultant'
  await page.goto(tool, { waitUntil: 'networkidle' })
  await describe(page, 'Lastenrad Nord')
  await page.getByRole('button', { name: make.button }).click()
  const title = { name: draft.title('Lastenrad Nord'), exact: true }
  await expect(page.getByRole('heading', title)).toBeFocused()
  const line = facts.row(draft.parts.nextSteps, 1)
  const struck = await page
    .getByRole('region', { name: draft.parts.nextSteps })
    .getByRole('paragraph')
    .first()
    .innerText()
  await page.getByRole('button', { name: draft.edit.begin }).click()
  await page.getByRole('textbox', { name: line }).fill('')
  await page.getByRole('button', { name: 'Link teilen' }).click()
  await page.getByRole('checkbox', { name: 'Zum Weiterarbeiten mitgeben' }).check()
  await page.getByRole('button', { name: 'Kopie ablegen und Link erstellen' }).click()
  const link = await page.getByRole('textbox', { name: 'Link zur Kopie' }).inputValue()

  const reader = await openReader(browser, product.address + tool)
  await describe(reader, 'Mein Betrieb')
  await reader.goto(link)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title.name)
  await expect(reader.getByText(struck)).toHaveCount(0)
  await reader.getByRole('button', { name: 'Als eigene Kopie öffnen' }).click()
  await reader.getByRole('button', { name: 'Ja, öffnen' }).click()
  await expect(reader.getByRole('heading', title)).toBeVisible()
  const steps = reader.getByRole('region', { name: draft.parts.nextSteps })
  await expect(steps).toBeVisible()
  await expect(steps).not.toContainText(struck)
  await expectAccessible(reader)
  await reader.reload()
  await expect(steps).toBeVisible()
  await expect(steps).not.toContainText(struck)
  await reader.getByRole('button', { name: storage.undo, exact: true }).first().click()
  await expect(reader.getByRole('textbox', { name: facts.labels.name })).toHaveValue('Mein Betrieb')
  await reader.context().close()
  expect(consoleErrors).toEqual([])
})
