import { useState } from 'react'
import { EDITORS, OFFICE } from '#platform/basics/domain/staff-role.ts'
import { Button } from '#platform/design/web/button.tsx'
import { useMay } from '#platform/login/web/use-may.ts'
import { NewDateDialog } from '#shop/dates/web/new-date-dialog.tsx'
import type { StaffTraining } from '#shop/trainings/domain/staff-training.ts'
import { TrainingRow } from '#shop/trainings/web/staff/training-row.tsx'
import { TrainingTitleDialog } from './training-title-dialog.tsx'

/** A training as on the screen of trainings, with its title and its next date to change here. */
export function SetupTraining({ training }: { training: StaffTraining }) {
  const { id, title } = training
  const mayEdit = useMay(EDITORS)
  const mayPlan = useMay(OFFICE)
  const [opened, setOpened] = useState<'title' | 'date' | null>(null)
  const close = () => setOpened(null)
  return (
    <TrainingRow training={training} hasActions={mayEdit}>
      <div className="mt-3 flex flex-wrap gap-2">
        {mayEdit && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Titel ändern: ${title}`}
            onClick={() => setOpened('title')}
          >
            Titel ändern
          </Button>
        )}
        {mayPlan && (
          <Button
            size="small"
            aria-label={`Termin planen: ${title}`}
            onClick={() => setOpened('date')}
          >
            Termin planen
          </Button>
        )}
      </div>
      {opened === 'title' && <TrainingTitleDialog training={training} onDone={close} />}
      {opened === 'date' && <NewDateDialog trainingId={id} onDone={close} />}
    </TrainingRow>
  )
}
