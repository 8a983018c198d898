import { useId } from 'react'
import { ActionForm } from '#platform/design/web/action-form.tsx'
import { call } from '#platform/design/web/api.ts'
import type { FormRefusal } from '#platform/design/web/form-refusal.ts'
import type { BookedSeat } from '#shop/booking-changes/domain/booking-view.ts'
import { costSentence } from '#shop/booking-rules/domain/cancellation-cost.ts'
import { isKept, owedWithout } from './booked-sessions.ts'
import { Consequences } from './booker-consequences.tsx'
import { mailsOfSeatChange } from './booker-mail-texts.ts'
import { REASON_MAX_LENGTH, requestConsequences, requestResult } from './request-texts.ts'
import type { BookingState } from './use-booking-view.ts'

interface CancelSeatFormProps {
  seat: BookedSeat
  booking: BookingState
  onCancel: () => void
  onDone: () => void
}

/** Cancels a seat, or asks staff to. */
export function CancelSeatForm({ seat, booking, onCancel, onDone }: CancelSeatFormProps) {
  const { view, send } = booking
  const id = useId()
  const isFree = seat.can.cancel === 'free'
  const name = `${seat.firstName} ${seat.lastName}`
  const isLast = view.seats.filter(isKept).length === 1
  const mails = mailsOfSeatChange(view, seat, { kind: 'cancel' })

  async function submit(reason: string): Promise<FormRefusal | null> {
    const refusal = await send({
      make: ({ path, header }) =>
        call('POST', '/api/bookings/{reference}/{token}/attendees/{id}/cancel', {
          path: { ...path, id: seat.id },
          header,
          body: { reason },
        }),
      place: seat.id,
      result: (after) => {
        const isDone = after.seats.some(
          ({ id, status }) => id === seat.id && status === 'cancelled',
        )
        return isDone
          ? { title: `Der Platz von ${name} ist abgesagt.`, lines: mails }
          : requestResult(view.contactEmail)
      },
    })
    if (!refusal) onDone()
    return refusal
  }

  return (
    <ActionForm
      confirmLabel={isFree ? 'Platz absagen' : 'Absage anfragen'}
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
                isLast
                  ? 'Das ist der letzte Platz: Damit ist die ganze Buchung abgesagt.'
                  : `${name} ist nicht mehr dabei, und der Platz wird frei.`,
                costSentence({ kept: 0, owed: owedWithout(view, [seat]) }, { price: view.price }),
                ...mails,
              ]
            : requestConsequences('Der Platz bleibt', view)
        }
      />
    </ActionForm>
  )
}
