import { logIn } from '../support/browser/admin-pages.ts'
import { BookingPage, COLLEAGUE } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { BOOKER } from '../support/product/bookings.ts'

/** How long the success view is shown (specification, section 9). */
const REDIRECT_MS = 2000

test('a visitor books a package for herself and a colleague, and staff see both seats', {
  tag: '@both',
}, async ({ page, product }) => {
  const booking = new BookingPage(page)
  const { date } = await product.training('kurs-1-uhren')
  await page.goto('/trainings')
  await page.getByRole('main').getByRole('link', { name: 'Jetzt Platz sichern' }).first().click()

  await expect(page.getByText('Schritt 1 von 2')).toBeVisible()
  await expectAccessible(page)
  await booking.fillContact()
  await booking.package('2 Karten').check()
  await expect(booking.total).toContainText('206€')
  await booking.next.click()

  await expect(page.getByText('Schritt 2 von 2')).toBeVisible()
  await expect(page.getByText(/^Du hast 2 Training-Slots/)).toBeVisible()
  await expect(
    booking.slot(1).training.getByRole('option', {
      name: `Uhren & Zeit (${date}, 10:00 – 11:30 Uhr)`,
    }),
  ).toBeAttached()
  await booking.slot(1).choose('Uhren & Zeit')
  await booking.slot(2).choose('Drachen bauen')
  await booking.slot(2).fillOther(COLLEAGUE)
  await expectAccessible(page)
  await booking.submit.click()

  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  await expect(booking.notification).toContainText(
    'Deine Anmeldung wurde erfolgreich übermittelt. Du erhältst in Kürze eine Bestätigung per E-Mail.',
  )
  await expect(page.getByText(/MF-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible()
  await expect(page).toHaveURL(/\/trainings$/)

  await logIn(page, product.admin)
  const sina = page.getByRole('row', { name: /Sina Adler.*Uhren & Zeit/ })
  await expect(sina).toContainText('Bucher')
  const joerg = page.getByRole('row', { name: /Jörg Weiß.*Drachen bauen/ })
  await expect(joerg).toContainText(BOOKER.email)
  await expect(joerg).toContainText('2 Karten')
  await expect.poll(async () => (await product.mails()).length).toBe(1)
  expect((await product.mails())[0]).toContain(`To: ${BOOKER.email}`)
})

test('the success view is accessible while it waits to lead back', { tag: '@both' }, async ({
  page,
}) => {
  await page.addInitScript((redirectAfter) => {
    const { setTimeout } = window
    window.setTimeout = ((task: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === redirectAfter ? 0 : setTimeout(task, delay, ...rest)) as typeof setTimeout
  }, REDIRECT_MS)
  const booking = new BookingPage(page)
  await booking.fillInOneSeat()
  await booking.submit.click()

  await expect(page.getByRole('heading', { name: 'Anmeldung erfolgreich!' })).toBeFocused()
  await expect(notificationOf(page)).toBeVisible()
  await expectAccessible(page)
})

test('the button of step 1 says what comes next', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()

  await booking.package('Einzelkarte').check()
  await expect(booking.next).toHaveText('Anmelden')
  await booking.package('Kartensatz').check()
  await expect(booking.next).toHaveText('Weiter')
})

test('an empty step 1 is refused with the specified words, a list of what is missing, and loses nothing', {
  tag: '@both',
}, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.field(/^Vorname/).fill('Sina')
  await booking.field(/^E-Mail/).fill('sina@')
  await booking.next.click()

  await expect(booking.notification).toContainText('Fehler')
  await expect(booking.notification).toContainText(
    'Bitte fülle alle Felder aus und wähle ein Paket.',
  )
  await expect(booking.summaryOfErrors).toBeFocused()
  await expect(booking.summaryOfErrors.getByRole('heading')).toHaveText('Prüfe noch 4 Felder.')
  await expect(booking.summaryOfErrors.getByRole('link')).toHaveText([
    'Gib deinen Nachnamen ein.',
    'Bitte gib eine gültige E-Mail-Adresse ein.',
    'Gib den Namen deiner Firma ein.',
    'Wähle ein Paket.',
  ])
  await expectAccessible(page)
  await booking.summaryOfErrors.getByRole('link', { name: /Nachnamen/ }).click()
  await expect(booking.field(/^Nachname/)).toBeFocused()
  await expect(booking.field(/^Nachname/)).toHaveAccessibleDescription(/Gib deinen Nachnamen ein\./)
  await expect(booking.field(/^Vorname/)).toHaveValue('Sina')

  await booking.field(/^Nachname/).fill('Adler')
  await expect(booking.field(/^Nachname/)).not.toHaveAttribute('aria-invalid', 'true')
  await expect(booking.summaryOfErrors.getByRole('heading')).toHaveText('Prüfe noch 3 Felder.')
})

test('an incomplete step 2 is refused with the specified words and the slots that lack something', {
  tag: '@both',
}, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.passStepOne('2 Karten')
  await booking.slot(1).choose('Uhren & Zeit')
  await booking.slot(2).forOther.check()
  await booking.submit.click()

  await expect(booking.notification).toContainText(
    'Bitte fülle alle Pflichtfelder für jeden Slot aus.',
  )
  await expect(booking.summaryOfErrors.getByRole('link')).toHaveText([
    'Slot 2: Wähle ein Training.',
    'Slot 2: Gib den Vornamen ein.',
    'Slot 2: Gib den Nachnamen ein.',
    'Slot 2: Gib die E-Mail-Adresse ein.',
  ])
  await expectAccessible(page)
})

test('choosing another person for a slot clears its fields, also the second time', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.passStepOne('2 Karten')
  const slot = booking.slot(2)

  await slot.forOther.check()
  await expect(slot.field(/^Vorname/)).toHaveValue('')
  await slot.fillOther(COLLEAGUE)
  await slot.forMe.check()
  await expect(slot.field(/^Vorname/)).toHaveCount(0)
  await slot.forOther.check()

  for (const name of [/^Vorname/, /^Nachname/, /^E-Mail/, /^Firma/]) {
    await expect(slot.field(name)).toHaveValue('')
  }
})

test('what was typed survives a reload and the way back, until it is sent', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.passStepOne('2 Karten')
  await booking.slot(1).choose('Drachen bauen')
  await booking.slot(2).fillOther(COLLEAGUE)

  await page.reload({ waitUntil: 'networkidle' })
  await expect(booking.slot(1).chosen).toContainText('Drachen bauen')
  await expect(booking.slot(2).field(/^Vorname/)).toHaveValue('Jörg')
  await page.goBack()
  await expect(booking.field(/^Vorname/)).toHaveValue(BOOKER.firstName)
  await expect(booking.package('2 Karten')).toBeChecked()
  await page.goForward()
  await expect(booking.slot(2).field(/^Nachname/)).toHaveValue('Weiß')
  await booking.slot(2).choose('Uhren & Zeit')
  await booking.submit.click()
  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')

  await expect(page).toHaveURL(/\/trainings$/)
  await booking.open()
  await expect(booking.field(/^Vorname/)).toHaveValue('')
})

test('a training that the visitor came from is chosen in the first slot', async ({ page }) => {
  const booking = new BookingPage(page)
  await page.goto('/trainings/kurs-3-drachen', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('link', { name: 'Jetzt Platz sichern' }).first().click()
  await expect(page).toHaveURL(/training=kurs-3-drachen/)
  await booking.passStepOne('2 Karten')

  await expect(booking.slot(1).chosen).toContainText('Drachen bauen')
  await expect(booking.slot(2).training).toHaveValue('')
})

test('one person twice in one training is a hint and no obstacle', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.passStepOne('2 Karten')
  await booking.slot(1).choose('Uhren & Zeit')
  await booking.slot(2).choose('Uhren & Zeit')

  await expect(booking.slot(2).block.getByRole('status')).toContainText('schon in Slot 1')
  await booking.submit.click()
  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
})

test('a training that is full cannot be picked, and says so', async ({ page, product }) => {
  await product.query(`update training_dates set capacity = 0 where training_id = 'kurs-3-drachen'`)
  const booking = new BookingPage(page)
  await booking.open()
  await booking.passStepOne('Einzelkarte')

  const option = booking.slot(1).training.getByRole('option', { name: /Drachen bauen/ })
  await expect(option).toContainText('Ausgebucht')
  await expect(option).toBeDisabled()
})

test('when the last seat goes while the visitor types, the slot is marked and another training can be taken', {
  tag: '@both',
}, async ({ page, product, consoleErrors }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.passStepOne('2 Karten')
  await booking.slot(1).choose('Uhren & Zeit')
  await booking.slot(2).choose('Drachen bauen')
  await booking.slot(2).fillOther(COLLEAGUE)
  await product.query(`update training_dates set capacity = 0 where training_id = 'kurs-3-drachen'`)
  await booking.submit.click()

  await expect(booking.notification).toContainText(/„Drachen bauen“ \(.+\) ist leider ausgebucht\./)
  await expect(booking.slot(2).training).toHaveAttribute('aria-invalid', 'true')
  await expect(booking.slot(2).field(/^Vorname/)).toHaveValue('Jörg')
  await expectAccessible(page)
  await booking.slot(2).choose('Brot backen')
  await booking.submit.click()
  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
})

test('a connection that is lost keeps everything, says what to do, and a second sending stores one booking', async ({
  page,
  product,
  consoleErrors,
}) => {
  const booking = new BookingPage(page)
  await booking.fillInOneSeat()
  // The request arrives, but its answer is lost.
  await page.route('**/api/registrations', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await booking.submit.click()
  await expect(booking.notification).toContainText('Wir erreichen den Server gerade nicht.')
  await expect(booking.slot(1).chosen).toContainText('Uhren & Zeit')
  await page.unroute('**/api/registrations')
  await booking.submit.click()

  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  expect(await product.query('select count(*)::int as count from registrations')).toEqual([
    { count: 1 },
  ])
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

test('while it is sent the button says so, and a double click books once', async ({
  page,
  product,
}) => {
  const booking = new BookingPage(page)
  await booking.fillInOneSeat()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/registrations', async (route) => {
    await held
    await route.continue()
  })
  await booking.submit.dblclick()
  await expect(booking.submit).toHaveText('Wird gesendet...')
  release()

  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  expect(await product.query('select count(*)::int as count from registrations')).toEqual([
    { count: 1 },
  ])
})

test('the whole booking works by keyboard alone', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.field(/^Vorname/).focus()
  for (const text of [BOOKER.firstName, BOOKER.lastName, BOOKER.email, BOOKER.company]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await expect(booking.package('Einzelkarte')).toBeChecked()
  await booking.tabTo(booking.next)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Training-Slots zuweisen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(booking.slot(1).training).toBeFocused()
  await page.keyboard.type('Bro')
  await expect(booking.slot(1).chosen).toContainText('Brot backen')
  await booking.tabTo(booking.submit)
  await page.keyboard.press('Enter')
  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
})

test('step 2 without step 1 leads to step 1', async ({ page }) => {
  await page.goto('/trainings/anmeldung?schritt=2')

  await expect(page.getByText('Schritt 1 von 2')).toBeVisible()
})
