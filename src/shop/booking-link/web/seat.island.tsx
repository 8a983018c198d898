import { useEffect, useRef, useState } from 'react'
import { ActionForm } from '#platform/design/web/action-form.tsx'
import { addressOf, call } from '#platform/design/web/api.ts'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { type FormRefusal, formRefusal, isOutdated } from '#platform/design/web/form-refusal.ts'
import { CalendarIcon, ClockIcon, ScreenIcon } from '#platform/design/web/icons.tsx'
import { SessionTime } from '#platform/design/web/local-session-time.tsx'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { SeatView } from '#shop/booking-changes/domain/booking-view.ts'
import { StatusBadge } from '#shop/seats/web/status-badge.tsx'
import { canSayNo, seatTexts } from './seat-texts.ts'

export { FormFailure as Failure } from '#platform/design/web/form-failure.tsx'

interface SeatPartProps {
  id: string
  token: string
  /** The seat as the page was rendered with it. */
  rendered: SeatView
}

/** An attendee's own seat. Only clicks change something: opening the page does not. */
export default function Seat({ id, token, rendered }: SeatPartProps) {
  const [seat, setSeat] = useState(rendered)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(rendered.cannotComeSince)
  const path = { id, token }
  const { title, text } = seatTexts(seat)

  useEffect(() => {
    if (before.current === seat.cannotComeSince) return
    before.current = seat.cannotComeSince
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [seat.cannotComeSince])

  async function sayNo(): Promise<FormRefusal | null> {
    try {
      setSeat(await call('POST', '/api/seats/{id}/{token}/cannot-come', { path }))
      return null
    } catch (error) {
      if (isOutdated(error)) await readAgain()
      return formRefusal(error)
    }
  }

  async function readAgain(): Promise<void> {
    try {
      setSeat(await call('GET', '/api/seats/{id}/{token}', { path }))
    } catch {
      // The refusal of the call is shown in any case.
    }
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-[60ch] text-lead text-secondary">{text}</p>
      <SeatCard seat={seat} calendar={addressOf('/api/seats/{id}/{token}/calendar.ics', path)} />
      {canSayNo(seat) && <CannotCome bookerName={seat.bookerName} onConfirm={sayNo} />}
    </>
  )
}

function SeatCard({ seat, calendar }: { seat: SeatView; calendar: string }) {
  const isKept = seat.status !== 'cancelled' && !seat.isDateCancelled
  return (
    <Card as="section" aria-labelledby="seat-training" className="mt-8 max-w-180">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id="seat-training" className="text-h3">
          {seat.trainingTitle}
        </h2>
        <StatusBadge status={seat.status} />
      </div>
      <p className="mt-3 flex gap-2.5 font-semibold">
        <CalendarIcon className="mt-1 text-brand" />
        <span>{unbrokenDate(seat.date)}</span>
      </p>
      <p className="mt-1 flex gap-2.5 font-semibold">
        <ClockIcon className="mt-1 text-brand" />
        <span>
          <SessionTime session={seat} />
        </span>
      </p>
      {isKept && seat.note !== '' && (
        <p className="mt-4 max-w-[60ch] whitespace-pre-line rounded-input bg-section px-4 py-3 text-small">
          {seat.note}
        </p>
      )}
      {isKept && seat.meetingUrl === null && (
        <p className="mt-4 text-secondary text-small">
          Den Zugangslink schicken wir dir vor der Session per E-Mail. Dann steht er auch hier.
        </p>
      )}
      {isKept && (
        <div className="mt-6 flex flex-wrap gap-3">
          {seat.meetingUrl !== null && (
            <ButtonAnchor href={seat.meetingUrl} target="_blank" rel="noreferrer" size="small">
              <ScreenIcon />
              <span>
                Zur Session<span className="sr-only"> (öffnet ein neues Fenster)</span>
              </span>
            </ButtonAnchor>
          )}
          {seat.startsAt !== null && (
            <ButtonAnchor href={calendar} download variant="secondary" size="small">
              <CalendarIcon />
              Zum Kalender hinzufügen
            </ButtonAnchor>
          )}
        </div>
      )}
      <p className="mt-6 border-sand border-t pt-4 text-muted text-small">
        {`${seat.firstName} ${seat.lastName}, angemeldet von ${seat.bookerName}, Buchung ${seat.reference}`}
      </p>
    </Card>
  )
}

interface CannotComeProps {
  bookerName: string
  onConfirm: () => Promise<FormRefusal | null>
}

/** Asks before it tells the booker. */
function CannotCome({ bookerName, onConfirm }: CannotComeProps) {
  const id = 'cannot-come'
  const [isAsked, setIsAsked] = useState(false)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAsked) box.current?.focus()
  }, [isAsked])

  function cancel() {
    setIsAsked(false)
    requestAnimationFrame(() => document.getElementById(`${id}-button`)?.focus())
  }

  if (!isAsked) {
    return (
      <Button
        id={`${id}-button`}
        variant="secondary"
        className="mt-8"
        onClick={() => setIsAsked(true)}
      >
        Ich kann nicht kommen
      </Button>
    )
  }
  return (
    <Card className="mt-8 max-w-180">
      <section ref={box} tabIndex={-1} aria-labelledby={id} className="outline-none">
        <h2 id={id} className="text-h4">
          {`${bookerName} Bescheid sagen?`}
        </h2>
        <div className="mt-3">
          <ActionForm
            confirmLabel="Ja, ich kann nicht kommen"
            onConfirm={onConfirm}
            onCancel={cancel}
          >
            <p className="text-secondary">
              {`Wir schreiben ${bookerName}, dass du nicht kommen kannst. Dein Platz ist damit noch nicht abgesagt: ${bookerName} kann ihn jemand anderem geben. Zurücknehmen kannst du das hier nicht: Sprich dann ${bookerName} an.`}
            </p>
          </ActionForm>
        </div>
      </section>
    </Card>
  )
}
