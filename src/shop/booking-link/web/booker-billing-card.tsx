import type { ComponentProps } from 'react'
import { useLoaded } from '#platform/design/web/use-loaded.ts'
import { billingFacts } from '#shop/booking/domain/billing-labels.ts'
import { invoiceSentence } from '#shop/booking/domain/invoice-sentence.ts'
import type { BillingForm } from './booker-billing-form.tsx'
import { Fact, Facts } from './booker-facts.tsx'
import { DataCard } from './data-card.tsx'
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
      form={(close) => <LoadedForm booking={booking} place={PLACE} onClose={close} />}
    >
      {invoice !== '' && <p className="mb-4 text-secondary text-small">{invoice}</p>}
      {given.length === 0 ? (
        <p className="text-secondary text-small">
          Braucht eure Rechnung eine andere Anschrift, eine USt-IdNr. oder eine Bestellnummer? Dann
          trag sie hier ein. Alles ist freiwillig.
        </p>
      ) : (
        <Facts>
          {given.map(({ label, value }) => (
            <Fact key={label} name={label}>
              <span className="whitespace-pre-line">{value}</span>
            </Fact>
          ))}
        </Facts>
      )}
    </DataCard>
  )
}

const loadForm = () => import('./booker-billing-form.tsx')

/** Loaded when it is opened: few need it. */
function LoadedForm(props: ComponentProps<typeof BillingForm>) {
  const part = useLoaded(loadForm, true)
  if (part === null) return <p role="status">Lädt...</p>
  if (part === 'failed')
    return (
      <p role="alert" className="text-small">
        Das Formular konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.
      </p>
    )
  return <part.loaded.BillingForm {...props} />
}
