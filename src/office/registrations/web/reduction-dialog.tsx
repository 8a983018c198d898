import { useId, useState } from 'react'
import { typedCents } from '#platform/basics/domain/money.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { call } from '#platform/design/web/api.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { REDUCTION_REASON_MAX_LENGTH } from '#shop/booking-changes/domain/owed.ts'
import type { Reduction } from '#shop/booking-changes/domain/owed-schema.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { centsText } from '#shop/prices/web/price-text.ts'
import { Consequences } from './consequences.tsx'
import { euroInput } from './owed-texts.ts'
import { useBookingChange } from './use-booking-change.ts'

interface ReductionDialogProps {
  registration: RegistrationDetails
  /** Null for a new one. */
  reduction: Reduction | null
  onClose: () => void
}

const NO_AMOUNT = 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 20 oder 51,50.'
const NO_REASON = 'Bitte geben Sie einen Grund ein.'

function problemsIn({ errors = [], detail }: Problem): Record<string, string> {
  if (errors.length === 0) return { all: detail }
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
}

/** Reduces the price, or corrects a reduction. */
export function ReductionDialog({ registration, reduction, onClose }: ReductionDialogProps) {
  const id = useId()
  const { write, isPending } = useBookingChange(registration)
  const [euros, setEuros] = useState(reduction ? euroInput(reduction.cents) : '')
  const [reason, setReason] = useState(reduction?.reason ?? '')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const typed = typedCents(euros)
  const before = registration.owed.total + (reduction?.cents ?? 0)

  async function save() {
    const cents = typed || null
    const wrong = {
      ...(cents === null && { cents: NO_AMOUNT }),
      ...(reason.trim() === '' && { reason: NO_REASON }),
    }
    if (cents === null || Object.keys(wrong).length > 0) return refuse(wrong)
    const { id } = registration
    const body = { cents, reason }
    const outcome = await write({
      make: (header) =>
        reduction
          ? call('PUT', '/api/admin/registrations/{id}/reductions/{reductionId}', {
              path: { id, reductionId: reduction.id },
              header,
              body,
            })
          : call('POST', '/api/admin/registrations/{id}/reductions', {
              path: { id },
              header,
              body,
            }),
      done: reduction ? 'Der Nachlass ist geändert.' : 'Der Nachlass ist eingetragen.',
    })
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
      title={reduction ? 'Nachlass ändern' : 'Nachlass geben'}
      description="Um so viel wird die Anmeldung billiger, brutto."
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
          <TextField
            id={`${id}-reason`}
            label="Grund"
            required
            autoComplete="off"
            maxLength={REDUCTION_REASON_MAX_LENGTH}
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
            ...(typed !== null && typed <= before
              ? [`Zu zahlen sind danach ${centsText(before - typed)}.`]
              : []),
            'Ist schon eine Rechnung ausgestellt, passt sie danach nicht mehr, und die Karte „Rechnungen“ nennt, was fehlt.',
            'Niemand bekommt eine E-Mail.',
          ]}
        />
      </Form>
    </Dialog>
  )
}
