import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { sortTrainings } from '#domain/training/training-order.ts'
import { type Confirmation, confirmationOf } from '../../lib/confirmation/confirmation.ts'
import { confirmationStore } from '../../lib/confirmation/confirmation-store.ts'
import { notify } from '../../lib/notifications.ts'
import { packagesQuery } from '../../lib/queries/packages-query.ts'
import { trainingsQuery } from '../../lib/queries/queries.ts'
import { BookingSuccess } from './booking-success.tsx'
import { ContactStep } from './contact-step.tsx'
import { useDraft } from './draft-store.ts'
import { OrderSummary } from './order-summary.tsx'
import { contactProblems } from './rules.ts'
import { requestedLine } from './slot-texts.ts'
import { slotCount } from './slots.ts'
import { SlotsStep } from './slots-step.tsx'
import { STEP_TITLE_ID, type Step } from './step-heading.tsx'
import type { Refusal } from './use-refusal.ts'
import { WizardSkeleton } from './wizard-skeleton.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True when the previous history entry is step 1 of the booking. */
    afterContactStep?: boolean
  }
}

const route = getRouteApi('/trainings_/anmeldung')

/** The registration in two steps, and its confirmation. */
export function BookingWizard() {
  const { data: packages } = useSuspenseQuery(packagesQuery)
  const { data: unsorted } = useSuspenseQuery(trainingsQuery)
  const { training: requestedTraining, package: requestedPackage, schritt } = route.useSearch()
  const { contact } = useDraft()
  const isReady = useHydrated()
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const [refused, setRefused] = useState<Omit<Refusal, 'count'> | null>(null)
  const { goForward, goBack, fallBack, removePackage } = useStepNavigation()

  const trainings = sortTrainings(unsorted)
  const asked = packages.find(({ id }) => id === requestedPackage)
  // Until the draft can be read, the page shows the package from the link.
  const pkg = (!isReady && asked) || packages.find(({ id }) => id === contact.packageId)
  const isContactComplete = contactProblems(contact, packages).length === 0
  const isTooEarly = schritt === 2 && isReady && !confirmation && !isContactComplete
  const step: Step = schritt === 2 && !isTooEarly ? 2 : 1

  useEffect(() => {
    if (isTooEarly) fallBack()
  }, [isTooEarly, fallBack])
  useStepFocus(step, refused === null)

  if (confirmation) return <BookingSuccess confirmation={confirmation} />
  if (step === 1) {
    return (
      <ContactStep
        packages={packages}
        chosen={pkg}
        requested={asked}
        refused={refused}
        summary={<OrderSummary pkg={pkg} lines={requestedLine(trainings, requestedTraining)} />}
        onRequestTaken={removePackage}
        onContinue={() => {
          setRefused(null)
          goForward()
        }}
      />
    )
  }
  if (!isReady || !pkg) return <WizardSkeleton />
  return (
    <SlotsStep
      key={`${pkg.id} ${slotCount(pkg)}`}
      pkg={pkg}
      trainings={trainings}
      requestedTraining={requestedTraining}
      onBack={goBack}
      onContactRefused={(refusal) => {
        setRefused(refusal)
        goBack()
      }}
      onBooked={(receipt, booking) => {
        const booked = confirmationOf(receipt, booking, trainings)
        confirmationStore.write(booked)
        setConfirmation(booked)
        notify({
          title: 'Anmeldung erfolgreich!',
          description: `Deine Anmeldung wurde erfolgreich übermittelt. ${
            receipt.isMailHeld
              ? 'Eine E-Mail dazu kommt vorerst nicht, bitte notiere dir die Buchungsnummer.'
              : 'Du erhältst in Kürze eine Bestätigung per E-Mail.'
          }`,
        })
      }}
    />
  )
}

function useStepNavigation() {
  const navigate = route.useNavigate()
  const { history } = useRouter()
  const [actions] = useState(() => {
    const fallBack = () =>
      navigate({ search: (before) => ({ ...before, schritt: undefined }), replace: true })
    return {
      goForward: () =>
        navigate({
          search: (before) => ({ ...before, schritt: 2 }),
          state: { afterContactStep: true },
        }),
      goBack: () => (history.location.state.afterContactStep ? history.back() : fallBack()),
      fallBack,
      /**
       * The package from the link was selected once. From now on the visitor's own choice counts, also after a reload.
       */
      removePackage: () =>
        navigate({
          search: (before) => ({ ...before, package: undefined }),
          replace: true,
          resetScroll: false,
        }),
    }
  })
  return actions
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
