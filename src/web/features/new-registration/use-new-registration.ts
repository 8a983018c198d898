import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { BookingReceipt } from '#domain/registration/booking.ts'
import { useSessionRefusal } from '../../lib/admin-session/admin-refusal.ts'
import { ApiError, sendJson } from '../../lib/api.ts'
import { attemptFor, type BookingAttempt } from '../../lib/booking/booking-attempt.ts'
import type { FieldProblem } from '../../lib/booking/field-problems.ts'
import type { Slot } from '../../lib/booking/slots.ts'
import { notify } from '../../lib/notifications.ts'
import { packagesAnswerQuery, registrationsKey } from '../../lib/queries/queries.ts'
import { refreshStaffTrainings } from '../../lib/queries/staff-trainings-query.ts'
import { randomKey } from '../../lib/random-key.ts'
import { readAgainAfterBooking } from '../../lib/registrations/read-again.ts'
import type { useDraft } from './draft-store.ts'
import { fieldOf, type Offer, requestOf, slotsOf } from './registration-values.ts'

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
  const settleRefusal = useSessionRefusal()

  const readAgain = () =>
    Promise.all([
      readAgainAfterBooking(queryClient),
      queryClient.invalidateQueries(packagesAnswerQuery),
      refreshStaffTrainings(queryClient),
    ])

  const booking = useMutation({
    mutationFn: ({ key, body }: BookingAttempt) =>
      sendJson<BookingReceipt>('POST', registrationsKey[0], JSON.parse(body), {
        'Idempotency-Key': key,
      }),
    onSuccess: async ({ id, reference }) => {
      notify({ title: 'Gespeichert', description: `Die Anmeldung ${reference} ist angelegt.` })
      await readAgain()
      await navigate({ to: '/admin/anmeldungen/$id', params: { id }, replace: true })
      draft.clear()
    },
    onError: async (error) => {
      if (settleRefusal(error)) return
      await readAgain()
      onRefused(refusalOf(error, slotsOf(draft.values, offer.packages)))
    },
  })

  return {
    isPending: booking.isPending,
    send() {
      const attempt = attemptFor(requestOf(draft.values, offer), draft.attempt, randomKey)
      draft.storeAttempt(attempt)
      booking.mutate(attempt)
    },
  }
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
