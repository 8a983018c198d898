import { texts as consultant } from '../../src/tools/strategy-consultant/web/strategy-consultant.de.ts'
import { addSession, chooseStatus, insertRegistrations } from '../support/browser/admin-pages.ts'
import { BookedPage, openLinkOf } from '../support/browser/booked-page.ts'
import { BookingPage, book, COLLEAGUE } from '../support/browser/booking-page.ts'
import { EditedPage } from '../support/browser/edit-pages.ts'
import { expect, hydrate, notificationOf, siteTest, test } from '../support/browser/journey.ts'
import { PricesPage } from '../support/browser/prices-page.ts'
import {
  openTranslated,
  translateBeforeReact,
  translateFromNowOn,
} from '../support/browser/translated.ts'
import { JoinPage, WAITING } from '../support/browser/waiting-list.ts'
import { aBooking, anAttendee, BOOKER } from '../support/product/bookings.ts'

/** The browser translates each page, before React comes and after every step. An error of a page fails the journey. */

test('a booking: what was typed before React came, the present price, both steps, the success', async ({
  page,
  product,
}) => {
  // React comes only when the test lets it, and what is typed is there before.
  const scripts = Promise.withResolvers<void>()
  await page.route(/booking\.island/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await translateBeforeReact(page)
  const booking = new BookingPage(page)
  await page.goto('/trainings/anmeldung')
  await booking.fillContact()
  scripts.resolve()
  await hydrate(page)
  await translateFromNowOn(page)
  await expect(booking.field(/^Vorname/)).toHaveValue(BOOKER.firstName)
  await booking.package('Einzelkarte').check()
  await expect(booking.total).toContainText('112€')
  await booking.package('Kartensatz').check()
  await expect(booking.total).toContainText('376€')
  await expect(booking.total).not.toContainText('112€')
  await booking.next.click()
  await expect(page.getByText('Du hast 4 Training-Slots')).toBeVisible()
  await booking.back.click()
  await booking.package('2 Karten').check()
  await expect(booking.total).toContainText('206€')
  await booking.next.click()
  await booking.submit.click()
  await expect(booking.summaryOfErrors).toContainText('Prüfe noch 2 Felder.')
  await booking.slot(1).choose('Uhren & Zeit')
  await expect(booking.summaryOfErrors).toContainText('Prüfe noch ein Feld.')
  await booking.slot(2).choose('Uhren & Zeit')
  await expect(page.getByText('schon in Slot 1 für dich gewählt')).toBeVisible()
  await booking.slot(2).fillOther(COLLEAGUE)
  await expect(page.getByText('schon in Slot 1 für dich gewählt')).toHaveCount(0)
  await booking.submit.click()
  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  const [stored] = await product.query('select reference, price::text from registrations')
  expect(stored).toMatchObject({ price: '206.00' })
  await expect(page.getByRole('heading', { name: 'Deine Anmeldung ist angekommen' })).toBeVisible()
  await translateFromNowOn(page)
  await page.getByRole('button', { name: /^Ausblenden/ }).click()
  await expect(page.getByRole('heading', { name: /ist angekommen/ })).toHaveCount(0)
})

test('a booker’s page: a substitute, and a cancelled seat', async ({ page, product }) => {
  const seats = [anAttendee({ company: '' }), anAttendee({ attendeeType: 'other', ...COLLEAGUE })]
  await book(page.request, aBooking({ attendees: seats }))
  await openLinkOf(page, product, {
    to: BOOKER.email,
    subject: /angekommen/,
    path: /\/buchung\/MF-[\w-]+\/[\w-]{20,}/,
  })
  await openTranslated(page, page.url())
  const booking = new BookedPage(page)
  const seat = await booking.change('Jörg Weiß', 'Jemand anderes kommt')
  await seat.getByRole('textbox', { name: 'Vorname' }).fill('Kim')
  await seat.getByRole('textbox', { name: 'Nachname' }).fill('Kern')
  await seat.getByRole('textbox', { name: 'E-Mail' }).fill('kim.kern@example.com')
  await seat.getByRole('button', { name: 'Platz weitergeben' }).click()
  await expect(booking.result).toContainText('Kim Kern hat jetzt diesen Platz.')
  await expect(booking.seat('Jörg Weiß')).toHaveCount(0)
  const kim = await booking.change('Kim Kern', 'Platz absagen')
  await kim.getByRole('button', { name: 'Platz absagen' }).click()
  await expect(booking.result).toContainText('Der Platz von Kim Kern ist abgesagt.')
  await expect(booking.seat('Kim Kern')).toContainText('Abgesagt')
})

test('the waiting list: refused, corrected, sent', async ({ page }) => {
  await openTranslated(page, '/trainings/warteliste')
  const join = new JoinPage(page)
  await join.submit.click()
  await expect(
    page.getByRole('link', { name: 'Wähle einen Termin oder ein Training.' }),
  ).toBeVisible()
  await page.getByLabel('Für welches Training?').selectOption('Neue Termine: Brot backen')
  await join.fillPerson()
  await expect(page.getByRole('region', { name: 'Danke, jetzt passt alles.' })).toBeVisible()
  await join.submit.click()
  await expect(join.sent).toBeVisible()
  await expect(page.getByRole('main')).toContainText(WAITING.email)
})

siteTest('the Strategy Consultant: from a website to a draft that is changed', async ({ page }) => {
  const { facts, make, draft } = consultant
  await openTranslated(page, '/tools/strategy-consultant?url=http://kranich.example')
  await expect(page.getByRole('heading', { level: 2, name: facts.title })).toBeVisible()
  await page.getByRole('button', { name: facts.remove('Großbäckereien') }).click()
  await page.getByRole('button', { name: facts.bringBack('Großbäckereien') }).click()
  await expect(page.getByRole('button', { name: facts.remove('Großbäckereien') })).toBeVisible()
  await page.getByRole('button', { name: make.button }).click()
  await expect(
    page.getByRole('heading', { name: draft.title('Kranich Fördertechnik GmbH') }),
  ).toBeVisible()
  await page.getByRole('button', { name: draft.edit.begin }).click()
  await page.getByRole('textbox', { name: facts.row(draft.parts.nextSteps, 1) }).fill('')
  await page.getByRole('button', { name: draft.edit.done }).click()
  await expect(page.getByText(draft.edit.badge)).toBeVisible()
})

test('the Flight Deck: steps, ideas, a choice', async ({ page }) => {
  await openTranslated(page, '/tools/innovation-flight-deck')
  await page
    .getByRole('textbox', { name: 'Das Problem in einem Satz' })
    .fill('Anfragen bleiben liegen.')
  await page.getByRole('textbox', { name: 'Wen trifft es am meisten?' }).fill('das Verkaufsteam')
  await page.getByRole('link', { name: 'Weiter: Frage' }).click()
  await page.getByRole('group', { name: 'Eure Frage' }).getByRole('radio').first().check()
  await page.getByRole('link', { name: 'Weiter: Ideen' }).click()
  for (const idea of ['Rückruf am selben Tag', 'Preisrechner']) {
    await page.getByRole('textbox', { name: 'Neue Idee' }).fill(idea)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('link', { name: 'Weiter: Auswahl' }).click()
  for (const one of await page.getByRole('radio', { name: '4 von 5' }).all()) await one.check()
  await expect(page.getByText('Gleichstand in allem')).toBeVisible()
  await page.getByRole('button', { name: /^Diese nehmen: Rückruf/ }).click()
  await page.getByRole('link', { name: 'Weiter: Konzept' }).click()
  await expect(page.getByRole('article')).toContainText('Rückruf am selben Tag')
})

test('the Meeting Moderator: planned, held, noted', async ({ page }) => {
  await openTranslated(page, '/tools/meeting-moderator')
  await page.getByLabel('Name des Meetings').fill('Anbieterwahl')
  await page.getByRole('button', { name: 'Entscheidung', exact: true }).click()
  await page.getByRole('button', { name: 'Meeting starten' }).click()
  const timer = page.getByRole('timer')
  const shown = await timer.innerText()
  await expect(timer).not.toHaveText(shown)
  await page.getByRole('button', { name: 'Nächster Punkt' }).click()
  await page.getByLabel('Was ist entschieden?').fill('Angebot B')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Meeting beenden' }).click()
  await expect(page.getByLabel('Entscheidung 1', { exact: true })).toHaveValue('Angebot B')
})

test('the administration: a status and back, prices, a dialog, an edit in place', async ({
  page,
  product,
}) => {
  await insertRegistrations(product, 3)
  await addSession(page, product.admin)
  await openTranslated(page, '/admin/dashboard?ansicht=anmeldungen')
  const row = page.getByRole('row').filter({ hasText: 'person-001@' })
  await chooseStatus(row, 'Ausstehend')
  await expect(notificationOf(page)).toContainText('Status aktualisiert')
  await expect(row.getByRole('combobox')).toHaveText('Ausstehend')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(row.getByRole('combobox')).toHaveText('Bestätigen')
  await page.getByRole('tab', { name: 'Teilnehmer-Details' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('person-001@example.com')

  await page.getByRole('link', { name: 'Preis-Management' }).click()
  const prices = new PricesPage(page)
  const name = await prices.list.getByRole('listitem').getByRole('heading').first().innerText()
  await prices.editButton(name).click()
  await prices.editForm.getByLabel('Einzelticket').fill('133')
  await prices.editForm.getByRole('button', { name: 'Speichern' }).click()
  await expect(notificationOf(page)).toContainText('Preiszeitraum wurde erfolgreich aktualisiert')
  await expect(prices.card(name)).toContainText('€133.00')

  await openTranslated(page, '/admin/termine')
  await page.getByRole('button', { name: 'Neuer Termin' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Training', { exact: true }).selectOption('Uhren & Zeit')
  await dialog.getByRole('button', { name: /planen/ }).click()
  await expect(dialog).toContainText('Bitte wählen Sie einen Tag.')

  await openTranslated(page, '/trainings/kurs-1-uhren')
  const edited = new EditedPage(page)
  await edited.toggle.click()
  await edited.change('Titel', 'Uhren und Zeit')
  await expect(notificationOf(page)).toContainText('Gespeichert')
  await expect(edited.text('Titel', 'Uhren und Zeit')).toBeVisible()
  await edited.bar.getByRole('button', { name: 'Bearbeiten beenden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uhren und Zeit' })).toBeVisible()
})
