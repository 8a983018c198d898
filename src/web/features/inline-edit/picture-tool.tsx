import { useState } from 'react'
import type { Training } from '#domain/training/training.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { PictureIcon } from '../../ui/icons.tsx'
import { PictureDialog } from './picture-dialog.tsx'

interface PictureToolProps {
  of: Training
  className: string
}

/** Button on a training's picture that opens the picture dialog. */
export function PictureTool({ of, className }: PictureToolProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="inverse"
        size="small"
        aria-label={`Bild ändern: ${of.title}`}
        onClick={() => setOpen(true)}
        className={classes('absolute shadow-card', className)}
      >
        <PictureIcon />
        Bild ändern
      </Button>
      {isOpen && <PictureDialog training={of} onDone={() => setOpen(false)} />}
    </>
  )
}
