import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftButtons } from './draft-buttons.tsx'
import { EditHistory } from './edit-history.tsx'
import { LastEdited } from './last-edited.tsx'
import type { useFormDraft } from './use-form-draft.ts'

interface SettingCardProps {
  /** The name under which the setting is stored. */
  name: string
  title: string
  setting: { editedBy: string | null; editedAt: string | null }
  draft: ReturnType<typeof useFormDraft<string>>
  /** The id of the first field that is wrong; undefined where all are right. */
  wrongField: string | undefined
  onTry: () => void
  labelOf: (field: string) => string
  textOf: (value: unknown, field: string) => string
  /** Further buttons, beside those of the draft. */
  buttons?: ReactNode
  /** What else the history shows with an edit, such as a button. */
  actionOf?: ComponentProps<typeof EditHistory>['actionOf']
  children: ReactNode
}

/** A setting as a form of its own, with who changed it last and what was there before. */
export function SettingCard({
  name,
  title,
  setting,
  draft,
  wrongField,
  onTry,
  labelOf,
  textOf,
  buttons,
  actionOf,
  children,
}: SettingCardProps) {
  const titleId = useId()
  const historyId = useId()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { conflict } = draft

  function save() {
    onTry()
    if (wrongField) document.getElementById(wrongField)?.focus()
    else void draft.save()
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        {title}
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        className="mt-5"
      >
        {children}
        <DraftButtons draft={draft} className="mt-6">
          {buttons}
          <Button
            variant="ghost"
            aria-expanded={isHistoryOpen}
            aria-controls={historyId}
            onClick={() => setHistoryOpen(!isHistoryOpen)}
          >
            Verlauf
          </Button>
        </DraftButtons>
        <LastEdited edited={setting} className="mt-4" />
      </form>
      <div id={historyId} className={isHistoryOpen ? 'mt-6' : undefined}>
        {isHistoryOpen && (
          <EditHistory
            subject="setting"
            subjectId={name}
            labelOf={labelOf}
            textOf={(field, value) => textOf(value, field)}
            actionOf={actionOf}
          />
        )}
      </div>
      {conflict && (
        <ConflictDialog
          label={title}
          pending={draft.isPending}
          {...conflict}
          {...differing(conflict, textOf)}
        />
      )}
    </Card>
  )
}

/** Both versions without the fields that are the same in both. */
function differing(
  { current, mine }: NonNullable<ReturnType<typeof useFormDraft<string>>['conflict']>,
  textOf: SettingCardProps['textOf'],
) {
  const texts = (values: object) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, textOf(value, field)]),
    )
  const [theirs, own] = [texts(current.values), texts(mine)]
  const fields = Object.keys(own).filter((field) => own[field] !== theirs[field])
  const pick = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))
  return { current: { ...current, values: pick(theirs) }, mine: pick(own) }
}
