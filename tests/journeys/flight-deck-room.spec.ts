import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'

const GERMAN = '/tools/innovation-flight-deck'
const QUESTION = 'Wie könnten wir Angebote schneller schreiben?'

/** A guest on a phone, in a browser of their own. */
async function openPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

async function draw(page: Page, pad: Locator) {
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is nothing to draw in')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.2, 0.8))
  await page.mouse.down()
  for (const [x, y] of [
    [0.5, 0.2],
    [0.8, 0.8],
    [0.3, 0.6],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 5 })
  await page.mouse.up()
}

async function addIdea(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Neue Idee' }).fill(text)
  await page.getByRole('button', { name: 'Notieren' }).click()
  await expect(page.getByRole('list', { name: 'Deine Ideen' })).toContainText(text)
}

async function nextStep(host: Page, name: string, ...people: Page[]) {
  await host.getByRole('button', { name: `Weiter: ${name}` }).click()
  for (const page of people) await expect(page.getByText(new RegExp(`: ${name}$`))).toBeVisible()
}

test('two people on two devices go from a question to the results of a test, one of them without connection for a while', async ({
  page: host,
  browser,
  product,
  consoleErrors,
}) => {
  await host.goto(GERMAN)
  await host.getByRole('link', { name: 'Im Team arbeiten' }).click()
  await host.getByRole('textbox', { name: 'Dein Name' }).fill('Ida')
  await host.getByRole('textbox', { name: 'Eure Frage' }).fill(QUESTION)
  await expectAccessible(host)
  await host.getByRole('button', { name: 'Raum eröffnen' }).click()
  await expect(host.getByText('Verbunden', { exact: true })).toBeVisible()
  await expectAccessible(host)

  const guest = await openPhone(browser, product.address + GERMAN + new URL(host.url()).hash)
  await guest.getByRole('textbox', { name: 'Dein Name' }).fill('Ben')
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Dazukommen' }).click()
  await expect(guest.getByText(QUESTION)).toBeVisible()
  await expect(host.getByText('2 von 2 verbunden')).toBeVisible()
  await expect(host.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('verbunden')

  await nextStep(host, 'Ideen', host, guest)
  await addIdea(host, 'Vorlagen für häufige Fälle')
  await addIdea(guest, 'Preisrechner')
  await guest.context().setOffline(true)
  await addIdea(guest, 'Rückruf statt Angebot')
  await expect(guest.getByText(/^Keine Verbindung|Eine Änderung wartet/)).toBeVisible()
  await expect(host.getByText('Im Raum: 2 Ideen')).toBeVisible()
  await guest.context().setOffline(false)
  await expect(host.getByText('Im Raum: 3 Ideen')).toBeVisible()
  await expect(host.getByText('Preisrechner')).toBeHidden()
  await expectAccessible(guest)

  await nextStep(host, 'Skizzen', host, guest)
  await guest.getByRole('button', { name: 'Zeichnen: Preisrechner' }).click()
  await draw(guest, guest.getByRole('img', { name: 'Zeichenfläche für: Preisrechner' }))
  await expect(host.getByText('Im Raum: eine Skizze')).toBeVisible()
  await expectAccessible(guest)

  await nextStep(host, 'Ordnen', host, guest)
  await guest.getByRole('button', { name: 'Zusammenlegen: Rückruf statt Angebot' }).click()
  await expect(guest.getByText('Zu welcher Idee gehört „Rückruf statt Angebot“?')).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Hierzu legen: Preisrechner' }).click()
  await expect(guest.getByRole('listitem').filter({ hasText: 'Preisrechner' })).toContainText(
    'Rückruf statt Angebot',
  )
  await host.getByRole('button', { name: 'Herausnehmen: Rückruf statt Angebot' }).click()
  await expect(
    host.getByRole('button', { name: 'Zusammenlegen: Rückruf statt Angebot' }),
  ).toBeVisible()
  await host.getByRole('button', { name: 'Zusammenlegen: Rückruf statt Angebot' }).click()
  await host.getByRole('button', { name: 'Hierzu legen: Preisrechner' }).click()
  await expect(
    guest.getByRole('button', { name: 'Herausnehmen: Rückruf statt Angebot' }),
  ).toBeVisible()
  await expectAccessible(host)

  await nextStep(host, 'Abstimmung', host, guest)
  const more = (page: Page) => page.getByRole('button', { name: 'Punkt geben: Preisrechner' })
  for (const left of ['2 Punkte', 'einen Punkt']) {
    await more(guest).click()
    await expect(guest.getByText(`Du hast noch ${left}.`)).toBeVisible()
  }
  await more(guest).click()
  await expect(guest.getByText('Alle Punkte sind verteilt.')).toBeVisible()
  await guest.getByRole('button', { name: 'Fertig', exact: true }).click()
  await expect(host.getByText('1 von 2 fertig')).toBeVisible()
  await more(host).click()
  await expectAccessible(guest)

  await nextStep(host, 'Entscheidung', host, guest)
  await expect(host.getByRole('listitem').filter({ hasText: '4 Punkte' })).toContainText(
    'Preisrechner',
  )
  await host.getByRole('combobox', { name: 'Wer entscheidet' }).selectOption('Ben')
  await guest.getByRole('button', { name: 'Diese nehmen: Preisrechner' }).click()
  await expect(host.getByText('Damit geht ihr weiter')).toBeVisible()
  await expectAccessible(host)

  await nextStep(host, 'Storyboard', host, guest)
  await guest.getByRole('button', { name: 'Bild 1 nehmen' }).click()
  await guest.getByRole('textbox', { name: 'Satz zum Bild' }).fill('Anna sucht abends einen Preis.')
  await draw(guest, guest.getByRole('img', { name: 'Zeichenfläche für: Bild 1' }))
  await expect(host.getByText('Anna sucht abends einen Preis.')).toBeVisible()
  await expect(host.getByText('Daran arbeitet Ben.')).toBeVisible()
  await expectAccessible(guest)

  await nextStep(host, 'Testplan', host, guest)
  await host.getByRole('button', { name: 'Hypothese hinzufügen' }).click()
  await expect(host.getByRole('textbox', { name: 'Bei wem?' })).toBeFocused()
  await host.getByRole('textbox', { name: 'Bei wem?' }).fill('neue Anfragen')
  await host.getByRole('textbox', { name: 'Was ändert sich?' }).fill('sie rechnen selbst')
  await host.getByRole('textbox', { name: 'Ab welchem Wert?' }).fill('6 von 10')
  await host.getByRole('textbox', { name: 'Mit wem?' }).fill('Zehn Betriebe')
  await expect(guest.getByText('Zehn Betriebe')).toBeVisible()
  await expect(guest.getByText(/Überzeugt sind wir ab: 6 von 10/)).toBeVisible()
  await expectAccessible(host)

  await nextStep(host, 'Ergebnisse', host, guest)
  await host.getByRole('textbox', { name: 'Was habt ihr gemessen?' }).fill('7 von 10')
  await host.getByRole('radio', { name: 'Behalten' }).check()
  await expect(guest.getByText('Behalten')).toBeVisible()
  await expectAccessible(guest)

  await guest.reload()
  await expect(guest.getByText('7 von 10')).toBeVisible()
  const [download] = await Promise.all([
    guest.waitForEvent('download'),
    guest.getByRole('button', { name: 'Als Markdown' }).click(),
  ])
  const markdown = String(await readFile(await download.path()))
  for (const said of [
    `# ${QUESTION}`,
    'Anna sucht abends einen Preis.',
    'Preisrechner (mit Skizze) + Rückruf statt Angebot',
    'Behalten',
    'Zehn Betriebe',
  ])
    expect(markdown).toContain(said)

  await guest.getByRole('button', { name: 'Als Meeting planen' }).click()
  await expect(guest.getByLabel('Name des Meetings')).toHaveValue('Test planen: Preisrechner')
  await expect(guest.getByRole('textbox', { name: 'Wer ist dabei?' })).toHaveValue('Ida, Ben')
  await expect(guest.getByLabel('Punkt 2', { exact: true })).toHaveValue(/sie rechnen selbst/)
  await guest.goBack()
  await expect(guest.getByText('7 von 10')).toBeVisible()

  await host.getByRole('button', { name: 'Raum löschen' }).click()
  await host.getByRole('button', { name: 'Ja, löschen' }).click()
  await expect(guest.getByText('Diesen Raum gibt es nicht mehr.')).toBeVisible()
  await guest.context().close()
  // What browsers write when a room that was deleted is asked for.
  consoleErrors.splice(
    0,
    consoleErrors.length,
    ...consoleErrors.filter((error) => !/404/.test(error)),
  )
})

test('what one person writes stays when another goes on with it', async ({
  page: host,
  browser,
  product,
}) => {
  await host.goto(`${GERMAN}#team`)
  await host.getByRole('button', { name: 'Raum eröffnen' }).click()
  await expect(host.getByText('Gib deinen Namen ein.')).toBeVisible()
  await expect(host.getByRole('textbox', { name: 'Dein Name' })).toBeFocused()
  await host.getByRole('textbox', { name: 'Dein Name' }).fill('Ida')
  await host.getByRole('button', { name: 'Raum eröffnen' }).click()
  await expect(host.getByText('Verbunden', { exact: true })).toBeVisible()
  const guest = await openPhone(browser, product.address + GERMAN + new URL(host.url()).hash)
  await guest.getByRole('button', { name: 'Dazukommen' }).click()
  await expect(guest.getByText('Gib deinen Namen ein.')).toBeVisible()
  await guest.getByRole('textbox', { name: 'Dein Name' }).fill('Ben')
  await guest.getByRole('button', { name: 'Dazukommen' }).click()
  for (const step of [
    'Ideen',
    'Skizzen',
    'Ordnen',
    'Abstimmung',
    'Entscheidung',
    'Storyboard',
    'Testplan',
  ])
    await nextStep(host, step, host, guest)
  await host.getByRole('button', { name: 'Hypothese hinzufügen' }).click()
  await host.getByRole('textbox', { name: 'Bei wem?' }).fill('neue Anfragen')
  await host.getByRole('textbox', { name: 'Was ändert sich?' }).fill('sie rechnen selbst')
  await host.getByRole('textbox', { name: 'Ab welchem Wert?' }).fill('6 von 10')
  await host.getByRole('textbox', { name: 'Mit wem?' }).fill('Zehn Betriebe')
  await expect(guest.getByText('Zehn Betriebe')).toBeVisible()

  await host.getByRole('button', { name: 'Leitung abgeben: Ben' }).click()
  await expectAccessible(host)
  await host.getByRole('button', { name: 'Ja', exact: true }).click()
  await expect(guest.getByRole('textbox', { name: 'Mit wem?' })).toHaveValue('Zehn Betriebe')

  await nextStep(guest, 'Ergebnisse', host, guest)
  const measured = (page: Page) => page.getByRole('textbox', { name: 'Was habt ihr gemessen?' })
  await expect(measured(guest)).toHaveValue('')
  await measured(host).fill('7 von 10')
  await expect(measured(guest)).toHaveValue('7 von 10')
  await guest.getByRole('radio', { name: 'Behalten' }).check()
  await expect(host.getByRole('radio', { name: 'Behalten' })).toBeChecked()
  await host.reload()
  await expect(measured(host)).toHaveValue('7 von 10')

  await guest.getByRole('button', { name: 'Herausnehmen: Ida' }).click()
  await guest.getByRole('button', { name: 'Ja', exact: true }).click()
  await expect(host.getByText('Die Leitung hat dich herausgenommen.')).toBeVisible()
  await expectAccessible(host)
  await guest.context().close()
})

/** A sprint as the tool for one person keeps it in the browser. */
const SPRINT = {
  problem: { what: 'Angebote dauern drei Wochen.', whom: 'Betriebe', signs: '', tried: '' },
  people: [{ id: 1, who: 'Anna, Bauleiterin', need: 'eine schnelle Zahl', situation: '' }],
  questions: [{ id: 2, text: QUESTION }],
  questionId: 2,
}

test('a sprint is taken along into a room; a tie is voted on again; the host goes on with the phone', async ({
  page: host,
  browser,
  product,
}) => {
  await host.addInitScript(
    (sprint) => localStorage.setItem('flight-deck', sprint),
    JSON.stringify(SPRINT),
  )
  await host.goto(`${GERMAN}#team`)
  await expect(host.getByRole('textbox', { name: 'Eure Frage' })).toHaveValue(QUESTION)
  await expect(host.getByText('Anna, Bauleiterin: eine schnelle Zahl')).toBeVisible()
  await host.getByRole('textbox', { name: 'Dein Name' }).fill('Ida')
  await expectAccessible(host)
  await host.getByRole('button', { name: 'Raum eröffnen' }).click()
  await expect(host.getByText('Verbunden', { exact: true })).toBeVisible()

  const guest = await openPhone(browser, product.address + GERMAN + new URL(host.url()).hash)
  await guest.getByRole('textbox', { name: 'Dein Name' }).fill('Ben')
  await guest.getByRole('button', { name: 'Dazukommen' }).click()
  await expect(guest.getByText('Angebote dauern drei Wochen.')).toBeVisible()
  await expect(guest.getByText('Anna, Bauleiterin: eine schnelle Zahl')).toBeVisible()
  await expect(guest.getByText('Ida leitet.')).toBeVisible()

  await nextStep(host, 'Ideen', host, guest)
  await guest.getByText('Problem und Personen').click()
  await expect(guest.getByText('Angebote dauern drei Wochen.')).toBeVisible()
  await addIdea(host, 'Vorlagen')
  await addIdea(guest, 'Preisrechner')
  const done = (page: Page) => page.getByRole('button', { name: 'Fertig', exact: true })
  await done(guest).click()
  await expect(host.getByText('1 von 2 fertig')).toBeVisible()
  await done(host).click()
  await expect(host.getByText('Alle sind fertig.')).toBeVisible()
  await expect(guest.getByText('2 von 2 fertig')).toBeVisible()
  await expectAccessible(guest)

  // The timer of the step waits for it.
  await host.getByRole('button', { name: '8 Min.' }).click()
  await expect(guest.getByRole('timer')).toContainText('Noch')
  await nextStep(host, 'Skizzen', host, guest)
  await expect(guest.getByText('0 von 2 fertig')).toBeVisible()
  await expect(guest.getByRole('timer')).toBeHidden()
  await host.getByRole('button', { name: 'Zurück: Ideen' }).click()
  await expect(guest.getByRole('timer')).toContainText('Noch')
  await host.getByRole('button', { name: 'Anhalten' }).click()
  await expect(guest.getByRole('timer')).toContainText('Pause:')
  await expectAccessible(host)

  await host.getByText('Auf einem anderen Gerät weitermachen').click()
  await expect(host.getByRole('img', { name: 'QR-Code mit deinem Link' })).toBeVisible()
  await expectAccessible(host)
  const secret = await host.evaluate(() =>
    Object.values(JSON.parse(localStorage.getItem('flight-deck-rooms') ?? '{}')).join(),
  )
  const code = new URL(host.url()).hash.replace('#room=', '')
  const phone = await openPhone(browser, `${product.address}${GERMAN}#me=${code}.${secret}`)
  await expect(phone.getByText('Du leitest', { exact: true })).toBeVisible()
  expect(phone.url()).toContain(`#room=${code}`)
  await expect(host.getByText('2 von 2 verbunden')).toBeVisible()

  for (const step of ['Skizzen', 'Ordnen', 'Abstimmung'])
    await nextStep(phone, step, host, phone, guest)
  const giveTo = (page: Page, idea: string) =>
    page.getByRole('button', { name: `Punkt geben: ${idea}` }).click()
  await giveTo(host, 'Vorlagen')
  await expect(phone.getByText('Du hast noch 2 Punkte.')).toBeVisible()
  await giveTo(guest, 'Preisrechner')
  await expect(guest.getByText('Du hast noch 2 Punkte.')).toBeVisible()
  await nextStep(phone, 'Entscheidung', host, phone, guest)
  await expect(
    guest.getByRole('heading', { name: 'Gleichstand: 2 Ideen haben je einen Punkt' }),
  ).toBeVisible()
  await expectAccessible(guest)
  await phone.getByRole('button', { name: 'Über diese abstimmen' }).click()
  await expect(guest.getByText('Noch einmal, nur über die Ideen')).toBeHidden()
  await giveTo(guest, 'Preisrechner')
  await expect(guest.getByText('Du hast noch 2 Punkte.')).toBeVisible()
  await nextStep(phone, 'Entscheidung', host, phone, guest)
  await expect(guest.getByText('Gleichstand')).toBeHidden()
  await phone.getByRole('button', { name: 'Diese nehmen: Preisrechner' }).click()
  await expect(guest.getByText('Damit geht ihr weiter')).toBeVisible()

  await nextStep(phone, 'Storyboard', host, phone, guest)
  const [download] = await Promise.all([
    host.waitForEvent('download'),
    host.getByRole('button', { name: 'Als Markdown' }).click(),
  ])
  const markdown = String(await readFile(await download.path()))
  expect(markdown).toContain('Angebote dauern drei Wochen.')
  expect(markdown).toContain('Anna, Bauleiterin: eine schnelle Zahl')
  for (const page of [guest, phone]) await page.context().close()
})

test('half-typed names, ideas and hypotheses of a room survive a reload', async ({ page }) => {
  await page.goto(`${GERMAN}#team`)
  const name = page.getByRole('textbox', { name: 'Dein Name' })
  await name.fill('Ida')
  await page.getByRole('textbox', { name: 'Eure Frage' }).fill('Wie könnten')
  await page.reload()
  await expect(name).toHaveValue('Ida')
  await expect(page.getByRole('textbox', { name: 'Eure Frage' })).toHaveValue('Wie könnten')
  await page.getByRole('button', { name: 'Raum eröffnen' }).click()
  await nextStep(page, 'Ideen', page)
  const idea = page.getByRole('textbox', { name: 'Neue Idee' })
  await idea.fill('Preis')
  for (const step of ['Skizzen', 'Ordnen', 'Abstimmung', 'Entscheidung', 'Storyboard', 'Testplan'])
    await nextStep(page, step, page)

  const group = page.getByRole('textbox', { name: 'Bei wem?' })
  await page.getByRole('button', { name: 'Hypothese hinzufügen' }).click()
  await group.fill('neue Anfr')
  await page.reload()
  await expect(group).toHaveValue('neue Anfr')
  await group.fill('neue Anfragen')
  await page.getByRole('textbox', { name: 'Ab welchem Wert?' }).fill('6 von 10')
  await page.getByRole('button', { name: 'Zurück: Storyboard' }).click()
  await nextStep(page, 'Testplan', page)
  await expect(group).toHaveValue('neue Anfragen')
  await page.getByRole('button', { name: 'Hypothese hinzufügen' }).click()
  await expect(group).toHaveCount(2)
  await page.getByRole('button', { name: /^Entfernen: .*6 von 10/ }).click()
  await expect(group).toHaveCount(1)
  await expect(group).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Hypothesen' })).toBeFocused()
  // One that was only added says nothing: it has no result.
  await nextStep(page, 'Ergebnisse', page)
  await expect(page.getByText('Noch keine Hypothese.')).toBeVisible()
})

test('the English room is found by its code, and a wrong code says so', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/en/tools/innovation-flight-deck#team')
  await page.getByRole('textbox', { name: 'Room code' }).fill('abc')
  await page.getByRole('button', { name: 'Go to the room' }).click()
  await expect(page.getByText(/^A code has eight letters/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Room code' }).fill('abcd-efgh')
  await page.getByRole('button', { name: 'Go to the room' }).click()
  await expect(page.getByRole('heading', { name: 'There is no such room' })).toBeVisible()
  await expectAccessible(page)
  consoleErrors.splice(
    0,
    consoleErrors.length,
    ...consoleErrors.filter((error) => !/404/.test(error)),
  )
})
