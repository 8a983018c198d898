import { useEffect, useRef, useState } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { ChevronDownIcon } from '#platform/design/web/icons.tsx'
import { useLoaded } from '#platform/design/web/use-loaded.ts'
import { BILLING_FIELD_NAMES } from '../domain/billing.ts'
import type { BillingFieldsProps } from './billing-inputs.tsx'
import { loadBilling } from './billing-part.ts'

/** Where the invoice goes, folded away: all of it is optional, and can be given later. */
export function BillingFold(props: BillingFieldsProps) {
  const { values, errors } = props
  const [isOpen, setIsOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const isGiven = BILLING_FIELD_NAMES.some((name) => values[name])
  const isWrong = BILLING_FIELD_NAMES.some((name) => errors[name])
  const part = useLoaded(loadBilling, isOpen || isGiven)

  useEffect(() => {
    // It may have been opened before it was hydrated; what is wrong has to be seen.
    if (details.current?.open || isWrong) setIsOpen(true)
  }, [isWrong])

  return (
    <Card as="section" aria-labelledby="billing-title" padding="none">
      <details
        ref={details}
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className="disclosure group"
      >
        <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 rounded-card p-6 sm:p-8 [&::-webkit-details-marker]:hidden">
          <h2 id="billing-title" className="text-h4">
            Rechnungsangaben
          </h2>
          <span className="text-secondary text-small">
            {isGiven ? 'Ausgefüllt' : 'Optional, auch später möglich'}
          </span>
          <span className="col-start-2 row-span-2 row-start-1 grid size-9 shrink-0 place-items-center rounded-pill bg-brand-tint text-brand transition-[rotate] group-open:rotate-180">
            <ChevronDownIcon />
          </span>
        </summary>
        <div className="grid gap-x-5 gap-y-4 px-6 pb-6 sm:grid-cols-2 sm:px-8 sm:pb-8">
          {part === null && <p role="status">Lädt...</p>}
          {part === 'failed' && (
            <p role="alert" className="text-small sm:col-span-2">
              Die Felder konnten nicht geladen werden. Ausfüllen lassen sie sich auch nach der
              Anmeldung, auf der Seite der Buchung.
            </p>
          )}
          {part !== null && part !== 'failed' && <part.loaded.BillingFields {...props} />}
        </div>
      </details>
    </Card>
  )
}
