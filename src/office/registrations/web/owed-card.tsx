import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import type { Reduction } from '#shop/booking-changes/domain/owed-schema.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { centsText } from '#shop/prices/web/price-text.ts'
import { lineText, signedText } from './owed-texts.ts'
import { PageCard } from './page-card.tsx'
import { ReductionDialog } from './reduction-dialog.tsx'
import { useBookingChange } from './use-booking-change.ts'

/** What the booking owes, line by line, and reductions of it. */
export function OwedCard({ registration }: { registration: RegistrationDetails }) {
  const { owed, reductions } = registration
  const [edited, setEdited] = useState<Reduction | 'new' | null>(null)
  const [removed, setRemoved] = useState<Reduction | null>(null)
  const isBinding = owed.cents === owed.total
  return (
    <PageCard title="Zu zahlen">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 text-small">
        {owed.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may look alike, and have no state
          <div key={index} className="col-span-2 grid grid-cols-subgrid">
            <dt className="wrap-anywhere text-secondary">{lineText(line, registration)}</dt>
            <dd className="text-right tabular-nums">{signedText(line)}</dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid border-section border-t pt-2 font-semibold">
          <dt>{isBinding ? 'Zu zahlen' : 'Zu zahlen, sobald bestätigt'}</dt>
          <dd className="text-right tabular-nums">{centsText(owed.total)}</dd>
        </div>
      </dl>
      {!isBinding && registration.status === 'cancelled' && (
        <p className="mt-2 text-secondary text-small">
          Die Anmeldung war nicht bestätigt: Zu zahlen ist nichts.
        </p>
      )}
      {reductions.length > 0 && (
        <ul aria-label="Nachlässe" className="mt-4 grid gap-3 text-small">
          {reductions.map((reduction) => (
            <li key={reduction.id}>
              <p className="font-medium">{`Nachlass von ${centsText(reduction.cents)}`}</p>
              <p className="wrap-anywhere text-muted">{`Eingetragen von ${reduction.recordedBy}`}</p>
              <div className="-ml-3 flex flex-wrap">
                <Button
                  variant="ghost"
                  size="small"
                  className="px-3!"
                  aria-haspopup="dialog"
                  aria-label={`Ändern: Nachlass von ${centsText(reduction.cents)}`}
                  onClick={() => setEdited(reduction)}
                >
                  Ändern
                </Button>
                <Button
                  variant="ghost"
                  size="small"
                  className="px-3!"
                  aria-haspopup="dialog"
                  aria-label={`Entfernen: Nachlass von ${centsText(reduction.cents)}`}
                  onClick={() => setRemoved(reduction)}
                >
                  Entfernen
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {owed.total > 0 && (
        <Button
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          className="mt-4"
          onClick={() => setEdited('new')}
        >
          Nachlass geben
        </Button>
      )}
      {edited && (
        <ReductionDialog
          registration={registration}
          reduction={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <RemoveDialog
          registration={registration}
          reduction={removed}
          onClose={() => setRemoved(null)}
        />
      )}
    </PageCard>
  )
}

interface RemoveDialogProps {
  registration: RegistrationDetails
  reduction: Reduction
  onClose: () => void
}

function RemoveDialog({ registration, reduction, onClose }: RemoveDialogProps) {
  const { write, isPending } = useBookingChange(registration)
  async function remove() {
    await write({
      make: (header) =>
        call('DELETE', '/api/admin/registrations/{id}/reductions/{reductionId}', {
          path: { id: registration.id, reductionId: reduction.id },
          header,
        }),
      done: 'Der Nachlass ist entfernt.',
    })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title="Nachlass entfernen?"
      confirmLabel="Nachlass entfernen"
      cancelLabel="Behalten"
      pending={isPending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p className="font-semibold text-ink">{`Nachlass von ${centsText(reduction.cents)}`}</p>
      <p>Es ist wieder so viel mehr zu zahlen. Niemand bekommt eine E-Mail.</p>
    </ConfirmDialog>
  )
}
