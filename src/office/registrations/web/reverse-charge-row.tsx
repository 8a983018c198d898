import { useState } from 'react'
import { lineRule } from '#platform/basics/domain/line-rule.ts'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { REVERSE_CHARGE_NOTE_MAX_LENGTH } from '#shop/booking/domain/billing.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { isOtherEuVatId } from '#site/pages/domain/vat-id.ts'
import { EditDialog, type EditedField } from './edit-dialog.tsx'
import { useBookingChange } from './use-booking-change.ts'

const FIELDS: readonly EditedField<'reverseChargeNote'>[] = [
  {
    name: 'reverseChargeNote',
    label: 'Wie und wann geprüft',
    rule: lineRule(REVERSE_CHARGE_NOTE_MAX_LENGTH),
    maxLength: REVERSE_CHARGE_NOTE_MAX_LENGTH,
    missing: 'Bitte geben Sie an, wie und wann Sie die USt-IdNr. geprüft haben.',
    hint: 'Zum Beispiel: am 12.01.2027 beim Bundeszentralamt für Steuern bestätigt.',
    isWide: true,
  },
]

/** That the buyer owes the VAT. Staff alone decide it, once they have checked the VAT ID. */
export function ReverseCharge({ registration }: { registration: RegistrationDetails }) {
  const { id, billing, reverseCharge } = registration
  const [asked, setAsked] = useState<'set' | 'remove' | null>(null)
  const { write, isPending } = useBookingChange(registration)
  if (!reverseCharge && !isOtherEuVatId(billing.vatId)) return null

  const save = (reverseChargeNote: string, before: string, version?: number) =>
    write({
      make: (header) =>
        call('PATCH', '/api/admin/registrations/{id}', {
          path: { id },
          header,
          body: { reverseChargeNote },
        }),
      after: { reverseChargeNote },
      before: { reverseChargeNote: before },
      ...(version !== undefined && { version }),
      done:
        reverseChargeNote === ''
          ? 'Der Kunde zahlt wieder mit Umsatzsteuer.'
          : 'Die Rechnung überlässt dem Kunden die Umsatzsteuer.',
    })

  return (
    <div className="mt-5 border-section border-t pt-4 text-small">
      <h3 className="font-semibold">Steuerschuld beim Kunden (Reverse Charge)</h3>
      {reverseCharge ? (
        <>
          <p className="mt-1">{reverseCharge.note}</p>
          <p className="wrap-anywhere text-muted">{`Eingetragen von ${reverseCharge.by}`}</p>
        </>
      ) : (
        <p className="mt-1 text-secondary">
          Die USt-IdNr. ist aus einem anderen Land der EU. Haben Sie sie geprüft, kann die Rechnung
          ohne Umsatzsteuer lauten.
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        aria-haspopup="dialog"
        onClick={() => setAsked(reverseCharge ? 'remove' : 'set')}
      >
        {reverseCharge ? 'Reverse Charge aufheben' : 'Reverse Charge eintragen'}
      </Button>
      {asked === 'set' && (
        <EditDialog
          title="Steuerschuld beim Kunden (Reverse Charge)"
          description={`Die Rechnung lautet dann über den Preis ohne Umsatzsteuer und sagt, dass der Kunde mit der USt-IdNr. ${billing.vatId} sie schuldet. Prüfen Sie die Nummer vorher.`}
          label="Reverse Charge"
          fields={FIELDS}
          initial={{ reverseChargeNote: '' }}
          isPending={isPending}
          registration={registration}
          planned={(changes) => ({ kind: 'edit_registration', edit: changes })}
          onSave={(changes, before, version) =>
            save(changes.reverseChargeNote ?? '', before.reverseChargeNote ?? '', version)
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          open
          title="Reverse Charge aufheben?"
          confirmLabel="Reverse Charge aufheben"
          cancelLabel="Behalten"
          pending={isPending}
          onConfirm={async () => {
            await save('', reverseCharge?.note ?? '')
            setAsked(null)
          }}
          onCancel={() => setAsked(null)}
        >
          <p>Der Kunde zahlt dann wieder den Preis mit Umsatzsteuer.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
