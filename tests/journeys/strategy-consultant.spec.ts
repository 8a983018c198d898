import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PAGES } from '../../src/site/pages/web/page-table.ts'
import { toolsTexts as germanTools } from '../../src/tools/frame/web/tools.de.ts'
import { toolsTexts as englishTools } from '../../src/tools/frame/web/tools.en.ts'
import { texts as german } from '../../src/tools/strategy-consultant/web/strategy-consultant.de.ts'
import { texts as english } from '../../src/tools/strategy-consultant/web/strategy-consultant.en.ts'
import { type AiFixture, aiFixtures } from '../support/browser/ai-journey.ts'
import { expect, expectAccessible, siteTest as test } from '../support/browser/journey.ts'
import { textOfPdf } from '../support/pdf.ts'

const SITE = 'http://kranich.example'
const COMPANY = 'Kranich Fördertechnik GmbH'

/** The title of the present view, once it has the focus as it should. */
function titleOf(page: Page, title: string) {
  return page.getByRole('heading', { level: 2, name: title, exact: true })
}

async function expectStep(page: Page, title: string) {
  await expect(titleOf(page, title)).toBeFocused()
  await expectAccessible(page)
}

/** Presses Tab until the named element has the focus. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'link', name: string) {
  const target = page.getByRole(role, { name, exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [1] })
  return target
}

async function downloaded(page: Page, button: string): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) }
}

test('a website becomes facts, the corrected facts become a draft, and nothing is lost on the way back', async ({
  page,
}) => {
  const { facts, make, draft } = german
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: german.address.label }).fill(SITE)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strategy Consultant')
  await expectStep(page, facts.title)
  await expect(page.getByRole('textbox', { name: facts.labels.name })).toHaveValue(COMPANY)
  const source = page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: facts.remove('Möbelhersteller') }),
  })
  const link = source.getByRole('link', { name: /^Branchen/ })
  await expect(link).toHaveAttribute('href', `${SITE}/branchen`)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noreferrer')

  await source.getByText(german.quotes(1), { exact: true }).click()
  await expect(source.getByRole('blockquote')).toHaveText('Möbelhersteller')
  await expectAccessible(page)

  const corrected = await tabTo(page, 'textbox', facts.row(facts.groups.audiences, 1))
  await corrected.fill('Tischlereien in Österreich')
  await expect(link).toHaveCount(0)
  await tabTo(page, 'button', facts.remove('Großbäckereien'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: facts.bringBack('Großbäckereien') })).toBeFocused()
  await tabTo(page, 'button', facts.addTo(facts.groups.audiences))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Druckereien')
  await page.reload()
  await expect(corrected).toHaveValue('Tischlereien in Österreich')
  await expect(
    page.getByRole('textbox', { name: facts.row(facts.groups.audiences, 4) }),
  ).toHaveValue('Druckereien')
  await expect(page.getByRole('button', { name: facts.remove('Großbäckereien') })).toHaveCount(0)

  await expect(page.getByText(make.stays)).toBeVisible()
  await tabTo(page, 'button', make.button)
  await page.keyboard.press('Enter')
  await expectStep(page, draft.title(COMPANY))
  await expect(page.getByText(germanTools.ai.madeByMethod)).toBeVisible()
  const customers = page.getByRole('region', { name: draft.parts.customers })
  await expect(customers).toContainText('Tischlereien in Österreich')
  await expect(customers).toContainText(draft.bases.visitor)
  await expect(customers).not.toContainText('Großbäckereien')
  const position = page.getByRole('region', { name: draft.parts.position })
  await page
    .getByRole('textbox', { name: german.thesis.fields.act, exact: true })
    .fill('für Tischlereien mit drei Leuten planen')
  await expect(position.getByRole('link', { name: /^Startseite/ }).first()).toHaveAttribute(
    'href',
    `${SITE}/`,
  )
  await expect(page.getByRole('link', { name: draft.discuss.link })).toHaveAttribute(
    'href',
    PAGES.kontakt.de,
  )

  const pdf = await downloaded(page, germanTools.document.pdf)
  expect(pdf.name).toBe('strategieentwurf-kranich-foerdertechnik-gmbh.pdf')
  const text = await textOfPdf(pdf.file)
  for (const said of [COMPANY, 'Tischlereien in Österreich', `${SITE}/leistungen`]) {
    expect(text).toContain(said)
  }
  // The facts give the method no basis for opportunities: its draft lacks that part.
  const { opportunities, ...parts } = draft.parts
  for (const part of Object.values(parts)) expect(text).toContain(part)
  expect(text).toContain('1987 [Es läuft. Seit 1987.]')
  expect(text).not.toContain('[Anlagenplanung]')
  expect(text).toContain(`${german.thesis.fields.act} für Tischlereien mit drei Leuten planen`)
  expect(text).not.toContain(opportunities)
  const markdown = await downloaded(page, germanTools.document.markdown)
  expect(markdown.file.toString()).toContain(`[Startseite](<${SITE}/>)`)

  await page.goBack()
  await expect(titleOf(page, facts.title)).toBeFocused()
  await expect(corrected).toHaveValue('Tischlereien in Österreich')
  await page.getByRole('button', { name: make.toDraft }).click()
  await expect(titleOf(page, draft.title(COMPANY))).toBeFocused()

  await page.getByRole('button', { name: german.storage.startOver.button }).click()
  await expect(page.getByRole('button', { name: german.storage.startOver.cancel })).toBeFocused()
  await page.getByRole('button', { name: german.storage.startOver.confirm }).click()
  await expect(page.getByRole('textbox', { name: german.address.label })).toHaveValue('')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: german.storage.undo }).click()
  await page.getByRole('link', { name: german.steps.names.draft }).click()
  await expect(titleOf(page, draft.title(COMPANY))).toBeVisible()
})

test('a website that cannot be read is explained, and the company is described by hand', {
  tag: '@both',
}, async ({ page }) => {
  const { failed, byHand, facts, make, draft } = german
  await page.goto(`${PAGES.strategyConsultant.de}?url=unser%20betrieb`, {
    waitUntil: 'networkidle',
  })
  const address = page.getByRole('textbox', { name: german.address.label })
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription(german.address.errors.invalid)

  const alert = page.getByRole('alert')
  for (const [site, failure] of [
    ['http://verboten.example', 'tools.site_refuses'],
    ['http://stumm.example', 'tools.site_silent'],
    ['http://niemand.example', 'tools.site_unknown'],
  ] as const) {
    await address.fill(site)
    await address.press('Enter')
    await expect(alert).toContainText(failed.reasons[failure])
    await expect(address).toHaveValue(site)
  }
  await expectAccessible(page)

  await page.getByRole('button', { name: byHand.button }).first().click()
  await expectStep(page, facts.titleByHand)
  const name = page.getByRole('textbox', { name: facts.labels.name })
  const description = page.getByRole('textbox', { name: facts.labels.description })
  await page.getByRole('button', { name: make.button }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(facts.errors.name)
  await expect(description).toHaveAccessibleDescription(facts.errors.description)
  await name.fill('Öhrlis Fahrradwerkstatt')
  await description.fill('Repariert Lastenräder am Hafen.')
  await page.getByRole('button', { name: make.button }).click()

  await expectStep(page, draft.title('Öhrlis Fahrradwerkstatt'))
  const text = await textOfPdf((await downloaded(page, germanTools.document.pdf)).file)
  expect(text).toContain('Repariert Lastenräder am Hafen')
  expect(text).not.toContain(draft.sources)
})

test('the home page’s form starts the reading at once, and a reload does not repeat it', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Adresse der Website' }).fill(SITE)
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expectStep(page, german.facts.title)
  await page.goBack()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('textbox', { name: german.address.label })).toHaveValue(SITE)
})

test('whoever does not want to wait cancels, and a reload in the middle loses nothing', async ({
  page,
  companySite,
}) => {
  await page.goto(PAGES.strategyConsultant.de, { waitUntil: 'networkidle' })
  const address = page.getByRole('textbox', { name: german.address.label })
  const slowly = async () => {
    const asked = companySite.nextAnswer()
    await address.fill('http://langsam.example')
    await address.press('Enter')
    await expect(titleOf(page, german.reading.title('langsam.example'))).toBeFocused()
    return asked
  }

  const answer = await slowly()
  await expectAccessible(page)
  await page.getByRole('button', { name: germanTools.ai.cancel }).click()
  await expect(page.getByText(german.reading.cancelled)).toBeVisible()
  await expect(address).toHaveValue('http://langsam.example')
  await expect.poll(() => answer.destroyed, 'the website is left alone').toBe(true)

  await slowly()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(address).toHaveValue('http://langsam.example')
})

test('competitors are read one after another and stand side by side, and later it is said what has changed', {
  tag: '@both',
}, async ({ page, companySite }) => {
  const { market, facts, make, draft, thesis, changes } = german
  const again = () => page.getByRole('button', { name: `${market.again}: reiher.example` })
  const row = (title: string) =>
    page.getByRole('group').filter({ has: page.getByRole('heading', { level: 4, name: title }) })
  const open = async (title: string) => {
    const details = row(title)
    if ((await details.getAttribute('open')) === null) {
      await details.getByRole('heading', { level: 4, name: title }).click()
    }
    return details
  }

  await page.goto(`${PAGES.strategyConsultant.de}?url=${SITE}`, { waitUntil: 'networkidle' })
  await expectStep(page, facts.title)
  await page.getByRole('button', { name: make.compare }).click()
  await expectStep(page, market.title)
  const address = page.getByRole('textbox', { name: /^Adresse 1/ })
  await address.fill(SITE)
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription(german.address.errors.known)
  for (const host of ['reiher', 'stumm', 'milan']) {
    await page.getByRole('textbox', { name: /^Adresse/ }).fill(`http://${host}.example`)
    await page.keyboard.press('Enter')
  }
  await expect(titleOf(page, market.title)).toBeFocused()
  await expect(page.getByText(market.pages('milan.example', 4))).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(german.failed.reasons['tools.site_silent'])
  await page.getByRole('button', { name: market.remove('stumm.example') }).click()

  const [reiher, milan] = ['Reiher Intralogistik', 'Milan Fördersysteme'] as const
  const onlyReiher = market.differences.onlyNames(reiher, market.differences.named.prices.one)
  for (const said of [
    onlyReiher,
    market.differences.doesNotName(reiher, market.differences.named.jobs.many),
    market.differences.rules['only one with']('Gurtbänder', milan),
  ]) {
    await expect(page.getByText(said)).toBeVisible()
  }
  const prices = await open(facts.groups.prices)
  await expect(prices.getByText(market.nothing)).toHaveCount(2)
  await prices.getByText('Wartungsvertrag: 290 € im Monat').first().click()
  await expect(prices.getByRole('link', { name: /^Preise/ })).toHaveAttribute(
    'href',
    'http://reiher.example/preise',
  )
  await expectAccessible(page)
  await prices.getByRole('button', { name: new RegExp(`^${market.strike}`) }).click()
  await expect(page.getByText(onlyReiher)).toHaveCount(0)
  await prices.getByRole('button', { name: new RegExp(`^${market.takeBack}`) }).click()

  companySite.timePasses()
  await page.reload({ waitUntil: 'networkidle' })
  await again().click()
  const since = page.getByRole('group').filter({ hasText: '3 Änderungen' }).first()
  await since.locator('summary').first().click()
  for (const said of [
    changes.added('Mietroboter'),
    changes.gone('Versandhandel'),
    changes.changed('Wartungsvertrag: 290 € im Monat', 'Wartungsvertrag: 310 € im Monat'),
  ]) {
    await expect(since.getByText(said)).toBeVisible()
  }
  await expectAccessible(page)

  await page.getByRole('button', { name: make.button }).click()
  await expectStep(page, draft.title(COMPANY))
  await expect(page.getByText(onlyReiher)).toBeVisible()
  const reason = page.getByRole('textbox', { name: thesis.fields.reason, exact: true })
  await reason.fill('nur eine Website Preise nennt')
  await page.getByRole('textbox', { name: thesis.fields.for, exact: true }).fill('feste Preise')
  await expectAccessible(page)

  // The own website again: what the visitor wrote and compared is still there.
  await page.goto(PAGES.strategyConsultant.de, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: german.address.button }).click()
  await expectStep(page, facts.title)
  await expect(page.getByText(/^Seit .* hat sich nichts geändert$/)).toBeVisible()
  await page.getByRole('button', { name: make.toDraft }).click()
  await expect(reason).toHaveValue('nur eine Website Preise nennt')
  const text = await textOfPdf((await downloaded(page, germanTools.document.pdf)).file)
  for (const said of [
    market.differences.title,
    'Wartungsvertrag: 310 € im Monat',
    `${thesis.fields.for} feste Preise.`,
    'http://milan.example/karriere',
  ]) {
    expect(text).toContain(said)
  }
})

const aiTest = test.extend<AiFixture>(aiFixtures)

aiTest(
  'the AI writes, says so, and the method takes over when it fails',
  { tag: '@phone' },
  async ({ page, service }) => {
    const { facts, make, making, draft } = english
    await page.goto(PAGES.strategyConsultant.en, { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: english.address.label }).fill(`${SITE}/en/`)
    await page.keyboard.press('Enter')
    await expectStep(page, facts.title)

    const withAi = page.getByRole('checkbox', { name: /^Let AI write it/ })
    await withAi.uncheck()
    await expect(page.getByText(make.stays)).toBeVisible()
    await withAi.check()
    await expect(page.getByText(/go to the AI service 127\.0\.0\.1/)).toBeVisible()

    service.next('slow')
    await page.getByRole('button', { name: make.button }).click()
    await expect(page.getByText(making.steps.asking)).toBeVisible()
    await page.getByRole('button', { name: englishTools.ai.cancel }).click()
    await expect(page.getByText(making.cancelled)).toBeVisible()

    await page.getByRole('button', { name: make.button }).click()
    await expectStep(page, draft.title(COMPANY))
    await expect(page.getByText(englishTools.ai.madeByAi)).toBeVisible()
    await expect(page.getByRole('region', { name: draft.parts.position })).toContainText(
      draft.bases.assumption,
    )
    const thesis = english.thesis
    await page
      .getByRole('textbox', { name: thesis.fields.act, exact: true })
      .fill('lease conveyors')
    await page.getByRole('button', { name: thesis.take }).click()
    await expect(page.getByRole('textbox', { name: thesis.fields.act, exact: true })).toHaveValue(
      'lease conveyors',
    )
    await expect(page.getByRole('textbox', { name: thesis.fields.for, exact: true })).toHaveValue(
      'small orders',
    )
    await expectAccessible(page)

    await page.getByRole('button', { name: draft.toFacts }).click()
    await page.getByRole('textbox', { name: facts.labels.description }).fill('Builds conveyors.')
    await page.getByRole('link', { name: english.steps.names.draft }).click()
    await expect(page.getByText(draft.outdated['facts changed'])).toBeVisible()
    service.always('fault')
    await page.getByRole('button', { name: make.again }).click()
    await expect(page.getByText(englishTools.ai.problems['tools.ai_unavailable'])).toBeVisible()
    await expect(page.getByText(englishTools.ai.madeByMethod)).toBeVisible()
    const text = await textOfPdf((await downloaded(page, englishTools.document.pdf)).file)
    expect(text).toContain('Builds conveyors')
    expect(text).toContain(`${SITE}/en/services`)
  },
)
