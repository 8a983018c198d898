import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { BookingReceipt } from '#domain/registration/booking.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { draftStore } from './draft-store.ts'

const REDIRECT_DELAY = 2000

/** The end of the wizard. Leads back to the trainings by itself. */
export function BookingSuccess({ receipt }: { receipt: BookingReceipt }) {
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    draftStore.clear()
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
    const timer = setTimeout(() => navigate({ to: '/trainings', replace: true }), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <div className="grid items-center gap-x-12 gap-y-8 md:grid-cols-2">
      <div className="md:order-2">
        <Picture
          name="success"
          alt=""
          sizes="(min-width: 48rem) 50vw, 100vw"
          priority
          className="aspect-2/1 h-auto w-full rounded-picture object-cover md:aspect-4/3"
        />
      </div>
      <div>
        <h1 ref={title} tabIndex={-1} className="text-h1 outline-none">
          Anmeldung erfolgreich!
        </h1>
        <p className="mt-4 text-lead text-secondary">
          Deine Anmeldung ist bei uns. Deine Buchungsnummer:
        </p>
        <p className="mt-4 inline-block rounded-card bg-brand-tint px-6 py-4 font-display font-semibold text-h3 tabular-nums tracking-wide">
          {receipt.reference}
        </p>
        <p className="mt-4 text-secondary">
          Du findest sie auch in der E-Mail, die wir dir gerade schicken.
        </p>
        <ButtonLink to="/trainings" replace className="mt-8">
          Zu den Trainings
        </ButtonLink>
      </div>
    </div>
  )
}
