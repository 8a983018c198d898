import { type ReactNode, useEffect, useRef } from 'react'
import { storedEmail } from '#platform/basics/domain/email-address.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { billingOfTexts, NO_BILLING_DETAILS, withGiven } from '#shop/booking/domain/billing.ts'
import { storedBillingText } from '#shop/booking/domain/billing-fields.ts'
import { billingFacts } from '#shop/booking/domain/billing-labels.ts'
import { personOf } from '#shop/booking/web/slot-values.ts'
import { type Discount, reductionText } from '#shop/discount-codes/domain/discount.ts'
import { fieldsOnPage } from '#shop/seats/domain/registration-fields.ts'
import { STATUS_LABELS } from '#shop/seats/domain/status.ts'
import { mailWords } from './registration-mail-words.ts'
import {
  dayCents,
  dueCents,
  eurosText,
  type Offer,
  ownCents,
  slotsOf,
  type Values,
} from './registration-values.ts'

interface CheckStepProps {
  values: Values
  offer: Offer
  /** What the typed code takes off; null without one. */
  discount: Discount | null
  isPending: boolean
  onBack: () => void
  onSend: () => void
}

/** Everything once more before it is stored, with who gets a mail. */
export function CheckStep({ values, offer, discount, isPending, onBack, onSend }: CheckStepProps) {
  const { packages, dates } = offer
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const { contact, billing, status, note } = values
  const typed = { ...billing, country: storedBillingText('country', billing.country) }
  const pkg = packages.find(({ id }) => id === values.packageId)
  const slots = slotsOf(values, packages)
  const own = ownCents(values, pkg)
  if (!pkg) return null
  return (
    <section aria-labelledby="check-title" className="max-w-190">
      <h2 id="check-title" ref={title} tabIndex={-1} className="text-h3 outline-none">
        Stimmt alles?
      </h2>
      <Card className="mt-5">
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <Fact name="Wer bucht">
            <span>{`${contact.firstName} ${contact.lastName}`}</span>
            <span className="block text-secondary">{storedEmail(contact.email)}</span>
          </Fact>
          {fieldsOnPage(contact).map(({ name, label, text }) => (
            <Fact key={name} name={label}>
              {text}
            </Fact>
          ))}
          <Fact name="Paket">{pkg.name}</Fact>
          {slots.map((slot, index) => {
            const person = personOf(slot, contact)
            const date = dates.find(({ id }) => id === slot.dateId)
            const number = index + 1
            return (
              <Fact key={number} name={`Platz ${number}`}>
                <span>{`${person.firstName} ${person.lastName}`}</span>
                <span className="block text-secondary">{storedEmail(person.email)}</span>
                <span className="mt-1 block font-normal">{date?.trainingTitle}</span>
                <span className="block font-normal text-secondary">
                  {`${date?.date ?? ''}, ${date?.time ?? ''}`}
                </span>
              </Fact>
            )
          })}
          {billingFacts(withGiven(NO_BILLING_DETAILS, billingOfTexts(typed))).map(
            ({ label, value }) => (
              <Fact key={label} name={label}>
                <span className="whitespace-pre-line">{value}</span>
              </Fact>
            ),
          )}
          <Fact name="Preis">
            <span>{eurosText(own ?? dueCents(pkg, discount))}</span>
            {discount && (
              <span className="block font-normal text-secondary">
                {reductionText({
                  code: discount.code,
                  cents: dayCents(pkg) - dueCents(pkg, discount),
                })}
              </span>
            )}
            {own !== null && (
              <span className="block font-normal text-secondary">
                {`statt ${eurosText(dayCents(pkg))}: ${values.priceReason}`}
              </span>
            )}
          </Fact>
          <Fact name="Status">{STATUS_LABELS[status]}</Fact>
          {note.trim() !== '' && (
            <Fact name="Notiz">
              <span className="whitespace-pre-line font-normal">{note.trim()}</span>
            </Fact>
          )}
          <Fact name="E-Mails">
            {mailWords(values, slots).map((sentence) => (
              <span key={sentence} className="block font-normal">
                {sentence}
              </span>
            ))}
          </Fact>
        </dl>
      </Card>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button pending={isPending} pendingLabel="Wird angelegt..." onClick={onSend}>
          Anmeldung anlegen
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onBack}>
          Zurück
        </Button>
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted max-sm:-mb-3">{name}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  )
}
