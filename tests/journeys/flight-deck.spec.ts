import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { type AiFixture, aiFixtures } from '../support/browser/ai-journey.ts'
import {
  expect,
  expectAccessible,
  test as ownTest,
  lookingTest as test,
} from '../support/browser/journey.ts'
import { textOfPdf } from '../support/pdf.ts'

const GERMAN = '/tools/innovation-flight-deck'
const ENGLISH = '/en/tools/innovation-flight-deck'

async function downloaded(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('from a problem to a one-page concept, with what was typed and nothing else', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(GERMAN)
  await page
    .getByRole('textbox', { name: 'Was passiert?' })
    .fill('Anfragen für Übergrößen bleiben tagelang liegen.')
  await page
    .getByRole('textbox', { name: 'Wem passiert es?' })
    .fill('Kundschaft mit großen Füßen, das Verkaufsteam')
  await page.getByRole('textbox', { name: 'Woran merkt ihr es?' }).fill('Rund 30 Anrufe pro Woche')
  await page.getByRole('button', { name: 'Nicht geholfen hat' }).click()
  await expect(page.getByRole('textbox', { name: 'Was habt ihr schon versucht?' })).toBeFocused()
  await page.keyboard.type('ein gemeinsames Postfach')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Weiter: Betroffene' }).click()
  await expect(page.getByRole('heading', { name: 'Wen betrifft es?' })).toBeFocused()
  await page.getByRole('button', { name: 'Übernehmen: Kundschaft mit großen Füßen' }).click()
  await expect(page.getByRole('textbox', { name: 'Was brauchen sie?' })).toBeFocused()
  await page.keyboard.type('wissen, ob es ihre Größe gibt')

  await page.getByRole('link', { name: 'Weiter: Fragen' }).click()
  await page
    .getByRole('button', { name: /^Übernehmen: .*Wie könnten wir für Kundschaft mit großen Füßen/ })
    .click()
  await expect(page.getByRole('radio', { name: /^Damit arbeitet ihr.*großen Füßen/ })).toBeChecked()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Weiter: Ideen' }).click()
  await page.getByRole('button', { name: /Was ist das Naheliegende/ }).click()
  await page.keyboard.type('Rückruf am selben Tag')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Größenwächter per Kurznachricht')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Idee 2', exact: true })).toHaveValue(
    'Größenwächter per Kurznachricht',
  )
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Weiter: Auswahl' }).click()
  for (const [idea, score] of [
    ['Am einfachsten: Rückruf am selben Tag', 3],
    ['Größenwächter per Kurznachricht', 4],
  ] as const) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: idea }) })
    for (const one of await card.getByRole('radio', { name: `${score} von 5` }).all()) {
      await one.check()
    }
  }
  const ranking = page.getByRole('list', { name: 'Reihenfolge' }).getByRole('listitem')
  await expect(ranking.first()).toContainText('20 von 25 Punkten')
  await ranking
    .first()
    .getByRole('button', { name: /^Diese nehmen: Größenwächter/ })
    .click()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Weiter: Konzept' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Größenwächter per Kurznachricht',
  )
  await expect(page.getByRole('textbox', { name: 'Versprechen' })).toHaveValue(
    'Für Kundschaft mit großen Füßen: wissen, ob es ihre Größe gibt.',
  )
  await page.getByRole('textbox', { name: 'Messgröße' }).fill('')
  await expect(page.getByRole('article')).toContainText('Noch offen: Woran seht ihr')
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Hypothese' })).toHaveValue(
    /Rund 30 Anrufe pro Woche/,
  )
  const { name, content } = await downloaded(page, page.getByRole('button', { name: 'Als PDF' }))
  expect(name).toBe('groessenwaechter-per-kurznachricht.pdf')
  const text = await textOfPdf(content)
  for (const said of [
    'Größenwächter per Kurznachricht',
    'Anfragen für Übergrößen bleiben tagelang liegen',
    'Nicht geholfen hat ein gemeinsames Postfach',
    'wissen, ob es ihre Größe gibt',
    'Noch offen: Woran seht ihr, ob es funktioniert?',
  ]) {
    expect(text).toContain(said)
  }

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Welche Idee probiert ihr aus?' })).toBeVisible()
})

test('the page as a picture is a sheet at twice its size, in the words of its language', async ({
  page,
}) => {
  await page.goto(`${ENGLISH}?sprint=6`)
  await page.getByRole('textbox', { name: 'Its name' }).fill('Night letterbox')
  const { name, content } = await downloaded(
    page,
    page.getByRole('button', { name: 'As a picture' }),
  )
  expect(name).toBe('night-letterbox.png')
  const { width, height } = await sharp(content).metadata()
  expect(width).toBe(2240)
  expect(height).toBeGreaterThan(1200)
  // The band of the test plan is drawn, in the brand's green: an empty sheet would not have this dominant colour.
  const { dominant } = await sharp(content)
    .extract({ left: 200, top: Math.round(height * 0.75), width: 1800, height: 100 })
    .stats()
  expect(dominant.g).toBeGreaterThan(dominant.r)
  const markdown = await downloaded(page, page.getByRole('button', { name: 'As Markdown' }))
  expect(markdown.content.toString()).toContain('# Night letterbox')
})

test('ideas are noted, moved, removed and brought back by keyboard alone', async ({ page }) => {
  await page.goto(`${ENGLISH}?sprint=4`)
  await expect(page.getByRole('textbox', { name: 'New idea' })).toBeEnabled()
  await page.getByRole('textbox', { name: 'New idea' }).focus()
  for (const idea of ['Anna', 'Bert', 'Cleo']) {
    await page.keyboard.type(idea)
    await page.keyboard.press('Enter')
  }
  const cards = page.getByRole('list', { name: 'Your ideas' }).getByRole('textbox')
  const expectIdeas = async (...ideas: string[]) => {
    await expect(cards).toHaveCount(ideas.length)
    for (const [index, idea] of ideas.entries()) await expect(cards.nth(index)).toHaveValue(idea)
  }
  await expectIdeas('Anna', 'Bert', 'Cleo')

  const forward = page.getByRole('button', { name: 'Move forward: Cleo' })
  await forward.press('Enter')
  await expect(forward).toBeFocused()
  await page.keyboard.press('Enter')
  await expectIdeas('Cleo', 'Anna', 'Bert')
  await expect(page.getByText('Now number 1 of 3.')).toBeAttached()

  await page.getByRole('button', { name: 'Remove: Anna' }).press('Enter')
  await expectIdeas('Cleo', 'Bert')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectIdeas('Cleo', 'Anna', 'Bert')

  await page.getByRole('button', { name: 'Start over' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Yes, delete it' }).press('Enter')
  await expectIdeas()
  await page.reload()
  await expect(page.getByText('Nothing here yet.', { exact: false })).toBeVisible()
})

test('the clock is right after a pause, a reload and a long sleep', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-03-01T10:00:00Z') })
  await page.goto(`${GERMAN}?sprint=4`)
  const clock = page.getByRole('timer')
  await expect(clock).toHaveText('8:00')
  await expect(page.getByRole('button', { name: 'Uhr starten' })).toBeEnabled()
  await page.clock.pauseAt(new Date('2027-03-01T10:10:00Z'))
  await page.getByRole('button', { name: 'Uhr starten' }).click()
  await page.clock.fastForward('01:30')
  await expect(clock).toHaveText('6:30')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.clock.fastForward('30:00')
  await expect(clock).toHaveText('6:30')
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  // A page does not start while the clock is stopped.
  await page.clock.resume()
  await page.reload()
  await expect(clock).toHaveText(/^6:[0-3]\d$/)
  await page.clock.fastForward('01:00:00')
  await expect(clock).toHaveText('0:00')
  await expect(page.getByText('Die Zeit ist um.', { exact: false })).toBeVisible()
})

test('inside a service’s page the tool works without header and footer, and leads out of the frame', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(`${GERMAN}?embed=1`)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.getByRole('link', { name: /^6\. Konzept/ }).click()
  await expect(page).toHaveURL(/embed=1.*sprint=6/)
  await expect(page.getByRole('link', { name: 'Mit uns besprechen' })).toHaveAttribute(
    'target',
    '_parent',
  )
  await expectAccessible(page)
})

const aiTest = ownTest.extend<AiFixture>(aiFixtures)

aiTest(
  'an AI suggests what a person takes over and edits, and its failure leaves the method',
  async ({ page, service, consoleErrors }) => {
    await page.goto(GERMAN)
    await page.getByRole('textbox', { name: 'Was passiert?' }).fill('Neue essen mittags allein')
    await page.getByRole('link', { name: 'Weiter: Betroffene' }).click()
    await expect(page.getByText(/an den KI-Dienst 127\.0\.0\.1/)).toBeVisible()
    expect(service.calls).toEqual([])
    await page.getByRole('button', { name: 'Betroffene vorschlagen lassen' }).click()
    await page.getByRole('button', { name: /^Übernehmen: Neue Kolleginnen/ }).click()
    await expect(page.getByRole('textbox', { name: 'Wer?' })).toHaveValue(
      'Neue Kolleginnen in der ersten Woche',
    )
    expect(JSON.stringify(service.calls)).toContain('Neue essen mittags allein')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Weiter: Fragen' }).click()
    service.always('refused key')
    await page.getByRole('button', { name: 'Fragen vorschlagen lassen' }).click()
    await expect(page.getByRole('alert')).toContainText('KI-Dienst antwortet gerade nicht')
    await page.getByRole('button', { name: /^Übernehmen: Geradeaus/ }).click()
    service.always('good')

    await page.getByRole('link', { name: 'Weiter: Ideen' }).click()
    await page.getByRole('button', { name: 'Ideen vorschlagen lassen' }).click()
    await page.getByRole('button', { name: /^Übernehmen: Eine Patin/ }).click()
    await page.getByRole('link', { name: 'Weiter: Auswahl' }).click()
    await page.getByRole('button', { name: /^Diese nehmen: Eine Patin/ }).click()

    await page.getByRole('link', { name: 'Weiter: Konzept' }).click()
    const promise = page.getByRole('textbox', { name: 'Versprechen' })
    await promise.fill('Niemand isst allein')
    await page.getByRole('button', { name: 'Konzept entwerfen lassen' }).click()
    await expect(page.getByRole('heading', { name: 'Entwurf der KI' })).toBeVisible()
    await expect(promise).toHaveValue('Niemand isst allein')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Diesen Entwurf übernehmen' }).click()
    await expect(promise).not.toHaveValue('Niemand isst allein')
    const markdown = await downloaded(page, page.getByRole('button', { name: 'Als Markdown' }))
    expect(markdown.content.toString()).toContain('Einzelne Texte hat eine KI vorgeschlagen')
    await page.getByRole('button', { name: 'Rückgängig machen' }).click()
    await expect(promise).toHaveValue('Niemand isst allein')
    // The browser itself logs the answer 503.
    consoleErrors.splice(0, consoleErrors.length)
  },
)
