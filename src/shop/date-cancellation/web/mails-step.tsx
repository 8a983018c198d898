import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { counted } from '#platform/design/web/counted.ts'
import type { ShownMail } from '#platform/mail/domain/shown-mail.ts'
import { MailViewer } from '#platform/mail/web/mail-viewer.tsx'
import { MAILS } from './cancellation-choices.ts'

interface MailsStepProps {
  mails: readonly ShownMail[]
  /** Why the date was not cancelled. */
  problem: ReactNode
  isPending: boolean
  onBack: () => void
  onSend: () => void
}

/** The mails as their readers would get them, one at a time, and the button that cancels the date. */
export function MailsStep({ mails, problem, isPending, onBack, onSend }: MailsStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const sent = mails.length === 0 ? '' : ` und ${counted(MAILS, mails.length)} senden`
  return (
    <section className="mt-6 grid max-w-210 gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        {mails.length === 0
          ? 'Es wird keine E-Mail gesendet.'
          : `${counted(MAILS, mails.length)}, noch nicht gesendet`}
      </h2>
      {mails.length > 0 && <MailViewer mails={mails} />}
      {problem}
      <p>Ein abgesagter Termin kann nicht wieder geplant werden.</p>
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending} onClick={onSend}>
          {`Termin absagen${sent}`}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onBack}>
          Zurück zur Auswahl
        </Button>
      </div>
    </section>
  )
}
