import { call } from '#platform/design/web/api.ts'
import { STAFF_PERSON_FIELDS } from '#shop/booking/web/staff/staff-fields.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { Seat } from './consequence-texts.ts'
import { EditDialog } from './edit-dialog.tsx'
import { useBookingChange } from './use-booking-change.ts'

export interface SeatDialogProps {
  registration: RegistrationDetails
  seat: Seat
  onClose: () => void
}

/** Corrects the person of a seat, or gives it to another one. */
export function PersonDialog({ registration, seat, onClose }: SeatDialogProps) {
  const { write, isPending } = useBookingChange(registration)
  const { firstName, lastName, email, company } = seat
  return (
    <EditDialog
      title={`Platz ${seat.position}: Person ändern`}
      label={`Platz ${seat.position}`}
      description={`${seat.trainingTitle}, ${seat.trainingDate}. Eine andere E-Mail-Adresse ist eine andere Person.`}
      fields={STAFF_PERSON_FIELDS}
      initial={{ firstName, lastName, email, company }}
      isPending={isPending}
      registration={registration}
      planned={(edit) => ({ kind: 'edit_seat', seatId: seat.id, edit })}
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
