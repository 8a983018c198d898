import { useEffect, useRef, useState } from 'react'
import { FormFailure } from '#platform/design/web/form-failure.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { singlePackage } from '#shop/prices/domain/single-package.ts'
import { islandFirm } from '#site/pages/web/firm.ts'
import { packagesAtOfferedPrices } from '../domain/offered-packages.ts'
import type { Draft } from './booking-draft.ts'
import {
  draftStore,
  fillInHeldSeats,
  followDraft,
  replaceDate,
  useDraft,
} from './booking-draft-store.ts'
import { contactProblems } from './booking-form-rules.ts'
import type { RequestedBooking } from './booking-search.ts'
import { STEP_TITLE_ID, type Step } from './booking-step-heading.tsx'
import { BookingSuccess } from './booking-success.tsx'
import { refreshCode } from './code-entry.tsx'
import { bookingNotification, type Confirmation, confirmationOf } from './confirmation.ts'
import { confirmationStore } from './confirmation-store.ts'
import { ContactStep } from './contact-step.tsx'
import { CODE_FIELD } from './discount-code-props.ts'
import { heldSeatsOf, withHeldSeats } from './held-seats.ts'
import { HeldSeatsBanner, OfferEnded } from './held-seats-notices.tsx'
import { type OfferedDate, offeredDates } from './offered-dates.ts'
import { packagesWithCode, type ReducedPackage } from './reduced-packages.ts'
import { type SeatRequest, seatRequest } from './seat-request.ts'
import { slotCount } from './slot-values.ts'
import { openingSlots } from './slots.ts'
import { SlotsStep } from './slots-step.tsx'
import {
  askForDate,
  fallBackToContact,
  goToContact,
  goToSlots,
  removeRequested,
  useBookingAddress,
} from './use-booking-address.ts'
import { type Offer, useOffer } from './use-offer.ts'
import type { Refusal } from './use-refusal.ts'
import { WizardSkeleton } from './wizard-skeleton.tsx'
import { AskedFor } from './your-seat.tsx'

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
  const { code: requestedCode } = address
  const { trainings, entry, rules, refresh, ...today } = useOffer(rendered, token)
  const held = heldSeatsOf(entry)
  const draft = useDraft()
  const packages = packagesWithCode(
    held ? packagesAtOfferedPrices(today.packages, held.prices) : today.packages,
    draft.redeemed,
  )
  const { id, contact } = draft
  const round = useRound(id)
  const isReady = useHydrated()
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const [refused, setRefused] = useState<Refusal | null>(null)

  const dates = withHeldSeats(offeredDates(trainings), held)
  const request = held ? null : seatRequest(trainings, dates, asksFor)
  const { asked, preset, pkg } = packageOf(packages, {
    asked: requestedPackage,
    chosen: contact.packageId,
    isSeatAsked: request !== null,
    isReady,
  })
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
  const heldSeats = entry && held ? <HeldSeatsBanner entry={entry} held={held} /> : null
  if (step === 1) {
    const seat = notedForFirstSlot(draft, { pkg, dates, request })
    return (
      <ContactStep
        key={round}
        isSeatKnown={seat !== undefined}
        banner={
          heldSeats ?? (
            <AskedFor
              seat={seat}
              missed={request?.missed}
              isPackageMissed={requestedPackage !== undefined && !asked}
              packages={packages}
              chosen={pkg}
              dates={dates}
              onDateChosen={(dateId) => {
                if (seat) replaceDate(seat.id, dateId)
                askForDate(dateId)
              }}
            />
          )
        }
        packages={packages}
        chosen={pkg}
        requested={asked?.id}
        requestedCode={requestedCode}
        preset={preset?.id}
        refused={refused}
        onRequestTaken={removeRequested}
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
      banner={heldSeats}
      missed={request?.missed}
      requestedDate={request?.date?.id}
      rules={rules}
      token={token}
      onBack={goToContact}
      onOutdated={async (outdated) => {
        await refresh(outdated)
        if (outdated === 'packages') await refreshCode()
      }}
      onContactRefused={(refusal) => {
        if (refusal.problems.some(({ name }) => name === CODE_FIELD))
          draftStore.update({ redeemed: null })
        setRefused(refusal)
        goToContact()
      }}
      onBooked={(receipt, booking) => {
        const vatRate = islandFirm().vat.rate
        const shown = { dates, packages, rules, vatRate, now: Date.now() }
        const booked = confirmationOf(receipt, booking, shown)
        confirmationStore.write(booked)
        setConfirmation(booked)
        notify(bookingNotification(booked))
      }}
    />
  )
}

/** The package that the address asks for, the one of a seat that it asks for, and the one that is selected. */
function packageOf(
  packages: readonly ReducedPackage[],
  of: { asked: string | undefined; chosen: string; isSeatAsked: boolean; isReady: boolean },
) {
  const asked = packages.find(({ id }) => id === of.asked)
  const preset = of.isSeatAsked && of.asked === undefined ? singlePackage(packages) : undefined
  // Until the draft can be read, the page shows what the address asks for.
  const ofAddress = of.isReady ? undefined : (asked ?? preset)
  return { asked, preset, pkg: ofAddress ?? packages.find(({ id }) => id === of.chosen) }
}

/** Where an address asks for a seat that can be had: the date that slot 1 has, or will have when step 2 opens. */
function notedForFirstSlot(
  draft: Draft,
  {
    pkg,
    dates,
    request,
  }: { pkg: Package | undefined; dates: readonly OfferedDate[]; request: SeatRequest | null },
): OfferedDate | undefined {
  if (!request?.date) return undefined
  const count = pkg ? slotCount(pkg) : 1
  const [first] = openingSlots(draft, { count, dates, requested: request.date.id }).slots
  return dates.find(({ id }) => id === first?.dateId)
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
