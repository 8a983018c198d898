import { useId, useState } from 'react'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { newTrainingSchema } from '#shop/trainings/domain/new-training.ts'
import type { StaffTraining } from '#shop/trainings/domain/staff-training.ts'
import { useSaveEdit } from '#shop/trainings/web/editing/save-edit.ts'
import { CHANGED_MEANWHILE } from '#shop/trainings/web/staff/use-training-writes.ts'

interface TrainingTitleDialogProps {
  training: StaffTraining
  onDone: () => void
}

/** Changes the title of a training; its other texts are edited on its page. */
export function TrainingTitleDialog({ training, onDone }: TrainingTitleDialogProps) {
  const id = useId()
  const saveEdit = useSaveEdit()
  const [title, setTitle] = useState(training.title)
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)

  async function submit() {
    const { data, error } = newTrainingSchema.safeParse({ title })
    if (error) {
      setProblem(error.issues[0]?.message)
      document.getElementById(id)?.focus()
      return
    }
    setPending(true)
    const { kind } = await saveEdit({
      subject: { kind: 'training', id: training.id },
      before: { title: training.title },
      after: { title: data.title },
      version: training.version,
    })
    setPending(false)
    if (kind === 'conflict') notify(CHANGED_MEANWHILE)
    if (kind === 'saved') onDone()
  }

  return (
    <Dialog
      open
      onClose={onDone}
      title="Titel ändern"
      description="Texte und Bild bearbeiten Sie auf der Seite des Trainings."
    >
      <Form
        onSubmit={submit}
        submitLabel="Speichern"
        isPending={isPending}
        isDisabled={title === training.title}
        onCancel={onDone}
      >
        <TextField
          id={id}
          label="Titel"
          required
          autoComplete="off"
          maxLength={200}
          value={title}
          error={problem}
          onChange={({ target }) => {
            setTitle(target.value)
            setProblem(undefined)
          }}
        />
      </Form>
    </Dialog>
  )
}
