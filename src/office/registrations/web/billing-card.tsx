import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import {
  BILLING_FIELD_NAMES,
  BILLING_FIELDS,
  type BillingDetails,
  type BillingFieldName,
} from '#shop/booking/domain/billing.ts'
import { staffEmailRule } from '#shop/booking/web/staff/staff-fields.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { EditDialog, type EditedField } from './edit-dialog.tsx'
import { EditButton, Fact, Facts, PageCard } from './page-card.tsx'
import { useBookingChange, type WriteOutcome } from './use-booking-change.ts'

const WIDE: readonly BillingFieldName[] = ['recipient', 'street', 'invoiceEmail']

const FIELDS: readonly EditedField<BillingFieldName>[] = BILLING_FIELD_NAMES.map((name) => {
  const { label, rule, maxLength } = BILLING_FIELDS[name]
  const isEmail = name === 'invoiceEmail'
  return {
    name,
    label,
    rule: isEmail ? staffEmailRule : rule,
    maxLength,
    missing: null,
    isEmail,
    isWide: WIDE.includes(name),
  }
})

/** The server's values by their fields, as the dialog knows them. */
function withoutFrame(outcome: WriteOutcome): WriteOutcome {
  if (outcome.kind !== 'conflict') return outcome
  const { billing } = outcome.current.values
  const values = { ...(billing as Record<string, unknown>) }
  return { ...outcome, current: { ...outcome.current, values } }
}

const OTHER_FIELDS: readonly BillingFieldName[] = ['vatId', 'orderNumber', 'invoiceEmail']

/** The address as on an envelope. */
function addressLines(billing: BillingDetails): string[] {
  const { recipient, street, postalCode, city, country } = billing
  return [recipient, street, `${postalCode} ${city}`.trim(), country].filter(Boolean)
}

/** Where the invoice goes, and what it names. */
export function BillingCard({ registration }: { registration: RegistrationDetails }) {
  const { billing, contactEmail } = registration
  const [isEditing, setIsEditing] = useState(false)
  const { write, isPending } = useBookingChange(registration)
  const address = addressLines(billing)
  const others = OTHER_FIELDS.filter((name) => billing[name] !== '')
  return (
    <PageCard
      title="Rechnungsangaben"
      action={
        !isErasedAddress(contactEmail) && (
          <EditButton of="Rechnungsdaten" onClick={() => setIsEditing(true)} />
        )
      }
    >
      {address.length + others.length === 0 ? (
        <p className="text-secondary text-small">Keine eigenen Rechnungsdaten angegeben.</p>
      ) : (
        <Facts>
          {address.length > 0 && (
            <Fact name="Anschrift">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Fact>
          )}
          {others.map((name) => (
            <Fact key={name} name={BILLING_FIELDS[name].label}>
              {billing[name]}
            </Fact>
          ))}
        </Facts>
      )}
      {isEditing && (
        <EditDialog
          title="Rechnungsdaten ändern"
          label="Rechnungsdaten"
          fields={FIELDS}
          initial={billing}
          isPending={isPending}
          registration={registration}
          planned={(billing) => ({ kind: 'edit_registration', edit: { billing } })}
          onSave={async (changes, before, version) =>
            withoutFrame(
              await write({
                make: (header) =>
                  call('PATCH', '/api/admin/registrations/{id}', {
                    path: { id: registration.id },
                    header,
                    body: { billing: changes },
                  }),
                after: { billing: changes },
                before: { billing: before },
                ...(version !== undefined && { version }),
                done: 'Die Rechnungsdaten sind geändert.',
              }),
            )
          }
          onClose={() => setIsEditing(false)}
        />
      )}
    </PageCard>
  )
}
