import { addDays, berlinDay, formatLongDay } from '../../src/platform/basics/domain/calendar-day.ts'
import { addSession } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { type Period, PricesPage } from '../support/browser/prices-page.ts'

const TODAY = berlinDay(new Date())
const inDays = (days: number) => addDays(TODAY, days)

const WINTER: Period = {
  name: 'Wintertarif',
  type: 'Late Bird',
  from: inDays(40),
  until: inDays(60),
  prices: ['159', '289.5', '529'],
}

const pricesTest = test.extend<{ prices: PricesPage }>({
  prices: async ({ page, product }, use) => {
    await addSession(page, product.admin)
    const prices = new PricesPage(page)
    await prices.open()
    await use(prices)
  },
})

pricesTest(
  'the dashboard leads to the prices, and the prices back to it',
  async ({ page, prices }) => {
    await page.getByRole('link', { name: 'Zurück zum Dashboard' }).click()
    await expect(page).toHaveURL(/\/admin\/dashboard/)
    await page.getByRole('link', { name: 'Preis-Management' }).click()
    await expect(page).toHaveURL(/\/admin\/prices/)

    await expect(
      page.getByText('Erstellen Sie Preiszeiträume für alle drei Pakete gleichzeitig'),
    ).toBeVisible()
    await expect(prices.newForm).toBeVisible()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/trainings$/)
  },
)

pricesTest('a period is created, and the form is empty again', async ({ page, prices }) => {
  await expectAccessible(page)
  await prices.create(WINTER)

  await expect(notificationOf(page)).toContainText('Erfolg')
  await expect(notificationOf(page)).toContainText('Preiszeitraum wurde erfolgreich erstellt')
  const card = prices.card(WINTER.name)
  await expect(card).toContainText('Late Bird')
  await expect(card).toContainText(
    `${formatLongDay(WINTER.from)} bis ${formatLongDay(WINTER.until)}`,
  )
  await expect(card.getByRole('listitem')).toHaveText([
    /Kartensatz\s*4 Trainings\s*€529\.00/,
    /2 Karten\s*2 Trainings\s*€289\.50/,
    /Einzelkarte\s*1 Training\s*€159\.00/,
  ])
  await expect(card.getByRole('heading')).toBeFocused()
  await expect(prices.newForm.getByLabel('Zeitraum-Name')).toHaveValue('')
  await expect(prices.newForm.getByLabel('Preistyp')).toHaveValue('normal')
  await expect(prices.newForm.getByText('Datum wählen')).toHaveCount(2)
  for (const label of ['Einzelticket', '2er Paket', 'Komplett-Paket'])
    await expect(prices.newForm.getByLabel(label)).toHaveValue('')
  await expectAccessible(page)
})

pricesTest(
  'what is missing or wrong is told in a box that has the focus, and nothing typed is lost',
  async ({ page, prices }) => {
    const form = prices.newForm
    const submit = form.getByRole('button', { name: 'Preiszeitraum erstellen' })
    const box = form.getByRole('region', { name: /Bitte füllen|Enddatum muss|Danke/ })

    await form.getByLabel('Zeitraum-Name').fill('Kurz')
    await submit.click()
    await expect(box).toContainText('Bitte füllen Sie alle Felder aus')
    await expect(box).toBeFocused()
    await expect(form.getByLabel('Zeitraum-Name')).toHaveValue('Kurz')
    await expect(form.getByLabel('2er Paket')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await box.getByRole('link', { name: /^2er Paket/ }).click()
    await expect(form.getByLabel('2er Paket')).toBeFocused()

    await prices.fill(form, { ...WINTER, from: inDays(10), until: inDays(9) })
    await submit.click()
    await expect(box).toContainText('Enddatum muss nach dem Startdatum liegen')
    await expect(box).toBeFocused()

    await prices.pickDay(form.getByRole('button', { name: /^Enddatum/ }), inDays(10))
    await submit.click()
    await expect(prices.card(WINTER.name)).toBeVisible()
  },
)

pricesTest(
  'a period that exists is refused with its name, and the form keeps what was typed',
  async ({ page, prices, consoleErrors }) => {
    await prices.fill(prices.newForm, { ...WINTER, name: 'Vollkarte', type: 'Normal' })
    await prices.newForm.getByRole('button', { name: 'Preiszeitraum erstellen' }).click()

    const sentence = 'Den Preiszeitraum „Vollkarte“ mit diesem Preistyp gibt es schon.'
    await expect(notificationOf(page)).toContainText(sentence)
    await expect(prices.newForm.getByRole('heading', { name: sentence })).toBeVisible()
    await expect(prices.newForm.getByLabel('Zeitraum-Name')).toHaveAttribute('aria-invalid', 'true')
    await expect(prices.newForm.getByLabel('Einzelticket')).toHaveValue('159')
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
  },
)

pricesTest('a comma is read as people mean it', async ({ page, prices }) => {
  const field = prices.newForm.getByLabel('Einzelticket')
  await field.click()
  await page.keyboard.type('140,50')
  await expect(field).toHaveValue('140.50')

  await field.fill('')
  await field.evaluate((input: HTMLInputElement) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '1.234,50 €')
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(field).toHaveValue('1234.50')
})

pricesTest(
  'an edit replaces the card, one at a time, and the focus comes back to its button',
  async ({ page, prices }) => {
    const { editForm } = prices
    await prices.editButton('Frühkarte').click()
    await expect(editForm.getByText('Ändern Sie die Daten des Preiszeitraums')).toBeVisible()
    await expect(prices.card('Frühkarte')).toHaveCount(0)
    await expect(editForm.getByLabel('Zeitraum-Name')).toHaveValue('Frühkarte')
    await expect(editForm.getByLabel('Preistyp')).toHaveValue('early_bird')
    await expect(editForm.getByLabel('Einzelticket')).toHaveValue('112.00')
    await expectAccessible(page)

    await prices.editButton('Vollkarte').click()
    await expect(editForm).toHaveCount(1)
    await expect(editForm.getByLabel('Zeitraum-Name')).toHaveValue('Vollkarte')
    await editForm.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(prices.editButton('Vollkarte')).toBeFocused()

    await prices.editButton('Frühkarte').click()
    await editForm.getByLabel('Einzelticket').fill('99.9')
    await editForm.getByRole('button', { name: 'Speichern' }).click()
    await expect(notificationOf(page)).toContainText('Preiszeitraum wurde erfolgreich aktualisiert')
    await expect(prices.card('Frühkarte')).toContainText('€99.90')
    await expect(prices.editButton('Frühkarte')).toBeFocused()
    await expect(prices.preview).toContainText('99,90')
  },
)

pricesTest('typed input is not lost without a question', async ({ page, prices }) => {
  const questions: string[] = []
  let answer = false
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return answer ? dialog.accept() : dialog.dismiss()
  })
  await prices.editButton('Frühkarte').click()
  await prices.editForm.getByLabel('Zeitraum-Name').fill('Frühbucher')

  await prices.editButton('Vollkarte').click()
  await expect(prices.editForm.getByLabel('Zeitraum-Name')).toHaveValue('Frühbucher')
  await page.getByRole('link', { name: 'Zurück zum Dashboard' }).click()
  await expect(prices.editForm.getByLabel('Zeitraum-Name')).toHaveValue('Frühbucher')
  expect(questions).toEqual([
    expect.stringContaining('noch nicht gespeichert'),
    expect.stringContaining('noch nicht gespeichert'),
  ])

  answer = true
  await prices.editButton('Vollkarte').click()
  await expect(prices.editForm.getByLabel('Zeitraum-Name')).toHaveValue('Vollkarte')
  await page.getByRole('link', { name: 'Zurück zum Dashboard' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  expect(questions).toHaveLength(3)
})

pricesTest('a period is deleted after a question, and only then', async ({ page, prices }) => {
  const questions: string[] = []
  let answer = false
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return answer ? dialog.accept() : dialog.dismiss()
  })
  await prices.deleteButton('Frühkarte').click()
  await expect(prices.card('Frühkarte')).toBeVisible()

  answer = true
  await prices.deleteButton('Frühkarte').click()
  await expect(notificationOf(page)).toContainText('Preiszeitraum wurde gelöscht')
  await expect(prices.card('Frühkarte')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Bestehende Preiszeiträume' })).toBeFocused()
  await prices.deleteButton('Vollkarte').click()
  await expect(page.getByText('Noch keine Preiszeiträume erstellt')).toBeVisible()
  expect(questions[0]).toBe('Möchten Sie den Preiszeitraum "Frühkarte" wirklich löschen?')
  await expectAccessible(page)
})

pricesTest('an odd name is created, changed, renamed and deleted', async ({ page, prices }) => {
  page.on('dialog', (dialog) => dialog.accept())
  const name = '../%2e%2e/Früh/Spät 50% ?#&= "Gänsefüßchen" <b>\\ 🎄'
  await prices.create({ ...WINTER, name })
  await prices.editButton(name).click()
  await prices.editForm.getByLabel('Komplett-Paket').fill('1')
  await prices.editForm.getByRole('button', { name: 'Speichern' }).click()
  await expect(prices.card(name)).toContainText('€1.00')
  await prices.editButton(name).click()
  await prices.editForm.getByLabel('Zeitraum-Name').fill(`${name} neu`)
  await prices.editForm.getByRole('button', { name: 'Speichern' }).click()
  await prices.deleteButton(`${name} neu`).click()
  await expect(prices.card(`${name} neu`)).toHaveCount(0)
  await prices.fill(prices.newForm, { ...WINTER, name: '..' })
  await prices.newForm.getByRole('button', { name: 'Preiszeitraum erstellen' }).click()
  await expect(
    prices.newForm.getByRole('heading', { name: /nur aus Punkten besteht/ }),
  ).toBeVisible()
})

pricesTest(
  'the shop shows a new price at once, and the preview any day',
  async ({ page, prices }) => {
    await prices.create({ ...WINTER, name: 'Blitz', from: TODAY, until: inDays(2) })
    await expect(prices.preview.getByRole('listitem').first()).toContainText('159')

    await prices.pickDay(prices.preview.getByRole('button', { name: /^Tag/ }), inDays(3))
    const single = prices.preview.getByRole('listitem').first()
    await expect(single).toContainText('112')
    await expect(single).toContainText('Early Bird')

    await page.goto('/trainings')
    const html = await (await page.request.get('/trainings')).text()
    expect(html).toContain('159 €'.replace(' ', '\u00a0'))
    await expect(page.getByText('289,50 €')).toBeVisible()
  },
)

pricesTest(
  'overlaps, gaps and dear early birds are told before and after saving',
  async ({ prices }) => {
    const form = prices.newForm
    await prices.fill(form, {
      name: 'Zweitfrüh',
      type: 'Early Bird',
      from: inDays(5),
      until: inDays(8),
      prices: ['155', '206', '376'],
    })
    await expect(form).toContainText(
      `„Zweitfrüh“ und „Frühkarte“ überschneiden sich vom ${formatLongDay(inDays(5))} bis ${formatLongDay(inDays(8))}. Es gilt „Zweitfrüh“.`,
    )
    await expect(form).toContainText('In „Zweitfrüh“ kostet „Einzelkarte“')
    await form.getByRole('button', { name: 'Preiszeitraum erstellen' }).click()
    await expect(prices.card('Zweitfrüh')).toBeVisible()
    await expect(prices.list).toContainText('mehr (155 €) als zum regulären Preis (140 €)')

    await expect(prices.timeline.getByRole('listitem')).toHaveText([
      /^Frühkarte/,
      /^Zweitfrüh/,
      /^Vollkarte/,
    ])
    await prices.timeline.getByRole('link', { name: 'Vollkarte' }).click()
    await expect(prices.card('Vollkarte').getByRole('heading')).toBeFocused()
  },
)

pricesTest(
  'somebody else’s change is shown beside one’s own, and either can be kept',
  async ({ page, prices, product, consoleErrors }) => {
    await prices.editButton('Vollkarte').click()
    await product.query(
      `update price_schedules set version = version + 1, price = price + 1 where period_name = 'Vollkarte'`,
    )
    await prices.editForm.getByLabel('Einzelticket').fill('145')
    await prices.editForm.getByRole('button', { name: 'Speichern' }).click()

    const notice = prices.editForm.getByRole('region', { name: /Inzwischen geändert/ })
    await expect(notice).toBeFocused()
    await expect(notice).toContainText('Einzelkarte €141.00')
    await expect(prices.editForm.getByLabel('Einzelticket')).toHaveValue('145')
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Mit meinen Eingaben weitermachen' }).click()
    await prices.editForm.getByRole('button', { name: 'Speichern' }).click()
    await expect(prices.card('Vollkarte')).toContainText('€145.00')
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('412')])
  },
)

pricesTest(
  'the calendar of the last day opens at the month of the first one, and any year can be picked',
  async ({ page, prices }) => {
    const first = inDays(200)
    const [year, month] = first.split('-')
    await prices.pickDay(prices.newForm.getByRole('button', { name: /^Startdatum/ }), first)
    const last = prices.newForm.getByRole('button', { name: /^Enddatum/ })
    await last.click()
    const calendar = page.getByRole('dialog')
    const years = calendar.getByRole('combobox', { name: 'Jahr auswählen' })
    const months = calendar.getByRole('combobox', { name: 'Monat auswählen' })
    await expect(years).toHaveValue(String(Number(year)))
    await expect(months).toHaveValue(String(Number(month) - 1))
    await expectAccessible(page)

    await years.selectOption(String(Number(year) + 2))
    await months.selectOption({ label: 'März' })
    await calendar.getByRole('button', { name: /\b15\. März/ }).click()
    await expect(last).toContainText(`15. März ${Number(year) + 2}`)
  },
)

pricesTest(
  'a period is created, changed and deleted with the keyboard alone',
  async ({ page, prices }) => {
    page.on('dialog', (dialog) => dialog.accept())
    const { newForm, editForm } = prices
    const { keyboard } = page
    await prices.tabTo(newForm.getByLabel('Zeitraum-Name'))
    await keyboard.type('Tasten')
    await prices.tabTo(newForm.getByRole('button', { name: /^Startdatum/ }))
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await prices.tabTo(newForm.getByRole('button', { name: /^Enddatum/ }))
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const label of ['Einzelticket', '2er Paket', 'Komplett-Paket']) {
      await prices.tabTo(newForm.getByLabel(label))
      await keyboard.type('12,5')
    }
    await keyboard.press('Enter')
    const card = prices.card('Tasten')
    await expect(card).toContainText(`${formatLongDay(TODAY)} bis ${formatLongDay(inDays(1))}`)
    await expect(card.getByRole('heading')).toBeFocused()

    await prices.tabTo(prices.editButton('Tasten'))
    await keyboard.press('Enter')
    await expect(editForm.getByRole('heading', { name: 'Preiszeitraum bearbeiten' })).toBeFocused()
    await prices.tabTo(editForm.getByLabel('Zeitraum-Name'))
    await keyboard.type(' neu')
    await keyboard.press('Enter')
    await expect(prices.card('Tasten neu').or(prices.card(' neu'))).toBeVisible()
    await prices.tabTo(prices.list.getByRole('button', { name: /neu.*löschen$/ }))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Bestehende Preiszeiträume' })).toBeFocused()
  },
)

pricesTest(
  'only "Laden..." is shown while the prices load, and a failure can be tried again',
  async ({ page, prices, consoleErrors }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/price-schedules', async (route) => {
      await held
      await route.fulfill({ status: 503, json: {} })
    })
    await page.reload()
    await expect(page.getByText('Laden...', { exact: true })).toBeVisible()
    expect((await page.locator('body').innerText()).trim()).toMatch(/Laden\.\.\.$/)
    await expect(page.getByRole('heading')).toHaveCount(0)
    release()
    await expect(page.getByRole('alert')).toContainText('Die Preise konnten nicht geladen werden.')
    await page.unroute('**/api/price-schedules')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(prices.newForm).toBeVisible()
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('503')])
  },
)

pricesTest('the screen is whole at the width of a tablet', async ({ page, prices }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await prices.create({ ...WINTER, name: 'Donaudampfschifffahrtsgesellschaftskapitänsfortbildung' })
  await prices.editButton('Frühkarte').click()
  await expectAccessible(page)
})

pricesTest(
  'a base price is changed, refused while it is no amount, and shown on days without a period',
  async ({ page, prices, product }) => {
    const section = page.getByRole('region', { name: 'Grundpreise' })
    const field = section.getByLabel('Grundpreis „2 Karten“', { exact: true })
    const save = section.getByRole('button', { name: 'Grundpreis „2 Karten“ speichern' })
    await field.fill('')
    await save.click()
    await expect(section).toContainText('Bitte geben Sie einen Preis ein.')
    await expect(field).toBeFocused()
    await field.fill('260.5')
    await expectAccessible(page)
    await product.query('delete from price_schedules')
    await save.click()
    await expect(notificationOf(page)).toContainText('Der Grundpreis wurde geändert.')
    await expect(field).toHaveValue('260.50')
    await expect(save).toBeDisabled()
    await expect(prices.preview).toContainText('260,50 €')

    await section.getByRole('button', { name: 'Verlauf: Grundpreis „2 Karten“' }).click()
    const history = page.getByRole('dialog', { name: 'Verlauf: Grundpreis „2 Karten“' })
    await expectAccessible(page)
    await history.getByRole('button', { name: '253 € ins Feld übernehmen' }).click()
    await expect(field).toHaveValue('253.00')
    await save.click()
    await expect(prices.preview).toContainText('253 €')
  },
)
