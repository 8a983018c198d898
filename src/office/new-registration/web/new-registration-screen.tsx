import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { Discount } from '#shop/discount-codes/domain/discount.ts'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { bookableDates } from '#shop/trainings/web/bookable-dates.ts'
import { datesQuery } from '#shop/trainings/web/dates-query.ts'
import { staffTrainingsQuery } from '#shop/trainings/web/staff-trainings-query.ts'
import { CheckStep } from './check-step.tsx'
import { useDraft } from './registration-draft-store.ts'
import { RegistrationForm } from './registration-form.tsx'
import type { Offer } from './registration-values.ts'
import { type BookingRefusal, useNewRegistration } from './use-new-registration.ts'

/** Books for somebody who called: a form, a summary of it, and then the page of the booking. */
export function NewRegistrationScreen() {
  const packages = useQuery({ ...packagesQuery, refetchOnMount: 'always' })
  const dates = useQuery({ ...datesQuery, refetchOnMount: 'always' })
  const trainings = useQuery(staffTrainingsQuery)
  const [now] = useState(() => new Date())
  const reads = [packages, dates, trainings]
  const error = reads.find((read) => read.error)?.error
  useSessionRefusalOf(error)
  return (
    <>
      <h1 className="text-h2">Neue Anmeldung</h1>
      <p className="mt-2 mb-8 max-w-[60ch] text-secondary">
        Für jemanden, der anruft oder schreibt. Es gelten die Regeln des Shops, Preis und Status
        bestimmen Sie.
      </p>
      {packages.data && dates.data && trainings.data ? (
        <Steps
          offer={{
            packages: packages.data,
            dates: bookableDates(dates.data, trainings.data, now),
          }}
        />
      ) : error ? (
        <LoadProblem
          onRetry={() => {
            for (const read of reads) void read.refetch()
          }}
          className="grid justify-items-start gap-4 rounded-card bg-white p-6 shadow-card"
        >
          Pakete und Termine konnten nicht geladen werden.
        </LoadProblem>
      ) : (
        <p role="status">Lädt...</p>
      )}
    </>
  )
}

function Steps({ offer }: { offer: Offer }) {
  const draft = useDraft()
  /** What is checked before it is stored: what the typed code takes off. */
  const [checked, setChecked] = useState<{ discount: Discount | null } | null>(null)
  const [refused, setRefused] = useState<BookingRefusal | null>(null)
  const booking = useNewRegistration(draft, {
    offer,
    onRefused(refusal) {
      setRefused(refusal)
      setChecked(null)
    },
  })
  if (checked) {
    return (
      <CheckStep
        values={draft.values}
        offer={offer}
        discount={checked.discount}
        isPending={booking.isPending}
        onBack={() => {
          setRefused(null)
          setChecked(null)
        }}
        onSend={() => booking.send(checked.discount)}
      />
    )
  }
  return (
    <RegistrationForm
      values={draft.values}
      offer={offer}
      refused={refused}
      onChange={draft.update}
      onClear={() => {
        setRefused(null)
        draft.clear()
      }}
      onComplete={(discount) => setChecked({ discount })}
    />
  )
}
