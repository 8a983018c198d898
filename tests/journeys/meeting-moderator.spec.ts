import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { type AiFixture, aiFixtures } from '../support/browser/ai-journey.ts'
import {
  expect,
  expectAccessible,
  test as ownTest,
  lookingTest as test,
} from '../support/browser/journey.ts'
import { textOfPdf } from '../support/pdf.ts'

/** Opens the tool at nine o'clock. The clock runs only when the test advances it. */
async function open(page: Page, path = '/tools/meeting-moderator') {
  await page.clock.install({ time: new Date('2027-01-05T08:59:00+01:00') })
  await page.goto(path, { waitUntil: 'networkidle' })
  await passTo(page, '09:00:00')
}

async function passTo(page: Page, time: string) {
  await page.clock.pauseAt(new Date(`2027-01-05T${time}+01:00`))
}

/** Runs the accessibility check, which needs a running clock, and continues at a known time. */
async function expectAccessibleUntil(page: Page, time: string) {
  await page.clock.resume()
  await expectAccessible(page)
  await passTo(page, time)
}

async function download(page: Page, button: string): Promise<Download> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return coming
}

test('a team plans a meeting, holds it in time and takes its minutes along', {
  tag: '@both',
}, async ({ page }) => {
  await open(page)
  await page.getByLabel('Name des Meetings').fill('Anbieterwahl für Größe M')
  await page.getByLabel('Ziel', { exact: true }).fill('Ein Anbieter für die Werkstatt')
  const day = page.getByLabel('Tag', { exact: true })
  await day.fill('2027-01-07')
  await expect(day).toHaveAccessibleDescription('Donnerstag')
  await day.fill('')
  await page.getByLabel('Beginn', { exact: true }).fill('09:00')
  await page.getByRole('textbox', { name: 'Wer ist dabei?' }).fill('Ada, Jörg')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Meeting starten' }).click()
  await expect(page.getByRole('alert')).toContainText('fehlt noch mindestens ein Punkt')
  await page.getByRole('button', { name: 'Entscheidung', exact: true }).click()
  await page.getByLabel('Minuten für Punkt 1').fill('2')
  await expect(page.getByText('bis 09:42 Uhr')).toBeVisible()
  await page.getByLabel('Wer leitet Punkt 1?').fill('Ada')
  await expectAccessibleUntil(page, '09:10:00')

  await page.getByRole('button', { name: 'Meeting starten' }).click()
  const timer = page.getByRole('timer')
  await expect(timer).toContainText('2:00')
  await expect(timer).toBeInViewport()
  await passTo(page, '09:11:30')
  await expect(timer).toContainText('0:30')
  await passTo(page, '09:13:05')
  await expect(timer).toContainText('+1:05')
  await expect(page.getByText('1 Minute drüber – kürzt ihr beim nächsten Punkt?')).toBeVisible()
  await expectAccessibleUntil(page, '09:20:00')

  await page.getByLabel('Was ist entschieden?').fill('Wir nehmen Angebot B')
  await page.keyboard.press('Enter')
  await page.getByLabel('Aufgabe', { exact: true }).check()
  const task = page.getByLabel('Was ist zu tun?')
  await task.fill('Jörg: Vertrag prüfen bis nächsten Dienstag')
  const understood = page.getByRole('list', { name: 'Verstanden' })
  await expect(understood).toContainText('Wer: Jörg')
  await expect(understood).toContainText('Bis: Dienstag, 12.01.2027')
  await understood.getByRole('button', { name: 'Nicht gemeint: Wer: Jörg' }).click()
  await expect(understood).not.toContainText('Jörg')
  await task.fill('')
  await task.fill('Jörg: Vertrag prüfen bis nächsten Dienstag')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Aufgabe 1', { exact: true })).toHaveValue('Vertrag prüfen')
  await expect(page.getByLabel('Aufgabe 1: Wer?')).toHaveValue('Jörg')
  await expect(page.getByLabel('Aufgabe 1: Bis wann?')).toHaveValue('2027-01-12')

  // A page that is reopened shows the time by the clock, not by what it had counted.
  await page.clock.resume()
  await page.reload({ waitUntil: 'networkidle' })
  await passTo(page, '09:25:05')
  await expect(timer).toContainText('+13:05')
  await expect(page.getByLabel('Entscheidung 1', { exact: true })).toHaveValue(
    'Wir nehmen Angebot B',
  )

  await page.getByRole('button', { name: 'Vollbild' }).click()
  const clock = page.getByRole('dialog', { name: 'Uhr im Vollbild' })
  await expect(clock.getByRole('timer')).toHaveText('+13:05')
  await expect(clock).toContainText('drüber')
  await expect(clock).toContainText('Danach: Optionen und Fakten')
  await clock.getByRole('button', { name: 'Nächster Punkt' }).click()
  await expect(clock.getByRole('timer')).toHaveText('10:00')
  await page.keyboard.press('Escape')
  await expect(clock).toBeHidden()
  await expect(
    page.getByRole('heading', { name: 'Optionen und Fakten', exact: true }),
  ).toBeVisible()
  await passTo(page, '09:30:00')
  await page.getByRole('button', { name: 'Meeting beenden' }).click()
  await page.clock.resume()

  await page.getByRole('button', { name: 'Aus den Notizen zusammenstellen' }).click()
  await expect(page.getByLabel('Zusammenfassung')).toHaveValue(
    'Ziel war: Ein Anbieter für die Werkstatt. Entschieden: Wir nehmen Angebot B. Zu tun: Vertrag prüfen (Jörg, 12.01.2027).',
  )
  await expectAccessible(page)
  const mail = await page.getByRole('link', { name: 'E-Mail öffnen' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain('Vertrag prüfen (Jörg, bis 12.01.2027)')
  const first = page.getByRole('region', { name: '1. Worüber entscheiden wir?' })
  await expect(first).toContainText('geplant 2 Min., gebraucht 15 Min.')
  await expect(first.getByLabel('Entscheidung 1', { exact: true })).toHaveValue(
    'Wir nehmen Angebot B',
  )

  const pdf = await download(page, 'Als PDF')
  expect(pdf.suggestedFilename()).toBe('protokoll-anbieterwahl-fuer-groesse-m-2027-01-05.pdf')
  const text = await textOfPdf(await readFile(await pdf.path()))
  for (const words of [
    'Anbieterwahl für Größe M',
    'Wir nehmen Angebot B',
    'Vertrag prüfen',
    'Jörg',
  ]) {
    expect(text).toContain(words)
  }
  const calendar = await download(page, '1 Aufgabe als .ics')
  const [event] = new ICAL.Component(
    ICAL.parse(await readFile(await calendar.path(), 'utf8')),
  ).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('summary')).toBe('Vertrag prüfen (Jörg)')
  expect(event?.getFirstPropertyValue('dtstart')?.toString()).toBe('2027-01-12')
})

test('a meeting is moderated by keyboard alone, and nothing that goes is lost at once', async ({
  page,
}) => {
  await open(page, '/en/tools/meeting-moderator')
  const press = (keys: string) => page.keyboard.press(keys)
  await page.getByLabel('New item', { exact: true }).focus()
  for (const title of ['Hello', 'Numbers', 'Goodbye']) {
    await page.keyboard.type(title)
    await press('Enter')
  }
  await page.getByRole('button', { name: 'Move item 3 up' }).focus()
  await press('Enter')
  await press('Enter')
  await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue('Goodbye')
  await expect(page.getByRole('button', { name: 'Move item 1 up' })).toBeFocused()
  await expect(page.getByText('“Goodbye” is now item 1 of 3.')).toBeAttached()
  await page.getByRole('button', { name: 'Remove item 1' }).focus()
  await press('Enter')
  await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue('Hello')
  await page.getByRole('button', { name: 'Undo' }).focus()
  await press('Enter')
  await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue('Goodbye')

  await page.getByRole('button', { name: 'Start the meeting' }).focus()
  await press('Enter')
  await expect(page.getByRole('region', { name: 'Run', exact: true })).toBeFocused()
  await press('5')
  await expect(page.getByRole('timer')).toContainText('15:00')
  await press('p')
  await passTo(page, '09:10:00')
  await expect(page.getByRole('timer')).toContainText('15:00')
  await expect(page.getByText('15 min later than planned')).toBeVisible()
  await press('p')
  await press('n')
  await expect(page.getByText('Item 2 of 3')).toBeVisible()
  await press('m')
  // In a field, shortcut keys type letters.
  await page.keyboard.type('Plan 5 + no breaks')
  await press('Enter')
  await press('Escape')
  await press('b')
  await expect(page.getByText('Item 1 of 3')).toBeVisible()
  await expect(page.getByLabel('Decision 1', { exact: true })).toHaveValue('Plan 5 + no breaks')
  await page.getByLabel('Keyboard shortcuts').uncheck()
  await page.getByLabel('Keyboard shortcuts').blur()
  await press('n')
  await expect(page.getByText('Item 1 of 3')).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await press('Escape')
  await expect(page.getByText('Item 1 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Yes, start over' }).click()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('The meeting was deleted.')).toBeVisible()
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Item 1 of 3')).toBeVisible()
})

test('a late meeting is shortened, and its open tasks come along to the next one', {
  tag: '@both',
}, async ({ page }) => {
  await open(page, '/en/tools/meeting-moderator')
  await page.getByLabel('Name of the meeting').fill('Board')
  for (const [title, minutes] of [
    ['Budget', '10'],
    ['Plan', '20'],
    ['Tasks', '10'],
  ] as const) {
    await page.getByLabel('Minutes for the new item').fill(minutes)
    await page.getByLabel('New item', { exact: true }).fill(title)
    await page.getByLabel('New item', { exact: true }).press('Enter')
  }
  await page.getByLabel('Day', { exact: true }).fill('2027-01-05')
  await page.getByLabel('Start', { exact: true }).fill('09:00')
  await page.getByLabel('Place', { exact: true }).fill('Room 4')
  await page.getByLabel('Method for item 1').selectOption({ label: '1-2-4-All' })
  const invitation = await download(page, 'Invitation as .ics')
  expect(invitation.suggestedFilename()).toBe('invitation-board-2027-01-05.ics')
  const [event] = new ICAL.Component(
    ICAL.parse(await readFile(await invitation.path(), 'utf8')),
  ).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('location')).toBe('Room 4')
  expect(String(event?.getFirstPropertyValue('description'))).toContain('Budget')
  const start = event?.getFirstPropertyValue('dtstart')
  expect(start instanceof ICAL.Time && start.toJSDate().toISOString()).toBe(
    '2027-01-05T08:00:00.000Z',
  )
  const agenda = page.getByRole('link', { name: 'Open an email' })
  expect(decodeURIComponent((await agenda.getAttribute('href')) ?? '')).toContain('09:10 Plan')

  await page.getByRole('button', { name: 'Start the meeting' }).click()
  const method = page.getByRole('region', { name: /^1-2-4-All/ })
  await expect(method).toContainText('Alone')
  await expect(method.getByRole('timer')).toContainText('0:50')
  await passTo(page, '09:01:00')
  await expect(method.getByRole('heading')).toHaveText('1-2-4-All: In pairs')
  await method.getByRole('button', { name: 'Next step' }).click()
  await expect(method.getByRole('heading')).toHaveText('1-2-4-All: In fours')
  await expectAccessibleUntil(page, '09:16:00')
  await page.getByRole('button', { name: 'Shorten the rest by 6 min' }).click()
  await expect(page.getByText('The remaining items were shortened by 6 minutes.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Agenda' })).toContainText('16 min')
  await expect(page.getByText('on schedule')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('6 min later than planned')).toBeVisible()

  await page.getByLabel('Parking lot', { exact: true }).check()
  await page.getByLabel('What can wait for later?').fill('New office')
  await page.getByLabel('What can wait for later?').press('Enter')
  await page.getByLabel('Task', { exact: true }).check()
  for (const task of ['Call the bank', 'Book a room']) {
    await page.getByLabel('What has to be done?').fill(task)
    await page.getByLabel('What has to be done?').press('Enter')
  }
  await page.getByLabel('Task 2: done').check()
  await page.getByRole('button', { name: 'End the meeting' }).click()
  await page.clock.resume()
  await page.getByRole('button', { name: 'Next meeting with this plan' }).click()
  await page.getByRole('button', { name: 'Yes, set it up' }).click()
  const carried = page.getByRole('region', { name: 'Open tasks from last time' })
  await expect(carried.getByRole('textbox', { name: 'Task 1', exact: true })).toHaveValue(
    'Call the bank',
  )
  await expect(carried).toContainText('open since 05/01/2027')
  await expect(carried.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add “New office” to the agenda' }).click()
  await expect(page.getByLabel('Item 4', { exact: true })).toHaveValue('New office')
  await expect(page.getByRole('region', { name: 'Parked last time' })).toBeHidden()
  await page.reload({ waitUntil: 'networkidle' })
  await expectAccessible(page)
  await page.getByText('Your 2 meetings').click()
  await expect(page.getByRole('list', { name: 'Your meetings' }).getByRole('listitem')).toHaveCount(
    2,
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Next meeting with this plan' })).toBeVisible()
})

test('an item is dragged to another place', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Stand-up' }).click()
  const titles = page.getByRole('textbox', { name: /^Punkt \d$/ })
  const before = await titles.evaluateAll((fields) =>
    fields.map((field) => (field as HTMLTextAreaElement).value),
  )
  const handle = page.locator('[data-drag-handle]')
  await handle.first().scrollIntoViewIfNeeded()
  const from = await handle.first().boundingBox()
  const to = await handle.nth(2).boundingBox()
  if (!from || !to) throw new Error('The handles have no place on the screen')
  await page.mouse.move(from.x + 10, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 30, { steps: 8 })
  await page.mouse.up()

  await expect(titles.nth(2)).toHaveValue(before[0] ?? '')
  await expect(titles.nth(0)).toHaveValue(before[1] ?? '')
})

const aiTest = ownTest.extend<AiFixture>(aiFixtures)

aiTest(
  'an AI drafts the agenda, hears no name, and gives way to the method when it fails',
  async ({ page, service, consoleErrors }) => {
    await page.goto('/tools/meeting-moderator', { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: 'Wer ist dabei?' }).fill('Ada, Jörg')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Agenda entwerfen lassen' }).click()
    await expect(page.getByRole('alert')).toContainText('Schreibt zuerst das Ziel auf')
    expect(service.calls).toEqual([])
    await page.getByLabel('Ziel', { exact: true }).fill('Ein Anbieter für die Werkstatt')
    await expect(page.getByText(/an den KI-Dienst 127\.0\.0\.1/)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Agenda entwerfen lassen' }).click()
    await expect(page.getByLabel('Punkt 1', { exact: true })).toHaveValue('Ankommen und Ziel')
    await expect(page.getByText('Von einer KI geschrieben.')).toBeVisible()
    const asked = JSON.stringify(service.calls)
    expect(asked).toContain('Ein Anbieter für die Werkstatt')
    expect(asked).not.toMatch(/Ada|Jörg/)

    service.always('refused key')
    await page.getByRole('button', { name: 'Ergebnis' }).click()
    await page.getByRole('button', { name: 'Zusammenfassung schreiben lassen' }).click()
    await expect(page.getByRole('alert')).toContainText('KI-Dienst antwortet gerade nicht')
    await page.getByRole('button', { name: 'Aus den Notizen zusammenstellen' }).click()
    await expect(page.getByText(/ohne KI\.$/)).toBeVisible()
    // The browser itself logs the answer 503.
    consoleErrors.splice(0, consoleErrors.length)
  },
)

for (const device of ['phone', 'desktop'] as const) {
  test(`keys of a keyboard are shown where there is one: ${device}`, {
    tag: device === 'phone' ? '@phone' : [],
  }, async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Entscheidung', exact: true }).click()
    await page.getByRole('button', { name: 'Meeting starten' }).click()
    await expect(page.getByLabel('Ton, wenn die Zeit um ist')).toBeVisible()
    const visible = device === 'desktop'
    await expect(page.locator('kbd').first()).toBeVisible({ visible })
    await expect(page.getByLabel('Tastenkürzel')).toBeVisible({ visible })
  })
}
