import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'

const HOUR = 3_600_000

/** A participant's phone, with a browser of its own and a clock that may be wrong. */
async function openPhone(browser: Browser, address: string, aheadBy = 0): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  if (aheadBy) await page.clock.install({ time: Date.now() + aheadBy })
  await page.goto(address)
  return page
}

/** The minutes that a timer shows; in the first second of the minute, it may be the one before on another device. */
async function minutesLeft(page: Page): Promise<number> {
  const [, minutes] = /(\d+):\d\d/.exec((await page.getByRole('timer').textContent()) ?? '') ?? []
  return Number(minutes)
}

async function addItem(page: Page, title: string, minutes: string) {
  await page.getByLabel('Neuer Punkt').fill(title)
  await page.getByLabel('Minuten für den neuen Punkt').fill(minutes)
  await page.getByLabel('Minuten für den neuen Punkt').press('Enter')
}

async function share(page: Page): Promise<string> {
  await page.getByText('Teilnehmende mitlesen lassen').click()
  await expect(page.getByText('bleiben dort höchstens 30 Tage')).toBeVisible()
  await page.getByRole('button', { name: 'Zum Mitverfolgen freigeben' }).click()
  return page.getByRole('textbox', { name: 'Link zum Mitverfolgen' }).inputValue()
}

test('participants follow agenda and clock on their phones, whatever the host does', async ({
  page: host,
  browser,
  product,
  consoleErrors,
}) => {
  await host.goto('/tools/meeting-moderator', { waitUntil: 'networkidle' })
  await host.getByLabel('Name des Meetings').fill('Wochenrunde')
  await addItem(host, 'Ankommen', '30')
  await addItem(host, 'Themen', '40')
  const link = await share(host)
  await expect(host.getByText('Alle sehen den Stand von hier.')).toBeVisible()
  await expectAccessible(host)

  const phone = await openPhone(browser, link, 5 * HOUR)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Wochenrunde')
  const sentence = await phone.getByText(/hat es nicht geprüft\./).boundingBox()
  const title = await phone.getByRole('heading', { level: 1 }).boundingBox()
  expect(sentence?.y).toBeLessThan(title?.y ?? 0)
  await expect(phone.getByText('Das Meeting hat noch nicht begonnen.')).toBeVisible()
  await expect(phone.getByRole('listitem').filter({ hasText: 'Themen' })).toContainText('40 Min.')
  await expectAccessible(phone)

  // Whoever has only the code types it.
  const typed = await openPhone(browser, `${product.address}/meeting`)
  const code = new URL(link).hash.slice(1)
  await typed.getByLabel('Code des Meetings').fill('abc')
  await typed.getByRole('button', { name: 'Mitverfolgen' }).click()
  await expect(typed.getByText('Das ist kein Code')).toBeVisible()
  await expectAccessible(typed)
  await typed
    .getByLabel('Code des Meetings')
    .fill(`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase())
  await typed.getByRole('button', { name: 'Mitverfolgen' }).click()
  await expect(typed.getByRole('heading', { level: 1 })).toHaveText('Wochenrunde')

  await host.getByRole('button', { name: 'Meeting starten' }).click()
  for (const one of [phone, typed]) {
    await expect(one.getByRole('heading', { name: 'Ankommen' })).toBeVisible()
    expect([29, 30]).toContain(await minutesLeft(one))
  }
  await expectAccessible(phone)

  await host.getByRole('button', { name: 'Pause' }).click()
  await expect(phone.getByText('Die Uhr ist angehalten.')).toBeVisible()
  await host.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(phone.getByText('Die Uhr ist angehalten.')).toBeHidden()

  // The phone loses its connection; the host goes on.
  await phone.context().setOffline(true)
  await host.getByRole('button', { name: 'Nächster Punkt' }).click()
  await expect(typed.getByRole('heading', { name: 'Themen' })).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByRole('heading', { name: 'Themen' })).toBeVisible()

  // The host is offline, changes the agenda, and reloads after that.
  await host.context().setOffline(true)
  await host.getByRole('button', { name: '+5 Min.' }).click()
  await host.context().setOffline(false)
  await expect(typed.getByText('0 von 45 Min.')).toBeVisible()
  await host.reload({ waitUntil: 'networkidle' })
  await host.getByRole('button', { name: 'Planen' }).click()
  await host.getByLabel('Punkt 2', { exact: true }).fill('Themen der Woche')
  await expect(typed.getByRole('heading', { name: 'Themen der Woche' })).toBeVisible()

  // A second tab of the host does the same as the first.
  const tab = await host.context().newPage()
  await tab.goto('/tools/meeting-moderator', { waitUntil: 'networkidle' })
  await tab.getByLabel('Punkt 2', { exact: true }).fill('Themen im Dezember')
  await expect(typed.getByRole('heading', { name: 'Themen im Dezember' })).toBeVisible()
  await expect(host.getByLabel('Punkt 2', { exact: true })).toHaveValue('Themen im Dezember')
  await tab.close()

  // The list shows which meeting is shared. Deleting it ends what is shared.
  await host.getByText('Eure Meetings', { exact: true }).click()
  await expect(host.getByRole('listitem').filter({ hasText: 'geteilt' })).toBeVisible()
  await host.getByRole('button', { name: 'Meeting „Wochenrunde“ löschen' }).click()
  await host.getByRole('button', { name: 'Ja, löschen' }).click()
  for (const one of [phone, typed])
    await expect(one.getByText('Unter diesem Code gibt es kein Meeting.')).toBeVisible()
  await expectAccessible(phone)
  await phone.context().close()
  await typed.context().close()
  // What the browser says of requests without a connection.
  consoleErrors.splice(0)
})

test('the host ends what participants follow, in English', async ({ page: host, browser }) => {
  await host.goto('/en/tools/meeting-moderator', { waitUntil: 'networkidle' })
  await host.getByRole('button', { name: 'Daily stand-up', exact: true }).click()
  await host.getByText('Let participants follow along').first().click()
  await host.getByRole('button', { name: 'Let participants follow along' }).click()
  const link = await host.getByRole('textbox', { name: 'Link for participants' }).inputValue()
  const phone = await openPhone(browser, link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Untitled meeting')
  await host.getByRole('button', { name: 'Start the meeting' }).click()
  await expect(phone.getByRole('timer')).toBeVisible()
  await expectAccessible(phone)

  await host.getByRole('button', { name: 'End the meeting' }).click()
  await expect(phone.getByText(/^The meeting ended at/)).toBeVisible()
  await host.getByRole('button', { name: 'Stop sharing' }).click()
  await host.getByRole('button', { name: 'Yes, stop' }).click()
  await expect(host.getByText('The meeting is no longer shared')).toBeVisible()
  await expect(phone.getByText('There is no meeting with this code.')).toBeVisible()
  await phone.context().close()
})
