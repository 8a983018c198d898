import sharp from 'sharp'
import { editPage } from '../support/browser/edit-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'

const PATH = '/trainings/kurs-1-uhren'

test('another of the product’s own pictures is chosen by keyboard', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, PATH)
  const change = page.getByRole('button', { name: 'Bild ändern: Uhren & Zeit' })
  await change.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Gipfel mit Route' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Sprechblasen über einer Schale' })).toBeChecked()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await edited.save.focus()
  await page.keyboard.press('Enter')

  await expect(notificationOf(page)).toContainText('Gespeichert')
  await expect(change).toBeFocused()
  expect((await product.training('kurs-1-uhren')).heroImage).toBe(
    '/images/conversational-ai-1280.webp',
  )
})

test('a picture is uploaded, seen and chosen', async ({ page, product }) => {
  const edited = await editPage(page, product.admin, PATH)
  await page.getByRole('button', { name: /^Bild ändern/ }).click()
  const buffer = await sharp({
    create: { width: 1000, height: 750, channels: 3, background: '#0e4a3f' },
  })
    .png()
    .toBuffer()
  await page
    .getByLabel('Bilddatei')
    .setInputFiles({ name: 'wald.png', mimeType: 'image/png', buffer })

  await expect(page.getByRole('radio', { name: 'wald.png' })).toBeChecked()
  await edited.save.click()
  await expect(notificationOf(page)).toContainText('Gespeichert')
  expect((await product.training('kurs-1-uhren')).heroImage).toMatch(/^\/media\/.+-1000\.webp$/)
  const sources = page.getByRole('main').locator('source[type="image/avif"]')
  await expect(sources.first()).toHaveAttribute('srcset', /-480\.avif 480w, .*-1000\.avif 1000w$/)
})

test('what is no picture is refused in words', async ({ page, product, consoleErrors }) => {
  await editPage(page, product.admin, PATH)
  await page.getByRole('button', { name: /^Bild ändern/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Bild ändern' })
  const file = page.getByLabel('Bilddatei')
  await file.setInputFiles({
    name: 'text.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Kein Bild'),
  })
  await expect(dialog.getByRole('alert')).toContainText('kein Bild im Format')
  await file.setInputFiles({
    name: 'riese.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10_000_001),
  })
  await expect(dialog.getByRole('alert')).toContainText('höchstens 10 MB')

  const address = dialog.getByRole('textbox')
  await address.fill('http://example.com/bild.jpg')
  await dialog.getByRole('button', { name: 'Ansehen' }).click()
  await expect(dialog).toContainText('Bitte geben Sie eine https-Adresse')
  await address.fill(`/images/gibt-es-nicht.webp`)
  await dialog.getByRole('button', { name: 'Ansehen' }).click()
  await expect(dialog).toContainText('Unter dieser Adresse ist kein Bild zu finden.')
  expect(consoleErrors.splice(0)).toEqual([
    expect.stringContaining('415'),
    expect.stringContaining('404'),
  ])
})
