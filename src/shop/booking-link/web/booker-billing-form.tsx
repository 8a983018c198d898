import { useEffect, useId, useRef } from 'react'
import { call } from '#platform/design/web/api.ts'
import { FormControl } from '#platform/design/web/form-control.tsx'
import type { FormRefusal } from '#platform/design/web/form-refusal.ts'
import { TextForm } from '#platform/design/web/text-form.tsx'
import { type BillingTexts, billingOfTexts } from '#shop/booking/domain/billing.ts'
import { billingFormTexts } from '#shop/booking/domain/billing-fields.ts'
import { BILLING_FORM_FIELDS } from '#shop/booking/web/billing-form-fields.ts'
import { changedValues } from './booker-fields.ts'
import { NOTHING_CHANGED } from './refusals.ts'
import type { BookingState, Place } from './use-booking-view.ts'

interface BillingFormProps {
  booking: BookingState
  /** Where its result is told. */
  place: Place
  onClose: () => void
}

/** Changes where the invoice goes and what it names. */
export function BillingForm({ booking, place, onClose }: BillingFormProps) {
  const { view, send } = booking
  const id = useId()
  const initial = useRef(billingFormTexts(view.billing))

  // It was opened before it was loaded, so nothing in it has the focus yet.
  useEffect(() => document.getElementById(`${id}-${BILLING_FORM_FIELDS[0]?.name}`)?.focus(), [id])

  async function submit(typed: BillingTexts): Promise<FormRefusal | null> {
    const changed = changedValues(billingFormTexts(view.billing), typed)
    if (changed === null) return NOTHING_CHANGED
    const body = billingOfTexts(changed)
    const refusal = await send({
      make: (booking) =>
        call('PATCH', '/api/bookings/{reference}/{token}/billing', { ...booking, body }),
      place,
      result: () => ({
        title: 'Deine Rechnungsdaten sind gespeichert.',
        lines: [`Du bekommst eine Zusammenfassung an ${view.contactEmail}.`],
      }),
    })
    if (!refusal) onClose()
    return refusal
  }

  return (
    <TextForm
      id={id}
      fields={BILLING_FORM_FIELDS}
      control={FormControl}
      initial={initial.current}
      isNarrow
      submitLabel="Rechnungsdaten speichern"
      onSubmit={submit}
      onCancel={onClose}
    >
      {() => (
        <p className="text-muted text-small">
          {view.invoices.length === 0
            ? 'Alle Angaben sind freiwillig.'
            : 'Eine Rechnung, die es schon gibt, bleibt, wie sie ist. Brauchst du sie mit neuen Angaben, schreib unserem Büro.'}
        </p>
      )}
    </TextForm>
  )
}
