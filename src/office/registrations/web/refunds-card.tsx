import { useState } from 'react'
import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { parseMoney } from '#platform/basics/domain/money.ts'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { type CountedWord, counted } from '#platform/design/web/counted.ts'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import type { Refund } from '#shop/booking-changes/domain/refund-schema.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { centsText } from '#shop/prices/web/price-text.ts'
import { PageCard } from './page-card.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useBookingChange } from './use-booking-change.ts'

const SEATS: CountedWord = { one: 'einen abgesagten Platz', many: 'abgesagte Plätze' }

/** What is open: "einen abgesagten Platz", "2 abgesagte Plätze". */
function seatsText(seats: number): string {
  return seats === 1 ? SEATS.one : counted(SEATS, seats)
}

/** What came back of the price, and of what that is still to be decided. */
export function RefundsCard({ registration }: { registration: RegistrationDetails }) {
  const { refunds, openRefund, price } = registration
  const [edited, setEdited] = useState<Refund | 'new' | null>(null)
  const [removed, setRemoved] = useState<Refund | null>(null)
  const sum = refunds.reduce((cents, refund) => cents + refund.cents, 0)
  return (
    <PageCard title="Erstattungen">
      {openRefund && (
        <p className="mb-4 rounded-input bg-badge-orange px-4 py-3 text-badge-orange-text text-small">
          {`Noch zu klären: ${centsText(openRefund.cents)} für ${seatsText(openRefund.seats)}.`}
        </p>
      )}
      {refunds.length === 0 && !openRefund && (
        <p className="mb-3 text-secondary text-small">Keine Erstattung eingetragen.</p>
      )}
      {refunds.length > 0 && (
        <ul aria-label="Eingetragene Erstattungen" className="mb-3 grid gap-4 text-small">
          {refunds.map((refund) => (
            <li key={refund.id}>
              <p className="font-medium">{`${amountText(refund)}, ${formatLongDay(refund.day)}`}</p>
              {refund.reason !== '' && <p className="wrap-anywhere">{refund.reason}</p>}
              <p className="wrap-anywhere text-muted">{`Eingetragen von ${refund.recordedBy}`}</p>
              <div className="-ml-5 flex flex-wrap">
                <Button
                  variant="ghost"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={`Ändern: ${amountText(refund)}`}
                  onClick={() => setEdited(refund)}
                >
                  Ändern
                </Button>
                <Button
                  variant="ghost"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={`Entfernen: ${amountText(refund)}`}
                  onClick={() => setRemoved(refund)}
                >
                  Entfernen
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {sum > 0 && (
        <p className="mb-3 text-small">
          {`Vom Preis bleiben ${centsText(parseMoney(price) - sum)} brutto.`}
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setEdited('new')}
      >
        {openRefund ? 'Erstattung klären' : 'Erstattung eintragen'}
      </Button>
      {edited && (
        <RefundDialog
          registration={registration}
          refund={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <RemoveDialog
          registration={registration}
          refund={removed}
          onClose={() => setRemoved(null)}
        />
      )}
    </PageCard>
  )
}

function amountText({ cents }: Refund): string {
  return cents === 0 ? 'Nichts erstattet' : `${centsText(cents)} erstattet`
}

interface RemoveDialogProps {
  registration: RegistrationDetails
  refund: Refund
  onClose: () => void
}

function RemoveDialog({ registration, refund, onClose }: RemoveDialogProps) {
  const { write, isPending } = useBookingChange(registration)
  async function remove() {
    await write({
      make: (header) =>
        call('DELETE', '/api/admin/registrations/{id}/refunds/{refundId}', {
          path: { id: registration.id, refundId: refund.id },
          header,
        }),
      done: 'Die Erstattung ist entfernt.',
    })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title="Erstattung entfernen?"
      confirmLabel="Erstattung entfernen"
      cancelLabel="Behalten"
      pending={isPending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p className="font-semibold text-ink">{amountText(refund)}</p>
      <p>
        Der Umsatz steigt wieder um diesen Betrag. Sind Plätze abgesagt, steht die Erstattung wieder
        unter „Zu tun“. Niemand bekommt eine E-Mail.
      </p>
    </ConfirmDialog>
  )
}
