import type { Problem } from '#platform/basics/domain/problem.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type {
  CancellationPreview,
  CancelledDate,
} from '#shop/date-cancellation/domain/date-cancellation.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { booking } from './bookings.ts'
import { statusCall } from './mails.ts'
import { settleTelling } from './telling.ts'
import type { TestProduct } from './test-product.ts'

export const CLOCKS = 'kurs-1-uhren'
export const BREAD = 'kurs-2-brot'
export const KITES = 'kurs-3-drachen'
export const JANUARY = 'Donnerstag, 7. Januar 2027'
export const APRIL = {
  startsAt: '2027-04-13T08:00:00.000Z',
  endsAt: '2027-04-13T09:30:00.000Z',
}

/** The calls of staff and visitors around a date that is cancelled: the first one of "Uhren & Zeit", in January. */
export async function cancellationCalls(product: TestProduct) {
  const session = await product.logIn()
  const setStatus = statusCall(product, session)
  const { dateId } = (await product.get<Training>(`/api/trainings/${CLOCKS}`)).body
  const january = String(dateId)
  const headers = (version?: number) => ({
    ...session,
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
  })
  /** Plans a date in April, or as the values say. */
  const plan = async (trainingId: string, values: object = {}) => {
    const path = `/api/admin/trainings/${trainingId}/dates`
    return (await product.send<PlannedDate>('POST', path, { ...APRIL, ...values }, session)).body
  }
  const book = (...seats: Parameters<typeof booking>) =>
    product.send<Omit<BookingReceipt, 'status'> & Problem>(
      'POST',
      '/api/registrations',
      booking(...seats),
    )
  return {
    session,
    january,
    plan,
    book,
    setStatus,
    /** Books and confirms; the mails are as good as sent. */
    bookConfirmed: async (...seats: Parameters<typeof booking>) => {
      const { id } = (await book(...seats)).body
      await setStatus(id, 'confirmed')
      await settleTelling(product)
      return id
    },
    cancel: (id: string, body: object = {}, version?: number) =>
      product.send<CancelledDate & Problem>(
        'POST',
        `/api/admin/dates/${id}/cancel`,
        body,
        headers(version),
      ),
    preview: (id: string, body: object = {}) =>
      product.send<CancellationPreview & Problem>(
        'POST',
        `/api/admin/dates/${id}/cancel/preview`,
        body,
        session,
      ),
    dates: async () => (await product.get<PlannedDate[]>('/api/admin/dates', session)).body,
    details: async (id: string) =>
      (await product.get<RegistrationDetails>(`/api/admin/registrations/${id}`, session)).body,
    /** The mails about cancelled dates: "booker to sina.adler@example.com". */
    mails: async () => {
      await settleTelling(product)
      const { rows } = await product.pool.query<{ mail: string }>(
        `select split_part(template, '.', 3) || ' to ' || recipient as mail from mails
         where template like 'date.cancelled.%' order by 1`,
      )
      return rows.map(({ mail }) => mail)
    },
  }
}
