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
  await expect(page.getByRole('button', { name: 'Meeting starten' })).toBeHidden()
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
  await expect(page.getByText('Die Zeit ist um. Kommt in Ruhe zum Schluss.').first()).toBeVisible()
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

  await page.getByLabel('Zusammenfassung').fill('Wir haben einen Anbieter.')
  await expectAccessible(page)
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
  await page.getByRole('button', { name: '+5 min' }).focus()
  await press('Enter')
  await expect(page.getByRole('timer')).toContainText('15:00')
  await page.getByRole('button', { name: 'Pause' }).focus()
  await press('Enter')
  await passTo(page, '09:10:00')
  await expect(page.getByRole('timer')).toContainText('15:00')
  await expect(page.getByText('15 min later than planned')).toBeVisible()
  await press('Enter')
  await page.getByRole('button', { name: 'Next item' }).focus()
  await press('Enter')
  await expect(page.getByText('Item 2 of 3')).toBeVisible()
  await page.getByLabel('What was decided?').focus()
  await page.keyboard.type('Plan without breaks')
  await press('Enter')
  await expect(page.getByLabel('Decision 1', { exact: true })).toHaveValue('Plan without breaks')
  await page.clock.resume()
  await expectAccessible(page)

  await page.getByText('Your meetings', { exact: true }).click()
  const remove = page.getByRole('button', { name: 'Delete meeting “Untitled”' })
  await remove.click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await press('Escape')
  await expect(page.getByText('Item 2 of 3')).toBeVisible()
  await remove.click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
})

test('a meeting is sent ahead and guided by a method, and what is open comes along to the next one', {
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
  await page.getByRole('button', { name: 'Start the meeting' }).click()
  const method = page.getByRole('region', { name: '1-2-4-All' })
  await expect(method).toContainText('Step 1 of 4')
  await expect(method.getByRole('timer')).toContainText('0:50')
  await passTo(page, '09:01:00')
  await expect(method).toContainText('Step 2 of 4')
  await method.getByRole('button', { name: 'Next step' }).click()
  await expect(method).toContainText('Step 3 of 4')
  await expectAccessibleUntil(page, '09:16:00')
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
})

const aiTest = ownTest.extend<AiFixture>(aiFixtures)

aiTest(
  'an AI drafts the agenda, hears no name, and says when it fails',
  async ({ page, service, consoleErrors }) => {
    await page.goto('/tools/meeting-moderator', { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: 'Wer ist dabei?' }).fill('Ada, Jörg')
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
    // The browser itself logs the answer 503.
    consoleErrors.splice(0, consoleErrors.length)
  },
)
