import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { HOME_TEXTS } from '#site/home/domain/home-texts.ts'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { SITE_TEXTS } from '#site/pages/domain/site-texts.ts'
import { sampleTexts } from '#site/pages/web/load-page-texts.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { texts as strategy } from '#tools/strategy-consultant/web/strategy-consultant.de.ts'
import { startFirefox } from '../support/other-browsers/firefox.ts'
import { findFirefox, findWebKit } from '../support/other-browsers/installed-browsers.ts'
import type { OtherBrowser, WindowSize } from '../support/other-browsers/tab.ts'
import { Visitor } from '../support/other-browsers/visitor.ts'
import { startWebKit } from '../support/other-browsers/webkit.ts'
import { ADMIN } from '../support/product/test-settings.ts'
import {
  logInAndChangePassword,
  NEW_PASSWORD,
  WITH_ADMIN,
} from '../support/programs/admin-session.ts'
import { type RunningProduct, startBuiltProduct } from '../support/programs/running-product.ts'
import { type CompanySite, startCompanySite } from '../support/sites/company-site.ts'

const DESKTOP: WindowSize = { width: 1280, height: 900 }
/** WebKit's window cannot be narrower than the buttons above its page: 447 px. */
const PHONE: WindowSize = { width: 390, height: 844 }
const home = sampleTexts(HOME_TEXTS, 'de')
const siteTexts = sampleTexts(SITE_TEXTS, 'de')
const englishSiteTexts = sampleTexts(SITE_TEXTS, 'en')
const BOOKER = { firstName: 'Sina', lastName: 'Adler', email: 'sina.adler@example.com' }

const firefox = findFirefox()
const webkit = findWebKit()
type Start = () => Promise<OtherBrowser>
const BROWSERS: { name: string; start: Start | null }[] = [
  { name: 'Firefox', start: firefox ? () => startFirefox(firefox) : null },
  { name: 'WebKit', start: webkit ? () => startWebKit(webkit) : null },
]

for (const { name, start } of BROWSERS) {
  describe.skipIf(!start)(`in ${name}`, () => {
    let folder: string
    let companySite: CompanySite
    let product: RunningProduct
    let browser: OtherBrowser

    beforeAll(async () => {
      const parent = path.resolve('.cache/tests')
      await mkdir(parent, { recursive: true })
      folder = await mkdtemp(path.join(parent, 'browsers-'))
      companySite = await startCompanySite()
      product = await startBuiltProduct({ DATA_DIR: folder, ...WITH_ADMIN }, companySite.sites)
      browser = await (start as Start)()
    })

    afterAll(async () => {
      await browser?.close()
      await product?.stop()
      await companySite?.stop()
      await rm(folder, { recursive: true, force: true })
    })

    /** A visitor with a new window. The test fails if the browser has found an error or a violation at its end. */
    async function visit(page: string, size = DESKTOP): Promise<Visitor> {
      const tab = await browser.newTab(size)
      onTestFinished(() => tab.close())
      onTestFinished(async () => expect(await tab.problems(), `errors in ${name}`).toEqual([]))
      const visitor = new Visitor(tab, product.address)
      await visitor.open(page)
      return visitor
    }

    test('the home page leads to a service', async () => {
      const visitor = await visit('/')
      await visitor.sees(home.hero.title)
      const card = home.mission.cards.potenziale
      await visitor.click('link', card?.title ?? '')
      await visitor.isAt(PAGES.potenziale.de)
    })

    test('after the menu was opened by mouse, Tab reaches its entries', async () => {
      const visitor = await visit('/', PHONE)
      await visitor.click('button', siteTexts.nav.openMenu)
      await visitor.sees(siteTexts.nav.trainings)
      const reached: string[] = []
      for (let presses = 0; presses < 3; presses += 1) {
        await visitor.tab.press('Tab')
        reached.push(await visitor.focused())
      }
      const { closeMenu, services, tools } = siteTexts.nav
      expect(reached).toEqual([closeMenu, services, tools])
      await visitor.tab.press('Escape')
      await expect.poll(() => visitor.focused()).toBe(siteTexts.nav.openMenu)
    })

    test('no part of a broken word is shorter than four letters', async () => {
      const visitor = await visit('/', PHONE)
      const parts = await visitor.tab.run(partsOfBrokenWords)
      // WebKit breaks words only where the system has rules of hyphenation.
      if (name === 'Firefox') expect(parts).not.toEqual([])
      expect(parts.filter((part) => part.length < 4)).toEqual([])
    })

    test('the language is switched in place and back', async () => {
      const visitor = await visit(PAGES.datenschutz.de)
      await visitor.click('link', siteTexts.nav.languageToggle.name)
      await visitor.isAt(PAGES.datenschutz.en)
      await visitor.click('link', englishSiteTexts.nav.languageToggle.name)
      await visitor.isAt(PAGES.datenschutz.de)
    })

    test('the contact page shows how to reach the firm', async () => {
      const visitor = await visit(PAGES.potenziale.de)
      await visitor.click('link', siteTexts.nav.contact)
      await visitor.isAt(PAGES.kontakt.de)
      await visitor.sees(SAMPLE_FIRM.phone.display)
      await visitor.sees(SAMPLE_FIRM.email)
    })

    test('a question before booking opens and closes', async () => {
      const visitor = await visit('/trainings')
      const areOpen = () =>
        visitor.tab.run(() => [...document.querySelectorAll('details')].map(({ open }) => open))
      expect((await areOpen()).slice(0, 2)).toEqual([true, false])
      const question = await visitor.tab.run(
        () => document.querySelectorAll('details summary')[1]?.textContent ?? '',
      )
      await visitor.click('summary', question)
      await expect.poll(areOpen).toEqual(expect.arrayContaining([true, true]))
    })

    test('a seat is booked in two steps, and staff see it after their login', async () => {
      const visitor = await visit('/trainings/anmeldung')
      await visitor.isHydrated('[data-island=booking]')
      await visitor.fill('Vorname', BOOKER.firstName)
      await visitor.fill('Nachname', BOOKER.lastName)
      await visitor.fill('E-Mail', BOOKER.email)
      await visitor.fill('Firma', 'Beispielwerk AG')
      await visitor.click('radio', 'Einzelkarte')
      await visitor.click('button', 'Anmelden')
      await visitor.sees('Schritt 2 von 2')
      await visitor.choose('Training', 'Uhren & Zeit')
      await visitor.click('button', 'Jetzt anmelden')
      await visitor.sees('Anmeldung erfolgreich!')
      await visitor.isAt('/trainings')
      await visitor.sees('MF-')

      await logInAndChangePassword(product.address)
      await visitor.open('/admin/login')
      await visitor.isHydrated('main')
      await visitor.fill('E-Mail', ADMIN.email)
      await visitor.fill('Passwort', NEW_PASSWORD)
      await visitor.click('button', 'Anmelden')
      await visitor.isAt('/admin/dashboard')
      await visitor.sees(BOOKER.email)
    })

    test('the Strategy Consultant reads a website', async () => {
      const visitor = await visit(PAGES.strategyConsultant.de)
      await visitor.isHydrated('[data-when=now]')
      await visitor.fill(strategy.address.label, 'http://kranich.example')
      await visitor.click('button', strategy.address.button)
      await visitor.sees(strategy.facts.title)
    })

    test('the Flight Deck makes short questions of a problem', async () => {
      const visitor = await visit(PAGES.flightDeck.de)
      await visitor.isHydrated('[data-when=now]')
      await visitor.fill('Das Problem in einem Satz', 'Unsere Kunden warten auf ein Angebot.')
      await visitor.fill('Wen trifft es am meisten?', 'Anna')
      await visitor.click('link', 'Weiter: Frage')
      await visitor.sees('Anna das Warten auf ein Angebot ersparen?')
    })

    test('the concept of the Flight Deck becomes a picture: a sheet on a plain ground', async () => {
      const visitor = await visit(`${PAGES.flightDeck.de}?sprint=5`)
      await visitor.isHydrated('[data-when=now]')
      await visitor.tab.run(catchPicture)
      await visitor.click('button', 'Als Bild')
      await expect.poll(() => visitor.tab.run(caughtPicture)).toMatch(/^data:image\/png/)
      const [, content = ''] = (await visitor.tab.run(caughtPicture)).split(',')

      const picture = sharp(Buffer.from(content, 'base64'))
      const { width, height } = await picture.metadata()
      const rightOfTheSheet = { left: width - 40, top: 0, width: 40, height }
      const { channels } = await sharp(await picture.extract(rightOfTheSheet).toBuffer()).stats()
      expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0, 0])
    })

    test('the Meeting Moderator starts a meeting', async () => {
      const visitor = await visit(PAGES.meetingModerator.de)
      await visitor.isHydrated('[data-when=now]')
      await visitor.fill('Name des Meetings', 'Anbieterwahl für Größe M')
      await visitor.fill('Ziel', 'Ein Anbieter für die Werkstatt '.repeat(12))
      expect(await visitor.tab.run(cutTextAreas)).toEqual([])
      await visitor.click('button', 'Entscheidung')
      await visitor.click('button', 'Meeting starten')
      await visitor.sees('Nächster Punkt')
    })
  })
}

/** Runs in the page: keeps the picture that the page saves next. */
function catchPicture(): void {
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (picture) => {
    const reader = new FileReader()
    reader.onload = () => document.body.setAttribute('data-caught', String(reader.result))
    reader.readAsDataURL(picture as Blob)
    return create(picture)
  }
}

/** Runs in the page: the caught picture as a data URL; empty if there is none yet. */
function caughtPicture(): string {
  return document.body.getAttribute('data-caught') ?? ''
}

/** Runs in the page: the two parts of each word that a line's end divides. */
function partsOfBrokenWords(): string[] {
  const parts: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') as Node, 4)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { textContent } = texts.currentNode
    for (const { 0: word, index } of (textContent ?? '').matchAll(/\p{L}{5,}/gu)) {
      const lineOf = (letter: number) => {
        range.setStart(texts.currentNode, index + letter)
        range.setEnd(texts.currentNode, index + letter + 1)
        // In WebKit the letter after a soft hyphen also has the rectangle of the hyphen, on the line before.
        return [...range.getClientRects()].at(-1)?.top
      }
      const first = lineOf(0)
      if (first === lineOf(word.length - 1)) continue
      const broken = [...word].findIndex((_, letter) => lineOf(letter) !== first)
      parts.push(word.slice(0, broken), word.slice(broken))
    }
  }
  return parts
}

/** Runs in the page: the names of text areas that do not show their whole text. */
function cutTextAreas(): string[] {
  return [...document.querySelectorAll('textarea')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ labels, value }) => labels[0]?.textContent ?? value)
}
