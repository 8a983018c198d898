import { editPage } from '../support/browser/edit-pages.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'

test('a question is added, written, sorted and removed where visitors read it', async ({
  page,
  product,
}) => {
  const edited = await editPage(page, product.admin, '/trainings')
  const add = page.getByRole('button', { name: 'Frage hinzufügen' })
  const write = async (label: string, text: string) => {
    await edited.text(label).last().click()
    await edited.field(label).fill(text)
    await page.keyboard.press('Enter')
    await expect(edited.text(label, text)).toBeFocused()
  }
  await add.click()
  const isMissing = page.getByText('Noch nicht zu sehen: Es fehlt die')
  await expect(isMissing).toBeVisible()
  await write('Eigene Frage', 'Ist das vegan?')
  await write('Antwort auf eine eigene Frage', 'Ja, bis auf den Honig.')
  await expect(isMissing).toHaveCount(0)
  await add.click()
  await expect(isMissing).toBeVisible()
  await write('Eigene Frage', 'Gibt es Parkplätze?')
  await write('Antwort auf eine eigene Frage', 'Vor dem Haus.')
  await expectAccessible(page)

  const menu = page.getByRole('button', {
    name: 'Frage „Gibt es Parkplätze?“ verschieben oder entfernen',
  })
  await menu.click()
  await page.getByRole('menuitem', { name: /nach oben$/ }).click()
  await expect(menu).toBeFocused()

  const asked = async () => {
    const visitor = await (await page.request.get('/trainings')).text()
    return [...visitor.matchAll(/<h3[^>]*>(Ist das vegan\?|Gibt es Parkplätze\?)/g)].map(
      ([, question]) => question,
    )
  }
  await expect.poll(asked).toEqual(['Gibt es Parkplätze?', 'Ist das vegan?'])
  await menu.click()
  await page.getByRole('menuitem', { name: /entfernen$/ }).click()
  await expect(menu).toHaveCount(0)
  await expect.poll(asked).toEqual(['Ist das vegan?'])
  const last = page.getByRole('button', {
    name: 'Frage „Ist das vegan?“ verschieben oder entfernen',
  })
  await expect(last).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: /entfernen$/ }).click()
  await expect(last).toHaveCount(0)
  await expect(add).toBeFocused()
})
