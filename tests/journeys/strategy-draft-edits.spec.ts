import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Language, PAGES } from '../../src/site/pages/web/page-table.ts'
import { toolsTexts as germanTools } from '../../src/tools/frame/web/tools.de.ts'
import { toolsTexts as englishTools } from '../../src/tools/frame/web/tools.en.ts'
import { texts as german } from '../../src/tools/strategy-consultant/web/strategy-consultant.de.ts'
import { texts as english } from '../../src/tools/strategy-consultant/web/strategy-consultant.en.ts'
import { type AiFixture, aiFixtures } from '../support/browser/ai-journey.ts'
import {
  expect,
  expectAccessible,
  test as journeyTest,
  lookingTest as test,
} from '../support/browser/journey.ts'
import { textOfPdf } from '../support/pdf.ts'

const WORDS = {
  de: { texts: german, tools: germanTools },
  en: { texts: english, tools: englishTools },
} as const

/** Describes an organisation by hand, and makes a draft. */
async function makeDraft(page: Page, language: Language) {
  const { facts, make, byHand, draft } = WORDS[language].texts
  await page.goto(PAGES.strategyConsultant[language], { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: byHand.button }).first().click()
  await page.getByRole('textbox', { name: facts.labels.name }).fill('Lastenrad Nord')
  await page.getByRole('textbox', { name: facts.labels.description }).fill('Repairs cargo bikes')
  await page.getByRole('textbox', { name: facts.groups.audiences.row(1) }).fill('Parcel services')
  await page.getByRole('button', { name: make.button }).click()
  await expect(
    page.getByRole('heading', { name: draft.title('Lastenrad Nord'), exact: true }),
  ).toBeFocused()
}

async function markdownOf(page: Page, language: Language): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: WORDS[language].tools.document.markdown }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

test('a part of a draft without lines has no card until somebody adds one', async ({ page }) => {
  const { draft } = german
  const title = draft.methodParts.strengths
  const part = page.getByRole('region', { name: title })
  const add = page.getByRole('button', { name: `${draft.edit.add}: ${title}` })
  await makeDraft(page, 'de')
  await expect(part).toHaveCount(0)

  // An empty line is gone, and its card with it.
  await add.press('Enter')
  await expect(part.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(add).toBeFocused()
  await expect(part).toHaveCount(0)

  await page.keyboard.press('Enter')
  await page.keyboard.type('Repairs at the door')
  await page.keyboard.press('Enter')
  await expect(part).toContainText('Repairs at the door')
  await expectAccessible(page)
  await part.getByRole('button', { name: draft.edit.remove(draft.edit.line(title, 1)) }).click()
  await part.getByRole('button', { name: draft.edit.undo }).click()
  await expect(part).toContainText('Repairs at the door')
})

for (const language of ['de', 'en'] as const) {
  test(`lines of a draft are changed, struck out and added by keyboard, and kept: ${language}`, {
    tag: language === 'de' ? '@both' : '@twin',
  }, async ({ page }) => {
    const { draft, facts } = WORDS[language].texts
    const { edit, bases } = draft
    const title = draft.methodParts.customers
    const customers = page.getByRole('region', { name: title })
    const line = edit.line(title, 1)
    const button = (name: string) => customers.getByRole('button', { name, exact: true })
    await makeDraft(page, language)
    const drafted = await customers.getByRole('paragraph').first().innerText()
    expect(drafted).toContain('Parcel services')

    // A changed line is the person's, and the drafted words stay at hand.
    await button(edit.change(line)).focus()
    await page.keyboard.press('Enter')
    const field = customers.getByRole('textbox', { name: line })
    await expect(field).toBeFocused()
    await page.keyboard.type(' And bakers')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(button(edit.change(line))).toBeFocused()
    await expect(customers).toContainText(`${drafted} And bakers`)
    await expect(customers).toContainText(bases.changed.name)
    await expect(customers.getByText(bases.visitor.name, { exact: true })).toBeHidden()
    await customers.getByText(edit.original, { exact: true }).click()
    await expect(customers.getByText(bases.visitor.name, { exact: true })).toBeVisible()
    await expectAccessible(page)

    // Escape leaves the line as it was; what was typed comes back by undoing.
    await page.getByRole('button', { name: edit.change(line), exact: true }).press('Enter')
    await page.keyboard.type(' tomorrow')
    await page.keyboard.press('Escape')
    await expect(customers).not.toContainText('tomorrow')
    await button(edit.undo).press('Enter')
    await expect(customers).toContainText('And bakers tomorrow')
    await expect(button(edit.redo)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(customers).not.toContainText('tomorrow')

    // A struck line stays in sight, and out of the exports.
    await button(edit.strike(line)).press('Enter')
    await expect(button(`${edit.takeBack}: ${line}`)).toBeFocused()
    await expect(customers.locator('s')).toHaveText(`${drafted} And bakers`)
    await expectAccessible(page)
    expect(await markdownOf(page, language)).not.toContain('Parcel services')
    await button(`${edit.takeBack}: ${line}`).press('Enter')
    await expect(button(edit.change(line))).toBeFocused()
    expect(await markdownOf(page, language)).toContain('Parcel services')

    // Lines are added one after the other; an empty one is gone.
    await button(`${edit.add}: ${title}`).press('Enter')
    await page.keyboard.type('Half a')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(customers).toContainText('Half a')
    await expect(customers).toContainText(bases.added.name)
    await button(edit.change(edit.line(title, 2))).press('Enter')
    await page.keyboard.type(' line')
    await page.getByRole('button', { name: edit.done }).click()
    await button(`${edit.add}: ${title}`).press('Enter')
    await page.keyboard.press('Enter')
    await expect(button(`${edit.add}: ${title}`)).toBeFocused()
    await expect(customers.getByRole('listitem')).toHaveCount(2)
    await button(edit.remove(edit.line(title, 2))).press('Enter')
    await expect(button(edit.undo)).toBeFocused()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(customers).not.toContainText('Half a line')
    await button(edit.undo).press('Enter')
    await expect(customers).toContainText('Half a line')

    const markdown = await markdownOf(page, language)
    expect(markdown).toContain(`And bakers (${bases.changed.name})`)
    expect(markdown).toContain(`- Half a line (${bases.added.name})`)
    await expectAccessible(page)

    // A new draft keeps the edits of what it repeats.
    await page.getByRole('button', { name: draft.toFacts }).click()
    await page.getByRole('textbox', { name: facts.labels.size }).fill('Seven people')
    await page.getByRole('link', { name: WORDS[language].texts.steps.names.draft }).click()
    await page.getByRole('button', { name: draft.remake }).click()
    await expect(page.getByRole('region', { name: draft.methodParts.position })).toContainText(
      'Seven people',
    )
    await expect(customers).toContainText('And bakers')
    await expect(customers).toContainText('Half a line')
  })
}

test('a draft in whose place a new one does not fit the edits can be brought back', async ({
  page,
}) => {
  const { draft, facts, storage, steps } = german
  const customers = page.getByRole('region', { name: draft.methodParts.customers })
  const line = draft.edit.line(draft.methodParts.customers, 1)
  await makeDraft(page, 'de')
  await page.getByRole('button', { name: draft.edit.change(line) }).press('Enter')
  await page.keyboard.type(' Und Bäckereien')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: draft.toFacts }).click()
  await page.getByRole('textbox', { name: facts.groups.audiences.row(1) }).fill('Kitas')
  await page.getByRole('link', { name: steps.names.draft }).click()
  await page.getByRole('button', { name: draft.remake }).click()
  await expect(customers).toContainText('Kitas')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(customers).not.toContainText('Bäckereien')
  await page.getByRole('button', { name: storage.undo }).click()
  await expect(customers).toContainText('Und Bäckereien')
})

test('a file holds the edits, and an earlier file without any opens', async ({ page }) => {
  const { draft, storage } = german
  const steps = page.getByRole('region', { name: draft.parts.nextSteps })
  const line = draft.edit.line(draft.parts.nextSteps, 1)
  await makeDraft(page, 'de')
  await page.getByRole('button', { name: draft.edit.strike(line) }).click()
  await page
    .getByRole('button', { name: `${draft.edit.add}: ${draft.hypothesis.title}` })
    .press('Enter')
  await page.keyboard.type('Wer zahlt das?')
  await page.keyboard.press('Enter')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: germanTools.file.save }).click(),
  ])
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  const open = async (changed: unknown) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: germanTools.file.open }).click()
    const buffer = Buffer.from(JSON.stringify(changed))
    await (await choosing).setFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  }
  const { edits, lastEdit, ...made } = file.work.made

  await open({ ...file, work: { ...file.work, made } })
  await expect(page.getByText(germanTools.file.opened)).toBeVisible()
  await expect(steps.locator('s')).toHaveCount(0)
  await open({ ...file, work: { ...file.work, made: { ...made, edits: { ...edits, struck: 7 } } } })
  await expect(page.getByRole('alert')).toContainText('beschädigt')
  await open(file)
  await expect(steps.locator('s')).toHaveCount(1)
  await expect(page.getByText('Wer zahlt das?')).toBeVisible()
  await expect(page.getByRole('button', { name: storage.undo }).first()).toBeVisible()
})

const aiTest = journeyTest.extend<AiFixture>(aiFixtures)

aiTest(
  'what an AI service wrote is edited, and the PDF says whose words are whose',
  { tag: '@both' },
  async ({ page, service }) => {
    const { draft } = english
    const { edit, bases, parts } = draft
    await makeDraft(page, 'en')
    expect(service.calls).not.toHaveLength(0)
    await expect(page.getByText(edit.badge)).toHaveCount(0)
    const opportunities = page.getByRole('region', { name: parts.opportunities })
    const first = edit.line(parts.opportunities, 1)
    const titles = await opportunities.getByRole('heading', { level: 4 }).allInnerTexts()
    await opportunities.getByRole('button', { name: edit.strike(first), exact: true }).click()
    await expect(
      opportunities.getByRole('button', { name: `${edit.takeBack}: ${first}` }),
    ).toBeFocused()
    const second = `${edit.line(parts.opportunities, 2)}, ${edit.opportunityParts.title}`
    await opportunities.getByRole('button', { name: edit.change(second) }).press('Enter')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Rent, do not sell')
    await page.keyboard.press('Enter')
    await opportunities.getByRole('button', { name: edit.add }).press('Enter')
    await page.keyboard.type('Repair cafés')
    await page.keyboard.press('Enter')
    await expect(page.getByText(edit.badge)).toBeVisible()
    await expectAccessible(page)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: englishTools.document.pdf }).click(),
    ])
    const text = await textOfPdf(await readFile(await download.path()))
    expect(text).not.toContain(titles[0])
    expect(text).toContain(`1. Rent, do not sell (${bases.changed.name})`)
    expect(text).toContain(`2. ${titles[2]}`)
    expect(text).toContain(`3. Repair cafés (${bases.added.name})`)
    expect(text).toContain(edit.note)
  },
)
