import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
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
  const navigate = useNavigate()
  const create = useCreateTraining()
  const [title, setTitle] = useState('')
  const [copyOf, setCopyOf] = useState('')
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
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
    await navigate({ to: '/trainings/$id', params: { id: created.id } })
  }

  return (
    <Dialog
      open
      onClose={onDone}
      title="Neues Training"
      description="Es ist zuerst nur für das Team sichtbar. Texte und Bild bearbeiten Sie danach auf seiner Seite."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
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
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" size="small" onClick={onDone}>
            Abbrechen
          </Button>
          <Button type="submit" size="small" pending={create.isPending}>
            Training anlegen
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
