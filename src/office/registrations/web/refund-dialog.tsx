import { useId, useState } from 'react'
import { berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { displaySum, typedCents } from '#platform/basics/domain/money.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { call } from '#platform/design/web/api.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { DatePicker } from '#platform/design/web/staff/date-picker.tsx'
import { REFUND_REASON_MAX_LENGTH } from '#shop/booking-changes/domain/refund.ts'
import type { Refund } from '#shop/booking-changes/domain/refund-schema.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { Consequences } from './consequences.tsx'
import { useBookingChange } from './use-booking-change.ts'

interface RefundDialogProps {
  registration: RegistrationDetails
  /** Null for a new one. */
  refund: Refund | null
  onClose: () => void
}

const NO_AMOUNT = 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 103 oder 51,50.'
const NO_REASON = 'Bitte geben Sie einen Grund ein.'
const OUTDATED =
  'Diese Anmeldung wurde inzwischen geändert und ist neu geladen. Bitte prüfen Sie die Angaben und speichern Sie noch einmal.'

function problemsIn({ errors = [], detail }: Problem): Record<string, string> {
  if (errors.length === 0) return { all: detail }
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
}

/** Records a refund, or that there is none, or corrects what was recorded. */
export function RefundDialog({ registration, refund, onClose }: RefundDialogProps) {
  const id = useId()
  const { write, isPending } = useBookingChange(registration)
  const [euros, setEuros] = useState(
    displaySum(refund?.cents ?? registration.openRefund?.cents ?? 0).replaceAll('.', ''),
  )
  const [day, setDay] = useState<CalendarDay>(refund?.day ?? berlinDay(new Date()))
  const [reason, setReason] = useState(refund?.reason ?? '')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  async function save() {
    const cents = typedCents(euros)
    const wrong = {
      ...(cents === null && { cents: NO_AMOUNT }),
      ...(reason.trim() === '' && { reason: NO_REASON }),
    }
    if (cents === null || Object.keys(wrong).length > 0) return refuse(wrong)
    const { id } = registration
    const body = { cents, day, reason }
    const outcome = await write({
      make: (header) =>
        refund
          ? call('PUT', '/api/admin/registrations/{id}/refunds/{refundId}', {
              path: { id, refundId: refund.id },
              header,
              body,
            })
          : call('POST', '/api/admin/registrations/{id}/refunds', { path: { id }, header, body }),
      done: refund ? 'Die Erstattung ist geändert.' : 'Die Erstattung ist eingetragen.',
    })
    if (outcome.kind === 'outdated') return refuse({ all: OUTDATED })
    if (outcome.kind !== 'refused') return onClose()
    refuse(problemsIn(outcome.problem))
  }

  function refuse(found: Readonly<Record<string, string>>) {
    setProblems(found)
    const [first] = Object.keys(found)
    document.getElementById(`${id}-${first}`)?.focus()
  }

  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title={refund ? 'Erstattung ändern' : 'Erstattung eintragen'}
      description="Was vom Preis zurückging, brutto. 0, wenn nichts erstattet wird. Die Überweisung selbst machen Sie wie gewohnt."
    >
      <Form onSubmit={save} submitLabel="Speichern" isPending={isPending} onCancel={onClose}>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          <TextField
            id={`${id}-cents`}
            label="Betrag in Euro"
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={euros}
            error={problems.cents}
            onChange={({ target }) => setEuros(target.value)}
          />
          <DatePicker
            id={`${id}-day`}
            label="Tag"
            value={day}
            error={problems.day}
            onChange={setDay}
          />
          <TextField
            id={`${id}-reason`}
            label="Grund"
            required
            autoComplete="off"
            maxLength={REFUND_REASON_MAX_LENGTH}
            value={reason}
            error={problems.reason}
            onChange={({ target }) => setReason(target.value)}
            className="sm:col-span-2"
          />
        </div>
        {problems.all && (
          <p
            role="alert"
            className="rounded-input bg-error-tint px-4 py-3 text-badge-red-text text-small"
          >
            {problems.all}
          </p>
        )}
        <Consequences
          sentences={[
            'Der Umsatz wird um diesen Betrag kleiner.',
            ...(refund ? [] : ['Die Aufgabe „Erstattung klären“ ist damit erledigt.']),
            'Niemand bekommt eine E-Mail.',
          ]}
        />
      </Form>
    </Dialog>
  )
}
