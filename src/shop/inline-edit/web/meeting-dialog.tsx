import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import { dropDraft } from '#platform/editing/web/edit-drafts.ts'
import { useEditorFocus } from '#platform/editing/web/use-editor-focus.ts'
import { useFieldEditor } from '#platform/editing/web/use-field-editor.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { type ShopField, useShopSaving } from '#shop/trainings/web/editing/shop-text-editor.tsx'
import { meetingQuery } from '#shop/trainings/web/trainings-query.ts'

interface MeetingDialogProps {
  /** Id of the editor, under which a draft is stored. */
  id: string
  training: Training
  onDone: () => void
}

/** The meeting link of a training. It is read when the dialog opens, because no page contains it. */
export function MeetingDialog({ id, training, onDone }: MeetingDialogProps) {
  const { data, isError, refetch } = useQuery(meetingQuery(training))
  function leave() {
    dropDraft(id)
    onDone()
  }

  return (
    <Dialog
      open
      onClose={leave}
      title="Zugangslink"
      description={`„${training.title}“: Teilnehmende bekommen ihn mit der Bestätigung und den Erinnerungen, sonst steht er nirgends.`}
    >
      {data ? (
        <MeetingForm id={id} training={training} link={data.meetingUrl} onDone={onDone} />
      ) : isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>Der Zugangslink konnte nicht geladen werden.</p>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            Noch einmal versuchen
          </Button>
        </div>
      ) : (
        <p role="status" className="min-h-40 text-muted">
          Lädt...
        </p>
      )}
    </Dialog>
  )
}

function MeetingForm(props: MeetingDialogProps & { link: string | null }) {
  const { id, training, link, onDone } = props
  const control = useRef<HTMLInputElement>(null)
  const field: ShopField = {
    id,
    label: 'Zugangslink',
    subject: { kind: 'training', id: training.id, dateId: training.dateId },
    value: link ?? '',
    before: { meetingUrl: link },
    version: training.version,
    after: (text) => ({ meetingUrl: text }),
  }
  const editor = useFieldEditor(field, useShopSaving(field), {
    onDone,
    onRefused: () => control.current?.focus(),
  })
  const { text, problem, isPending, conflict } = editor
  useEditorFocus(control, conflict !== null)

  function submit() {
    if (text.trim() === '') editor.remove()
    else editor.save()
  }

  return (
    <>
      <Form
        onSubmit={submit}
        submitLabel="Speichern"
        isPending={isPending}
        onCancel={editor.cancel}
      >
        <TextField
          ref={control}
          id={`${id}/field`}
          label="Zugangslink (nur für das Team)"
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          hint="Ein leeres Feld nimmt den Link heraus. Wer schon bestätigt ist, bekommt einen neuen Link erst mit der nächsten Erinnerung."
          value={text}
          readOnly={isPending}
          error={problem ?? undefined}
          onChange={(event) => editor.type(event.target.value)}
        />
      </Form>
      {conflict && <ConflictDialog label="Zugangslink" pending={isPending} {...conflict} />}
    </>
  )
}
