import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { BOOKER, bookSeats, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'

test('staff see everything about one registration', async () => {
  const product = await lendTestProduct()
  const { id, reference } = await bookSeats(
    product,
    ownSeat('kurs-1-uhren'),
    colleaguesSeat('kurs-3-drachen'),
  )
  await bookSeats(product, ownSeat('kurs-3-drachen'))
  const [training] = await product.trainings()
  const session = await product.logIn()
  await settleTelling(product)
  for (const status of ['confirmed', 'cancelled']) {
    await product.send('PATCH', `/api/admin/registrations/${id}/status`, { status }, session)
    await settleTelling(product)
  }

  const { status, body } = await product.get<RegistrationDetails>(
    `/api/admin/registrations/${id}`,
    session,
  )

  expect(status).toBe(200)
  expect(body).toMatchObject({
    id,
    reference,
    contactName: 'Sina Adler',
    contactEmail: BOOKER.email,
    company: BOOKER.company,
    packageId: 'double',
    packageName: '2 Karten',
    price: '206.00',
    priceType: 'early_bird',
    status: 'cancelled',
    createdAt: '2026-11-20T09:00:00.000Z',
    seats: [
      {
        position: 1,
        trainingId: 'kurs-1-uhren',
        trainingTitle: training?.title,
        trainingDate: training?.date,
        trainingTime: training?.time,
        attendeeType: 'booker',
        email: BOOKER.email,
      },
      { position: 2, attendeeType: 'other', firstName: 'Jörg', lastName: 'Weiß', company: '' },
    ],
    history: [
      { from: 'confirmed', to: 'cancelled', actor: ADMIN.email },
      { from: 'pending', to: 'confirmed', actor: ADMIN.email },
    ],
  })
  expect(body.mails.map(({ recipient, subject }) => `${recipient}: ${subject}`).sort()).toEqual([
    'joerg@example.com: Dein Platz ist abgesagt: Drachen bauen',
    'joerg@example.com: Dein Platz ist bestätigt: Drachen bauen',
    `${BOOKER.email}: Abgesagt: deine Anmeldung ${reference}`,
    `${BOOKER.email}: Bestätigt: deine Anmeldung ${reference}`,
    `${BOOKER.email}: Deine Anmeldung ${reference} ist angekommen`,
  ])
})

test.each(['0b8f7c1e-5d7b-4b59-9a43-1f0d3d8b6a11', 'zwölf'])(
  'there is no registration %s',
  async (id) => {
    const product = await lendTestProduct()

    const answer = await product.get<Problem>(
      `/api/admin/registrations/${encodeURIComponent(id)}`,
      await product.logIn(),
    )

    expect(answer).toMatchObject({ status: 404, body: { code: 'registration.not_found' } })
  },
)

test("a training's attendees can be written to: each address once, sorted, without those who cancelled", async () => {
  const product = await lendTestProduct()
  const address = (email: string) => ({ ...colleaguesSeat('kurs-3-drachen'), email })
  await bookSeats(product, address('zoe@example.com'), address('anne@example.com'))
  await bookSeats(product, address('ZOE@Example.com'), address('bert@example.com'))
  await bookSeats(product, { ...colleaguesSeat('kurs-1-uhren'), email: 'anderswo@example.com' })
  const { id } = await bookSeats(product, address('abgesagt@example.com'))
  await product.pool.query(`update registrations set status = 'cancelled' where id = $1`, [id])

  const { body } = await product.get<string[]>(
    '/api/admin/trainings/kurs-3-drachen/emails',
    await product.logIn(),
  )

  expect(body.map((email) => email.toLowerCase())).toEqual([
    'anne@example.com',
    'bert@example.com',
    'zoe@example.com',
  ])
})

test('there are no addresses of a training that does not exist', async () => {
  const product = await lendTestProduct()

  const answer = await product.get<Problem>(
    '/api/admin/trainings/gibt-es-nicht/emails',
    await product.logIn(),
  )

  expect(answer).toMatchObject({ status: 404, body: { code: 'training.not_found' } })
})
