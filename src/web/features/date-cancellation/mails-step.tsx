import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CancellationPreview } from '#domain/training/date-cancellation.ts'
import { counted } from '../../lib/formats/counted.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MailContent } from '../../ui/mail-content.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { MAILS } from './choices.ts'

type Mail = CancellationPreview['mails'][number]

interface MailsStepProps {
  mails: readonly Mail[]
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

function MailViewer({ mails }: { mails: readonly Mail[] }) {
  const id = useId()
  const [index, setIndex] = useState(0)
  const mail = mails[index]
  if (!mail) return null
  const { subject, html, text, attachments } = mail
  return (
    <div className="grid gap-4">
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <SelectField
          id={id}
          label={`E-Mail ${index + 1} von ${mails.length}, an`}
          value={String(index)}
          onChange={({ target }) => setIndex(Number(target.value))}
        >
          {mails.map(({ recipient, registrationId }, number) => (
            <option key={`${registrationId} ${recipient}`} value={String(number)}>
              {recipient}
            </option>
          ))}
        </SelectField>
        <div className="flex gap-3">
          <Button
            variant="secondary"
            disabled={index === 0}
            onClick={() => setIndex((now) => now - 1)}
          >
            Vorherige
          </Button>
          <Button
            variant="secondary"
            disabled={index === mails.length - 1}
            onClick={() => setIndex((now) => now + 1)}
          >
            Nächste
          </Button>
        </div>
      </div>
      <Card className="grid gap-1">
        <p className="font-semibold">{subject}</p>
        {attachments.length > 0 && (
          <p className="text-secondary text-small">
            {`${counted({ one: 'Anhang', many: 'Anhänge' }, attachments.length)}: ${attachments.join(', ')}`}
          </p>
        )}
      </Card>
      <MailContent key={index} mail={{ html, text, isErased: false }} />
    </div>
  )
}
