import { useId, useState } from 'react'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { editMode } from '#platform/login/web/edit-mode.ts'
import { newTrainingSchema } from '../../domain/new-training.ts'
import type { StaffTraining } from '../../domain/staff-training.ts'
import { useCreateTraining } from './use-training-writes.ts'

interface NewTrainingDialogProps {
  /** Those that can be copied. */
  trainings: readonly StaffTraining[]
  onDone: () => void
}

/** Creates a training, and opens its page to edit it. */
export function NewTrainingDialog({ trainings, onDone }: NewTrainingDialogProps) {
  const id = useId()
  const create = useCreateTraining()
  const [title, setTitle] = useState('')
  const [copyOf, setCopyOf] = useState('')
  const [problem, setProblem] = useState<string>()

  async function submit() {
    const body = { title, ...(copyOf && { copyOf }) }
    const { error } = newTrainingSchema.safeParse(body)
    if (error) {
      setProblem(error.issues[0]?.message)
      document.getElementById(`${id}-title`)?.focus()
      return
    }
    const created = await create.mutateAsync(body).catch(() => null)
    if (!created) return
    editMode.write(true)
    location.assign(`/trainings/${created.id}`)
  }

  return (
    <Dialog
      open
      onClose={onDone}
      title="Neues Training"
      description="Es ist zuerst nur für das Team sichtbar. Texte und Bild bearbeiten Sie danach auf seiner Seite."
    >
      <Form
        onSubmit={submit}
        submitLabel="Training anlegen"
        isPending={create.isPending}
        onCancel={onDone}
      >
        <TextField
          id={`${id}-title`}
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
        <SelectField
          id={`${id}-copy`}
          label="Texte, Bild und Farben"
          value={copyOf}
          onChange={({ target }) => setCopyOf(target.value)}
        >
          <option value="">Leer, mit Hinweisen zum Ausfüllen</option>
          {trainings.map((training) => (
            <option key={training.id} value={training.id}>
              {`Kopie von „${training.title}“`}
            </option>
          ))}
        </SelectField>
      </Form>
    </Dialog>
  )
}
