import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { fillLogin } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { textOfPdf } from '../support/pdf.ts'
import { booking, ownSeat } from '../support/product/bookings.ts'
import { SAMPLE_FACTS } from '../support/product/own-firm.ts'
import { launchProgram } from '../support/programs/running-product.ts'
import { startMailServer } from '../support/servers/mail-server.ts'

const LOGIN = { email: 'berta@krustenwerk.example', password: 'erstes-passwort' }
const PASSWORD = 'Kranich-Tasse-42-Wolke'
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><circle cx="30" cy="30" r="28" fill="#6b2c1a"/><path d="M70 20h160v20H70z" fill="#6b2c1a"/></svg>`
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#6b2c1a"/></svg>`
const svg = (text: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
})

/** What an owner fills in, by group of the firm and label of the field. An empty text empties the field. */
const CONTACT = {
  'Name der Firma': 'Krustenwerk',
  'Name mit Rechtsform': 'Krustenwerk Backschule KG',
  'E-Mail-Adresse': 'post@krustenwerk.example',
  'Telefon, wie es gezeigt wird': '089 555 0199',
  'Telefon, wie es gewählt wird': '+49895550199',
  'Website der Firma': 'https://krustenwerk.example',
}
const ADDRESS = {
  'Straße und Hausnummer': 'Ofenweg 7',
  Postleitzahl: '80999',
  Ort: 'München',
  Lage: 'München, am alten Ofen',
  'Lage auf Englisch': 'Munich, by the old oven',
}
const LINKS = {
  LinkedIn: '',
  Instagram: '',
  'Website eines zweiten Standorts': '',
  'Buchung der Räume': '',
  'Karte zum Einbetten': 'https://karte.krustenwerk.example/embed',
  'Link zur Karte': 'https://karte.krustenwerk.example',
}
const LEGAL = {
  'Vertreten durch': 'Berta Laib',
  'Verantwortlich für den Inhalt': 'Berta Laib',
  Registergericht: 'Amtsgericht München',
  'Registergericht auf Englisch': 'Local court of Munich',
  Registernummer: 'HRA 4711',
  'USt-IdNr.': 'DE123456789',
}
const TRAININGS = [
  'Sauerteig führen',
  'Brezeln schlingen',
  'Croissants tourieren',
  'Brot backen ohne Hefe',
]
const HOME = {
  de: {
    title: 'Brot backen kann man lernen.',
    text: 'Unsere Backschule zeigt Betrieben und ihren Leuten, wie guter Teig entsteht.',
  },
  en: {
    title: 'Anyone can learn to bake bread.',
    text: 'Our baking school shows businesses and their people how good dough is made.',
  },
}

/** Seconds of the keystroke-level model (Card, Moran and Newell): to decide, to point and press, and to type a letter. */
const SECONDS = { deciding: 1.35, clicking: 1.3, letter: 0.28 }

/** Somebody at the screen, whose clicks and letters are counted. */
class Person {
  readonly page: Page
  clicks = 0
  fields = 0
  letters = 0

  constructor(page: Page) {
    this.page = page
  }

  get minutes(): number {
    const { deciding, clicking, letter } = SECONDS
    const acting = this.clicks * (deciding + clicking) + this.fields * deciding
    return (acting + this.letters * letter) / 60
  }

  async click(control: Locator): Promise<void> {
    this.clicks += 1
    await control.click()
  }

  /** Moves to a field with the Tab key and types. */
  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1
    this.letters += text.length + 2
    await field.fill(text)
  }

  async fill(group: Locator, values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(values))
      await this.type(group.getByLabel(label, { exact: true }), text)
  }

  async save(group: Locator): Promise<void> {
    await this.click(group.getByRole('button', { name: 'Speichern' }))
    await expect(group.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  }

  /** Writes texts of the page that is open in the editor, each by the beginning of its button's name, and publishes. */
  async write(texts: readonly (readonly [button: RegExp, text: string])[]): Promise<void> {
    for (const [name, text] of texts) {
      await this.click(this.page.getByRole('button', { name }).first())
      await this.type(this.page.locator('textarea:focus, input:focus'), text)
      await this.click(this.page.getByRole('button', { name: 'Speichern', exact: true }))
      await expect(notificationOf(this.page).last()).toContainText('Im Entwurf gespeichert')
      await expect(this.page.locator('textarea')).toHaveCount(0)
    }
    await this.click(this.page.getByRole('button', { name: /^Veröffentlichen \(/ }))
    await this.click(this.page.getByRole('button', { name: /Änderung(en)? veröffentlichen$/ }))
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }
}

/** A product that nobody has set up, with the sample, as `npm start` begins. */
async function startNew() {
  const parent = path.resolve('.cache/tests')
  await mkdir(parent, { recursive: true })
  const dataDir = await mkdtemp(path.join(parent, 'bakery-'))
  const mails = await startMailServer()
  const product = await launchProgram(['--enable-source-maps', 'dist/server/main.js'], {
    env: {
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: dataDir, INITIAL_CONTENT: '' },
      ...{ SMTP_URL: mails.url, MAIL_FROM: 'post@krustenwerk.example' },
      ...{ ADMIN_EMAIL: LOGIN.email, ADMIN_PASSWORD: LOGIN.password },
    },
  })
  await product.ready
  return {
    ...{ product, mails },
    stop: async () => {
      await product.stop()
      await mails.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

test('somebody who never saw the code makes the site that of a baking school, in the browser alone', async ({
  browser,
}) => {
  const { product, mails, stop } = await startNew()
  const page = await browser.newPage({ baseURL: product.address })
  const person = new Person(page)
  const main = page.getByRole('main')
  const region = (name: string) => main.getByRole('region', { name, exact: true })
  const next = (name: string) => person.click(main.getByRole('link', { name: `Weiter: ${name}` }))
  const unfold = (name: string) => person.click(main.locator('summary', { hasText: name }))

  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  person.letters += LOGIN.email.length + LOGIN.password.length + 2 * PASSWORD.length
  person.clicks += 2
  await fillLogin(page, LOGIN)
  await page.getByLabel('Neues Passwort').fill(PASSWORD)
  await page.getByLabel('Passwort bestätigen').fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()

  await person.click(main.getByRole('link', { name: 'Weiter mit „Firma“' }))
  await person.fill(region('Name und Kontakt'), CONTACT)
  await person.save(region('Name und Kontakt'))
  await person.fill(region('Adresse'), ADDRESS)
  await region('Adresse').getByLabel('Bundesland').selectOption('BY')
  person.clicks += 2
  await person.save(region('Adresse'))
  await unfold('Links und Karte')
  await person.fill(region('Links und Karte'), LINKS)
  await person.save(region('Links und Karte'))
  await unfold('Team')
  const team = region('Team')
  const remove = team.getByRole('button', { name: /^Entfernen: / })
  for (let left = await remove.count(); left > 1; left -= 1) await person.click(remove.last())
  await person.fill(team, {
    ...{ Name: 'Berta Laib', Rolle: 'Bäckermeisterin', 'Rolle auf Englisch': 'Master baker' },
    'Über die Person, in zwei Sätzen': 'Berta führt ihren Sauerteig seit dreißig Jahren.',
  })
  await person.save(team)

  await next('Aussehen')
  const marks = region('Logo und Icon')
  await marks.getByLabel('Datei: Logo', { exact: true }).setInputFiles(svg(LOGO))
  await marks.getByLabel('Datei: Icon', { exact: true }).setInputFiles(svg(ICON))
  // Each file is chosen in a dialog of the system.
  person.clicks += 6
  for (const file of ['Logo', 'Icon'])
    await expect(marks.getByRole('button', { name: `Entfernen: ${file}` })).toBeVisible()
  await person.save(marks)
  await person.type(main.getByRole('textbox', { name: 'Hauptfarbe', exact: true }), '#6b2c1a')
  await person.type(main.getByRole('textbox', { name: 'Akzent', exact: true }), '#e9b949')
  await person.type(main.getByRole('textbox', { name: 'Hintergrund', exact: true }), '#fdf6ec')
  await person.click(main.getByRole('radio', { name: 'Leicht gerundet' }))
  await person.click(main.getByRole('radio', { name: /^Warm/ }))
  await expectAccessible(page)
  await person.click(main.getByRole('button', { name: 'Speichern' }).last())
  await expect(page.locator('#look')).toHaveCount(1)

  await next('Recht')
  await person.fill(region('Recht und Steuern'), LEGAL)
  await person.save(region('Recht und Steuern'))
  for (const language of ['Deutsch', 'Englisch']) {
    await person.click(main.getByRole('link', { name: `Impressum (${language}) bearbeiten` }))
    await person.write([[/Hinweis.* bearbeiten: (Muster|Sample)/, '']])
    await page.goto('/admin/einrichten/recht', { waitUntil: 'networkidle' })
    person.clicks += 1
  }

  await next('E-Mails')
  await person.click(main.getByRole('button', { name: 'Testnachricht senden' }))
  await expect.poll(() => mails.taken.length).toBe(1)
  const [, token] = /\/admin\/testmail#([\w-]+)/.exec(mails.taken[0]?.parsed.text ?? '') ?? []
  await page.goto(`/admin/testmail#${token}`, { waitUntil: 'networkidle' })
  await expect(main).toContainText('Die Testnachricht ist angekommen')
  await page.goto('/admin/einrichten/termine', { waitUntil: 'networkidle' })
  person.clicks += 3

  const trainings: { id: string; title: string }[] = await readJson(page, '/api/trainings')
  for (const [index, title] of TRAININGS.entries()) {
    const sample = trainings[index]?.title ?? ''
    await person.click(main.getByRole('button', { name: `Titel ändern: ${sample}` }))
    await person.type(page.getByRole('dialog').getByLabel('Titel'), title)
    await page.keyboard.press('Enter')
    await expect(main.getByRole('link', { name: title })).toBeVisible()
  }

  for (const language of ['de', 'en'] as const) {
    await page.goto('/admin/einrichten/texte', { waitUntil: 'networkidle' })
    const name = `${language === 'de' ? 'Deutsch' : 'Englisch'} bearbeiten: Startseite`
    person.clicks += 1
    await person.click(main.getByRole('link', { name }))
    await person.write([
      [/^Anfang, Titel bearbeiten/, HOME[language].title],
      [/^Anfang, Text unter dem Titel bearbeiten/, HOME[language].text],
    ])
  }
  await page.goto('/admin/einrichten/online', { waitUntil: 'networkidle' })
  const check = (name: string) => main.getByRole('listitem').filter({ hasText: name })
  await expect(check('Impressum').first()).toContainText('In Ordnung')
  await expect(check('E-Mails kommen an')).toContainText('In Ordnung')
  await expect(check('Ein Termin ist buchbar')).toContainText('In Ordnung')
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/bakery-online.png` })

  const { clicks, letters, minutes } = person
  const took = `${clicks} clicks, ${letters} letters, ${minutes.toFixed(1)} minutes`
  test.info().annotations.push({ type: 'set up in', description: took })
  expect(minutes, took).toBeLessThanOrEqual(15)

  await expectNothingOfTheSample(page, mails)
  await page.close()
  await stop()
})

async function readJson<T>(page: Page, address: string): Promise<T> {
  return (await page.request.get(address)).json()
}

const UNLISTED = [
  ...['/trainings/anmeldung', '/trainings/warteliste', '/buchung', '/gibt-es-nicht', '/en/nothing'],
  ...['/admin/login', '/llms.txt', '/robots.txt', '/site.webmanifest', '/.well-known/security.txt'],
  ...['/trainings/termine.ics', '/api/firm'],
  ...['/favicon.svg', '/meeting', '/en/shared'],
]

/** Reads all pages and files, the mails of a booking with their calendars, and a PDF of a tool. */
async function expectNothingOfTheSample(
  page: Page,
  mails: Awaited<ReturnType<typeof startMailServer>>,
): Promise<void> {
  const read = async (address: string) => (await page.request.get(address)).text()
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(listed.length).toBeGreaterThan(20)
  const [training]: { id: string }[] = await readJson(page, '/api/trainings')
  const calendar = `/api/trainings/${training?.id}/calendar.ics`
  for (const address of [...listed, ...UNLISTED, calendar]) {
    const text = await read(address)
    // The people that the home page shows are texts of that page, not of the firm.
    const left = SAMPLE_FACTS.filter((fact) => fact !== 'Mira Hollen' && text.includes(fact))
    expect.soft(left, address).toEqual([])
    expect.soft(text, address).not.toMatch(/morgenfalz/i)
  }
  await page.goto('/')
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/bakery-home.png`, fullPage: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.de.title)
  await expect(page.getByRole('banner').locator('img[src^="/marks/"]').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.en.title)

  const sent = mails.taken.length
  const answer = await page.request.post('/api/registrations', {
    data: booking(ownSeat(training?.id ?? '')),
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await expect.poll(() => mails.taken.length).toBeGreaterThan(sent)
  for (const { parsed } of mails.taken) {
    const files = parsed.attachments.map(({ content }) => content.toString('utf8'))
    const mail = [parsed.subject, parsed.from?.text, parsed.text, parsed.html, ...files].join('\n')
    expect.soft(mail).not.toMatch(/morgenfalz/i)
    expect.soft(mail).toContain('Krustenwerk')
  }

  await page.goto('/tools/meeting-moderator', { waitUntil: 'networkidle' })
  await page.getByLabel('Name des Meetings').fill('Teigrunde')
  await page.getByRole('button', { name: 'Entscheidung', exact: true }).click()
  await page.getByRole('button', { name: 'Meeting starten' }).click()
  await page.getByRole('button', { name: 'Meeting beenden' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als PDF' }).click()
  const pdf = await textOfPdf(await readFile(await (await coming).path()))
  expect(pdf).toContain('Teigrunde')
  expect(pdf).not.toMatch(/morgenfalz/i)
}
