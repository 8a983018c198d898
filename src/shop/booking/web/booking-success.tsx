import { useEffect, useRef } from 'react'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Picture } from '#platform/pictures/web/picture.tsx'
import { finishDraft } from './booking-draft-store.ts'
import type { Confirmation } from './confirmation.ts'
import { ConfirmationDetails } from './confirmation-details.tsx'

const REDIRECT_DELAY = 2000

/** Last screen of the wizard. It leads back to the trainings page by itself, where the confirmation is still shown. */
export function BookingSuccess({ confirmation }: { confirmation: Confirmation }) {
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    finishDraft()
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
    const timer = setTimeout(() => location.replace('/trainings'), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <div className="grid items-center gap-x-12 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="hidden md:order-2 md:block">
          <Picture
            name="success"
            alt=""
            sizes="42vw"
            className="aspect-2/1 h-auto w-full rounded-picture object-cover"
          />
        </div>
        <div>
          <h1 ref={title} tabIndex={-1} className="text-h1 outline-none">
            Anmeldung erfolgreich!
          </h1>
          <p className="mt-4 text-lead text-secondary">
            Deine Anmeldung ist angekommen. Deine Buchungsnummer:
          </p>
          <p
            translate="no"
            className="mt-4 inline-block rounded-card bg-brand-tint px-6 py-4 font-display font-semibold text-h3 tabular-nums tracking-wide"
          >
            {confirmation.reference}
          </p>
        </div>
      </div>
      <ConfirmationDetails confirmation={confirmation} heading="h2" className="mt-8 lg:mt-10" />
      <ButtonAnchor href="/trainings" className="mt-8">
        Zu den Trainings
      </ButtonAnchor>
    </>
  )
}
