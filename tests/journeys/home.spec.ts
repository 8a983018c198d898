import type { Locator, Page } from '@playwright/test'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { fillPlaceholders } from '../../src/platform/basics/domain/placeholder.ts'
import { HOME_TEXTS, type HomeTexts } from '../../src/site/home/domain/home-texts.ts'
import { sampleTexts } from '../../src/site/pages/web/load-page-texts.ts'
import { PAGES, type ServiceKey } from '../../src/site/pages/web/page-table.ts'
import { type AiFixture, aiFixtures } from '../support/browser/ai-journey.ts'
import {
  expect,
  expectAccessible,
  test as ownTest,
  lookingTest as test,
} from '../support/browser/journey.ts'

const german = sampleTexts(HOME_TEXTS, 'de')
const english = sampleTexts(HOME_TEXTS, 'en')
const HOMES = [
  { language: 'de', texts: german, carousel: 'Karussell' },
  { language: 'en', texts: english, carousel: 'carousel' },
] as const

const TOOLS = Object.keys(german.tools.cards).length

/** "2 von 3" */
function positionOf({ testimonials: { position, items } }: HomeTexts, slide: number): string {
  return fillPlaceholders(position, { nummer: String(slide), anzahl: String(items.length) })
}

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
    const sizes = language === 'de' ? '@both' : '@twin'
    const twin = language === 'de' ? [] : '@twin'

    test('has all its parts, and the services lead to their pages', { tag: sizes }, async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const main = page.getByRole('main')

      await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.hero.title)
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        texts.mission.header,
        texts.trainings.title,
        texts.testimonials.title,
        texts.tools.title,
        texts.team.title,
        texts.spaces.title,
        texts.contact.title,
      ])
      for (const [key, { title }] of Object.entries(texts.mission.cards)) {
        const card = main
          .getByRole('link')
          .filter({ has: page.getByRole('heading', { name: title }) })
        await expect(card).toHaveAttribute('href', PAGES[key as ServiceKey][language])
      }
      for (const { name, role } of SAMPLE_FIRM.team) {
        const member = main.getByRole('listitem').filter({ hasText: name })
        await expect(member).toContainText(role[language])
      }
      const booking = main.getByRole('link', { name: texts.spaces.button })
      await expect(booking).toHaveAttribute('href', SAMPLE_FIRM.roomBooking)
      await expect(booking).toHaveAttribute('target', '_blank')
      await expect(booking).toHaveAttribute('rel', /noopener/)

      const contact = main.locator('#contact')
      await expect(contact).toContainText(SAMPLE_FIRM.legalName)
      await expect(contact).toContainText(SAMPLE_FIRM.location[language])
      await expect(contact.getByRole('link', { name: SAMPLE_FIRM.phone.display })).toHaveAttribute(
        'href',
        `tel:${SAMPLE_FIRM.phone.number}`,
      )
      await expect(contact.getByRole('link', { name: SAMPLE_FIRM.email })).toHaveAttribute(
        'href',
        `mailto:${SAMPLE_FIRM.email}`,
      )
    })

    test('is short on a phone, where team and rooms are scrolled sideways', {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_850)

      const team = page.getByRole('list', { name: texts.team.title })
      const last = team.getByRole('listitem').last()
      await team.getByRole('listitem').first().scrollIntoViewIfNeeded()
      await expect(last).not.toBeInViewport()
      await team.evaluate((list) => list.scrollTo({ left: list.scrollWidth }))
      await expect(team.getByText(SAMPLE_FIRM.team.at(-1)?.name ?? '')).toBeInViewport()
    })

    test('the call in the picture leads to the contact section', { tag: sizes }, async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('main').getByRole('link', { name: texts.hero.cta }).click()

      await expect(page.locator('#contact')).toBeFocused()
      await expect(page.getByRole('heading', { name: texts.contact.title })).toBeInViewport()
    })

    test('the voices wrap around in both directions, are announced, and obey the keyboard', {
      tag: twin,
    }, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { section, next, previous, expectShown } = carouselOf(page, texts)
      const { items } = texts.testimonials
      await section.scrollIntoViewIfNeeded()

      await expect(section).toHaveAttribute('aria-roledescription', carousel)
      await expectShown(0)
      await previous.click()
      await expectShown(2)
      await expect(section.getByRole('status')).toContainText(positionOf(texts, 3))
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

    test('the Strategy Consultant takes a web address to its page', { tag: twin }, async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { inputLabel, button, emptyError, invalidError } =
        texts.tools.cards.strategyConsultant.form
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
      // The tool reads the website at once, and then takes it out of its own address.
      await expect(page).toHaveURL(`${language === 'de' ? '' : '/en'}/tools/strategy-consultant`)
      await expect(page.getByRole('textbox', { name: inputLabel })).toHaveValue(
        'https://example.com',
      )
    })
  })
}

test('a finger swipes to the next voice and back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const { section, expectShown } = carouselOf(page, german)
  const slides = section.getByRole('group')
  const slidesScrolled = () => slides.evaluate((track) => track.scrollLeft / track.clientWidth)
  // What the browser does for a finger: it scrolls, and stops at a slide.
  const swipe = async (slidesWide: number) => {
    await expect.poll(async () => (await slidesScrolled()) % 1).toBe(0)
    await slides.evaluate(
      (track, by) => track.scrollBy({ left: by * track.clientWidth }),
      slidesWide,
    )
  }

  await slides.scrollIntoViewIfNeeded()
  await swipe(0.9)
  await expectShown(1)
  await expect(section.getByRole('status')).toContainText(positionOf(german, 2))
  await swipe(0.9)
  await expectShown(2)
  await swipe(-0.9)
  await expectShown(1)
})

test('the voices move unless the visitor wants no motion: then they only fade', async ({
  page,
}) => {
  const slideOf = (section: Locator) => section.getByRole('article').first()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const { section, next } = carouselOf(page, german)
  await section.scrollIntoViewIfNeeded()
  const slides = section.getByRole('group')
  await expect(section.getByRole('article')).toHaveCount(1)
  const scrolled = () => slides.evaluate((track) => track.scrollLeft)
  await expect(slideOf(section)).toHaveCSS('transition-duration', '0.6s')
  await slides.evaluate((track) => {
    Object.assign(window, { seen: new Set() })
    track.addEventListener('scroll', () => {
      ;(window as unknown as { seen: Set<number> }).seen.add(track.scrollLeft)
    })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: Set<number> }).seen.size)
  await next.click()
  await expect.poll(scrolled).toBeGreaterThan(500)
  // Events of scrolling come with the next frame.
  await expect.poll(seen).toBe(1)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  /** Clicks, and reads at once how long each slide moves; null for one that does not. */
  const moves = () =>
    next.evaluate((button) => {
      ;(button as HTMLElement).click()
      return [...document.querySelectorAll('article')].map((slide) => {
        const move = slide.getAnimations().find((one) => !(one instanceof CSSTransition))
        return move?.effect?.getTiming().duration ?? null
      })
    })
  expect(await moves()).toEqual([null, 600, 600])
  await expect.poll(() => slides.evaluate((track) => track.style.scrollSnapType)).toBe('')
  // After the last comes the first, and the one in the middle does not pass.
  expect(await moves()).toEqual([600, null, 600])
  await expect.poll(scrolled).toBe(0)
})

test('while a room is on its way, its place says so, except on paper', { tag: '@both' }, async ({
  page,
}) => {
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

  await expect(room.getByText(german.spaces.loading)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(room.getByText(german.spaces.loading)).toBeHidden()
  await page.emulateMedia({ media: null })
  await expect(room.getByText(german.spaces.loading)).toBeVisible()
  release()
  await expect(room.getByText(german.spaces.loading)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all voices can be read, no room waits, and the form still leads on', async ({ page }) => {
    await page.goto('/')
    for (const { quote } of german.testimonials.items) {
      await expect(page.getByRole('article').filter({ hasText: quote })).toHaveCSS('opacity', '1')
    }
    await page.getByRole('button', { name: german.testimonials.next }).click()
    await expect(page.getByRole('article').nth(1)).toBeInViewport({ ratio: 0.9 })
    for (const waiting of await page.getByText(german.spaces.loading).all())
      await expect(waiting).toBeHidden()

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
  await expect(tools.getByRole('heading', { level: 3 })).toHaveCount(TOOLS)
  await expect(tools.getByText(texts.tools.aiLabel, { exact: true })).toHaveCount(n)
}

test('without an AI service no tool carries its badge', async ({ page }) => {
  for (const home of HOMES) await expectAiBadges(page, home, 0)
})

ownTest.extend<AiFixture>(aiFixtures)(
  'with an AI service every tool carries its badge',
  async ({ page }) => {
    for (const home of HOMES) await expectAiBadges(page, home, TOOLS)
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
