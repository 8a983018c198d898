import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import {
  type BillingDetails,
  type BillingFieldName,
  type BillingTexts,
  billingOfTexts,
  type GivenBilling,
} from '#shop/booking/domain/billing.ts'
import { billingFormTexts } from '#shop/booking/domain/billing-fields.ts'
import { billingFacts } from '#shop/booking/domain/billing-labels.ts'
import { STAFF_BILLING_FIELDS } from '#shop/booking/web/staff/staff-fields.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { EditDialog, type EditedField } from './edit-dialog.tsx'
import { EditButton, Fact, Facts, PageCard } from './page-card.tsx'
import { ReverseCharge } from './reverse-charge-row.tsx'
import { useBookingChange, type WriteOutcome } from './use-booking-change.ts'

const WIDE: readonly BillingFieldName[] = [
  'recipient',
  'street',
  'invoiceEmail',
  'namesOnInvoice',
  'wantsXRechnung',
]

const FIELDS: readonly EditedField<BillingFieldName>[] = STAFF_BILLING_FIELDS.map((field) => ({
  ...field,
  isWide: WIDE.includes(field.name),
}))

/** The server's values by their fields, as the dialog knows them. */
function withoutFrame(outcome: WriteOutcome): WriteOutcome {
  if (outcome.kind !== 'conflict') return outcome
  const { billing } = outcome.current.values
  const values = billingFormTexts(billing as BillingDetails)
  return { ...outcome, current: { ...outcome.current, values } }
}

/** Where the invoice goes, what it names, and who owes its VAT. */
export function BillingCard({ registration }: { registration: RegistrationDetails }) {
  const { billing, contactEmail } = registration
  const [isEditing, setIsEditing] = useState(false)
  const given = billingFacts(billing)
  const isErased = isErasedAddress(contactEmail)
  return (
    <PageCard
      title="Rechnungsangaben"
      action={!isErased && <EditButton of="Rechnungsdaten" onClick={() => setIsEditing(true)} />}
    >
      {given.length === 0 ? (
        <p className="text-secondary text-small">Keine eigenen Rechnungsdaten angegeben.</p>
      ) : (
        <Facts>
          {given.map(({ label, value }) => (
            <Fact key={label} name={label}>
              <span className="whitespace-pre-line">{value}</span>
            </Fact>
          ))}
        </Facts>
      )}
      {!isErased && <ReverseCharge registration={registration} />}
      {isEditing && (
        <BillingDialog registration={registration} onClose={() => setIsEditing(false)} />
      )}
    </PageCard>
  )
}

function BillingDialog({
  registration,
  onClose,
}: {
  registration: RegistrationDetails
  onClose: () => void
}) {
  const { id, billing, reverseCharge } = registration
  const { write, isPending } = useBookingChange(registration)
  const [shown] = useState(() => ({ stored: billing, form: billingFormTexts(billing) }))

  /** As they are stored: the form has the code of a country. */
  function storedValues(texts: Partial<BillingTexts>): GivenBilling {
    const values = billingOfTexts(texts)
    return values.country === shown.form.country
      ? { ...values, country: shown.stored.country }
      : values
  }

  return (
    <EditDialog
      title="Rechnungsdaten ändern"
      label="Rechnungsdaten"
      fields={FIELDS}
      initial={shown.form}
      isPending={isPending}
      registration={registration}
      consequences={({ vatId }) =>
        reverseCharge && vatId.trim() !== billing.vatId
          ? [
              'Für die neue USt-IdNr. gilt Reverse Charge nicht: Der Kunde zahlt dann wieder mit Umsatzsteuer.',
            ]
          : []
      }
      planned={(changes) => ({
        kind: 'edit_registration',
        edit: { billing: billingOfTexts(changes) },
      })}
      onSave={async (changes, before, version) => {
        const body = { billing: billingOfTexts(changes) }
        return withoutFrame(
          await write({
            make: (header) =>
              call('PATCH', '/api/admin/registrations/{id}', { path: { id }, header, body }),
            after: body,
            before: { billing: storedValues(before) },
            ...(version !== undefined && { version }),
            done: 'Die Rechnungsdaten sind geändert.',
          }),
        )
      }}
      onClose={onClose}
    />
  )
}
