import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { PRICE_REASON_MAX_LENGTH } from '#shop/booking/domain/office-booking.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { centsText } from '#shop/prices/web/price-text.ts'
import { type BookableDate, bookableDates } from '#shop/trainings/web/bookable-dates.ts'
import { datesQuery } from '#shop/trainings/web/dates-query.ts'
import { staffTrainingsQuery } from '#shop/trainings/web/staff-trainings-query.ts'
import { AddedSeatFields } from './added-seat-fields.tsx'
import { remainingSeats, type Seat } from './consequence-texts.ts'
import { Consequences } from './consequences.tsx'
import { MailsOfChange } from './mails-of-change.tsx'
import {
  dayCents,
  emptyOrder,
  emptySeat,
  isChanged,
  needsReason,
  type OrderValues,
  orderEdit,
  orderProblems,
  orderWords,
  priceInput,
} from './order-values.ts'
import { useBookingChange } from './use-booking-change.ts'

interface OrderDialogProps {
  registration: RegistrationDetails
  onClose: () => void
}

/** Changes package, seats and price of a booking together. */
export function OrderDialog(props: OrderDialogProps) {
  const packages = useQuery({ ...packagesQuery, refetchOnMount: 'always' })
  const dates = useQuery({ ...datesQuery, refetchOnMount: 'always' })
  const trainings = useQuery(staffTrainingsQuery)
  const [now] = useState(() => new Date())
  const error = packages.error ?? dates.error ?? trainings.error
  useSessionRefusalOf(error)
  return (
    <Dialog
      open
      onClose={props.onClose}
      title="Paket, Plätze und Preis ändern"
      description="Der neue Preis gilt für alle Plätze, die die Anmeldung dann hat."
    >
      {packages.data && dates.data && trainings.data ? (
        <OrderForm
          {...props}
          packages={packages.data}
          dates={bookableDates(dates.data, trainings.data, now)}
        />
      ) : error ? (
        <LoadProblem
          onRetry={() => {
            void packages.refetch()
            void dates.refetch()
            void trainings.refetch()
          }}
          className="grid justify-items-start gap-4 text-secondary"
        >
          Pakete und Termine konnten nicht geladen werden.
        </LoadProblem>
      ) : (
        <p role="status">Lädt...</p>
      )}
    </Dialog>
  )
}

interface OrderFormProps extends OrderDialogProps {
  packages: readonly Package[]
  dates: readonly BookableDate[]
}

function OrderForm({ registration, packages, dates, onClose }: OrderFormProps) {
  const id = useId()
  const { write, isPending } = useBookingChange(registration)
  const [values, setValues] = useState<OrderValues>(() => emptyOrder(registration))
  const [isTried, setIsTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const problems = orderProblems(values, registration, packages)
  const shown = isTried ? problems : new Map<string, string>()
  const hasChanges = isChanged(values, registration, packages)
  const edit = hasChanges && problems.size === 0 ? orderEdit(values, registration, packages) : null
  const set = (changes: Partial<OrderValues>) => {
    setValues((before) => ({ ...before, ...changes }))
    setRefusal(null)
  }

  async function save() {
    if (!hasChanges) return onClose()
    setIsTried(true)
    const [first] = problems.keys()
    if (first || !edit) return document.getElementById(`${id}-${first}`)?.focus()
    const outcome = await write({
      make: (header) =>
        call('POST', '/api/admin/registrations/{id}/order', {
          path: { id: registration.id },
          header,
          body: edit,
        }),
      done: 'Paket, Plätze und Preis sind geändert.',
    })
    if (outcome.kind === 'saved') return onClose()
    if (outcome.kind === 'refused') setRefusal(outcome.problem.detail)
  }

  return (
    <Form onSubmit={save} submitLabel="Speichern" isPending={isPending} onCancel={onClose}>
      <SelectField
        id={`${id}-package`}
        label="Paket"
        value={values.packageId}
        onChange={({ target }) => set({ packageId: target.value, price: null })}
      >
        {packages.map((pkg) => (
          <option key={pkg.id} value={pkg.id}>
            {`${pkg.name}, heute ${centsText(dayCents(pkg))}`}
          </option>
        ))}
      </SelectField>
      <SeatChoice
        id={`${id}-seats`}
        seats={remainingSeats(registration)}
        dropped={values.dropped}
        error={shown.get('seats')}
        onChange={(dropped) => set({ dropped })}
      />
      {values.added.map((seat, index) => (
        <AddedSeatFields
          key={seat.key}
          id={`${id}-added.${index}`}
          seat={seat}
          number={index + 1}
          dates={dates}
          errorOf={(name) => shown.get(`added.${index}.${name}`)}
          onChange={(changes) =>
            set({
              added: values.added.map((one) => (one === seat ? { ...one, ...changes } : one)),
            })
          }
          onRemove={() => set({ added: values.added.filter((one) => one !== seat) })}
        />
      ))}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() =>
          set({ added: [...values.added, emptySeat((values.added.at(-1)?.key ?? 0) + 1)] })
        }
      >
        Platz dazunehmen
      </Button>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField
          id={`${id}-price`}
          label="Preis in Euro"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={priceInput(values, registration, packages)}
          error={shown.get('price')}
          hint="Brutto, für die ganze Anmeldung."
          onChange={({ target }) => set({ price: target.value })}
        />
        {(needsReason(values, registration, packages) || values.reason !== '') && (
          <TextField
            id={`${id}-reason`}
            label="Grund für diesen Preis"
            required
            autoComplete="off"
            maxLength={PRICE_REASON_MAX_LENGTH}
            value={values.reason}
            error={shown.get('reason')}
            hint="Nur das Büro sieht ihn."
            onChange={({ target }) => set({ reason: target.value })}
          />
        )}
      </div>
      {refusal && (
        <p
          role="alert"
          className="rounded-input bg-error-tint px-4 py-3 text-badge-red-text text-small"
        >
          {refusal}
        </p>
      )}
      <Consequences sentences={hasChanges ? orderWords(values, registration, packages) : []}>
        <MailsOfChange
          registration={registration}
          change={edit && { kind: 'change_order', edit }}
          missing={
            hasChanges
              ? 'Wer eine E-Mail bekommt, steht hier, sobald die Angaben stimmen.'
              : 'Noch ist nichts geändert.'
          }
          isPending={isPending}
        />
      </Consequences>
    </Form>
  )
}

interface SeatChoiceProps {
  id: string
  seats: readonly Seat[]
  dropped: readonly string[]
  error: string | undefined
  onChange: (dropped: string[]) => void
}

/** Which of the present seats stay. */
function SeatChoice({ id, seats, dropped, error, onChange }: SeatChoiceProps) {
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-medium text-small">Diese Plätze bleiben</legend>
      {seats.map((seat, index) => (
        <label key={seat.id} className="flex min-h-11 items-center gap-3">
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            checked={!dropped.includes(seat.id)}
            onChange={({ target }) =>
              onChange(
                target.checked ? dropped.filter((one) => one !== seat.id) : [...dropped, seat.id],
              )
            }
            className="size-5 shrink-0 accent-brand"
          />
          <span className="wrap-anywhere text-small">
            {`Platz ${seat.position}: ${seat.firstName} ${seat.lastName}, ${seat.trainingTitle}, ${seat.trainingDate}`}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-badge-red-text text-small">
          {error}
        </p>
      )}
    </fieldset>
  )
}
