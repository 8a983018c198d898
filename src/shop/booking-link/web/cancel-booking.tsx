import { useId, useState } from 'react'
import { ActionForm } from '#platform/design/web/action-form.tsx'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import type { FormRefusal } from '#platform/design/web/form-refusal.ts'
import type { BookedSeat } from '#shop/booking-changes/domain/booking-view.ts'
import { costSentence } from '#shop/booking-rules/domain/cancellation-cost.ts'
import { isKept, owedWithout } from './booked-sessions.ts'
import { Consequences } from './booker-consequences.tsx'
import { mailsOfCancellation } from './booker-mail-texts.ts'
import { OpenRequest } from './open-request.tsx'
import { REASON_MAX_LENGTH, requestConsequences, requestResult } from './request-texts.ts'
import { ResultNotice } from './result-notice.tsx'
import type { BookingState } from './use-booking-view.ts'

const PLACE = 'cancel'

/** What can be done now about several seats, and about a single one. */
const CHANCES = {
  free: 'Im Moment kannst du alle Plätze auf einmal kostenlos absagen.',
  request:
    'Für mindestens einen Platz ist die Frist zum kostenlosen Absagen vorbei. Du kannst uns fragen, ob wir die ganze Buchung absagen.',
}
const CHANCES_OF_ONE = {
  free: 'Im Moment kannst du kostenlos absagen.',
  request:
    'Die Frist zum kostenlosen Absagen ist vorbei. Du kannst uns fragen, ob wir die Buchung absagen.',
}

/** Cancels all seats that have not begun, or asks staff to. Nothing where it is too late. */
export function CancelBooking({ booking }: { booking: BookingState }) {
  const { view, result } = booking
  const id = 'cancel-booking'
  const [isOpen, setIsOpen] = useState(false)
  const request = view.requests.find(
    ({ attendeeId, state }) => attendeeId === null && state === 'open',
  )
  const isOver = view.cancel === 'over'
  const isOne = view.seats.filter(canCancel).length === 1
  if (isOver && result?.place !== PLACE && !isOpen) return null

  function close() {
    setIsOpen(false)
    requestAnimationFrame(() => document.getElementById(`${id}-button`)?.focus())
  }

  return (
    <section aria-labelledby={id} className="rounded-card border border-sand p-6 sm:p-8">
      <h2 id={id} className="text-h4">
        Buchung absagen
      </h2>
      <ResultNotice place={PLACE} result={result} className="mt-4" />
      {request && <OpenRequest request={request} booking={booking} className="mt-4" />}
      {isOpen ? (
        <div className="mt-4">
          <CancelBookingForm booking={booking} onCancel={close} onDone={() => setIsOpen(false)} />
        </div>
      ) : (
        !request &&
        !isOver && (
          <>
            <p className="mt-3 text-secondary text-small">
              {(isOne ? CHANCES_OF_ONE : CHANCES)[view.cancel === 'free' ? 'free' : 'request']}
            </p>
            <Button
              id={`${id}-button`}
              variant="secondary"
              size="small"
              className="mt-5"
              onClick={() => setIsOpen(true)}
            >
              {view.cancel === 'free' ? 'Ganze Buchung absagen' : 'Absage anfragen'}
            </Button>
          </>
        )
      )}
    </section>
  )
}

interface CancelBookingFormProps {
  booking: BookingState
  onCancel: () => void
  onDone: () => void
}

function CancelBookingForm({ booking, onCancel, onDone }: CancelBookingFormProps) {
  const { view, send } = booking
  const id = useId()
  const isFree = view.cancel === 'free'
  const concerned = view.seats.filter(canCancel)
  const mails = mailsOfCancellation(view, concerned)

  async function submit(reason: string): Promise<FormRefusal | null> {
    const refusal = await send({
      make: (booking) =>
        call('POST', '/api/bookings/{reference}/{token}/cancel', { ...booking, body: { reason } }),
      place: PLACE,
      result: (after) => {
        const isDone = concerned.every((seat) =>
          after.seats.some(({ id, status }) => id === seat.id && status === 'cancelled'),
        )
        return isDone
          ? { title: 'Deine Buchung ist abgesagt.', lines: mails }
          : requestResult(view.contactEmail)
      },
    })
    if (!refusal) onDone()
    return refusal
  }

  return (
    <ActionForm
      confirmLabel={isFree ? 'Ja, alles absagen' : 'Absage anfragen'}
      reason={
        isFree
          ? undefined
          : {
              id,
              label: 'Möchtest du uns etwas dazu sagen? (optional)',
              maxLength: REASON_MAX_LENGTH,
            }
      }
      onConfirm={submit}
      onCancel={onCancel}
    >
      <Consequences
        texts={
          isFree
            ? [
                `${seatsBecome(concerned.length)} frei und wieder verkauft. Das kannst du hier nicht rückgängig machen.`,
                costSentence(
                  { kept: 0, owed: owedWithout(view, concerned) },
                  { price: view.price },
                ),
                ...mails,
              ]
            : requestConsequences('Die Buchung bleibt', view)
        }
      />
    </ActionForm>
  )
}

function canCancel(seat: BookedSeat): boolean {
  return isKept(seat) && seat.can.cancel !== 'over'
}

/** "Der Platz wird", "Alle 4 Plätze werden" */
function seatsBecome(count: number): string {
  if (count === 1) return 'Der Platz wird'
  return count === 2 ? 'Beide Plätze werden' : `Alle ${count} Plätze werden`
}
