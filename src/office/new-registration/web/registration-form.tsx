import type { FormEvent } from 'react'
import { serverMessage } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ErrorSummary } from '#platform/design/web/error-summary.tsx'
import { RequiredNote } from '#platform/design/web/field.tsx'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import { useSend } from '#platform/design/web/use-send.ts'
import { BillingFold } from '#shop/booking/web/billing-fold.tsx'
import type { FieldProblem } from '#shop/booking/web/field-problems.ts'
import { slotCount } from '#shop/booking/web/slot-values.ts'
import { STAFF_BOOKER_FIELDS } from '#shop/booking/web/staff/staff-fields.ts'
import type { Discount } from '#shop/discount-codes/domain/discount.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { priceCard, totalPriceText } from '#shop/prices/domain/price-card.ts'
import { PersonFields } from './new-registration-fields.tsx'
import { mailWords } from './registration-mail-words.ts'
import {
  EMPTY_VALUES,
  type Offer,
  problemsOf,
  problemText,
  slotsOf,
  type Values,
  withSlot,
} from './registration-values.ts'
import { SeatCard } from './seat-card.tsx'
import { TermsCard } from './terms-card.tsx'
import { type BookingRefusal, findDiscount } from './use-new-registration.ts'

interface RegistrationFormProps {
  values: Values
  offer: Offer
  /** Why the server did not store the booking. */
  refused: BookingRefusal | null
  onChange: (change: (values: Values) => Values) => void
  onClear: () => void
  /** @param discount what the typed code takes off; null without one */
  onComplete: (discount: Discount | null) => void
}

interface Refusal extends BookingRefusal {
  /** The values that were refused: a problem that the server found lasts until its field changes. */
  of: Values
}

const CHECK_FIELDS = 'Bitte prüfen Sie die markierten Felder.'

export function RegistrationForm(props: RegistrationFormProps) {
  const { values, offer, refused, onChange, onClear, onComplete } = props
  const { packages, dates } = offer
  const { refusal, refuse, send, isPending } = useSend<Refusal>(
    refused && { ...refused, of: values },
  )
  const slots = slotsOf(values, packages)
  const pkg = packages.find(({ id }) => id === values.packageId)
  const open = refusal ? openProblems(refusal, values, offer) : []
  const errors = new Map(open.map(({ name, message }) => [name, message]))

  const set = (changes: Partial<Values>) => onChange((before) => ({ ...before, ...changes }))

  function submit(event: FormEvent) {
    event.preventDefault()
    const problems = problemsOf(values, offer)
    if (problems.length > 0) return refuse({ title: CHECK_FIELDS, problems, of: values })
    void send(async () => {
      try {
        onComplete(await findDiscount(values))
        return null
      } catch (error) {
        const message = serverMessage(error) ?? 'Der Code lässt sich gerade nicht prüfen.'
        const problem = { name: 'discountCode', message, missing: false }
        return { title: CHECK_FIELDS, problems: [problem], of: values }
      }
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      {refusal && (
        <ErrorSummary
          key={refusal.count}
          title={refusal.title}
          isAllRight={open.length === 0}
          items={refusal.problems.map((problem) => ({
            fieldId: problem.name,
            text: problemText(problem),
            solved: !errors.has(problem.name),
          }))}
        />
      )}
      <RequiredNote />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid min-w-0 gap-6">
          <Card as="section" aria-labelledby="contact-title">
            <h2 id="contact-title" className="mb-4 text-h4">
              Wer bucht
            </h2>
            <PersonFields
              fields={STAFF_BOOKER_FIELDS}
              path="contact"
              person={values.contact}
              errors={errors}
              onChange={(name, value) =>
                onChange((before) => ({ ...before, contact: { ...before.contact, [name]: value } }))
              }
            />
          </Card>
          <Card>
            <RadioCards
              id="packageId"
              legend={<h2 className="text-h4">Paket*</h2>}
              legendClassName="mb-4"
              required
              error={errors.get('packageId')}
              className="sm:grid-cols-3"
              cardClassName="p-5"
              chosen={values.packageId}
              radio={{
                name: 'packageId',
                onChange: ({ target }) => set({ packageId: target.value }),
              }}
              options={packages.map((one) => ({
                value: one.id,
                content: <PackageOption pkg={one} />,
              }))}
            />
          </Card>
          {slots.map((_, index) => {
            const number = index + 1
            return (
              <SeatCard
                key={number}
                index={index}
                slots={slots}
                booker={values.contact}
                dates={dates}
                errors={errors}
                onChange={(changes) => onChange((before) => withSlot(before, index, changes))}
              />
            )
          })}
          <BillingFold
            values={values.billing}
            errors={Object.fromEntries(open.map((problem) => [problem.name, problem]))}
            onType={(name, value) =>
              onChange((before) => ({ ...before, billing: { ...before.billing, [name]: value } }))
            }
          />
        </div>
        <TermsCard
          values={values}
          pkg={pkg}
          errors={errors}
          mailWords={mailWords(values, slots)}
          onChange={set}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={isPending}>
          Weiter zur Übersicht
        </Button>
        {values !== EMPTY_VALUES && (
          <Button variant="ghost" onClick={onClear}>
            Alles leeren
          </Button>
        )}
      </div>
    </form>
  )
}

function PackageOption({ pkg }: { pkg: Package }) {
  const seats = slotCount(pkg)
  return (
    <span className="grid gap-1">
      <span className="font-display font-semibold text-[1.125rem] leading-5">{pkg.name}</span>
      <span className="text-secondary text-small">
        {`${seats === 1 ? '1 Platz' : `${seats} Plätze`}, ${priceCard(pkg).phaseLabel}`}
      </span>
      <span className="mt-1 whitespace-nowrap font-display font-semibold text-h4">
        {`${totalPriceText(pkg)}\u00a0€`}
      </span>
    </span>
  )
}

/** What is wrong now: by the rules, and by the server, as long as the field is as it was refused. */
function openProblems(refusal: Refusal, values: Values, offer: Offer): FieldProblem[] {
  const problems = problemsOf(values, offer)
  const ofServer = refusal.problems.filter(
    ({ name }) =>
      !problems.some((problem) => problem.name === name) &&
      valueAt(refusal.of, name) === valueAt(values, name),
  )
  const wasFound = (name: string) =>
    problemsOf(refusal.of, offer).some((problem) => problem.name === name)
  return [...problems, ...ofServer.filter(({ name }) => !wasFound(name))]
}

/** The value of the field with that name: "contact.email", "slots.0.firstName", "price". */
function valueAt(values: Values, name: string): unknown {
  const [, index, field] = /^slots\.(\d+)\.(\w+)$/.exec(name) ?? []
  if (index !== undefined && field !== undefined) {
    const slot = values.slots[Number(index)]
    return field === 'dateId' ? slot?.dateId : slot && Reflect.get(slot.other, field)
  }
  const ofContact = /^contact\.(\w+)$/.exec(name)?.[1]
  if (ofContact !== undefined) return Reflect.get(values.contact, ofContact)
  return Reflect.get(name in values.billing ? values.billing : values, name)
}
