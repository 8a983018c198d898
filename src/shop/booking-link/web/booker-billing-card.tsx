import { useId, useRef } from 'react'
import { call } from '#platform/design/web/api.ts'
import type { FormRefusal } from '#platform/design/web/form-refusal.ts'
import { TextForm } from '#platform/design/web/text-form.tsx'
import {
  type BillingTexts,
  billingFacts,
  billingFormTexts,
  billingOfTexts,
} from '#shop/booking/domain/billing.ts'
import { invoiceSentence } from '#shop/booking/domain/invoice-sentence.ts'
import { BILLING_FORM_FIELDS } from '#shop/booking/web/billing-form-fields.ts'
import { Fact, Facts } from './booker-facts.tsx'
import { changedValues } from './booker-fields.ts'
import { DataCard } from './data-card.tsx'
import { NOTHING_CHANGED } from './refusals.ts'
import type { BookingState } from './use-booking-view.ts'

const PLACE = 'billing'

/** Where the invoice goes and what it names. */
export function BillingCard({ booking }: { booking: BookingState }) {
  const { billing } = booking.view
  const { view } = booking
  const invoice =
    view.status === 'cancelled' || view.invoices.length > 0
      ? ''
      : invoiceSentence(view, view.status === 'confirmed')
  const given = billingFacts(billing)
  return (
    <DataCard
      title="Rechnungsdaten"
      about="Rechnungsdaten"
      place={PLACE}
      result={booking.result}
      buttonLabel={given.length === 0 ? 'Angaben ergänzen' : 'Ändern'}
      form={(close) => <BillingForm booking={booking} onClose={close} />}
    >
      {invoice !== '' && <p className="mb-4 text-secondary text-small">{invoice}</p>}
      {given.length === 0 ? (
        <p className="text-secondary text-small">
          Braucht eure Rechnung eine andere Anschrift, eine USt-IdNr. oder eine Bestellnummer? Dann
          trag sie hier ein. Alles ist freiwillig.
        </p>
      ) : (
        <Facts>
          {given.map(({ name, label, value }) => (
            <Fact key={name} name={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
    </DataCard>
  )
}

function BillingForm({ booking, onClose }: { booking: BookingState; onClose: () => void }) {
  const { view, send } = booking
  const id = useId()
  const initial = useRef(billingFormTexts(view.billing))

  async function submit(typed: BillingTexts): Promise<FormRefusal | null> {
    const changed = changedValues(billingFormTexts(view.billing), typed)
    if (changed === null) return NOTHING_CHANGED
    const body = billingOfTexts(changed)
    const refusal = await send({
      make: (booking) =>
        call('PATCH', '/api/bookings/{reference}/{token}/billing', { ...booking, body }),
      place: PLACE,
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
      initial={initial.current}
      isNarrow
      submitLabel="Rechnungsdaten speichern"
      onSubmit={submit}
      onCancel={onClose}
    >
      {() => <p className="text-muted text-small">Alle Angaben sind freiwillig.</p>}
    </TextForm>
  )
}
