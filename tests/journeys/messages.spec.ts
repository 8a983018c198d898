import type { Page } from '@playwright/test'
import { addSession } from '../support/browser/admin-pages.ts'
import { book } from '../support/browser/booking-page.ts'
import { expect, expectAccessible, notificationOf, test } from '../support/browser/journey.ts'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '../support/product/bookings.ts'

const CLOCKS = 'kurs-1-uhren'
const MEETING = 'https://live.example.com/raum/4711'

const shownMail = (page: Page) => page.frameLocator('iframe')

test('a message to the participants of a date is written, seen as each gets it, sent, and on record', {
  tag: '@both',
}, async ({ page, product, request }) => {
  await book(request, booking(ownSeat(CLOCKS), colleaguesSeat(CLOCKS)))
  await product.query(
    `update training_dates set meeting_url = '${MEETING}' where training_id = '${CLOCKS}'`,
  )
  const { dateId, title, date } = await product.training(CLOCKS)
  await addSession(page, product.admin)
  await page.goto(`/admin/termine/${dateId}`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Nachricht an alle' }).click()

  await expect(
    page.getByRole('heading', { name: '2 Personen bekommen diese Nachricht' }),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Empfänger' })).toContainText('joerg@example.com')
  await expect(page.getByRole('main')).toContainText(`Für alle mit einem Platz: ${title}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click()
  await expect(page.getByText('Bitte geben Sie einen Betreff ein.')).toBeVisible()
  await expect(page.getByLabel('Betreff')).toBeFocused()
  await page.getByLabel('Betreff').fill('Bitte mitbringen: {{training}}')
  const text = page.getByLabel('Nachricht', { exact: true })
  await text.fill('Hallo {{vorname}},\n\nbring bitte {{uhr}} mit. Dein Zugang: ')
  await page
    .getByRole('group', { name: 'Einfügen:' })
    .getByRole('button', { name: 'Zugangslink' })
    .click()
  await expect(text).toHaveValue(/Dein Zugang: \{\{link\}\}$/)
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click()
  await expect(page.getByText('Den Platzhalter {{uhr}} gibt es nicht.')).toBeVisible()
  await text.fill('Hallo {{vorname}},\n\nbring bitte eine Uhr mit.\n\nDein Zugang: {{link}}')

  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByLabel('Betreff')).toHaveValue('Bitte mitbringen: {{training}}')
  await expect(text).toHaveValue(/eine Uhr mit/)
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click()

  await expect(page.getByText(`Bitte mitbringen: ${title}`)).toBeVisible()
  await expect(
    page.getByText('2 Personen: Ihre Anmeldungen sind noch nicht bestätigt.'),
  ).toBeVisible()
  await expect(shownMail(page).getByText('Hallo Jörg,', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Nächste' }).click()
  await expect(shownMail(page).getByText('Hallo Sina,', { exact: true })).toBeVisible()
  await expect(shownMail(page).getByText(date).last()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Testnachricht an mich' }).click()
  await expect(notificationOf(page)).toContainText(`Sie geht an ${product.admin.email}.`)
  await page.getByRole('button', { name: 'An 2 Personen senden' }).click()

  await expect(
    page.getByRole('heading', { level: 1, name: 'Bitte mitbringen: {{training}}' }),
  ).toBeVisible()
  const mails = page.getByRole('list', { name: 'E-Mails' })
  await expect(page.getByText('2 E-Mails gesendet')).toBeVisible()
  await expect(mails.getByRole('listitem')).toHaveText([
    /Gesendet.*Jörg Weiß/,
    /Gesendet.*Sina Adler/,
  ])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Alle Nachrichten' }).click()
  await expect(page.getByRole('list', { name: 'Nachrichten' })).toContainText('2 E-Mails gesendet')
  await expectAccessible(page)

  const sent = (await product.mails()).filter((mail) => mail.includes('Uhr mit'))
  const to = (address: string) => sent.filter((mail) => mail.includes(address))
  expect([to('joerg@example.com').length, to(BOOKER.email).length, sent.length]).toEqual([1, 1, 3])
  await page.goto(`/admin/termine/${dateId}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('list', { name: 'E-Mails' })).toContainText(
    `Bitte mitbringen: ${title}`,
  )
})

test('ticked attendees get a message, and a list without a choice leads to where one begins', async ({
  page,
  product,
  request,
}) => {
  await book(request, booking(ownSeat(CLOCKS), colleaguesSeat(CLOCKS)))
  await addSession(page, product.admin)
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' })
  await page.getByRole('checkbox', { name: 'Auswählen: Jörg Weiß' }).click()
  const bar = page.getByRole('region', { name: 'Ausgewählte Zeilen' })
  await expect(bar.getByRole('button', { name: 'Bestätigen' })).toHaveCount(0)
  await bar.getByRole('button', { name: 'Nachricht schreiben' }).click()

  await expect(
    page.getByRole('heading', { name: '1 Person bekommt diese Nachricht' }),
  ).toBeVisible()
  await page.getByLabel('Auch an alle, die gebucht haben').check()
  await expect(page.getByRole('list', { name: 'Empfänger' })).toContainText('hat gebucht')
  await page.getByLabel('Betreff').fill('Hallo')
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click()
  await page.getByRole('button', { name: 'An 2 Personen senden' }).click()
  await expect(page.getByText('2 E-Mails gesendet')).toBeVisible()

  await page.goto('/admin/dashboard?status=pending', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Nachricht an alle' }).click()
  await expect(
    page.getByText('Für alle Teilnehmenden, die der Filter der Liste findet'),
  ).toBeVisible()
  await page.goto('/admin/nachrichten/neu', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'Zu den Terminen' })).toBeVisible()
  await expectAccessible(page)
})
