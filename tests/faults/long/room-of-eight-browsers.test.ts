import { chromium, expect as expectOf, type Page } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { startOwnPostgres } from '../../support/database/own-postgres.ts'
import { freshFolder } from '../../support/programs/fresh-folder.ts'
import { freePort, startBuiltProduct } from '../../support/programs/running-product.ts'

const TOOL = '/tools/innovation-flight-deck'
const GUESTS = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fatma', 'Gero']
/** A busy machine draws eight pages slowly, and a browser waits up to five seconds before it connects again. */
const seen = expectOf.configure({ timeout: 60_000 })

/** The product on one port, so that pages find it again after a restart. */
async function startProduct() {
  const postgres = await startOwnPostgres()
  onTestFinished(postgres.stop)
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: await freshFolder('room-of-eight-browsers'),
    PORT: String(await freePort()),
  }
  let running = await startBuiltProduct(settings)
  onTestFinished(() => running.stop())
  return {
    address: running.address,
    async restart(end: 'stop' | 'kill', whileAway: () => Promise<void>) {
      await running[end]()
      await whileAway()
      running = await startBuiltProduct(settings)
    },
  }
}

async function startBrowser() {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  onTestFinished(() => browser.close())
  return {
    /** A page in a browser profile of its own, as on a phone. */
    async open(address: string) {
      const context = await browser.newContext({
        locale: 'de-DE',
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.goto(address)
      return page
    },
  }
}

/** Closes a page and opens it again: only what the browser stores is left. */
async function openAgain(page: Page): Promise<Page> {
  const address = page.url()
  const next = await page.context().newPage()
  await page.close()
  await next.goto(address)
  return next
}

async function writeIdea(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Neue Idee' }).fill(text)
  await page.getByRole('button', { name: 'Notieren' }).click()
  await seen(page.getByRole('list', { name: 'Deine Ideen' })).toContainText(text)
}

async function giveDot(page: Page, idea: string, left: string) {
  await page.getByRole('button', { name: `Punkt geben: ${idea}`, exact: true }).click()
  await seen(page.getByText(left)).toBeVisible()
}

async function openStep(host: Page, name: string, pages: readonly Page[]) {
  await host.getByRole('button', { name: `Weiter: ${name}` }).click()
  await Promise.all(
    pages.map((page) => seen(page.getByText(new RegExp(`: ${name}$`))).toBeVisible()),
  )
}

// Eight pages take about three minutes on two processors, and more on a machine with other load.
test('eight browsers in one room, some without connection, with a server that is killed and stopped, and a host who is gone for good: every idea once, votes right, nothing lost, somebody leads to the end', async () => {
  const product = await startProduct()
  const browser = await startBrowser()

  const host = await browser.open(`${product.address}${TOOL}#team`)
  await host.getByRole('textbox', { name: 'Dein Name' }).fill('Ida')
  await host.getByRole('textbox', { name: 'Eure Frage' }).fill('Wie antworten wir schneller?')
  await host.getByRole('button', { name: 'Raum eröffnen' }).click()
  await seen(host.getByText('Verbunden', { exact: true })).toBeVisible()
  const joined = await Promise.all(
    GUESTS.map(async (name) => {
      const page = await browser.open(host.url())
      await page.getByRole('textbox', { name: 'Dein Name' }).fill(name)
      await page.getByRole('button', { name: 'Dazukommen' }).click()
      await seen(page.getByText('Verbunden', { exact: true })).toBeVisible()
      return page
    }),
  )
  const pages = [host, ...joined]
  const names = ['Ida', ...GUESTS]
  const all = (work: (page: Page, name: string) => Promise<void>) =>
    Promise.all(pages.map((page, index) => work(page, names[index] as string)))
  const setOffline = (isOffline: boolean, ...numbers: number[]) =>
    Promise.all(numbers.map((number) => pages[number]?.context().setOffline(isOffline)))

  await all(async (page) => seen(page.getByText('8 von 8 verbunden')).toBeVisible())
  await openStep(host, 'Ideen', pages)
  await all((page, name) => writeIdea(page, `Erste von ${name}`))
  await setOffline(true, 1, 2)
  await product.restart('kill', async () => {
    await all((page, name) => writeIdea(page, `Zweite von ${name}`))
  })
  await all((page, name) => writeIdea(page, `Dritte von ${name}`))
  // One closes the page while an idea waits.
  await setOffline(true, 3)
  await writeIdea(pages[3] as Page, 'Vierte von Cleo')
  await setOffline(false, 1, 2, 3)
  pages[3] = await openAgain(pages[3] as Page)
  await all(async (page) => seen(page.getByText('Im Raum: 25 Ideen')).toBeVisible())

  await openStep(host, 'Skizzen', pages)
  await openStep(host, 'Ordnen', pages)
  await openStep(host, 'Abstimmung', pages)
  await all((page) => giveDot(page, 'Zweite von Ben', 'Du hast noch 2 Punkte.'))
  await setOffline(true, 4, 5)
  await product.restart('stop', async () => {
    await all((page) => giveDot(page, 'Zweite von Ben', 'Du hast noch einen Punkt.'))
    await all((page) => giveDot(page, 'Dritte von Ada', 'Alle Punkte sind verteilt.'))
  })
  await setOffline(false, 4, 5)
  await all((page) => page.getByRole('button', { name: 'Fertig', exact: true }).click())
  await seen(host.getByText('8 von 8 fertig')).toBeVisible()

  await all(async (page) => seen(page.getByText('8 von 8 verbunden')).toBeVisible())

  await openStep(host, 'Entscheidung', pages)
  const expected = [
    ...names.flatMap((name) =>
      ['Erste', 'Zweite', 'Dritte'].map((place) => `${place} von ${name}`),
    ),
    'Vierte von Cleo',
  ].map((idea) => {
    const dots = { 'Zweite von Ben': '16 Punkte', 'Dritte von Ada': '8 Punkte' }[idea]
    return `${idea}: ${dots ?? '0 Punkte'}`
  })
  const expectAllIdeas = async (page: Page) => {
    const shown = await page.getByRole('listitem').filter({ hasText: ' von ' }).all()
    const ideas = shown.map(async (item) => (await item.locator('p').allInnerTexts()).join(': '))
    const read = (await Promise.all(ideas)).map((text) => text.split(': ').slice(0, 2).join(': '))
    expect(read.toSorted()).toEqual(expected.toSorted())
    expect(await page.getByText('Das hat nicht geklappt.').count()).toBe(0)
  }
  await all(expectAllIdeas)

  // The host's laptop is closed for good, and the server restarted.
  await host.context().close()
  const left = pages.slice(1)
  await product.restart('kill', async () => undefined)
  const takeOver = (page: Page) => page.getByRole('button', { name: 'Leitung übernehmen' })
  await Promise.all(
    left.map(async (page) => {
      await seen(page.getByText('Ida ist nicht verbunden.')).toBeVisible()
      await expectOf(takeOver(page)).toBeVisible({ timeout: 150_000 })
      await expectAllIdeas(page)
    }),
  )
  // Two at once: one leads, and the other is told who.
  const [ada, ben] = left as [Page, Page]
  await Promise.all(
    [ada, ben].map((page) => takeOver(page).evaluate((button: HTMLElement) => button.click())),
  )
  await Promise.all(
    left.slice(2).map((page) => seen(page.getByText(/^(Ada|Ben) leitet\.$/)).toBeVisible()),
  )
  const isBens = await left[2]?.getByText('Ben leitet.', { exact: true }).isVisible()
  const [leader, other, name] = isBens ? [ben, ada, 'Ben'] : [ada, ben, 'Ada']
  await seen(leader.getByText('Du leitest', { exact: true })).toBeVisible()
  await seen(other.getByText(`Das hat nicht geklappt. ${name} leitet.`)).toBeVisible()
  await leader.getByRole('button', { name: 'Diese nehmen: Zweite von Ben' }).click()
  for (const step of ['Storyboard', 'Testplan', 'Ergebnisse']) await openStep(leader, step, left)
}, 600_000)
