import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { readAgainAfterBooking } from '#office/registrations/web/read-again.ts'
import { ApiError, call } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { randomKey } from '#platform/design/web/random-key.ts'
import { useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import { attemptFor, type BookingAttempt } from '#shop/booking/web/booking-attempt.ts'
import type { FieldProblem } from '#shop/booking/web/field-problems.ts'
import type { Slot } from '#shop/booking/web/slot-values.ts'
import type { Discount } from '#shop/discount-codes/domain/discount.ts'
import { packagesAnswerQuery } from '#shop/prices/web/prices-query.ts'
import { refreshStaffTrainings } from '#shop/trainings/web/staff-trainings-query.ts'
import type { useDraft } from './registration-draft-store.ts'
import { fieldOf, type Offer, requestOf, slotsOf, type Values } from './registration-values.ts'

/** Why the server did not store the booking. */
export interface BookingRefusal {
  title: string
  problems: FieldProblem[]
}

const FAILED = 'Die Anmeldung konnte nicht gespeichert werden. Ihre Angaben bleiben hier stehen.'

/** Stores the draft as a booking and opens its page. What is out of date on the screen is read again. */
export function useNewRegistration(
  draft: ReturnType<typeof useDraft>,
  { offer, onRefused }: { offer: Offer; onRefused: (refusal: BookingRefusal) => void },
) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const handleSessionRefusal = useSessionRefusal()

  const readAgain = () =>
    Promise.all([
      readAgainAfterBooking(queryClient),
      queryClient.invalidateQueries(packagesAnswerQuery),
      refreshStaffTrainings(queryClient),
    ])

  const booking = useMutation({
    mutationFn: ({ key, body }: BookingAttempt) =>
      call('POST', '/api/admin/registrations', {
        header: { 'idempotency-key': key },
        body: JSON.parse(body),
      }),
    onSuccess: async ({ id, reference }) => {
      notify({ title: 'Gespeichert', description: `Die Anmeldung ${reference} ist angelegt.` })
      await readAgain()
      await navigate({ to: '/admin/anmeldungen/$id', params: { id }, replace: true })
      draft.clear()
    },
    onError: async (error) => {
      if (handleSessionRefusal(error)) return
      await readAgain()
      onRefused(refusalOf(error, slotsOf(draft.values, offer.packages)))
    },
  })

  return {
    isPending: booking.isPending,
    /** @param discount what the typed code takes off; null without one */
    send(discount: Discount | null) {
      const request = requestOf(draft.values, offer, discount)
      const attempt = attemptFor(request, draft.attempt, randomKey)
      draft.storeAttempt(attempt)
      booking.mutate(attempt)
    },
  }
}

/** What the typed code takes off; null without one. The booking checks it again. */
export async function findDiscount(values: Values): Promise<Discount | null> {
  const { discountCode: code, packageId, contact } = values
  if (code.trim() === '') return null
  const body = { code, packageId, company: contact.company }
  return call('POST', '/api/discount-codes/check', { body })
}

/** Sentences of the shop that address the booker, in words for staff. */
const WORDS: Readonly<Record<string, string>> = {
  'registration.date_cancelled': 'Einer der gewählten Termine ist abgesagt.',
}

function refusalOf(error: unknown, slots: readonly Slot[]): BookingRefusal {
  const problem = error instanceof ApiError ? error.problem : null
  if (!problem) return { title: FAILED, problems: [] }
  const problems = new Map<string, FieldProblem>()
  for (const { path, message } of problem.errors ?? []) {
    const name = fieldOf(path, slots)
    if (!problems.has(name)) problems.set(name, { name, message, missing: false })
  }
  return { title: WORDS[problem.code] ?? problem.detail, problems: [...problems.values()] }
}
