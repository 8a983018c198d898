import { useId, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import {
  messageSubjectSchema,
  messageTextSchema,
  SUBJECT_MAX_LENGTH,
  TEXT_MAX_LENGTH,
} from '../domain/message.ts'
import {
  PLACEHOLDER_LABELS,
  PLACEHOLDERS,
  type Placeholder,
  written,
} from '../domain/placeholders.ts'
import type { MessageDraft } from './message-draft.ts'

interface ComposeFormProps {
  draft: MessageDraft
  onChange: (changes: Partial<MessageDraft>) => void
  /** False while nobody would get the message. */
  hasRecipients: boolean
  onSubmit: () => void
}

/** Subject and text of a message, with buttons that insert placeholders. */
export function ComposeForm({ draft, onChange, hasRecipients, onSubmit }: ComposeFormProps) {
  const id = useId()
  const [isChecked, setChecked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const text = useRef<HTMLTextAreaElement>(null)
  const subjectError = isChecked ? subjectProblem(draft) : undefined
  const textError = isChecked ? textProblem(draft) : undefined

  function submit() {
    setChecked(true)
    const invalid = subjectProblem(draft) ? 'subject' : textProblem(draft) ? 'text' : null
    if (invalid) document.getElementById(`${id}-${invalid}`)?.focus()
    else if (hasRecipients) onSubmit()
    setProblem(hasRecipients ? undefined : 'Es gibt niemanden, der diese Nachricht bekommen würde.')
  }

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        id={`${id}-subject`}
        label="Betreff"
        maxLength={SUBJECT_MAX_LENGTH}
        autoComplete="off"
        value={draft.subject}
        error={subjectError}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <div className="grid gap-2">
        <TextAreaField
          ref={text}
          id={`${id}-text`}
          label="Nachricht"
          rows={9}
          maxLength={TEXT_MAX_LENGTH}
          value={draft.text}
          error={textError}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <Placeholders
          onInsert={(name) => onChange({ text: withInserted(text.current, draft.text, name) })}
        />
        <p className="text-muted text-small">
          Eine Leerzeile beginnt einen neuen Absatz. Adressen, die mit https:// beginnen, werden zu
          Links. Unter der Nachricht stehen Training und Termin.
        </p>
      </div>
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          checked={draft.includeBookers}
          onChange={({ target }) => onChange({ includeBookers: target.checked })}
          className="mt-0.5 size-6 shrink-0 accent-brand"
        />
        <span>Auch an alle, die gebucht haben und nicht selbst teilnehmen</span>
      </label>
      {problem && (
        <p role="alert" className="font-medium text-error">
          {problem}
        </p>
      )}
      <p>
        <Button type="submit">Weiter zur Vorschau</Button>
      </p>
    </form>
  )
}

function Placeholders({ onInsert }: { onInsert: (name: Placeholder) => void }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and these are buttons
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <span id={id} className="mr-1 text-secondary text-small">
        Einfügen:
      </span>
      {PLACEHOLDERS.map((name) => (
        <Button
          key={name}
          variant="secondary"
          size="small"
          onClick={() => onInsert(name)}
          className="border! border-line! px-4! font-medium!"
        >
          {PLACEHOLDER_LABELS[name]}
        </Button>
      ))}
    </div>
  )
}

/** The text with the placeholder where the cursor is. The cursor is behind it afterwards. */
function withInserted(field: HTMLTextAreaElement | null, text: string, name: Placeholder): string {
  const start = field?.selectionStart ?? text.length
  const end = field?.selectionEnd ?? text.length
  const inserted = written(name)
  requestAnimationFrame(() => {
    field?.focus()
    field?.setSelectionRange(start + inserted.length, start + inserted.length)
  })
  return text.slice(0, start) + inserted + text.slice(end)
}

const NO_SUBJECT = 'Bitte geben Sie einen Betreff ein.'
const NO_TEXT = 'Bitte schreiben Sie eine Nachricht.'

function subjectProblem({ subject }: MessageDraft): string | undefined {
  if (subject.trim() === '') return NO_SUBJECT
  return messageSubjectSchema.safeParse(subject).error?.issues[0]?.message
}

function textProblem({ text }: MessageDraft): string | undefined {
  if (text.trim() === '') return NO_TEXT
  return messageTextSchema.safeParse(text).error?.issues[0]?.message
}
