import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import type { Training } from '#shop/trainings/domain/training.ts'
import { JoinForm } from './join-form.tsx'
import { type JoinSearch, offeredSubjects, requestedSubject } from './waiting-subjects.ts'

export { FormFailure as Failure } from '#platform/design/web/form-failure.tsx'

interface JoinPartProps {
  trainings: readonly Training[]
  search: JoinSearch
}

/** The form, and after it what to do next: the entry counts when a link in a mail was clicked. */
export default function Join({ trainings, search }: JoinPartProps) {
  const [address, setAddress] = useState<string | null>(null)
  if (address !== null) return <LinkSent address={address} />
  const requested = requestedSubject(trainings, search)
  const subjects = requested ? [requested] : offeredSubjects(trainings)
  const isForDate = subjects.some(({ date }) => date !== null)
  return (
    <>
      <h1 className="text-h2">
        {isForDate ? 'Auf die Warteliste' : 'Bei neuen Terminen Bescheid bekommen'}
      </h1>
      <p className="mt-3 max-w-[60ch] text-secondary">
        {isForDate
          ? 'Wird ein Platz frei, bieten wir ihn dir per E-Mail an. Das kostet nichts, und du musst ihn nicht nehmen.'
          : 'Sobald ein neuer Termin feststeht, schreiben wir dir eine E-Mail. Das kostet nichts und verpflichtet dich zu nichts.'}
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,21.25rem)]">
        <JoinForm subjects={subjects} onJoined={setAddress} />
        <Steps isForDate={isForDate} />
      </div>
    </>
  )
}

const STEPS_OF_DATE = [
  'Du trägst dich ein und bestätigst deine E-Mail-Adresse.',
  'Werden genug Plätze frei, schicken wir dir ein Angebot. Es gilt einen Werktag lang, längstens bis zwei Stunden vor dem Beginn, und die Plätze sind so lange für dich reserviert.',
  'Du nimmst es an oder lehnst ab. Es gilt der niedrigere Preis: der von heute oder der von dann.',
]
const STEPS_OF_TRAINING = [
  'Du trägst dich ein und bestätigst deine E-Mail-Adresse.',
  'Steht ein neuer Termin fest, schreiben wir dir.',
  'In jeder E-Mail ist ein Link, mit dem du dich abmeldest. Nach 24 Monaten löschen wir deinen Eintrag von selbst.',
]

function Steps({ isForDate }: { isForDate: boolean }) {
  return (
    <aside
      aria-labelledby="steps-title"
      className="self-start rounded-card bg-section p-6 lg:sticky lg:top-26 lg:p-7"
    >
      <h2 id="steps-title" className="text-h4">
        So läuft es
      </h2>
      <ol className="mt-4 flex flex-col gap-4">
        {(isForDate ? STEPS_OF_DATE : STEPS_OF_TRAINING).map((step, index) => (
          <li key={step} className="grid grid-cols-[1.75rem_minmax(0,1fr)] text-small">
            <span aria-hidden="true" className="font-display font-heading text-brand text-h4">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </aside>
  )
}

/** The server's answer. It is the same whether the address waits already or not, so this is too. */
function LinkSent({ address }: { address: string }) {
  return (
    <>
      <FocusedHeading>Fast geschafft: Schau in dein Postfach</FocusedHeading>
      <p className="mt-4 max-w-[60ch] text-lead text-secondary">
        Wir haben eine E-Mail an <strong className="break-words">{address}</strong> geschickt. Klick
        auf den Link darin, dann bist du eingetragen. Der Link gilt 48 Stunden.
      </p>
      <p className="mt-4 max-w-[60ch] text-secondary">
        Nichts angekommen? Schau im Spam-Ordner nach, oder trag dich noch einmal ein.
      </p>
      <ButtonAnchor href="/trainings" className="mt-8">
        Zu den Trainings
      </ButtonAnchor>
    </>
  )
}

/** The heading of a view that replaces another one takes the focus, for keyboards and screen readers. */
function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
      {children}
    </h1>
  )
}
