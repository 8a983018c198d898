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
  await page
    .getByRole('textbox', { name: facts.row(facts.groups.audiences, 1) })
    .fill('Parcel services')
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

for (const language of ['de', 'en'] as const) {
  test(`lines of a draft are changed, emptied and added by keyboard, and kept: ${language}`, {
    tag: language === 'de' ? '@both' : '@twin',
  }, async ({ page }) => {
    const { texts } = WORDS[language]
    const { draft, facts, steps, make } = texts
    const { edit, bases } = draft
    const title = draft.parts.customers
    const customers = page.getByRole('region', { name: title })
    const field = page.getByRole('textbox', { name: facts.row(title, 1) })
    const own = page.getByRole('textbox', { name: edit.add(title) })
    const toggle = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
    await makeDraft(page, language)
    const drafted = await customers.getByRole('paragraph').first().innerText()
    expect(drafted).toContain('Parcel services')
    await expect(page.getByText(edit.badge)).toHaveCount(0)

    // A changed line is the person's and has no source; a reload loses nothing.
    await toggle(edit.begin)
    await expect(page.getByRole('button', { name: edit.done })).toBeFocused()
    await field.press('End')
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' And bakers')
    await own.fill('Half a line\nAnother')
    await expectAccessible(page)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(customers).toContainText(`${drafted} And bakers`)
    await expect(customers.getByText(bases.changed)).toHaveCount(1)
    await expect(customers.getByText(bases.visitor, { exact: true })).toHaveCount(0)
    await expect(customers.getByText(bases.added)).toHaveCount(2)
    await expect(page.getByText(edit.badge)).toBeVisible()
    const markdown = await markdownOf(page, language)
    expect(markdown).toContain(`And bakers (${bases.changed})`)
    expect(markdown).toContain(`- Half a line (${bases.added})`)
    await expectAccessible(page)

    // An emptied line is left out, and its field shows the words with which it comes back.
    await toggle(edit.begin)
    await field.fill('')
    await expect(field).toHaveAttribute('placeholder', edit.leftOut(drafted))
    expect(await markdownOf(page, language)).not.toContain('Parcel services')
    await field.fill(drafted)
    await toggle(edit.done)
    await expect(customers.getByText(bases.visitor, { exact: true })).toBeVisible()

    // A new draft keeps the edits of what it repeats.
    await toggle(edit.begin)
    await field.fill('Bakers alone')
    await page.getByRole('button', { name: draft.toFacts }).click()
    await page.getByRole('textbox', { name: facts.labels.size }).fill('Seven people')
    await page.getByRole('link', { name: steps.names.draft }).click()
    await page.getByRole('button', { name: make.again }).click()
    await expect(page.getByRole('region', { name: draft.parts.position })).toContainText(
      'Seven people',
    )
    await expect(customers).toContainText('Bakers alone')
    await expect(customers).toContainText('Half a line')
  })
}

test('a draft in whose place a new one does not fit the edits can be brought back', async ({
  page,
}) => {
  const { draft, facts, storage, steps, make } = german
  const customers = page.getByRole('region', { name: draft.parts.customers })
  await makeDraft(page, 'de')
  await page.getByRole('button', { name: draft.edit.begin }).click()
  await page
    .getByRole('textbox', { name: facts.row(draft.parts.customers, 1) })
    .fill('Und Bäckereien')
  await page.getByRole('button', { name: draft.toFacts }).click()
  await page.getByRole('textbox', { name: facts.row(facts.groups.audiences, 1) }).fill('Kitas')
  await page.getByRole('link', { name: steps.names.draft }).click()
  await page.getByRole('button', { name: make.again }).click()
  await expect(customers).toContainText('Kitas')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(customers).not.toContainText('Bäckereien')
  await page.getByRole('button', { name: storage.undo }).click()
  await expect(customers).toContainText('Und Bäckereien')
})

test('a file holds edits, thesis and competitors; a file of an earlier release opens, a damaged one does not', async ({
  page,
}) => {
  const { draft, facts, thesis } = german
  const steps = page.getByRole('region', { name: draft.parts.nextSteps })
  await makeDraft(page, 'de')
  const first = await steps.getByRole('paragraph').first().innerText()
  const reason = page.getByRole('textbox', { name: thesis.fields.reason, exact: true })
  await reason.fill('Wartezeit zählt')
  await page.getByRole('button', { name: draft.edit.begin }).click()
  await page.getByRole('textbox', { name: facts.row(draft.parts.nextSteps, 1) }).fill('')
  await page.getByRole('button', { name: draft.edit.done }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: germanTools.file.save }).click(),
  ])
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  const open = async (work: unknown) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: germanTools.file.open }).click()
    const buffer = Buffer.from(JSON.stringify({ ...file, work }))
    await (await choosing).setFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  }
  const { thesis: _, competitors, competitorAddress, readAt, changes, ...work } = file.work
  const { own, ...made } = work.made

  const edits = {
    changed: {},
    struck: ['nextSteps.1'],
    added: [{ id: 1, section: 'hypothesis', text: 'Wer zahlt das?' }],
  }
  const hypothesis = { group: 'Bäcker', problem: '', change: '', threshold: '', test: '' }
  await open({ ...work, hypothesis, made: { ...made, edits, lastEdit: null } })
  await expect(page.getByText(germanTools.file.opened)).toBeVisible()
  await expect(steps).toContainText(first)
  await expect(steps).toContainText('Wer zahlt das?')
  await expect(reason).toHaveValue('Bäcker')

  const damaged = [
    { ...file.work, made: { ...file.work.made, own: { ...own, changed: 7 } } },
    { ...file.work, competitors: [{ url: 'javascript:alert(1)' }] },
    { ...file.work, changes: { since: null, changes: [{ kind: 'name', before: 7 }] } },
  ]
  for (const one of damaged) {
    await open(one)
    await expect(page.getByRole('alert')).toContainText('beschädigt')
  }
  await open(file.work)
  await expect(reason).toHaveValue('Wartezeit zählt')
  await expect(steps).not.toContainText(first)
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
    const opportunities = page.getByRole('region', { name: parts.opportunities })
    const titles = await opportunities.getByRole('heading', { level: 4 }).allInnerTexts()
    // Each opportunity is three lines: title, reason, experiment.
    const titleField = (number: number) =>
      page.getByRole('textbox', {
        name: english.facts.row(parts.opportunities, 3 * number - 2),
        exact: true,
      })
    await page.getByRole('button', { name: edit.begin }).click()
    await titleField(1).fill('')
    await titleField(2).fill('Rent, do not sell')
    await page.getByRole('textbox', { name: edit.add(parts.opportunities) }).fill('Repair cafés')
    await page.getByRole('button', { name: edit.done }).click()
    await expect(page.getByText(edit.badge)).toBeVisible()
    await expect(opportunities.getByRole('heading', { level: 4 })).toHaveText([
      'Rent, do not sell',
      titles[2] ?? '',
      'Repair cafés',
    ])
    await expectAccessible(page)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: englishTools.document.pdf }).click(),
    ])
    const text = await textOfPdf(await readFile(await download.path()))
    expect(text).not.toContain(titles[0])
    expect(text).toContain(`1. Rent, do not sell (${bases.changed})`)
    expect(text).toContain(`2. ${titles[2]}`)
    expect(text).toContain(`3. Repair cafés (${bases.added})`)
    expect(text).toContain(edit.note)
  },
)
