import { useEffect, useRef, useState } from 'react'
import { ArrowLeftIcon, ArrowRightIcon } from '#platform/design/web/icons.tsx'
import type { BookedSeat } from '#shop/booking-changes/domain/booking-view.ts'
import { nameOf } from './booker-mail-texts.ts'
import { CancelSeatForm } from './cancel-seat-form.tsx'
import { MoveForm } from './move-form.tsx'
import { PersonForm } from './person-form.tsx'
import type { OfferedChoice, SeatChoice } from './seat-choices.ts'
import type { BookingState } from './use-booking-view.ts'

interface SeatPanelProps {
  seat: BookedSeat
  choices: readonly OfferedChoice[]
  booking: BookingState
  onClose: () => void
  onDone: () => void
}

/** What to change of a seat, and then the form for it. Forms that are left keep what was typed. */
export function SeatPanel({ seat, choices, booking, onClose, onDone }: SeatPanelProps) {
  const isSubstituteAsked =
    seat.cannotComeSince !== null && choices.some(({ choice }) => choice === 'replace')
  const [chosen, setChosen] = useState<OfferedChoice | null>(
    (isSubstituteAsked && choices[0]) || null,
  )
  const [seen, setSeen] = useState<readonly SeatChoice[]>(isSubstituteAsked ? ['replace'] : [])
  const heading = useFocusOnStep(chosen)

  function choose(offered: OfferedChoice) {
    setChosen(offered)
    if (!seen.includes(offered.choice)) setSeen([...seen, offered.choice])
  }

  return (
    <>
      <h4 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        {chosen ? chosen.label : `Was soll sich für ${nameOf(seat)} ändern?`}
      </h4>
      {chosen ? (
        <>
          <p className="mt-1 text-secondary text-small">{chosen.text}</p>
          {choices.length > 1 && (
            <button
              type="button"
              onClick={() => setChosen(null)}
              className="mt-2 inline-flex min-h-11 items-center gap-2 rounded-input font-semibold text-small underline underline-offset-3 hover:decoration-2"
            >
              <ArrowLeftIcon />
              Etwas anderes ändern
            </button>
          )}
        </>
      ) : (
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {choices.map((offered) => (
            <li key={offered.choice}>
              <ChoiceButton offered={offered} onChoose={() => choose(offered)} />
            </li>
          ))}
        </ul>
      )}
      {seen.map((choice) => (
        <div key={choice} hidden={choice !== chosen?.choice} className="mt-4">
          <ChosenForm
            choice={choice}
            seat={seat}
            booking={booking}
            onCancel={onClose}
            onDone={onDone}
          />
        </div>
      ))}
    </>
  )
}

function ChoiceButton({ offered, onChoose }: { offered: OfferedChoice; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex h-full w-full items-start justify-between gap-3 rounded-input border border-line bg-white px-4 py-3 text-left transition-[border-color] hover:border-ink"
    >
      <span className="min-w-0">
        <span className="block font-semibold">{offered.label}</span>
        <span className="block text-secondary text-small">{offered.text}</span>
      </span>
      <ArrowRightIcon className="mt-1 text-brand" />
    </button>
  )
}

/** The heading takes the focus when the panel opens, and with each step. */
function useFocusOnStep(step: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each step
  useEffect(() => heading.current?.focus(), [step])
  return heading
}

interface ChosenFormProps {
  choice: SeatChoice
  seat: BookedSeat
  booking: BookingState
  onCancel: () => void
  onDone: () => void
}

function ChosenForm({ choice, ...form }: ChosenFormProps) {
  switch (choice) {
    case 'replace':
      return <PersonForm isOther {...form} />
    case 'correct':
      return <PersonForm isOther={false} {...form} />
    case 'move':
      return <MoveForm {...form} />
    case 'cancel':
      return <CancelSeatForm {...form} />
  }
}
