import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { CopyIcon, ScreenIcon } from '#platform/design/web/icons.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { dateEditSchema, type PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { isLinkMissing } from './date-phase.ts'
import { MEETING_FIELD } from './meeting-field.ts'
import { useVersionedEdit } from './use-versioned-edit.ts'

interface MeetingLinkProps {
  date: PlannedDate
  now: Date
}

/** The meeting link: to open, to copy and to change, or a field for it. */
export function MeetingLinkCard({ date, now }: MeetingLinkProps) {
  const { meetingUrl, version } = date
  const [isEditing, setEditing] = useState(false)
  return (
    <Card as="section" aria-label="Zugangslink" className="lg:p-6">
      <h2 className="mb-3 text-h4">Zugangslink</h2>
      {meetingUrl === null || isEditing ? (
        <LinkForm
          // The form begins again with what was saved, here or elsewhere.
          key={version}
          date={date}
          now={now}
          onDone={meetingUrl === null ? undefined : () => setEditing(false)}
        />
      ) : (
        <>
          <p className="wrap-anywhere text-small hyphens-none">{meetingUrl}</p>
          <div className="mt-3 flex flex-wrap gap-x-3 gap-y-2">
            <ButtonAnchor size="small" href={meetingUrl} target="_blank" rel="noopener noreferrer">
              <ScreenIcon />
              Meeting öffnen
            </ButtonAnchor>
            <Button size="small" variant="secondary" onClick={() => void copyLink(meetingUrl)}>
              <CopyIcon />
              Link kopieren
            </Button>
            <Button size="small" variant="ghost" onClick={() => setEditing(true)}>
              Link ändern
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

interface LinkFormProps extends MeetingLinkProps {
  /** Closes the form; undefined where there is no link yet, which the form asks for. */
  onDone: (() => void) | undefined
}

function LinkForm({ date, now, onDone }: LinkFormProps) {
  const { save, isPending } = useVersionedEdit(date)
  const [typed, setTyped] = useState(date.meetingUrl ?? '')
  const [problem, setProblem] = useState<string>()
  const isAskedFor = useLocation({ select: ({ hash }) => hash === MEETING_FIELD })
  const [isFocused] = useState(isAskedFor || onDone !== undefined)

  async function submit() {
    const meetingUrl = typed.trim() || null
    const { error } = dateEditSchema.safeParse({ meetingUrl })
    setProblem(error?.issues[0]?.message)
    if (error) return
    // A refusal is a notification, and what is typed stays.
    await save({ meetingUrl }).then(onDone, () => undefined)
  }

  return (
    <Form onSubmit={submit} submitLabel="Link speichern" isPending={isPending} onCancel={onDone}>
      {isLinkMissing(date, now) && (
        <p className="mb-3 rounded-input bg-badge-orange px-3 py-2 text-badge-orange-text text-small">
          Es gibt schon Anmeldungen, aber noch keinen Link.
        </p>
      )}
      <TextField
        id={MEETING_FIELD}
        label="Adresse des Meetings (nur für Angemeldete und das Team)"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        error={problem}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        ref={isFocused ? focus : undefined}
      />
    </Form>
  )
}

/** Once, when the field appears. */
function focus(field: HTMLInputElement | null) {
  field?.focus()
}

async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    notify({ title: 'Zugangslink kopiert' })
  } catch {
    notify({
      title: 'Nicht kopiert',
      description:
        'Ihr Browser hat das Kopieren nicht erlaubt. Bitte markieren Sie den Link selbst.',
      variant: 'destructive',
    })
  }
}
