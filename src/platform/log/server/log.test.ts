import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { insertRegistration } from '#shop/booking/server/registrations.repository.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import { BOOKER, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { filterError } from './log-filter.ts'

test('a failed query is logged with its text and its cause, and without the values of people', async () => {
  const { db } = await lendTestProduct()
  const registration = {
    id: randomUUID(),
    reference: 'MF-0000-0000',
    contactName: `${BOOKER.firstName} ${BOOKER.lastName}`,
    contactEmail: BOOKER.email,
    ...byField(() => BOOKER.company),
    packageId: 'gibt-es-nicht',
    price: '1.00',
    priceType: 'normal',
    priceReason: '',
    discountCode: '',
    discountCents: 0,
    createdAt: new Date('2026-11-21T10:00:00Z'),
  } as const

  const error = await inTransaction(db, (tx) =>
    insertRegistration(tx, registration, [
      { ...ownSeat('kurs-1-uhren'), dateId: randomUUID(), trainingTitle: 'Uhren & Zeit' },
    ]),
  ).catch((reason: unknown) => reason)
  const logged = JSON.stringify(filterError(error))

  expect(logged).toContain('insert into')
  expect(logged).toContain('violates foreign key constraint')
  expect(logged).not.toContain(BOOKER.email)
  expect(logged).not.toContain(BOOKER.company)
})
