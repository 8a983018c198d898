import { expect, test } from '@playwright/test'
import { accessibilityViolations } from '../support/browser/accessibility.ts'

const PICTURE_WITHOUT_TEXT = '<img src="data:," class="silent">'

test('violations on a page and in its iframes are found, except in mails', async ({ page }) => {
  await page.route('http://shop.example.com/**', (route) => {
    const isOuter = route.request().url().endsWith('/')
    const iframes = ['/inner', 'http://maps.example.org/'].map(
      (src) => `<iframe title="${src}" src="${src}"></iframe>`,
    )
    const mail = `<iframe title="Mail" sandbox srcdoc='${PICTURE_WITHOUT_TEXT}'></iframe>`
    return route.fulfill({
      contentType: 'text/html',
      body: isOuter
        ? pageWith(`<main><h1>Seite</h1>${iframes.join('')}${mail}</main>`)
        : pageWith(PICTURE_WITHOUT_TEXT),
    })
  })
  await page.route('http://maps.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: pageWith(PICTURE_WITHOUT_TEXT) }),
  )
  await page.goto('http://shop.example.com/')

  expect(await accessibilityViolations(page, 'html')).toEqual([
    'image-alt: iframe[title="/inner"],img, iframe[title="http://maps.example.org/"],img',
  ])
})

function pageWith(content: string): string {
  return `<!doctype html><html lang="de"><title>Seite</title>${content}</html>`
}
