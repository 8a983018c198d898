import { describe, expect, test } from 'vitest'
import type { PersonData } from '#office/privacy/domain/person-data.ts'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import {
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
  type RegistrationMail,
} from '#shop/seats/domain/registration-fields.ts'
import { BOOKER, booking, ownSeat } from '#tests/support/product/bookings.ts'
import { readMails, statusCall, waitForMails } from '#tests/support/product/mails.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import type { BookingReceipt, Registration } from '../domain/booking.ts'

const TEXT = 'Zx-4711'
const LIST = '/api/admin/registrations'
const MAILS: RegistrationMail[] = [
  'registration.received',
  'registration.received.staff',
  'registration.confirmed.booker',
  'registration.cancelled.booker',
]

describe.each(REGISTRATION_FIELD_NAMES)('the field "%s" of a registration', (name) => {
  const { label, form, isPersonal, isSearched, shownIn } = REGISTRATION_FIELDS[name]

  async function book(settings?: Record<string, string>) {
    const product = settings ? await startTestProduct(settings) : await lendTestProduct()
    const { status, body } = await product.send<BookingReceipt>('POST', '/api/registrations', {
      ...booking(ownSeat('kurs-1-uhren')),
      attendees: [{ ...ownSeat('kurs-1-uhren'), company: '' }],
      [name]: TEXT,
    })
    expect(status).toBe(201)
    return { product, id: body.id, session: await product.logIn() }
  }

  test('is answered to staff, in the list, the details and the export of a person', async () => {
    const { product, id, session } = await book()
    const list = await product.get<Registration[]>(LIST, session)
    const details = await product.get<RegistrationDetails>(`${LIST}/${id}`, session)
    const person = await product.send<PersonData>(
      'POST',
      '/api/admin/people/export',
      { email: BOOKER.email },
      session,
    )

    expect(list.body[0]?.[name]).toBe(TEXT)
    expect(details.body[name]).toBe(TEXT)
    expect(person.body.registrations[0]?.[name]).toBe(TEXT)
  })

  test('is in the CSV file, and found by a search, as declared', async () => {
    const { product, session } = await book()
    const file = await product.request(`${LIST}.csv`, { headers: session })
    const [head = '', row = ''] = (await file.text()).split('\r\n')
    const found = await product.get<Registration[]>(`${LIST}?q=${TEXT}`, session)

    const column = head.split(';').indexOf(label)
    expect(column >= 0).toBe(shownIn.includes('csv'))
    if (column >= 0) expect(row.split(';')[column]).toBe(TEXT)
    expect(found.body).toHaveLength(isSearched ? 1 : 0)
  })

  test('is shown in the mails for which it is declared', async () => {
    const { product, id, session } = await book({ MAIL_STAFF: 'team@example.com' })
    await waitForMails(product)
    for (const status of ['confirmed', 'cancelled']) {
      await statusCall(product, session)(id, status)
      await waitForMails(product)
    }
    for (const mail of MAILS) {
      const [{ id: mailId } = { id: '' }] = await readMails(product, mail)
      const { body } = await product.get<MailDetails>(`/api/admin/mails/${mailId}`, session)
      const shown = (body.text ?? '').includes(`${label}: ${TEXT}`)
      expect(shown, mail).toBe(shownIn.includes(mail))
    }
  })

  test('is emptied when the booker is erased, if it is personal data', async () => {
    const { product, id, session } = await book()
    const { status } = await product.send(
      'POST',
      '/api/admin/people/erase',
      { email: BOOKER.email },
      session,
    )
    const { body } = await product.get<RegistrationDetails>(`${LIST}/${id}`, session)

    expect(status).toBe(200)
    expect(body[name]).toBe(isPersonal ? '' : TEXT)
  })

  test('is refused with its own path when it is too long, and when it is missing but required', async () => {
    const product = await lendTestProduct()
    const send = (text: string) =>
      product.send<{ errors?: { path: string }[] }>('POST', '/api/registrations', {
        ...booking(ownSeat('kurs-1-uhren')),
        [name]: text,
      })
    const tooLong = await send('x'.repeat(form.maxLength + 1))
    const empty = await send('')

    expect(tooLong.body.errors?.map(({ path }) => path)).toEqual([name])
    expect(empty.status).toBe(form.missing === null ? 201 : 422)
  })
})
