import { useId } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { useDebounced } from '#platform/design/web/use-debounced.ts'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import { valuesAfter } from '#platform/editing/web/edit-groups.ts'
import { EditHistory } from '#platform/editing/web/edit-history.tsx'
import { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import {
  MAIL_TEXT_PART_LABELS,
  MAIL_TEXT_PARTS,
  type MailTextPart,
  type MailTexts,
} from '#platform/mail/domain/mail-text.ts'
import type { ListedMailText } from '../domain/mail-text-edit.ts'
import { MailTextForm } from './mail-text-form.tsx'
import { hasOwnText, problemsOf, textsInForce } from './mail-text-form-values.ts'
import { MailTextPreview } from './mail-text-preview.tsx'
import { useMailTextCalls } from './use-mail-text-calls.ts'

export function MailTextEditor({ mail }: { mail: ListedMailText }) {
  const historyId = useId()
  const { template, name, when, to } = mail
  const inForce = textsInForce(mail)
  const calls = useMailTextCalls(mail)
  const draft = useFormDraft<MailTextPart>({
    id: `mail_text/${template}`,
    label: name,
    saved: { texts: inForce, version: mail.version },
    save: calls.store,
  })
  const texts = useDebounced(draft.typed)
  const { conflict } = draft
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-h2">{name}</h1>
        {hasOwnText(mail) && <Badge tone="blue">Eigener Text</Badge>}
      </div>
      <p className="mt-2 max-w-[60ch] text-secondary">{`${when}. ${to}.`}</p>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <MailTextForm mail={mail} draft={draft} problems={problemsOf(mail, texts)} calls={calls} />
        <MailTextPreview mail={mail} texts={texts} />
      </div>
      <section aria-labelledby={historyId} className="mt-12">
        <h2 id={historyId} className="mb-4 text-h3">
          Verlauf
        </h2>
        <EditHistory
          subject="mail_text"
          subjectId={template}
          labelOf={(field) => MAIL_TEXT_PART_LABELS[field as MailTextPart] ?? field}
          textOf={(_, value) => String(value)}
          actionOf={(index, edits) => (
            <Restore
              texts={valuesAfter(edits, inForce)[index] ?? inForce}
              inForce={inForce}
              isBlocked={draft.isChanged || calls.isPending}
              onRestore={calls.restore}
            />
          )}
        />
      </section>
      {conflict && <ConflictDialog label={name} pending={draft.isPending} {...conflict} />}
    </>
  )
}

interface RestoreProps {
  texts: MailTexts
  inForce: MailTexts
  /** True while something is typed, which restoring would lose. */
  isBlocked: boolean
  onRestore: (texts: MailTexts) => void
}

function Restore({ texts, inForce, isBlocked, onRestore }: RestoreProps) {
  if (MAIL_TEXT_PARTS.every((part) => texts[part] === inForce[part])) {
    return (
      <Badge tone="green" className="mt-4">
        Gilt jetzt
      </Badge>
    )
  }
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={isBlocked}
      onClick={() => onRestore(texts)}
      className="mt-4"
    >
      Diese Fassung wiederherstellen
    </Button>
  )
}
