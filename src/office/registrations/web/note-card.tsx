import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { OFFICE_NOTE_MAX_LENGTH } from '#shop/booking/domain/office-booking.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { EditDialog, type EditedField } from './edit-dialog.tsx'
import { EditButton, PageCard } from './page-card.tsx'
import { useBookingChange } from './use-booking-change.ts'

const FIELDS: readonly EditedField<'note'>[] = [
  {
    name: 'note',
    label: 'Notiz',
    maxLength: OFFICE_NOTE_MAX_LENGTH,
    missing: null,
    isWide: true,
  },
]

/** The note of the office, which nobody outside sees. */
export function NoteCard({ registration }: { registration: RegistrationDetails }) {
  const { id, note } = registration
  const [isEditing, setIsEditing] = useState(false)
  const { write, isPending } = useBookingChange(registration)
  return (
    <PageCard
      title="Notiz des Büros"
      action={<EditButton of="Notiz" onClick={() => setIsEditing(true)} />}
    >
      {note === '' ? (
        <p className="text-secondary text-small">Keine Notiz. Nur das Büro sieht sie.</p>
      ) : (
        <p className="wrap-anywhere whitespace-pre-line text-small">{note}</p>
      )}
      {isEditing && (
        <EditDialog
          title="Notiz ändern"
          label="Notiz"
          description="Steht nur hier und wird von der Suche gefunden."
          fields={FIELDS}
          initial={{ note }}
          isPending={isPending}
          registration={registration}
          planned={(edit) => ({ kind: 'edit_registration', edit })}
          onSave={(body, before, version) =>
            write({
              make: (header) =>
                call('PATCH', '/api/admin/registrations/{id}', { path: { id }, header, body }),
              after: body,
              before,
              ...(version !== undefined && { version }),
              done: 'Die Notiz ist geändert.',
            })
          }
          onClose={() => setIsEditing(false)}
        />
      )}
    </PageCard>
  )
}
