import { useId, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { SelectField } from '#platform/design/web/select-field.tsx'
import type { ShownMail } from '../domain/shown-mail.ts'
import { MailContent } from './mail-content.tsx'

interface MailViewerProps {
  mails: readonly ShownMail[]
  /** The index of the mail that is shown first. */
  start?: number
}

/** Mails as their readers would get them, one at a time. */
export function MailViewer({ mails, start = 0 }: MailViewerProps) {
  const id = useId()
  const [index, setIndex] = useState(start)
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
          {mails.map(({ recipient, registrationId, subject }, number) => (
            <option key={`${registrationId} ${recipient} ${subject}`} value={String(number)}>
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
