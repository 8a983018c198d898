import type { Page } from '@playwright/test'
import { texts as german } from '../../src/web/content/de/home.ts'
import { texts as english } from '../../src/web/content/en/home.ts'
import { FIRM } from '../../src/web/content/firm.ts'
import { PAGES } from '../../src/web/content/pages.ts'
import type { HomeTexts } from '../../src/web/content/texts.ts'
import { type AiFixture, aiFixtures } from '../support/browser/ai-journey.ts'
import {
  expect,
  expectAccessible,
  hydrate,
  test as ownTest,
  lookingTest as test,
} from '../support/browser/journey.ts'

const HOMES = [
  { language: 'de', texts: german, carousel: 'Karussell' },
  { language: 'en', texts: english, carousel: 'carousel' },
] as const

function carouselOf(page: Page, texts: HomeTexts) {
  const section = page.getByRole('region', { name: texts.testimonials.title })
  const expectShown = async (index: number) => {
    for (const [place, { quote }] of texts.testimonials.items.entries()) {
      const slide = section.getByRole('article').filter({ hasText: quote })
      await expect(slide).toHaveCount(place === index ? 1 : 0)
    }
  }
  return {
    section,
    next: section.getByRole('button', { name: texts.testimonials.next }),
    previous: section.getByRole('button', { name: texts.testimonials.previous }),
    expectShown,
  }
}

for (const { language, texts, carousel } of HOMES) {
  test.describe(`the home page in "${language}"`, () => {
    const path = PAGES.home[language]
    const sizes = language === 'de' ? '@both' : []

    test('has all its parts, and the services lead to their pages', { tag: sizes }, async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const main = page.getByRole('main')

      await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.hero.title)
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        texts.mission.header,
        texts.testimonials.title,
        texts.tools.title,
        texts.team.title,
        texts.spaces.title,
        texts.contact.title,
      ])
      for (const { pageKey, title, link } of texts.mission.cards) {
        const card = main.getByRole('link', { name: link })
        await expect(card).toContainText(title)
        await expect(card).toHaveAttribute('href', PAGES[pageKey][language])
      }
      for (const { name, role } of FIRM.team) {
        const member = main.getByRole('listitem').filter({ hasText: name })
        await expect(member).toContainText(role[language])
      }
      const booking = main.getByRole('link', { name: texts.spaces.button })
      await expect(booking).toHaveAttribute('href', FIRM.roomBooking)
      await expect(booking).toHaveAttribute('target', '_blank')
      await expect(booking).toHaveAttribute('rel', /noopener/)

      const contact = main.locator('#contact')
      await expect(contact).toContainText(FIRM.legalName)
      await expect(contact).toContainText(FIRM.location[language])
      await expect(contact.getByRole('link', { name: FIRM.phone.display })).toHaveAttribute(
        'href',
        `tel:${FIRM.phone.number}`,
      )
      await expect(contact.getByRole('link', { name: FIRM.email })).toHaveAttribute(
        'href',
        `mailto:${FIRM.email}`,
      )
    })

    test('the call in the picture leads to the contact section', { tag: sizes }, async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('main').getByRole('link', { name: texts.hero.cta }).click()

      await expect(page.locator('#contact')).toBeFocused()
      await expect(page.getByRole('heading', { name: texts.contact.title })).toBeInViewport()
    })

    test('the voices wrap around in both directions, are announced, and obey the keyboard', async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await hydrate(page)
      const { section, next, previous, expectShown } = carouselOf(page, texts)
      const { items, position } = texts.testimonials

      await expect(section).toHaveAttribute('aria-roledescription', carousel)
      await expectShown(0)
      await previous.click()
      await expectShown(2)
      await expect(section.getByRole('status')).toContainText(position(3, 3))
      await expect(section.getByRole('status')).toContainText(items[2]?.quote ?? '')
      await next.click()
      await expectShown(0)
      await next.click()
      await next.click()
      await expectShown(2)
      await next.click()
      await expectShown(0)

      await next.focus()
      await page.keyboard.press('ArrowRight')
      await expectShown(1)
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expectShown(2)
      await previous.focus()
      await page.keyboard.press('Enter')
      await expectShown(1)
    })

    test('the Strategy Consultant takes a web address to its page', async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { inputLabel, button, emptyError, invalidError } = texts.tools.strategyConsultant
      const input = page.getByRole('textbox', { name: inputLabel })
      const send = page.getByRole('button', { name: button, exact: true })

      await send.click()
      await expect(input).toBeFocused()
      await expect(input).toHaveAccessibleDescription(emptyError)

      await input.fill('unser unternehmen')
      await send.click()
      await expect(input).toBeFocused()
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(input).toHaveAccessibleDescription(invalidError)
      await expect(input).toHaveValue('unser unternehmen')
      await expectAccessible(page)

      await input.fill('example.com')
      await expect(input).toHaveAccessibleDescription('')
      await input.press('Enter')
      await expect(page).toHaveURL(
        `${language === 'de' ? '' : '/en'}/tools/strategy-consultant?url=${encodeURIComponent('https://example.com')}`,
      )
      await expect(page.getByRole('textbox', { name: inputLabel })).toHaveValue(
        'https://example.com',
      )
    })
  })
}

test('a finger swipes to the next voice and back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await hydrate(page)
  const { section, expectShown } = carouselOf(page, german)
  const swipe = async (from: number, to: number) => {
    const slide = section.locator('[data-place=shown]')
    await slide.scrollIntoViewIfNeeded()
    const pointer = { pointerType: 'touch', isPrimary: true, bubbles: true }
    await slide.dispatchEvent('pointerdown', { ...pointer, clientX: from })
    await slide.dispatchEvent('pointerup', { ...pointer, clientX: to })
  }

  await swipe(300, 100)
  await expectShown(1)
  await swipe(100, 300)
  await swipe(100, 300)
  await expectShown(2)
  await swipe(100, 120)
  await expectShown(2)
})

test('the voices move unless the visitor wants no motion: then they only fade', async ({
  page,
}) => {
  const restOfNext = () =>
    page.locator('[data-place=after]').evaluate((slide) => ({
      translate: getComputedStyle(slide).translate,
      duration: getComputedStyle(slide).transitionDuration,
    }))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await hydrate(page)
  expect(await restOfNext()).toEqual({ translate: '30%', duration: '0.6s, 0.6s, 0.6s' })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await restOfNext()).translate).toBe('none')
  const { next, expectShown } = carouselOf(page, german)
  await next.click()
  await expectShown(1)
})

test('while a room is on its way, its place says so', { tag: '@both' }, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/images\/room-\d+/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const room = page.getByRole('figure').filter({ hasText: german.spaces.rooms[0]?.name ?? '' })
  await room.scrollIntoViewIfNeeded()

  await expect(room).toContainText(german.spaces.loading)
  release()
  await expect(room).not.toContainText(german.spaces.loading)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all voices can be read, no room waits, and the form still leads on', async ({ page }) => {
    await page.goto('/')
    for (const { quote } of german.testimonials.items) {
      await expect(page.getByRole('article').filter({ hasText: quote })).toHaveCSS('opacity', '1')
    }
    await expect(page.getByRole('button', { name: german.testimonials.next })).toBeHidden()
    await expect(page.getByText(german.spaces.loading)).toHaveCount(0)

    const form = page.locator('form').filter({ has: page.getByRole('textbox') })
    await expect(form).toHaveAttribute('action', '/tools/strategy-consultant')
    await expect(form).toHaveAttribute('method', 'get')
    await expect(form.getByRole('textbox')).toHaveAttribute('name', 'url')
  })
})

/** Checks how many tool cards have the AI badge, in the server's HTML and after hydration. */
async function expectAiBadges(page: Page, { language, texts }: (typeof HOMES)[number], n: number) {
  const path = PAGES.home[language]
  const html = await (await page.request.get(path)).text()
  expect(html.split(`>${texts.tools.aiLabel}<`)).toHaveLength(n + 1)
  await page.goto(path, { waitUntil: 'networkidle' })
  const tools = page.getByRole('region', { name: texts.tools.title })
  await expect(tools.getByRole('heading', { level: 3 })).toHaveCount(texts.tools.cards.length)
  await expect(tools.getByText(texts.tools.aiLabel, { exact: true })).toHaveCount(n)
}

test('without an AI service no tool carries its badge', async ({ page }) => {
  for (const home of HOMES) await expectAiBadges(page, home, 0)
})

ownTest.extend<AiFixture>(aiFixtures)(
  'with an AI service every tool carries its badge',
  async ({ page }) => {
    for (const home of HOMES) await expectAiBadges(page, home, home.texts.tools.cards.length)
    await expectAccessible(page)
  },
)

test('beside their texts, the pictures of the tools are as high as their cards', async ({
  page,
}) => {
  await page.goto('/')
  const cards = page.getByRole('region', { name: german.tools.title }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    const [whole, picture] = [await card.boundingBox(), await card.locator('img').boundingBox()]
    expect(picture?.height).toBeCloseTo(whole?.height ?? 0, 0)
  }
})
