import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { PictureIcon } from '#platform/design/web/icons.tsx'
import type { Training } from '#shop/trainings/domain/training.ts'
import type { TrainingPicture } from '#shop/trainings/web/editing/editable.tsx'
import { PictureDialog } from './picture-dialog.tsx'

interface PictureToolProps {
  of: Training
  field?: TrainingPicture
  className: string
}

const LABELS = {
  heroImage: { add: 'Bild hinzufügen', change: 'Bild ändern' },
  boardImage: { add: 'Bild des Ergebnisses hinzufügen', change: 'Bild des Ergebnisses ändern' },
} as const satisfies Record<TrainingPicture, object>

/** Button on a training's picture that opens the picture dialog. */
export function PictureTool({ of, field = 'heroImage', className }: PictureToolProps) {
  const label = LABELS[field][of[field] === null ? 'add' : 'change']
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="inverse"
        size="small"
        aria-label={`${label}: ${of.title}`}
        onClick={() => setOpen(true)}
        className={classes('absolute shadow-card', className)}
      >
        <PictureIcon />
        <span>{label}</span>
      </Button>
      {isOpen && <PictureDialog training={of} field={field} onDone={() => setOpen(false)} />}
    </>
  )
}
