import { useEffect, useRef, useState } from 'react'
import { FormFailure } from '#platform/design/web/form-failure.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { packagesAtOfferedPrices } from '../domain/offered-packages.ts'
import { fillInHeldSeats, followDraft, useDraft } from './booking-draft-store.ts'
import { contactProblems } from './booking-form-rules.ts'
import type { RequestedBooking } from './booking-search.ts'
import { STEP_TITLE_ID, type Step } from './booking-step-heading.tsx'
import { BookingSuccess } from './booking-success.tsx'
import { bookingNotification, type Confirmation, confirmationOf } from './confirmation.ts'
import { confirmationStore } from './confirmation-store.ts'
import { ContactStep } from './contact-step.tsx'
import { heldSeatsOf, withHeldSeats } from './held-seats.ts'
import { HeldSeatsBanner, OfferEnded } from './held-seats-notices.tsx'
import { offeredDates, requestedDate } from './offered-dates.ts'
import { OrderSummary } from './order-summary.tsx'
import { requestedLine } from './slot-texts.ts'
import { slotCount } from './slot-values.ts'
import { SlotsStep } from './slots-step.tsx'
import {
  fallBackToContact,
  goToContact,
  goToSlots,
  removePackage,
  useBookingAddress,
} from './use-booking-address.ts'
import { type Offer, useOffer } from './use-offer.ts'
import type { Refusal } from './use-refusal.ts'
import { WizardSkeleton } from './wizard-skeleton.tsx'

export function Failure() {
  return <FormFailure isKept />
}

interface BookingWizardProps {
  /** What the address asked for that the page was rendered with. */
  requested: RequestedBooking
  /** The packages and trainings that the page was rendered with. */
  rendered: Offer
}

/** The registration in two steps, and its confirmation. */
export default function BookingWizard({ requested, rendered }: BookingWizardProps) {
  useState(() => fillInOffer(requested, rendered))
  const address = useBookingAddress(requested)
  const { package: requestedPackage, step: wanted, waitingToken: token, ...asksFor } = address
  const { trainings, entry, refresh, ...today } = useOffer(rendered, token)
  const held = heldSeatsOf(entry)
  const packages = held ? packagesAtOfferedPrices(today.packages, held.prices) : today.packages
  const { id, contact } = useDraft()
  const round = useRound(id)
  const isReady = useHydrated()
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const [refused, setRefused] = useState<Refusal | null>(null)

  const dates = withHeldSeats(offeredDates(trainings), held)
  const requestedId = held?.date.id ?? requestedDate(trainings, asksFor)
  const asked = packages.find(({ id }) => id === requestedPackage)
  // Until the draft can be read, the page shows the package from the link.
  const pkg = (!isReady && asked) || packages.find(({ id }) => id === contact.packageId)
  const isContactComplete = contactProblems(contact, packages).length === 0
  const isTooEarly = wanted === 2 && isReady && !confirmation && !isContactComplete
  const step: Step = isTooEarly ? 1 : wanted

  useEffect(() => followDraft(() => setConfirmation(null)), [])
  useEffect(() => {
    if (isTooEarly) fallBackToContact()
  }, [isTooEarly])
  useStepFocus(step, refused === null)

  if (confirmation) return <BookingSuccess confirmation={confirmation} />
  if (token !== undefined && !held) return <OfferEnded token={token} />
  const banner = entry && held && <HeldSeatsBanner entry={entry} held={held} />
  if (step === 1) {
    return (
      <ContactStep
        key={round}
        banner={banner}
        packages={packages}
        chosen={pkg}
        requested={asked}
        refused={refused}
        summary={<OrderSummary pkg={pkg} lines={requestedLine(dates, requestedId)} />}
        onRequestTaken={removePackage}
        onContinue={() => {
          setRefused(null)
          goToSlots()
        }}
      />
    )
  }
  if (!isReady || !pkg) return <WizardSkeleton />
  return (
    <SlotsStep
      key={`${round} ${pkg.id} ${slotCount(pkg)}`}
      pkg={pkg}
      dates={dates}
      banner={banner}
      requestedDate={held ? undefined : requestedId}
      token={token}
      onBack={goToContact}
      onOutdated={refresh}
      onContactRefused={(refusal) => {
        setRefused(refusal)
        goToContact()
      }}
      onBooked={(receipt, booking) => {
        const booked = confirmationOf(receipt, booking, dates, Date.now())
        confirmationStore.write(booked)
        setConfirmation(booked)
        notify(bookingNotification(booked))
      }}
    />
  )
}

/** In the browser, before the draft is first read. */
function fillInOffer({ waitingToken }: RequestedBooking, rendered: Offer): void {
  if (!import.meta.env.SSR && waitingToken !== undefined) fillInHeldSeats(waitingToken, rendered)
}

/** Counts the drafts that were given up while the form is open: after each the fields begin anew. */
function useRound(draftId: string): number {
  const [shown, setShown] = useState({ draftId, round: 0 })
  if (shown.draftId === draftId) return shown.round
  const round = shown.draftId === '' ? shown.round : shown.round + 1
  setShown({ draftId, round })
  return round
}

/** Moves the focus to the title of a new step, for keyboards and screen readers. */
function useStepFocus(step: Step, isWanted: boolean) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (isWanted) document.getElementById(STEP_TITLE_ID)?.focus({ preventScroll: true })
  }, [step, isWanted])
}
