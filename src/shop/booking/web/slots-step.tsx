import { type ReactNode, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#platform/design/web/button.tsx'
import { RequiredNote } from '#platform/design/web/field.tsx'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import type { Booking, BookingReceipt } from '../domain/booking.ts'
import { draftStore } from './booking-draft-store.ts'
import type { BookingFailure } from './booking-failure.ts'
import { refusalTitle, slotProblems } from './booking-form-rules.ts'
import { StepHeading } from './booking-step-heading.tsx'
import { fieldResolver, setFieldErrors } from './field-resolver.ts'
import type { OfferedDate } from './offered-dates.ts'
import { OrderSummary } from './order-summary.tsx'
import type { ReducedPackage } from './reduced-packages.ts'
import { RefusalSummary } from './refusal-summary.tsx'
import type { MissedSeat } from './seat-request.ts'
import { SlotCard } from './slot-card.tsx'
import { summaryLines } from './slot-texts.ts'
import { slotCount } from './slot-values.ts'
import { openingSlots } from './slots.ts'
import type { SlotsContext, SlotsForm } from './slots-form.ts'
import { SubmitNote } from './submit-note.tsx'
import { useBooking } from './use-booking.ts'
import type { Outdated } from './use-offer.ts'
import { type Refusal, useRefusal } from './use-refusal.ts'
import { WizardFrame } from './wizard-frame.tsx'

const REFUSED = 'Bitte fülle alle Pflichtfelder für jeden Slot aus.'

interface SlotsStepProps {
  pkg: ReducedPackage
  dates: readonly OfferedDate[]
  /** Above the fields: the seats that are held for the visitor. */
  banner: ReactNode
  /** The date to put into the first slot. */
  requestedDate: string | undefined
  /** What the address asked for and cannot be had. */
  missed: MissedSeat | undefined
  rules: BookingRules
  /** Token of the entry of a waiting list whose offer is accepted. */
  token: string | undefined
  onBack: () => void
  /** Reads again what the server says is out of date. */
  onOutdated: (outdated: Outdated) => Promise<void>
  onBooked: (receipt: BookingReceipt, booking: Booking) => void
  onContactRefused: (refusal: Refusal) => void
}

/** Step 2: the training and the attendee of each slot. */
export function SlotsStep({
  pkg,
  dates,
  banner,
  requestedDate,
  missed,
  rules,
  token,
  onBack,
  onOutdated,
  onBooked,
  onContactRefused,
}: SlotsStepProps) {
  const count = slotCount(pkg)
  const booker = draftStore.read().contact
  const { form, opening } = useSlotsForm({ count, dates }, requestedDate)
  const slots = useWatch({ control: form.control, name: 'slots' }).slice(0, count)
  const { refusal, refuse, clear, dismiss } = useRefusal()
  const { errors } = form.formState

  function showFailure({ heading, detail, advice, tone, contact, slots: refused }: BookingFailure) {
    if (contact.length > 0) {
      onContactRefused({ by: 'server', title: detail, advice, problems: contact })
      return
    }
    setFieldErrors(form, refused)
    refuse({ by: 'server', heading, title: detail, advice, tone, problems: refused })
  }

  const booking = useBooking({ pkg, dates, token, onBooked, onOutdated, onFailed: showFailure })

  const submit = form.handleSubmit(
    () => {
      clear()
      return booking.submit()
    },
    () => {
      const problems = slotProblems(form.getValues('slots').slice(0, count), dates)
      refuse({ by: 'form', title: refusalTitle(problems, REFUSED), problems })
    },
  )

  const note = refusal && (
    <RefusalSummary
      refusal={refusal}
      errors={errors}
      current={slotProblems(slots, dates)}
      onSolved={dismiss}
    />
  )
  const isWhole = slotProblems(opening.slots.slice(0, count), dates).length === 0
  const namesFields = refusal !== null && refusal.problems.length > 0

  return (
    <WizardFrame
      onSubmit={submit}
      summary={
        <OrderSummary packages={[pkg]} chosen={pkg} lines={summaryLines(slots, booker, dates)} />
      }
      actions={
        <div className="flex flex-col gap-5">
          {!namesFields && note}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Button variant="secondary" onClick={onBack}>
              Zurück
            </Button>
            <Button
              type="submit"
              pending={booking.isPending}
              pendingLabel="Wird gesendet..."
              className="grow sm:grow-0"
            >
              Jetzt anmelden
            </Button>
          </div>
          <SubmitNote rules={rules} price={pkg.currentPrice || pkg.basePrice} />
        </div>
      }
    >
      <StepHeading step={2} title="Training-Slots zuweisen" lead={slotsLead(count, isWhole)} />
      {banner}
      {namesFields && note}
      <RequiredNote />
      {slots.map((slot, index) => {
        const number = index + 1
        return <SlotCard key={number} {...{ index, slot, slots, booker, dates, missed, form }} />
      })}
    </WizardFrame>
  )
}

/** The form, filled from the draft and stored in it. */
function useSlotsForm(context: SlotsContext, requested: string | undefined) {
  const [opening] = useState(() => openingSlots(draftStore.read(), { ...context, requested }))
  const form = useForm<SlotsForm, SlotsContext>({
    defaultValues: { slots: opening.slots },
    resolver: fieldResolver(({ slots }, { count, dates }) =>
      slotProblems(slots.slice(0, count), dates),
    ),
    context,
    shouldFocusError: false,
  })

  useEffect(() => {
    draftStore.update(opening)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => draftStore.update({ slots: structuredClone(values.slots) }),
    })
  }, [form, opening])

  return { form, opening }
}

/** @param isWhole whether every slot was filled in when the step was opened */
function slotsLead(count: number, isWhole: boolean): string {
  const have = `Du hast ${count} Training-${count === 1 ? 'Slot' : 'Slots'}.`
  return isWhole
    ? `${have} Stimmt alles? Dann melde dich an.`
    : `${have} Leg fest, wer welches Training besucht.`
}
