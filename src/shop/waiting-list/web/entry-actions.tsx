import { useEffect, useRef, useState } from 'react'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { acceptanceAddress } from '#shop/booking/web/booking-search.ts'
import { waitingListAddress } from '#site/pages/web/waiting-list-address.ts'
import type { WaitingEntry } from '../domain/waiting-entry.ts'
import type { EntryAct } from './use-entry.ts'

interface EntryActionsProps {
  token: string
  entry: WaitingEntry
  /** The call that is under way. */
  pending: EntryAct | null
  onAct: (act: EntryAct) => Promise<void>
}

/** What the person can do with the entry in its state. */
export function EntryActions({ token, entry, pending, onAct }: EntryActionsProps) {
  const [asked, setAsked] = useState<Question | null>(null)
  const { state, offer } = entry
  const ask = questionOf(entry)

  if (state === 'unconfirmed' || state === 'waiting' || state === 'offered') {
    return (
      <div className="mt-8">
        <div className="flex flex-wrap gap-3">
          {state === 'unconfirmed' && (
            <Button pending={pending === 'confirm'} onClick={() => void onAct('confirm')}>
              Jetzt bestätigen
            </Button>
          )}
          {state === 'offered' && offer && (
            <ButtonAnchor href={acceptanceAddress(token)}>
              {offer.seats === 1 ? 'Platz annehmen' : 'Plätze annehmen'}
            </ButtonAnchor>
          )}
          <Button
            variant="secondary"
            aria-expanded={asked !== null}
            onClick={() => setAsked(asked ? null : ask)}
          >
            {ask.button}
          </Button>
        </div>
        {asked && (
          <Confirmation
            key={asked.act}
            question={asked}
            isPending={pending === asked.act}
            onConfirm={() => void onAct(asked.act).then(() => setAsked(null))}
            onCancel={() => setAsked(null)}
          />
        )}
      </div>
    )
  }
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonAnchor href="/trainings">Zu den Trainings</ButtonAnchor>
      {state !== 'booked' && <JoinAgain entry={entry} />}
    </div>
  )
}

interface Question {
  act: EntryAct
  button: string
  text: string
  confirm: string
}

function questionOf({ state, kind, offer, seats }: WaitingEntry): Question {
  if (state === 'offered') {
    const then = (offer?.seats ?? seats) === 1 ? 'Der Platz geht' : 'Die Plätze gehen'
    return {
      act: 'decline',
      button: 'Ablehnen',
      text: `Angebot wirklich ablehnen? ${then} dann an die Nächsten auf der Liste, und du stehst nicht mehr darauf.`,
      confirm: 'Ja, ablehnen',
    }
  }
  if (state === 'unconfirmed') {
    return {
      act: 'leave',
      button: 'Doch nicht',
      text: 'Wirklich nicht eintragen? Wir löschen dann deine Angaben.',
      confirm: 'Ja, nicht eintragen',
    }
  }
  if (kind === 'training') {
    return {
      act: 'leave',
      button: 'Abmelden',
      text: 'Wirklich abmelden? Wir schreiben dir dann nicht mehr, wenn es neue Termine gibt.',
      confirm: 'Ja, abmelden',
    }
  }
  return {
    act: 'leave',
    button: 'Warteliste verlassen',
    text: 'Wirklich verlassen? Dein Platz in der Reihe ist dann weg.',
    confirm: 'Ja, verlassen',
  }
}

interface ConfirmationProps {
  question: Question
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question in the page: a dialog would weigh more than the whole page. It takes the focus. */
function Confirmation({ question, isPending, onConfirm, onCancel }: ConfirmationProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Card className="mt-5 max-w-150">
      <section ref={box} tabIndex={-1} aria-labelledby="question" className="outline-none">
        <p id="question">{question.text}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="small" pending={isPending} onClick={onConfirm}>
            {question.confirm}
          </Button>
          <Button size="small" variant="secondary" disabled={isPending} onClick={onCancel}>
            Abbrechen
          </Button>
        </div>
      </section>
    </Card>
  )
}

/** Back to the list of the date, while that can still be; else to the new dates of the training. */
function JoinAgain({ entry: { kind, state, dateId, trainingId } }: { entry: WaitingEntry }) {
  const isDateOpen = kind === 'date' && state !== 'closed' && dateId !== null
  return (
    <ButtonAnchor
      variant="secondary"
      href={waitingListAddress(isDateOpen ? { date: dateId } : { training: trainingId })}
    >
      {isDateOpen ? 'Wieder eintragen' : 'Bei neuen Terminen Bescheid bekommen'}
    </ButtonAnchor>
  )
}
