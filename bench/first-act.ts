import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { startProduct } from './contenders.ts'
import { buildNextApp, NEXT_PAGES } from './next-app.ts'
import { number, type Report, type Table } from './report.ts'
import { type Contender, type Figures, figureOf, measureInTurns, type Rounds } from './rounds.ts'
import { inWorkFolderWithNext } from './work-folder.ts'

const ROUNDS = 7
/** When the visitor acts, in seconds after the page has loaded. */
const MOMENTS_S = [0, 1, 3]
/** A slow connection and a phone's processor, as Lighthouse assumes them. */
const BYTES_PER_SECOND = 1_600_000 / 8
const LATENCY_MS = 150
const TIMES_SLOWER = 4
const PHONE = { width: 390, height: 844 }
/** An act without an effect after this time counts as lost. */
const LOST_MS = 15_000

const WEB_VITALS = fileURLToPath(new URL('web-vitals.iife.js', import.meta.resolve('web-vitals')))

/** How long a person holds the pointer down, in milliseconds. */
const PRESSED_MS = 80
/** How long the pointer rests on a link until the next page is fetched: 200 ms for the browser, and the slow line. */
const RESTS_MS = 1_000

interface Act {
  page: string
  name: string
  /** What is clicked. */
  target: string
  /** A key to press after the click. The time counts from the key. */
  key?: string
  /** Whether the pointer rests before the click, so that the browser has fetched the page that a link leads to. */
  rests?: true
  /** An expression that is true in the browser when the effect is visible. */
  effect: string
}

const FIRST_NAME = "document.getElementById('firstName')"

const ACTS: readonly Act[] = [
  {
    page: '/',
    name: 'arrow',
    target: '[aria-label="Nächste Stimme"]',
    effect: "document.querySelector('.carousel-track').scrollLeft > 10",
  },
  {
    page: '/',
    name: 'language',
    target: 'header a[hreflang=en]:visible',
    effect: "document.documentElement.lang === 'en' && !!document.querySelector('main h1')",
  },
  {
    page: '/',
    name: 'menu',
    target: '[popovertarget]:visible',
    effect: "!!document.querySelector(':popover-open')",
  },
  {
    page: '/trainings',
    name: 'question',
    target: 'main details:not([open]) summary',
    // The first is open already.
    effect: "document.querySelectorAll('main details[open]').length > 1",
  },
  {
    page: '/trainings',
    name: 'contact',
    target: 'header a[href="#contact"]',
    effect: 'scrollY > 10',
  },
  {
    page: '/trainings/anmeldung',
    name: 'package',
    target: 'label:has(input[value="complete"])',
    effect: `[...document.querySelectorAll('aside p')].some((text) => text.textContent.includes('Gesamtpreis') && text.checkVisibility())`,
  },
  {
    page: '/trainings/anmeldung',
    name: 'typing',
    target: '#firstName',
    key: 'S',
    effect: `${FIRST_NAME}?.value === 'S'`,
  },
  {
    page: '/trainings/anmeldung',
    name: 'empty submit',
    target: 'form button:has(:text-matches("^(Anmelden|Weiter)$"))',
    // Before the form lives, the browser says it and takes the visitor to the field.
    effect: `${FIRST_NAME}?.ariaInvalid === 'true' || document.activeElement === ${FIRST_NAME}`,
  },
]

/** Acts that a visit does once already. */
const AGAIN: readonly Act[] = [
  { ...(ACTS[1] as Act), name: 'language, fetched', rests: true },
  {
    ...(ACTS.at(-1) as Act),
    name: 'empty submit, notification',
    effect: "!!document.querySelector('li[data-swipe-direction]')",
  },
]

/** The same page in Next.js: a client component whose handler of clicks shows its effect. */
const ACT_IN_NEXT = {
  ...(ACTS.at(-1) as Act),
  page: NEXT_PAGES.live,
  effect: '!!document.querySelector(\'[data-clicks]:not([data-clicks="0"])\')',
}

/** How long after the first act its effect is visible, and whether anything delays the acts of a whole visit. */
export function measureFirstActs(): Promise<Report> {
  return inWorkFolderWithNext('first-act', compareFirstActs)
}

async function compareFirstActs(folder: string, elsewhere: string): Promise<Report> {
  const product = await startProduct(folder)
  const html = await (await fetch(product.address + ACT_IN_NEXT_OF)).text()
  const next = await buildNextApp(elsewhere, { html, reads: [] })
  const nextServer = await next.start()
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  })
  try {
    const rows = [
      ...[...ACTS, ...AGAIN].map((act) => ({
        act,
        name: `\`${act.page}\` ${act.name}`,
        address: product.address,
      })),
      {
        act: ACT_IN_NEXT,
        name: `\`${ACT_IN_NEXT_OF}\` ${ACT_IN_NEXT.name}, Next.js static`,
        address: nextServer.address,
      },
    ]
    const acts = await measureInTurns(
      rows.flatMap(({ act, name, address }) =>
        MOMENTS_S.map(
          (moment): Contender => ({
            name: nameAt(name, moment),
            measure: () => actOnce(browser, address, act, moment),
          }),
        ),
      ),
      { rounds: ROUNDS, warmUps: 0 },
    )
    const pages = [...new Set(ACTS.map(({ page }) => page))]
    const visits = await measureInTurns(
      pages.map((page) => ({
        name: page,
        measure: () => visitWhole(browser, product.address, page),
      })),
      { rounds: ROUNDS, warmUps: 0 },
    )
    return {
      title: 'The first act',
      about:
        `Milliseconds from a click or key to its visible effect, in Chromium at ${number((BYTES_PER_SECOND * 8) / 1e6, 1)} Mbit/s ` +
        `with ${LATENCY_MS} ms latency and a processor ${TIMES_SLOWER} times slower, ${PHONE.width} px wide; each in a new ` +
        `browser profile, 0, 1 and 3 s after the page has loaded. Goals: at most 200 ms after 3 s, 900 ms after 1 s, ` +
        `1,800 ms at once. The browser itself answers an empty submit that comes at once, so no notification follows: that is ` +
        `"lost". Next.js ${next.version} shows the same form as one client component. Below, INP by Google's web-vitals ` +
        'library: the slowest interaction of a visit in which every act of the page is done once.',
      tables: [
        tableOfActs(
          rows.map(({ name }) => name),
          acts,
        ),
        {
          head: ['', 'INP, ms'],
          rows: pages.map((page) => [`\`${page}\``, shown(visits, page, 'inp')]),
        },
      ],
      promises: [],
    }
  } finally {
    await browser.close()
  }
}

const ACT_IN_NEXT_OF = (ACTS.at(-1) as Act).page

function nameAt(name: string, moment: number): string {
  return `${name}, ${moment} s`
}

function tableOfActs(names: readonly string[], acts: Rounds): Table {
  return {
    head: ['', ...MOMENTS_S.map((moment) => `after ${moment} s`)],
    rows: names.map((name) => [
      name,
      ...MOMENTS_S.map((moment) => shown(acts, nameAt(name, moment), 'ms')),
    ]),
  }
}

function shown(rounds: Rounds, name: string, figure: string): string {
  const { median, least, most } = figureOf(rounds, name, figure)
  const text = (value: number) => (value >= LOST_MS ? 'lost' : number(value))
  return `${text(median)} (${text(least)} to ${text(most)})`
}

/** Opens a page as on a phone with a slow connection, and calls `visit` when it has loaded. */
async function onPhone<Result>(
  browser: Browser,
  address: string,
  script: string,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'de-DE' })
  try {
    await context.addInitScript(script)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
    await page.goto(address, { waitUntil: 'load' })
    return await visit(page)
  } finally {
    await context.close()
  }
}

/**
 * Notes in session storage when the visitor acts and when the effect is visible, in ms since 1970: the effect may be on
 * another page.
 */
function watchScript(act: Act): string {
  return `{
    const now = (stamp) => String(performance.timeOrigin + stamp)
    const note = (event) => sessionStorage.getItem('bench-act') ?? sessionStorage.setItem('bench-act', now(event.timeStamp))
    addEventListener('${act.key ? 'keydown' : 'pointerup'}', note, true)
    const look = () => {
      let isVisible = false
      try { isVisible = ${act.effect} } catch {}
      if (sessionStorage.getItem('bench-act') && isVisible) sessionStorage.setItem('bench-effect', now(performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }`
}

async function actOnce(
  browser: Browser,
  address: string,
  act: Act,
  moment: number,
): Promise<Figures> {
  return onPhone(browser, address + act.page, watchScript(act), async (page) => {
    await page.waitForTimeout(moment * 1000)
    await click(page, act)
    const stamp = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
    const until = Date.now() + LOST_MS
    while (Date.now() < until) {
      // While the browser opens another page it cannot be asked.
      const effect = await stamp('bench-effect').catch(() => null)
      if (effect) return { ms: Number(effect) - Number(await stamp('bench-act')) }
      await page.waitForTimeout(50)
    }
    return { ms: LOST_MS }
  })
}

/** Clicks where the target is now, without waiting until it rests: a visitor does not wait either. */
async function click(page: Page, { target, key, rests }: Act): Promise<void> {
  const element = page.locator(target).first()
  // React may put another element in its place meanwhile.
  const box = await firstBox(element)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (rests) {
    await page.mouse.move(x, y)
    await page.waitForTimeout(RESTS_MS)
  }
  await page.mouse.click(x, y, { delay: PRESSED_MS })
  if (key) await page.keyboard.press(key)
}

async function firstBox(element: Locator) {
  for (;;) {
    await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await element.boundingBox()
    if (box) return box
  }
}

/** Does every act of a page once, a second apart, and reads the visit's Interaction to Next Paint. */
async function visitWhole(browser: Browser, address: string, path: string): Promise<Figures> {
  const acts = ACTS.filter(({ page }) => page === path)
  const library = await readFile(WEB_VITALS, 'utf8')
  const script = `${library}; webVitals.onINP(({ value }) => { window.inp = value }, { reportAllChanges: true })`
  return onPhone(browser, address + path, script, async (page) => {
    for (const act of acts) {
      await page.waitForTimeout(1000)
      await click(page, act)
    }
    await page.waitForTimeout(1000)
    return { inp: Number(await page.evaluate(() => Reflect.get(window, 'inp') ?? 0)) }
  })
}
