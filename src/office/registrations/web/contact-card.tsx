import { useState } from 'react'
import { EMAIL_MAX_LENGTH } from '#platform/basics/domain/email-address.ts'
import { call } from '#platform/design/web/api.ts'
import { EmailLink } from '#platform/design/web/staff/email-link.tsx'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { FULL_NAME_MAX_LENGTH } from '#platform/persons/domain/person-name.ts'
import {
  STAFF_TEXT_FIELDS,
  staffEmailRule,
  staffFullNameRule,
} from '#shop/booking/web/staff/staff-fields.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { fieldsOnPage, type RegistrationFieldName } from '#shop/seats/domain/registration-fields.ts'
import { contactWords } from './consequence-texts.ts'
import { EditDialog, type EditedField } from './edit-dialog.tsx'
import { EditButton, Fact, Facts, PageCard } from './page-card.tsx'
import { useBookingChange } from './use-booking-change.ts'

type ContactField = 'contactName' | 'contactEmail' | RegistrationFieldName

const FIELDS: readonly EditedField<ContactField>[] = [
  {
    name: 'contactName',
    label: 'Name',
    rule: staffFullNameRule,
    maxLength: FULL_NAME_MAX_LENGTH,
    missing: 'Bitte geben Sie den Namen ein.',
    isWide: true,
  },
  {
    name: 'contactEmail',
    label: 'E-Mail',
    rule: staffEmailRule,
    maxLength: EMAIL_MAX_LENGTH,
    missing: 'Bitte geben Sie die E-Mail-Adresse ein.',
    isEmail: true,
    isWide: true,
  },
  ...STAFF_TEXT_FIELDS.map((field) => ({ ...field, isWide: true })),
]

/** Who booked. */
export function ContactCard({ registration }: { registration: RegistrationDetails }) {
  const { contactName, contactEmail, newContactEmail } = registration
  const [isEditing, setIsEditing] = useState(false)
  return (
    <PageCard
      title="Gebucht von"
      action={
        !isErasedAddress(contactEmail) && (
          <EditButton of="Kontakt" onClick={() => setIsEditing(true)} />
        )
      }
    >
      <Facts>
        <Fact name="Name">{contactName}</Fact>
        <Fact name="E-Mail">
          <EmailLink address={contactEmail} />
          {newContactEmail !== null && (
            <span className="mt-1 block font-normal text-secondary text-small">
              {`Die neue Adresse ${newContactEmail} ist noch nicht bestätigt.`}
            </span>
          )}
        </Fact>
        {fieldsOnPage(registration).map(({ name, label, text }) => (
          <Fact key={name} name={label}>
            {text}
          </Fact>
        ))}
      </Facts>
      {isEditing && (
        <EditContactDialog registration={registration} onClose={() => setIsEditing(false)} />
      )}
    </PageCard>
  )
}

function EditContactDialog({
  registration,
  onClose,
}: {
  registration: RegistrationDetails
  onClose: () => void
}) {
  const { write, isPending } = useBookingChange(registration)
  const initial = Object.fromEntries(
    FIELDS.map(({ name }) => [name, registration[name]]),
  ) as Record<ContactField, string>
  return (
    <EditDialog
      title="Kontakt ändern"
      label="Kontakt"
      fields={FIELDS}
      initial={initial}
      isPending={isPending}
      registration={registration}
      consequences={(typed) => contactWords(registration, typed)}
      planned={(edit) => ({ kind: 'edit_registration', edit })}
      onSave={(body, before, version) =>
        write({
          make: (header) =>
            call('PATCH', '/api/admin/registrations/{id}', {
              path: { id: registration.id },
              header,
              body,
            }),
          after: body,
          before,
          ...(version !== undefined && { version }),
          done: 'Der Kontakt ist geändert.',
        })
      }
      onClose={onClose}
    />
  )
}
