import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { ApiError, serverMessage } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import { MailContent } from '#platform/mail/web/mail-content.tsx'
import type { MessagePreview, SentMessage } from '../domain/message.ts'
import type { Chosen } from './compose-search.ts'
import type { MessageDraft } from './message-draft.ts'
import { linkWarnings, sendLabel } from './message-texts.ts'
import { previewQuery, type WrittenMessage } from './messages-query.ts'
import { reasonOf, useSendMessage, useSendTest } from './use-message-calls.ts'

interface PreviewStepProps {
  chosen: Chosen
  draft: MessageDraft
  onBack: () => void
  onSent: (sent: SentMessage) => void
}

/** The message as its readers would get it, one at a time, and the button that sends it. */
export function PreviewStep({ chosen, draft, onBack, onSent }: PreviewStepProps) {
  const [recipient, setRecipient] = useState<string>()
  const written = { ...chosen, ...draft }
  const { data, error, isFetching, refetch } = useQuery(previewQuery({ ...written, recipient }))
  useSessionRefusalOf(error)
  if (data?.mail) {
    return (
      <Content
        preview={data}
        written={written}
        onChoose={setRecipient}
        onBack={onBack}
        onSent={onSent}
        onRefused={() => void refetch()}
      />
    )
  }
  if (isFetching) return <p role="status">Lädt...</p>
  return (
    <div className="grid justify-items-start gap-4">
      {error && !isRefused(error) ? (
        <LoadProblem
          onRetry={() => void refetch()}
          className="grid justify-items-start gap-4 rounded-card bg-white p-6 shadow-card"
        >
          Die Vorschau konnte nicht geladen werden.
        </LoadProblem>
      ) : (
        <Card role="alert">
          {serverMessage(error) ?? 'Niemand würde diese Nachricht bekommen.'}
        </Card>
      )}
      <Button variant="secondary" onClick={onBack}>
        Zurück zur Nachricht
      </Button>
    </div>
  )
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}

interface ContentProps extends Pick<PreviewStepProps, 'onBack' | 'onSent'> {
  preview: MessagePreview
  written: WrittenMessage
  onChoose: (address: string) => void
  onRefused: () => void
}

function Content({ preview, written, onChoose, onBack, onSent, onRefused }: ContentProps) {
  const { recipients, mail, fingerprint } = preview
  const email = useAdmin().adminUser?.email ?? ''
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const send = useSendMessage()
  const test = useSendTest(email)
  if (!mail) return null
  const warnings = linkWarnings(written.text, recipients)
  return (
    <section className="grid max-w-210 gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        Vorschau, noch nicht gesendet
      </h2>
      {warnings.length > 0 && (
        <div className="rounded-card bg-badge-orange px-5 py-4 text-badge-orange-text text-small">
          <p className="font-semibold">
            Statt des Zugangslinks bekommen einige den Hinweis, wann oder von wem er kommt:
          </p>
          <ul className="mt-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      <ReaderSelect recipients={recipients} chosen={mail.recipient} onChoose={onChoose} />
      <Card className="py-5!">
        <p className="text-muted text-small">Betreff</p>
        <p className="wrap-anywhere font-semibold">{mail.subject}</p>
      </Card>
      <MailContent key={mail.recipient} mail={{ ...mail, isErased: false }} />
      {send.error && (
        <Card role="alert">
          <p>{reasonOf(send.error)}</p>
        </Card>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          pending={send.isPending}
          onClick={() =>
            send.mutate({ ...written, fingerprint }, { onSuccess: onSent, onError: onRefused })
          }
        >
          {sendLabel(recipients.length)}
        </Button>
        <Button
          variant="secondary"
          pending={test.isPending}
          disabled={send.isPending}
          onClick={() => test.mutate({ ...written, recipient: mail.recipient })}
        >
          Testnachricht an mich
        </Button>
        <Button variant="secondary" disabled={send.isPending} onClick={onBack}>
          Zurück zur Nachricht
        </Button>
      </div>
      <p className="text-muted text-small">
        In der Testnachricht steht „Vorname“ statt eines Namens.
      </p>
    </section>
  )
}

interface ReaderSelectProps {
  recipients: MessagePreview['recipients']
  chosen: string
  onChoose: (address: string) => void
}

function ReaderSelect({ recipients, chosen, onChoose }: ReaderSelectProps) {
  const id = useId()
  const index = recipients.findIndex(({ address }) => address === chosen)
  const step = (by: number) => {
    const next = recipients[index + by]
    if (next) onChoose(next.address)
  }
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <SelectField
        id={id}
        label={`E-Mail ${index + 1} von ${recipients.length}, an`}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {recipients.map(({ address, name }) => (
          <option key={address} value={address}>
            {`${name} (${address})`}
          </option>
        ))}
      </SelectField>
      <div className="flex gap-3">
        <Button variant="secondary" disabled={index <= 0} onClick={() => step(-1)}>
          Vorherige
        </Button>
        <Button
          variant="secondary"
          disabled={index >= recipients.length - 1}
          onClick={() => step(1)}
        >
          Nächste
        </Button>
      </div>
    </div>
  )
}
