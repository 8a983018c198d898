import type { Locator, Page } from '@playwright/test'
import {
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
} from '#shop/seats/domain/registration-fields.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { logIn } from '../support/browser/admin-pages.ts'
import { openLinkOf } from '../support/browser/booked-page.ts'
import { BookingPage, book } from '../support/browser/booking-page.ts'
import {
  expect,
  expectAccessible,
  expectNothingSideways,
  hydrate,
  test,
} from '../support/browser/journey.ts'
import type { JourneyProduct } from '../support/browser/journey-product.ts'
import { JoinPage, openLinkOf as openEntry } from '../support/browser/waiting-list.ts'
import { aBooking, BOOKER } from '../support/product/bookings.ts'

const TRAINING = 'kurs-1-uhren'
const BOOKING = /\/buchung\/MF-[\w-]+\/[\w-]{20,}/

/* Every text that a booker adds to a registration, in every form that asks for it and on every page that shows it. */
const FIELDS = REGISTRATION_FIELD_NAMES.map((name) => REGISTRATION_FIELDS[name])

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** As the booker sees it. */
const ofBooker = (place: Page | Locator, { bookerLabel }: { bookerLabel: string }) =>
  place.getByRole('textbox', { name: new RegExp(`^${bookerLabel}`) })

/** As staff see it. */
const ofStaff = (place: Page | Locator, { label }: { label: string }) =>
  place.getByRole('textbox', { name: new RegExp(`^${label}`) })

/** Books one seat of "Uhren & Zeit" with every text. */
async function bookInForm(page: Page): Promise<void> {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.next.click()
  for (const { missing } of FIELDS)
    if (missing !== null) await expect(booking.summaryOfErrors).toContainText(missing)
  await booking.fillContact()
  for (const field of FIELDS) await ofBooker(page, field).fill(field.example)
  await expectNothingSideways(page)
  await booking.package('Einzelkarte').check()
  await booking.next.click()
  await booking.slot(1).choose('Uhren & Zeit')
  await booking.submit.click()
  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  // The page leads back by itself, which would abort what the test opens next.
  await expect(page).toHaveURL(/\/trainings$/)
}

test('the booker fills in, sees and changes every text of a booking, and so do staff', {
  tag: '@phone',
}, async ({ page, product }) => {
  await bookInForm(page)

  await openLinkOf(page, product, { to: BOOKER.email, subject: /angekommen$/, path: BOOKING })
  const contact = part(page, 'Deine Kontaktdaten')
  for (const { bookerLabel, example } of FIELDS)
    await expect(contact).toContainText(`${bookerLabel}${example}`)
  await contact.getByRole('button', { name: /^Ändern/ }).click()
  for (const field of FIELDS) {
    await expect(ofBooker(contact, field)).toHaveValue(field.example)
    await ofBooker(contact, field).fill(`${field.example}2`)
  }
  await expectAccessible(page)
  await contact.getByRole('button', { name: 'Kontaktdaten speichern' }).click()
  for (const { bookerLabel, example } of FIELDS)
    await expect(contact).toContainText(`${bookerLabel}${example}2`)

  await logIn(page, product.admin)
  const [row] = await product.query<{ id: string }>('select id from registrations')
  await page.goto(`/admin/anmeldungen/${row?.id}`)
  const booked = part(page, 'Gebucht von')
  for (const { label, example } of FIELDS) await expect(booked).toContainText(`${label}${example}2`)
  for (const { bookerLabel } of FIELDS)
    await expect(part(page, 'Verlauf')).toContainText(bookerLabel)
  await booked.getByRole('button', { name: /^Ändern/ }).click()
  const dialog = page.getByRole('dialog')
  for (const field of FIELDS) await ofStaff(dialog, field).fill(field.example)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  for (const { label, example } of FIELDS) await expect(booked).toContainText(`${label}${example}`)
})

test('staff who book for somebody fill in every text', async ({ page, product }) => {
  await logIn(page, product.admin)
  await page.goto('/admin/anmeldungen/neu')
  const contact = part(page, 'Wer bucht')
  await contact.getByLabel('Vorname').fill('Sina')
  await contact.getByLabel('Nachname').fill('Adler')
  await contact.getByLabel('E-Mail').fill('sina.adler@example.com')
  for (const field of FIELDS) await ofStaff(contact, field).fill(field.example)
  await page.getByRole('radio', { name: /Einzelkarte/ }).check()
  await page.getByLabel('Training und Termin').selectOption({ index: 1 })
  await page.reload()
  for (const field of FIELDS) await expect(ofStaff(contact, field)).toHaveValue(field.example)
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  const check = part(page, 'Stimmt alles?')
  for (const { label, example } of FIELDS) await expect(check).toContainText(`${label}${example}`)
  await check.getByRole('button', { name: 'Anmeldung anlegen' }).click()
  for (const { label, example } of FIELDS)
    await expect(part(page, 'Gebucht von')).toContainText(`${label}${example}`)
})

/** Books the one seat of "Uhren & Zeit", and returns the id of its date. */
async function sellOut(page: Page, product: JourneyProduct): Promise<string> {
  await book(page.request, aBooking())
  const training = await page.request.get(`/api/trainings/${TRAINING}`)
  const { dateId } = (await training.json()) as Training
  await product.query('update training_dates set capacity = 1 where id = $1', [dateId])
  return String(dateId)
}

test('who waits for a date fills in every text, and finds it in the booking form', async ({
  page,
  product,
}) => {
  const dateId = await sellOut(page, product)
  await page.goto(`/trainings/${TRAINING}`)
  await page.getByRole('link', { name: 'Auf die Warteliste' }).first().click()
  await hydrate(page)
  const join = new JoinPage(page)
  await join.fillPerson()
  for (const field of FIELDS) await ofBooker(page, field).fill(field.example)
  await join.submit.click()
  await expect(join.sent).toBeFocused()
  await openEntry(page, product, /^Bitte bestätig/)
  await page.getByRole('button', { name: 'Jetzt bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Du stehst auf der Warteliste' })).toBeFocused()
  for (const { example } of FIELDS) await expect(page.getByRole('main')).toContainText(example)

  await logIn(page, product.admin)
  const answer = await page.request.patch(`/api/admin/dates/${dateId}`, { data: { capacity: 2 } })
  expect(answer.status()).toBe(200)
  await page.goto(`/admin/termine/${dateId}`)
  for (const { example } of FIELDS) await expect(part(page, 'Warteliste')).toContainText(example)
  await openEntry(page, product, /Platz.*frei/)
  await page.getByRole('link', { name: 'Platz annehmen' }).click()
  await hydrate(page)
  for (const field of FIELDS) await expect(ofBooker(page, field)).toHaveValue(field.example)
})
