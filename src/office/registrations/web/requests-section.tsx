import { useId, useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Badge, type BadgeTone } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import type { RequestState } from '#shop/booking/domain/booking-change.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { answerWords, remainingSeats, type Seat } from './consequence-texts.ts'
import { Consequences } from './consequences.tsx'
import { KeptField, useKept } from './kept-field.tsx'
import { MailsOfChange } from './mails-of-change.tsx'
import { useBookingChange } from './use-booking-change.ts'

type Request = RegistrationDetails['requests'][number]
type Decision = 'granted' | 'refused'

const STATES: Record<RequestState, { label: string; tone: BadgeTone }> = {
  open: { label: 'Offen', tone: 'orange' },
  granted: { label: 'Angenommen', tone: 'green' },
  refused: { label: 'Abgelehnt', tone: 'red' },
  withdrawn: { label: 'Zurückgenommen', tone: 'neutral' },
}

/** An open one whose booking was cancelled meanwhile: it counts again where that is undone. */
const OVERTAKEN = { label: 'Erledigt', tone: 'neutral' } as const

/** What the booker asked for, the open requests first. Renders nothing where there is none. */
export function RequestsSection({ registration }: { registration: RegistrationDetails }) {
  const { requests } = registration
  if (requests.length === 0) return null
  const open = requests.filter(({ state }) => state === 'open')
  const answered = requests.filter(({ state }) => state !== 'open')
  return (
    <section aria-labelledby="requests-title" className="mb-10">
      <h2 id="requests-title" className="mb-4 text-h3">
        Anfragen
      </h2>
      <ul className="grid gap-4">
        {[...open, ...answered].map((request) => (
          <RequestCard key={request.id} registration={registration} request={request} />
        ))}
      </ul>
    </section>
  )
}

interface RequestProps {
  registration: RegistrationDetails
  request: Request
}

function RequestCard({ registration, request }: RequestProps) {
  const { state, createdAt, reason, answer, answeredAt, answeredBy } = request
  const [decision, setDecision] = useState<Decision | null>(null)
  const isOpen = state === 'open'
  const isOvertaken = isOpen && registration.status === 'cancelled'
  const { label, tone } = isOvertaken ? OVERTAKEN : STATES[state]
  return (
    <Card as="li" padding="none" className="p-5 sm:p-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{label}</Badge>
        <span className="text-muted text-small tabular-nums">{formatMoment(createdAt)}</span>
      </p>
      <p className="wrap-anywhere mt-2 font-semibold">{requestTitle(registration, request)}</p>
      {reason && <Quote of="Bucher">{reason}</Quote>}
      {answer && <Quote of="Antwort">{answer}</Quote>}
      {answeredAt && (
        <p className="wrap-anywhere mt-2 text-muted text-small">
          {`${formatMoment(answeredAt)}${answeredBy ? `, ${answeredBy}` : ''}`}
        </p>
      )}
      {isOvertaken && <p className="mt-2 text-small">Die Anmeldung ist inzwischen abgesagt.</p>}
      {isOpen && !isOvertaken && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="small" aria-haspopup="dialog" onClick={() => setDecision('granted')}>
            Absage annehmen
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            onClick={() => setDecision('refused')}
          >
            Ablehnen
          </Button>
        </div>
      )}
      {decision && (
        <AnswerDialog
          registration={registration}
          request={request}
          decision={decision}
          onClose={() => setDecision(null)}
        />
      )}
    </Card>
  )
}

function Quote({ of, children }: { of: string; children: string }) {
  return (
    <p className="wrap-anywhere mt-2 whitespace-pre-line text-small">
      <span className="text-muted">{`${of}: `}</span>
      <span>{`„${children}“`}</span>
    </p>
  )
}

function AnswerDialog({
  registration,
  request,
  decision,
  onClose,
}: RequestProps & { decision: Decision; onClose: () => void }) {
  const id = useId()
  const { write, isPending } = useBookingChange(registration)
  const [answer, setAnswer] = useState('')
  const [problem, setProblem] = useState<string>()
  const isGranted = decision === 'granted'
  const seats = seatsOf(registration, request)
  const kept = useKept(registration, seats, new Date(request.createdAt))
  const given = {
    decision,
    answer,
    ...(isGranted && kept.cents != null && { keptCents: kept.cents }),
  }
  const isMissing = isGranted && kept.cents === null

  async function submit() {
    if (isMissing) return
    const outcome = await write({
      make: (header) =>
        call('POST', '/api/admin/requests/{id}/answer', {
          path: { id: request.id },
          header,
          body: given,
        }),
      done: 'Die Anfrage ist beantwortet.',
    })
    if (outcome.kind === 'saved') return onClose()
    if (outcome.kind === 'refused') setProblem(outcome.problem.detail)
  }

  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title={isGranted ? 'Absage annehmen' : 'Absage ablehnen'}
      description={requestTitle(registration, request)}
    >
      <Form
        onSubmit={submit}
        submitLabel={isGranted ? 'Absagen und antworten' : 'Ablehnen und antworten'}
        isPending={isPending}
        onCancel={onClose}
      >
        <TextAreaField
          id={id}
          label="Antwort an den Bucher"
          rows={4}
          maxLength={1000}
          value={answer}
          error={problem}
          hint="Darf leer bleiben."
          onChange={({ target }) => setAnswer(target.value)}
        />
        {isGranted && <KeptField kept={kept} />}
        <Consequences
          sentences={[
            answerWords(registration, { decision, seats }),
            ...(isGranted ? kept.sentences : []),
          ]}
        >
          <MailsOfChange
            registration={registration}
            change={
              isMissing ? null : { kind: 'answer_request', requestId: request.id, answer: given }
            }
            missing="Wer eine E-Mail bekommt, steht hier, sobald der Betrag stimmt."
            isPending={isPending}
          />
        </Consequences>
      </Form>
    </Dialog>
  )
}

/** The seats that granting the request cancels. */
function seatsOf(registration: RegistrationDetails, { attendeeId }: Request): Seat[] {
  const remaining = remainingSeats(registration)
  return attendeeId === null
    ? remaining.filter(({ isOver }) => !isOver)
    : remaining.filter(({ id }) => id === attendeeId)
}

function requestTitle({ seats }: RegistrationDetails, { attendeeId }: Request): string {
  if (attendeeId === null) return 'Möchte die ganze Buchung absagen'
  const seat = seats.find(({ id }) => id === attendeeId)
  if (!seat) return 'Möchte einen Platz absagen'
  const { position, firstName, lastName, trainingTitle, trainingDate } = seat
  return `Möchte Platz ${position} absagen: ${firstName} ${lastName}, ${trainingTitle}, ${trainingDate}`
}
