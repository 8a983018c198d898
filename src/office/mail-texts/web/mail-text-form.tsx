import { useRef } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { DraftButtons } from '#platform/editing/web/draft-buttons.tsx'
import { LastEdited } from '#platform/editing/web/last-edited.tsx'
import type { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import {
  MAIL_TEXT_PART_LABELS,
  MAIL_TEXT_PARTS,
  type MailTextPart,
} from '#platform/mail/domain/mail-text.ts'
import { type ListedMailText, SUBJECT_MAX_LENGTH } from '../domain/mail-text-edit.ts'
import {
  hasOwnText,
  problemsOf,
  type TextProblems,
  withPlaceholder,
} from './mail-text-form-values.ts'
import { PlaceholderButtons, PlaceholderMeanings } from './placeholder-list.tsx'
import type { useMailTextCalls } from './use-mail-text-calls.ts'

interface MailTextFormProps {
  mail: ListedMailText
  draft: ReturnType<typeof useFormDraft<MailTextPart>>
  problems: TextProblems
  calls: ReturnType<typeof useMailTextCalls>
}

const idOf = (part: MailTextPart) => `mail-text-${part}`

/** Subject, opening and closing, the placeholders that they may contain, and what can be done with them. */
export function MailTextForm({ mail, draft, problems, calls }: MailTextFormProps) {
  const { typed, type, isPending } = draft
  /** The part that a chosen placeholder goes into. */
  const active = useRef<MailTextPart>('opening')
  const isBusy = isPending || calls.isPending

  function ifRight(act: () => void) {
    const wrong = problemsOf(mail, typed)
    const first = MAIL_TEXT_PARTS.find((part) => wrong[part])
    if (first) document.getElementById(idOf(first))?.focus()
    else act()
  }

  function insert(name: string, isFact: boolean) {
    const part = active.current === 'subject' && !isFact ? 'opening' : active.current
    const control = document.getElementById(idOf(part))
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
    const { length } = typed[part]
    const start = control.selectionStart ?? length
    const end = control.selectionEnd ?? length
    const { text, caret } = withPlaceholder(typed[part], { start, end }, name)
    type({ [part]: text })
    control.focus()
    // The new text is in the control only after it is rendered.
    requestAnimationFrame(() => control.setSelectionRange(caret, caret))
  }

  const field = (part: MailTextPart) => ({
    id: idOf(part),
    label: MAIL_TEXT_PART_LABELS[part],
    error: problems[part],
    autoComplete: 'off',
    value: typed[part],
    onChange: (event: { target: { value: string } }) => type({ [part]: event.target.value }),
    onFocus: () => {
      active.current = part
    },
  })

  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ifRight(() => void draft.save())
        }}
        className="grid gap-6"
      >
        <TextField {...field('subject')} maxLength={SUBJECT_MAX_LENGTH} />
        <TextAreaField
          {...field('opening')}
          rows={4}
          hint={
            mail.template.endsWith('.staff')
              ? undefined
              : 'Folgt auf „Hallo …,“ und geht deshalb klein weiter. Jede Zeile wird ein Absatz.'
          }
        />
        <TextAreaField
          {...field('closing')}
          rows={4}
          hint="Der letzte Text der E-Mail. Adressen (https://… und E-Mail) werden zu Links."
        />
        <PlaceholderButtons placeholders={mail.placeholders} onChoose={insert} />
        <DraftButtons draft={draft} isBusy={calls.isPending}>
          <Button
            variant="secondary"
            pending={calls.isTesting}
            pendingLabel="Wird gesendet..."
            onClick={() => ifRight(() => calls.test(typed))}
          >
            Testnachricht an mich
          </Button>
          {hasOwnText(mail) && (
            <Button
              variant="ghost"
              disabled={isBusy}
              onClick={() => calls.reset({ onSuccess: draft.drop })}
            >
              Zurück zum Original
            </Button>
          )}
        </DraftButtons>
        <PlaceholderMeanings placeholders={mail.placeholders} />
        <LastEdited edited={mail} />
      </form>
    </Card>
  )
}
