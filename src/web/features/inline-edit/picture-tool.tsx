import { useState } from 'react'
import type { Training } from '#domain/training/training.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import type { TrainingPicture } from '../../ui/editable.tsx'
import { PictureIcon } from '../../ui/icons.tsx'
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
