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

test('two participants write and vote while the host runs the meeting', async ({
  page: host,
  browser,
  consoleErrors,
}) => {
  await host.goto('/tools/meeting-moderator', { waitUntil: 'networkidle' })
  await host.getByLabel('Name des Meetings').fill('Wochenrunde')
  await addItem(host, 'Ankommen', '30')
  await addItem(host, 'Themen', '40')
  const link = await share(host)
  const [ada, ben] = [await openPhone(browser, link), await openPhone(browser, link)]
  await expect(ada.getByText('Nur zum Mitlesen.')).toBeVisible()
  await host.getByLabel('Teilnehmende dürfen schreiben').check()
  await host.getByRole('button', { name: 'Meeting starten' }).click()
  for (const [page, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
  ] as const) {
    await expect(page.getByText('steht mit deinem Vornamen im Protokoll')).toBeVisible()
    await page.getByLabel('Dein Vorname').fill(name)
    await page.getByRole('button', { name: 'Mitmachen' }).click()
    await expect(page.getByText(`Du schreibst als ${name}.`)).toBeVisible()
  }
  await expect(host.getByRole('list', { name: 'Wer mitschreibt' })).toContainText('Ben')

  // Both send at once. The host sees both with their names, under the item that runs.
  await ada.getByLabel('Welche Idee gibt es?').fill('Probewoche im Februar')
  await ben.getByLabel('Aufgabe', { exact: true }).check()
  await ben.getByLabel('Was ist zu tun?').fill('Ada: Raum buchen bis morgen')
  await Promise.all([ada, ben].map((page) => page.getByRole('button', { name: 'Senden' }).click()))
  const first = host.getByRole('region', { name: '1. Ankommen' })
  await expect(first.getByLabel('Idee 1', { exact: true })).toHaveValue('Probewoche im Februar')
  await expect(first.getByText('von Ada')).toBeVisible()
  await expect(first.getByLabel('Aufgabe 1', { exact: true })).toHaveValue('Raum buchen')
  await expect(first.getByLabel('Aufgabe 1: Wer?')).toHaveValue('Ada')
  for (const page of [ada, ben])
    await expect(page.getByRole('list', { name: 'Von dir gesendet' })).toContainText('angekommen')
  await expect(ben.getByText('Probewoche')).toHaveCount(0)
  await expectAccessible(ada)

  // The host is offline, and Ben in a tunnel: nothing is lost.
  await host.context().setOffline(true)
  await ada.getByLabel('Vorschlag', { exact: true }).check()
  await ada.getByLabel('Was sollen wir entscheiden?').fill('Wir testen zwei Wochen')
  await ada.getByRole('button', { name: 'Senden' }).click()
  await ben.context().setOffline(true)
  await ben.getByLabel('Frage', { exact: true }).check()
  await ben.getByLabel('Was ist offen?').fill('Wer zahlt?')
  await ben.getByRole('button', { name: 'Senden' }).click()
  await expect(ben.getByText('Wird gesendet …')).toBeVisible()
  await ben.context().setOffline(false)
  await expect(ben.getByText('Wird gesendet …')).toBeHidden()
  await host.context().setOffline(false)
  await host.reload()
  await expect(first.getByLabel('Frage 1', { exact: true })).toHaveValue('Wer zahlt?')
  await first.getByRole('button', { name: 'Entschieden' }).click()
  await expect(first.getByLabel('Entscheidung 1', { exact: true })).toHaveValue(
    'Wir testen zwei Wochen',
  )
  await first.getByRole('button', { name: '„Wer zahlt?“ löschen' }).click()
  await host.reload()
  await expect(first.getByLabel('Idee 1', { exact: true })).toBeVisible()
  await expect(first.getByLabel('Frage 1', { exact: true })).toHaveCount(0)

  await host.getByText('Abstimmung', { exact: true }).click()
  await host.getByLabel('Worüber stimmt ihr ab?').fill('Nehmen wir Angebot B?')
  await host.getByRole('button', { name: 'Abstimmung starten' }).click()
  await ada.getByRole('button', { name: 'Ja', exact: true }).click()
  await ben.getByRole('button', { name: 'Ja', exact: true }).click()
  await ben.getByRole('button', { name: 'Nein', exact: true }).click()
  await expect(ada.getByText('Anonym: Alle sehen nur die Summen')).toBeVisible()
  await expect(host.getByText('2 von 2 haben abgestimmt')).toBeVisible()
  await expectAccessible(ben)
  await host.getByRole('button', { name: 'Schließen und Summen zeigen' }).click()
  for (const page of [ada, ben])
    await expect(page.getByRole('region', { name: 'Ergebnis der Abstimmung' })).toContainText(
      'Nein1 Stimme',
    )
  await host.getByRole('button', { name: 'Als Entscheidung festhalten' }).click()
  await expect(first.getByLabel('Entscheidung 2', { exact: true })).toHaveValue(
    'Nehmen wir Angebot B? (Abstimmung: Ja 1, Nein 1)',
  )
  await expectAccessible(host)

  await ada.getByRole('button', { name: 'Vollbild' }).click()
  await expect(ada.getByRole('dialog').getByRole('timer')).toBeVisible()
  await ada.getByRole('button', { name: 'Vollbild schließen' }).click()

  await host.getByText(/^Teilnehmende lesen mit/).click()
  await host.getByRole('button', { name: 'Ben vom Mitschreiben ausschließen' }).click()
  await ben.getByLabel('Was ist offen?').fill('Noch eine')
  await ben.getByRole('button', { name: 'Senden' }).click()
  await expect(ben.getByRole('alert')).toContainText('hat deinen Zugang zum Mitschreiben beendet')
  await host.getByRole('button', { name: 'Meeting beenden' }).click()
  await expect(host.getByText('von Ada').first()).toBeVisible()
  await ada.context().close()
  await ben.context().close()
  // What the browser says of requests without a connection, and of the one that was refused.
  consoleErrors.splice(0)
})

test('the host ends what participants follow, in English', async ({ page: host, browser }) => {
  await host.goto('/en/tools/meeting-moderator', { waitUntil: 'networkidle' })
  await host.getByRole('button', { name: 'Decision', exact: true }).click()
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
