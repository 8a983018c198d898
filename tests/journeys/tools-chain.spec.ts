import type { Page } from '@playwright/test'
import { PAGES } from '../../src/site/pages/web/page-table.ts'
import { toolsTexts as germanTools } from '../../src/tools/frame/web/tools.de.ts'
import { texts as german } from '../../src/tools/strategy-consultant/web/strategy-consultant.de.ts'
import { addSession } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, siteTest as test } from '../support/browser/journey.ts'
import type { JourneyProduct } from '../support/browser/journey-product.ts'

/** Staff say which training a tool names at its end. */
async function nameTraining(page: Page, product: JourneyProduct, tool: string, address: string) {
  const headers = { Origin: product.address }
  const path = `/api/admin/pages/${tool}`
  const written = await page.request.put(`${path}/de/texts`, {
    data: { key: 'training', content: address },
    headers,
  })
  expect(written.status()).toBe(200)
  const drafts = [{ key: 'training', version: (await written.json()).version }]
  const data = { languages: [{ language: 'de', drafts }] }
  const published = await page.request.post(`${path}/publish`, { data, headers })
  expect(published.status()).toBe(200)
}

test('a question of a draft becomes a sprint, its concept a meeting, and each leads to the training that staff name', async ({
  page,
  product,
}) => {
  const trainings = await (await page.request.get('/api/trainings')).json()
  const { id, title } = trainings.find((one: { bookable: boolean }) => one.bookable)
  await addSession(page, product.admin)
  for (const tool of ['strategyConsultant', 'flightDeck', 'meetingModerator'])
    await nameTraining(page, product, tool, `/trainings/${id}`)
  const training = page.getByRole('paragraph').filter({ hasText: germanTools.chain.training })
  const expectTraining = async () => {
    await expect(training.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/trainings/${id}`,
    )
    await expect(training).toContainText(/Nächster freier Termin: .+, \d+\sPl[aä]tze? frei\./)
  }

  // A sprint and a meeting that are there already.
  await page.goto(PAGES.flightDeck.de)
  const problem = page.getByRole('textbox', { name: 'Das Problem in einem Satz' })
  await problem.fill('Neue essen mittags allein.')
  await page.goto(PAGES.meetingModerator.de)
  await page.getByLabel('Name des Meetings').fill('Montagsrunde')

  await page.goto(`${PAGES.strategyConsultant.de}?url=kranich.example`)
  await page.getByRole('button', { name: german.make.button }).click()
  await expect(page.getByText(germanTools.ai.madeByMethod)).toBeVisible()
  await expectTraining()
  await expectAccessible(page)
  const questions = page.getByRole('region', { name: german.draft.parts.openQuestions })
  const question = await questions.getByRole('listitem').last().getByRole('paragraph').innerText()
  await questions.getByRole('button', { name: `Dazu einen Sprint: ${question}` }).click()

  await expect(page.getByText(`Mit dieser Frage neu beginnen? „${question}“`)).toBeVisible()
  await expect(problem).toHaveValue('Neue essen mittags allein.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ja, neu beginnen' }).click()
  await expect(problem).toHaveValue(question)
  await expect(page.getByText(/aus dem Strategieentwurf zu Kranich/)).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(problem).toHaveValue('Neue essen mittags allein.')
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(problem).toHaveValue(question)

  await page.getByRole('link', { name: 'Weiter: Frage' }).click()
  await page.getByRole('radio', { name: /die Antwort in einer Woche bekommen/ }).check()
  await page.getByRole('link', { name: 'Weiter: Ideen' }).click()
  await page.getByRole('textbox', { name: 'Neue Idee' }).fill('Zehn Kunden anrufen')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Weiter: Auswahl' }).click()
  await page.getByRole('link', { name: 'Weiter: Konzept' }).click()
  await expect(page.getByRole('article')).toContainText('Zehn Kunden anrufen')
  await expectTraining()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Als Meeting planen' }).click()

  await expect(page.getByLabel('Name des Meetings')).toHaveValue('Test planen: Zehn Kunden anrufen')
  await expect(page.getByText('Geplant aus dem Ergebnis „Zehn Kunden anrufen“')).toBeVisible()
  await expect(page.getByLabel('Punkt 3', { exact: true })).toHaveValue(/^Schritt 1 des Tests: /)
  await expect(page.getByLabel('Punkt 8', { exact: true })).toHaveValue(
    'Wer übernimmt was, und bis wann? Zeitrahmen: Fünf Arbeitstage',
  )
  await expectAccessible(page)
  await page.getByText('Eure 2 Meetings').click()
  await expect(page.getByRole('button', { name: /^Montagsrunde/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Eure 2 Meetings')).toBeVisible()

  await page.getByRole('button', { name: 'Meeting starten' }).click()
  await page.getByRole('button', { name: 'Meeting beenden' }).click()
  await expectTraining()
  await expectAccessible(page)
})
