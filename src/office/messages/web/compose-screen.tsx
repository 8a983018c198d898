import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { chosenRows } from '#office/registrations/web/chosen-rows.ts'
import { serverMessage } from '#platform/design/web/api.ts'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import type { MessagePreview } from '../domain/message.ts'
import { ChosenWords } from './chosen-words.tsx'
import { ComposeForm } from './compose-form.tsx'
import { type Chosen, type ComposeSearch, chosenFrom } from './compose-search.ts'
import { useMessageDraft } from './message-draft.ts'
import { MessagesHead } from './messages-head.tsx'
import { previewQuery } from './messages-query.ts'
import { PreviewStep } from './preview-step.tsx'
import { RecipientsCard } from './recipients-card.tsx'

/** A new message in two steps: writing, and the preview with the button that sends it. */
export function ComposeScreen({ search }: { search: ComposeSearch }) {
  const rows = useSyncExternalStore(chosenRows.subscribe, chosenRows.read, () => null)
  const chosen = chosenFrom(search, rows)
  const owner = useAdmin().adminUser?.email
  return (
    <>
      <MessagesHead title="Nachricht schreiben" />
      {!chosen && <NobodyChosen />}
      {chosen && owner && <Steps key={JSON.stringify(chosen)} chosen={chosen} owner={owner} />}
    </>
  )
}

function NobodyChosen() {
  return (
    <Card className="mt-6 grid justify-items-start gap-4">
      <p>
        Eine Nachricht beginnt auf der Seite eines Termins oder in den Listen des Dashboards: Dort
        wählen Sie aus, wer sie bekommt.
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/admin/termine" search={{}} size="small">
          Zu den Terminen
        </ButtonLink>
        <ButtonLink to="/admin/dashboard" search={{}} variant="secondary" size="small">
          Zum Dashboard
        </ButtonLink>
      </p>
    </Card>
  )
}

function Steps({ chosen, owner }: { chosen: Chosen; owner: string }) {
  const navigate = useNavigate()
  const { draft, change, drop } = useMessageDraft(owner, JSON.stringify(chosen))
  const [isPreviewing, setPreviewing] = useState(false)
  const { includeBookers } = draft
  const recipients = useQuery(previewQuery({ ...chosen, includeBookers }))
  useSessionRefusalOf(recipients.error)
  return (
    <>
      <p className="mt-2 mb-6 text-secondary">
        <ChosenWords chosen={chosen} />
      </p>
      {isPreviewing ? (
        <PreviewStep
          chosen={chosen}
          draft={draft}
          onBack={() => setPreviewing(false)}
          onSent={({ id }) =>
            void navigate({ to: '/admin/nachrichten/$id', params: { id }, replace: true }).then(
              drop,
            )
          }
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
          <ComposeForm
            draft={draft}
            onChange={change}
            hasRecipients={(recipients.data?.recipients.length ?? 0) > 0}
            onSubmit={() => setPreviewing(true)}
          />
          <Recipients
            preview={recipients.data}
            error={recipients.isFetching ? null : recipients.error}
            onRetry={() => void recipients.refetch()}
          />
        </div>
      )}
    </>
  )
}

interface RecipientsProps {
  preview: MessagePreview | undefined
  error: unknown
  onRetry: () => void
}

function Recipients({ preview, error, onRetry }: RecipientsProps) {
  if (error) {
    return (
      <LoadProblem
        onRetry={onRetry}
        className="grid justify-items-start gap-3 rounded-card bg-white p-6 shadow-card"
      >
        {serverMessage(error) ?? 'Die Empfänger konnten nicht geladen werden.'}
      </LoadProblem>
    )
  }
  return preview ? <RecipientsCard preview={preview} /> : <p role="status">Lädt...</p>
}
