import type { Page } from '@playwright/test'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { addSession } from '../support/browser/admin-pages.ts'
import { BookedPage, openLinkOf } from '../support/browser/booked-page.ts'
import { BookingPage, book, COLLEAGUE } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, hydrate, test } from '../support/browser/journey.ts'
import type { JourneyProduct } from '../support/browser/journey-product.ts'
import {
  calendarEntries,
  type Mailbox,
  mailboxes,
  sendWaitingMails,
} from '../support/browser/mailboxes.ts'
import { aBooking, anAttendee, BOOKER } from '../support/product/bookings.ts'

const LENA = { firstName: 'Lena', lastName: 'Ott', email: 'lena.ott@example.com' }
const TIM = { firstName: 'Tim', lastName: 'Kunz', email: 'tim.kunz@example.com' }
const KIM = { firstName: 'Kim', lastName: 'Kern', email: 'kim.kern@example.com' }

const BOOKING = /\/buchung\/MF-[\w-]+\/[\w-]{20,}/
const NEW_ADDRESS = /\/buchung\/MF-[\w-]+\/adresse\/[\w-]{20,}/
const SEAT = /\/platz\/[\w-]+\/[\w-]{20,}/
const CONFIRMED = { to: BOOKER.email, subject: /^Bestätigt/, path: BOOKING }

/** Books four seats in "Uhren & Zeit": of the booker and three colleagues. */
async function bookFourSeats(page: Page) {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.passStepOne('Kartensatz')
  for (const [index, person] of [null, COLLEAGUE, LENA, TIM].entries()) {
    const slot = booking.slot(index + 1)
    await slot.choose('Uhren & Zeit')
    if (!person) {
      await slot.forMe.check()
      continue
    }
    await slot.forOther.check()
    await slot.field(/^Vorname/).fill(person.firstName)
    await slot.field(/^Nachname/).fill(person.lastName)
    await slot.field(/^E-Mail/).fill(person.email)
  }
  await booking.submit.click()
  await expect(booking.notification).toContainText('Anmeldung erfolgreich!')
  // The page leads back by itself, which would abort what the test opens next.
  await expect(page).toHaveURL(/\/trainings$/)
}

/** Books two seats in "Uhren & Zeit", of the booker and a colleague, without the form. */
async function bookTwoSeats(page: Page) {
  const seats = [anAttendee({ company: '' }), anAttendee({ attendeeType: 'other', ...LENA })]
  await book(page.request, aBooking({ attendees: seats }))
}

/** As staff confirm the one booking. */
async function confirm(page: Page, product: JourneyProduct) {
  const [row] = await product.query<{ id: string }>('select id from registrations')
  await addSession(page, product.admin)
  const answer = await page.request.patch(`/api/admin/registrations/${row?.id}/status`, {
    data: { status: 'confirmed' },
  })
  expect(answer.status()).toBe(200)
  await page.context().clearCookies()
  await sendWaitingMails(product)
}

/** The subjects of a mailbox, without the booking's reference. */
function subjectsOf({ subjects }: Mailbox): string[] {
  return subjects.map((subject) => subject.replace(/ MF-[\w-]+/, ''))
}

test('a booking is put right by its link: a substitute, another date, a cancelled seat, and a lost link', {
  tag: '@both',
}, async ({ page, product }) => {
  await bookFourSeats(page)
  await confirm(page, product)
  const booked = new BookedPage(page)
  await openLinkOf(page, product, CONFIRMED)
  await expect(page.getByRole('heading', { name: 'Deine Plätze sind gebucht' })).toBeVisible()
  await expectAccessible(page)

  const joerg = await booked.change('Jörg Weiß', 'Jemand anderes kommt')
  await joerg.getByRole('textbox', { name: 'Vorname' }).fill(KIM.firstName)
  await joerg.getByRole('textbox', { name: 'Nachname' }).fill(KIM.lastName)
  await joerg.getByRole('button', { name: 'Platz weitergeben' }).click()
  await expect(joerg.getByRole('region', { name: /prüfe die markierten Felder/ })).toBeFocused()
  await expectAccessible(page)
  await joerg.getByRole('textbox', { name: 'E-Mail' }).fill(KIM.email)
  await expect(joerg).toContainText('Jörg Weiß bekommt eine Absage')
  await expect(joerg).toContainText('Kim Kern bekommt eine Einladung')
  await joerg.getByRole('button', { name: 'Platz weitergeben' }).click()
  await expect(booked.result).toContainText('Kim Kern hat jetzt diesen Platz.')
  await expect(booked.seat('Jörg Weiß')).toHaveCount(0)

  const lena = await booked.change('Lena Ott', 'Anderer Termin')
  await lena.getByRole('button', { name: 'Platz umbuchen' }).click()
  await expect(lena.getByText('Wähle einen Termin.')).toBeVisible()
  await lena.getByRole('radiogroup', { name: '„Brot backen“' }).getByRole('radio').check()
  await expectAccessible(page)
  await lena.getByRole('button', { name: 'Platz umbuchen' }).click()
  await expect(booked.result).toContainText('Lena Ott ist jetzt am')
  await expect(booked.session('Brot backen')).toContainText('Lena Ott')

  const tim = await booked.change('Tim Kunz', 'Platz absagen')
  await expect(tim).toContainText('Die Absage kostet nichts.')
  await tim.getByRole('button', { name: 'Platz absagen' }).click()
  await expect(booked.result).toContainText('Der Platz von Tim Kunz ist abgesagt.')
  await expect(booked.seat('Tim Kunz')).toContainText('Abgesagt')
  await page.getByText('Verlauf der Buchung').click()
  await expect(page.getByText('Platz weitergegeben: Kim Kern kommt statt Jörg Weiß')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/trainings')
  await page.getByRole('link', { name: 'Link zur Buchung verloren?' }).click()
  await hydrate(page)
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(BOOKER.email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Link schicken' }).click()
  await expect(page.getByRole('heading', { name: 'Schau in dein Postfach' })).toBeFocused()
  await openLinkOf(page, product, { to: BOOKER.email, subject: /Link/, path: BOOKING })
  await expect(booked.seat('Kim Kern')).toBeVisible()

  await sendWaitingMails(product)
  const { startsAt: watches } = await product.training('kurs-1-uhren')
  const { startsAt: bread } = await product.training('kurs-2-brot')
  const boxes = await mailboxes(product)
  const found = Object.fromEntries(
    [...boxes].map(([address, box]) => [
      address,
      { subjects: subjectsOf(box), calendar: calendarEntries(box) },
    ]),
  )
  expect(found).toEqual({
    [BOOKER.email]: {
      subjects: [
        'Bestätigt: deine Anmeldung',
        'Deine Anmeldung ist angekommen',
        'Der Link zu deiner Buchung',
        // A substitute, another date and a cancelled seat, within a minute.
        'Geändert: deine Buchung',
      ],
      calendar: [`Uhren & Zeit | ${SAMPLE_FIRM.name}, ${watches}`],
    },
    [COLLEAGUE.email]: {
      subjects: ['Dein Platz ist bestätigt: Uhren & Zeit', 'Dein Platz ist vergeben: Uhren & Zeit'],
      calendar: [],
    },
    [KIM.email]: {
      subjects: ['Du hast einen Platz: Uhren & Zeit'],
      calendar: [`Uhren & Zeit | ${SAMPLE_FIRM.name}, ${watches}`],
    },
    [LENA.email]: {
      subjects: ['Dein Platz ist bestätigt: Uhren & Zeit', 'Dein neuer Termin: Brot backen'],
      calendar: [`Brot backen | ${SAMPLE_FIRM.name}, ${bread}`],
    },
    [TIM.email]: {
      subjects: ['Dein Platz ist abgesagt: Uhren & Zeit', 'Dein Platz ist bestätigt: Uhren & Zeit'],
      calendar: [],
    },
  })
})

test('an attendee says no by the link of the own seat, and the booker finds a substitute', {
  tag: '@both',
}, async ({ page, product }) => {
  await bookTwoSeats(page)
  await confirm(page, product)
  await openLinkOf(page, product, { to: LENA.email, subject: /bestätigt/, path: SEAT })
  await expect(page.getByRole('heading', { name: 'Hallo Lena, das ist dein Platz' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ich kann nicht kommen' }).click()
  await expect(page.getByRole('region', { name: 'Sina Adler Bescheid sagen?' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ja, ich kann nicht kommen' }).click()
  await expect(page.getByRole('heading', { name: 'Wir sagen Bescheid' })).toBeFocused()
  await sendWaitingMails(product)

  const saidNo = { to: BOOKER.email, subject: /kann nicht kommen/, path: BOOKING }
  await openLinkOf(page, product, saidNo)
  const booked = new BookedPage(page)
  await expect(page.getByText('Lena Ott kann nicht kommen.')).toBeVisible()
  await expectAccessible(page)
  const lena = booked.seat('Lena Ott')
  await lena.getByRole('button', { name: /^Vertretung nennen/ }).click()
  await lena.getByRole('textbox', { name: 'Vorname' }).fill(KIM.firstName)
  await lena.getByRole('textbox', { name: 'Nachname' }).fill(KIM.lastName)
  await lena.getByRole('textbox', { name: 'E-Mail' }).fill(KIM.email)
  await lena.getByRole('button', { name: 'Platz weitergeben' }).click()
  await expect(booked.result).toContainText('Kim Kern hat jetzt diesen Platz.')
  await expect(page.getByText('kann nicht kommen.')).toHaveCount(0)
})

test('where somebody else changed the booking, what was typed stays; a new address is confirmed from there', async ({
  page,
  product,
  consoleErrors,
}) => {
  await bookTwoSeats(page)
  await confirm(page, product)
  await openLinkOf(page, product, CONFIRMED)
  const first = page.url()
  await page.getByRole('button', { name: /^Ändern.*Kontaktdaten/ }).click()
  const address = page.getByRole('textbox', { name: 'E-Mail' })
  await address.fill('sina@neu.example.com')
  await product.query('update registrations set version = version + 1')
  await page.getByRole('button', { name: 'Kontaktdaten speichern' }).click()
  await expect(page.getByRole('region', { name: /inzwischen geändert/ })).toBeFocused()
  await expect(address).toHaveValue('sina@neu.example.com')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kontaktdaten speichern' }).click()
  await expect(new BookedPage(page).result).toContainText('Bestätige die neue Adresse')
  await expectAccessible(page)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('412')])

  const confirmation = { to: 'sina@neu.example.com', subject: /bestätige/, path: NEW_ADDRESS }
  await openLinkOf(page, product, confirmation)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Neue Adresse bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Die neue Adresse gilt' })).toBeFocused()
  const old = await page.goto(first)
  expect(old?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: /gilt nicht oder nicht mehr/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible()
  await expectAccessible(page)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

test('the page of a booking is complete without scripts, and is stored nowhere', async ({
  page,
  product,
}) => {
  await bookTwoSeats(page)
  await confirm(page, product)
  await openLinkOf(page, product, CONFIRMED)
  const answer = await page.request.get(page.url())
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  })
  const html = await answer.text()
  for (const text of [
    'Lena Ott',
    'Uhren &amp; Zeit',
    'Das Ändern deiner Buchung braucht JavaScript',
  ])
    expect(html.replaceAll('<!-- -->', '')).toContain(text)
  expect(await product.query('select id from booking_changes')).toEqual([])
})
