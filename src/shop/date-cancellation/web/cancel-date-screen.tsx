import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ApiError, serverMessage } from '#platform/design/web/api.ts'
import { Card } from '#platform/design/web/card.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { datesQuery } from '#shop/trainings/web/dates-query.ts'
import { dateWarnings } from '#shop/trainings/web/day-warnings.ts'
import type { CancellationPreview, CancelledDate } from '../domain/date-cancellation.ts'
import {
  CANCEL,
  type Choices,
  type ConcernedBooking,
  MAILS,
  offeredDates,
  requestOf,
  SEATS,
} from './cancellation-choices.ts'
import { ChoicesForm } from './cancellation-choices-form.tsx'
import { MailsStep } from './mails-step.tsx'
import { useBookings, useCancelDate, usePreview } from './use-cancellation.ts'

/** Cancels a date in three steps: the choices, the mails, the result. */
export function CancelDateScreen({ id }: { id: string }) {
  const [done, setDone] = useState<CancelledDate | null>(null)
  return (
    <>
      <Link to="/admin/termine" className="font-semibold text-small underline underline-offset-3">
        Alle Termine
      </Link>
      <h1 className="mt-3 text-h2">{done ? 'Termin abgesagt' : 'Termin absagen'}</h1>
      {done ? (
        <>
          <Session date={done.date} />
          <Result result={done} />
        </>
      ) : (
        <OpenDate id={id} onDone={setDone} />
      )}
    </>
  )
}

function Session({ date: { trainingTitle, date, time } }: { date: PlannedDate }) {
  return (
    <p className="mt-2 text-secondary">
      <span>{trainingTitle}</span>
      <br />
      <span>{`${unbrokenDate(date)}, ${unbroken(time)}`}</span>
    </p>
  )
}

function OpenDate({ id, onDone }: { id: string; onDone: (result: CancelledDate) => void }) {
  const dates = useQuery(datesQuery)
  const bookings = useBookings(id)
  const date = dates.data?.find((one) => one.id === id)
  const error = bookings.error ?? dates.error
  const isFetching = dates.isFetching || bookings.isFetching
  const readAgain = () => void Promise.all([dates.refetch(), bookings.refetch()])
  if (date && bookings.data) {
    return (
      <>
        <Session date={date} />
        <Steps
          date={date}
          dates={dates.data ?? []}
          bookings={bookings.data}
          readAgain={readAgain}
          onDone={onDone}
        />
      </>
    )
  }
  if (error && !isFetching) return <Problem error={error} onRetry={readAgain} />
  return (
    <p role="status" className="mt-6 text-muted">
      Lädt...
    </p>
  )
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isFinal = error instanceof ApiError && error.status < 500
  const sentence = serverMessage(error) ?? 'Der Termin konnte nicht geladen werden.'
  if (isFinal) {
    return (
      <Card role="alert" className="mt-6">
        <p>{sentence}</p>
      </Card>
    )
  }
  return (
    <LoadProblem onRetry={onRetry} className="mt-6 grid justify-items-start gap-4">
      {sentence}
    </LoadProblem>
  )
}

interface StepsProps {
  date: PlannedDate
  /** All dates. */
  dates: readonly PlannedDate[]
  bookings: readonly ConcernedBooking[]
  readAgain: () => void
  onDone: (result: CancelledDate) => void
}

function Steps({ date, dates, bookings, readAgain, onDone }: StepsProps) {
  const [now] = useState(() => new Date())
  const [choices, setChoices] = useState<Choices>({ reason: '', forAll: CANCEL, own: {} })
  const [shown, setShown] = useState<CancellationPreview | null>(null)
  const preview = usePreview(date.id)
  const cancel = useCancelDate(date)
  const request = requestOf(choices, bookings)

  /** Of a choice that moves seats; none for any other. */
  function warningsOf(choice: string): string[] {
    const target = dates.find(({ id }) => id === choice)
    const others = dates.filter(({ id }) => id !== date.id)
    return target ? dateWarnings(target, { dates: others, now }) : []
  }

  async function showMails() {
    cancel.reset()
    try {
      setShown(await preview.mutateAsync(request))
    } catch {
      readAgain()
    }
  }

  async function send() {
    try {
      onDone(await cancel.mutateAsync({ ...request, fingerprint: shown?.fingerprint }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) return
      // Somebody has booked or changed the date meanwhile, so the mails shown are not those that would be sent.
      setShown(null)
      readAgain()
    }
  }

  const error = cancel.error ?? preview.error
  const problem = error && (
    <Card role="alert" className="mt-6">
      <p>{serverMessage(error) ?? 'Der Termin konnte nicht abgesagt werden.'}</p>
    </Card>
  )
  if (shown) {
    return (
      <MailsStep
        mails={shown.mails}
        problem={problem}
        isPending={cancel.isPending}
        onBack={() => setShown(null)}
        onSend={() => void send()}
      />
    )
  }
  return (
    <>
      {problem}
      <ChoicesForm
        choices={choices}
        onChange={setChoices}
        bookings={bookings}
        offered={offeredDates(dates, date, now)}
        warningsOf={warningsOf}
        trainingId={date.trainingId}
        isPending={preview.isPending}
        onSubmit={() => void showMails()}
      />
    </>
  )
}

function Result({ result: { moved, cancelled, mails } }: { result: CancelledDate }) {
  return (
    <Card role="status" className="mt-6 grid gap-4">
      <ul className="grid gap-1">
        {moved > 0 && <Line>{`${counted(SEATS, moved)} umgebucht`}</Line>}
        {cancelled > 0 && (
          <Line>{`${counted(SEATS, cancelled)} abgesagt: Dafür ist nichts zu zahlen`}</Line>
        )}
        <Line>{mailsText(mails)}</Line>
      </ul>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/admin/termine" size="small">
          Zu den Terminen
        </ButtonLink>
        {mails > 0 && (
          <ButtonLink
            to="/admin/dashboard"
            search={{ ansicht: 'mails' }}
            variant="secondary"
            size="small"
          >
            E-Mails ansehen
          </ButtonLink>
        )}
      </p>
    </Card>
  )
}

function mailsText(mails: number): string {
  if (mails === 0) return 'Keine E-Mail geht hinaus'
  return `${counted(MAILS, mails)} ${mails === 1 ? 'geht' : 'gehen'} in einer Minute hinaus`
}

function Line({ children }: { children: ReactNode }) {
  return <li>{children}</li>
}
