import { EMAIL_MAX_LENGTH } from '#platform/basics/domain/email-address.ts'
import { call } from '#platform/design/web/api.ts'
import { NAME_MAX_LENGTH } from '#platform/persons/domain/person-name.ts'
import type { Person } from '#shop/booking/web/slot-values.ts'
import {
  staffCompanyRule,
  staffEmailRule,
  staffFirstNameRule,
  staffLastNameRule,
} from '#shop/booking/web/staff/staff-rules.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { COMPANY_MAX_LENGTH } from '#shop/seats/domain/registration-fields.ts'
import { personWords, type Seat } from './consequence-texts.ts'
import { EditDialog, type EditedField } from './edit-dialog.tsx'
import { useBookingChange } from './use-booking-change.ts'

export interface SeatDialogProps {
  registration: RegistrationDetails
  seat: Seat
  onClose: () => void
}

const FIELDS: readonly EditedField<keyof Person>[] = [
  {
    name: 'firstName',
    label: 'Vorname',
    rule: staffFirstNameRule,
    maxLength: NAME_MAX_LENGTH,
    missing: 'Bitte geben Sie den Vornamen ein.',
  },
  {
    name: 'lastName',
    label: 'Nachname',
    rule: staffLastNameRule,
    maxLength: NAME_MAX_LENGTH,
    missing: 'Bitte geben Sie den Nachnamen ein.',
  },
  {
    name: 'email',
    label: 'E-Mail',
    rule: staffEmailRule,
    maxLength: EMAIL_MAX_LENGTH,
    missing: 'Bitte geben Sie die E-Mail-Adresse ein.',
    isEmail: true,
  },
  {
    name: 'company',
    label: 'Firma',
    rule: staffCompanyRule,
    maxLength: COMPANY_MAX_LENGTH,
    missing: null,
  },
]

/** Corrects the person of a seat, or gives it to another one. */
export function PersonDialog({ registration, seat, onClose }: SeatDialogProps) {
  const { write, isPending } = useBookingChange(registration)
  const { firstName, lastName, email, company } = seat
  return (
    <EditDialog
      title={`Platz ${seat.position}: Person ändern`}
      label={`Platz ${seat.position}`}
      description={`${seat.trainingTitle}, ${seat.trainingDate}. Eine andere E-Mail-Adresse ist eine andere Person.`}
      fields={FIELDS}
      initial={{ firstName, lastName, email, company }}
      isPending={isPending}
      consequences={(typed) => personWords(registration, seat, typed)}
      onSave={(body, before, version) =>
        write({
          make: (header) =>
            call('PATCH', '/api/admin/attendees/{id}', { path: { id: seat.id }, header, body }),
          after: body,
          before,
          ...(version !== undefined && { version }),
          done: 'Die Person ist geändert.',
        })
      }
      onClose={onClose}
    />
  )
}
