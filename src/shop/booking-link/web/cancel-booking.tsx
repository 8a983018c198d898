import { useId, useState } from 'react'
import { ActionForm } from '#platform/design/web/action-form.tsx'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import type { FormRefusal } from '#platform/design/web/form-refusal.ts'
import { cancellationCost, costSentence } from '#shop/booking-rules/domain/cancellation-cost.ts'
import { isKept } from './booked-sessions.ts'
import { Consequences } from './booker-consequences.tsx'
import { mailsOfCancellation } from './booker-mail-texts.ts'
import { OpenRequest } from './open-request.tsx'
import { REASON_MAX_LENGTH, requestConsequences, requestResult } from './request-texts.ts'
import { ResultNotice } from './result-notice.tsx'
import type { BookingState } from './use-booking-view.ts'

const PLACE = 'cancel'

/** Cancels all seats that have not begun, or asks staff to. Nothing where it is too late. */
export function CancelBooking({ booking }: { booking: BookingState }) {
  const { view, result } = booking
  const id = 'cancel-booking'
  const [isOpen, setIsOpen] = useState(false)
  const request = view.requests.find(
    ({ attendeeId, state }) => attendeeId === null && state === 'open',
  )
  const isOver = view.cancel === 'over'
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
              {view.cancel === 'free'
                ? 'Im Moment kannst du alle Plätze auf einmal kostenlos absagen.'
                : 'Für mindestens einen Platz ist die Frist zum kostenlosen Absagen vorbei. Du kannst uns fragen, ob wir die ganze Buchung absagen.'}
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
  const concerned = view.seats.filter((seat) => isKept(seat) && seat.can.cancel !== 'over')
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
                `${concerned.length === 1 ? 'Der Platz wird' : `Alle ${concerned.length} Plätze werden`} frei und wieder verkauft. Das kannst du hier nicht rückgängig machen.`,
                costSentence(cancellationCost({ price: view.price, mode: 'free' }), {
                  isWhole: view.seats.filter(isKept).length === concerned.length,
                }),
                ...mails,
              ]
            : requestConsequences('Die Buchung bleibt', view)
        }
      />
    </ActionForm>
  )
}
