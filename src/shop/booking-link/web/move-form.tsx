import { useId, useState } from 'react'
import { ActionForm } from '#platform/design/web/action-form.tsx'
import { call } from '#platform/design/web/api.ts'
import type { FormRefusal } from '#platform/design/web/form-refusal.ts'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { BookedSeat } from '#shop/booking-changes/domain/booking-view.ts'
import type { ComingDate } from '#shop/trainings/domain/training-date.ts'
import { freeSeatsText } from '#shop/trainings/web/coming-dates.ts'
import { waitingListAddress } from '#site/pages/web/waiting-list-address.ts'
import { Consequences } from './booker-consequences.tsx'
import { mailsOfSeatChange } from './booker-mail-texts.ts'
import { type MoveTargets, moveTargets } from './move-targets.ts'
import type { BookingState } from './use-booking-view.ts'

interface MoveFormProps {
  seat: BookedSeat
  booking: BookingState
  onCancel: () => void
  onDone: () => void
}

/** Moves a seat to another date. */
export function MoveForm({ seat, booking, onCancel, onDone }: MoveFormProps) {
  const { view, trainings, send } = booking
  const [chosen, setChosen] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const id = useId()
  const targets = moveTargets(trainings, seat)
  const target = targets
    .flatMap(({ title, dates }) => dates.map((date) => ({ ...date, title })))
    .find((date) => date.id === chosen)
  const name = `${seat.firstName} ${seat.lastName}`
  const mails = mailsOfSeatChange(view, seat, { kind: 'move' })

  async function submit(): Promise<FormRefusal | null> {
    if (!target) {
      setIsMissing(true)
      document.getElementById(id)?.focus()
      return null
    }
    const refusal = await send({
      make: ({ path, header }) =>
        call('PATCH', '/api/bookings/{reference}/{token}/attendees/{id}', {
          path: { ...path, id: seat.id },
          header,
          body: { dateId: target.id },
        }),
      place: seat.id,
      result: () => ({
        title: `${name} ist jetzt am ${target.date} dabei: ${target.title}, ${unbroken(target.time)}.`,
        lines: mails,
      }),
    })
    if (!refusal) onDone()
    return refusal
  }

  if (targets.length === 0) return <NoTargets trainingId={seat.trainingId} />
  return (
    <ActionForm confirmLabel="Platz umbuchen" onConfirm={submit} onCancel={onCancel}>
      {targets.map(({ trainingId, title, dates }, index) => (
        <RadioCards
          key={trainingId}
          id={index === 0 ? id : `${id}-${trainingId}`}
          legend={legendOf({ trainingId, title }, seat)}
          required
          error={isMissing && !target && index === 0 ? 'Wähle einen Termin.' : undefined}
          chosen={chosen}
          className="md:grid-cols-2"
          radio={{
            name: `${id}-date`,
            onChange: ({ target: radio }) => setChosen(radio.value),
          }}
          options={dates.map((date) => ({ value: date.id, content: <Option date={date} /> }))}
        />
      ))}
      <Consequences
        texts={[
          target
            ? `${name} wechselt zu ${target.title}, ${target.date}.`
            : `${name} wechselt zum gewählten Termin.`,
          'Der bisherige Platz wird frei. Der Preis bleibt.',
          ...mails,
        ]}
      />
    </ActionForm>
  )
}

function legendOf({ trainingId, title }: Omit<MoveTargets, 'dates'>, seat: BookedSeat): string {
  return trainingId === seat.trainingId ? `Andere Termine von „${title}“` : `„${title}“`
}

function Option({ date: { date, time, seatsLeft } }: { date: ComingDate }) {
  return (
    <>
      <span className="block font-semibold">{unbrokenDate(date)}</span>
      <span className="block text-secondary text-small">
        {`${unbroken(time)}, ${unbroken(freeSeatsText(seatsLeft))}`}
      </span>
    </>
  )
}

function NoTargets({ trainingId }: { trainingId: string }) {
  return (
    <p>
      Im Moment ist bei keinem anderen Termin ein Platz frei.{' '}
      <a
        href={waitingListAddress({ training: trainingId })}
        className="font-semibold underline underline-offset-3 hover:decoration-2"
      >
        Bei neuen Terminen Bescheid bekommen
      </a>
    </p>
  )
}
