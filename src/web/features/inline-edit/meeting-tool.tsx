import type { Training } from '#domain/training/training.ts'
import { useEditorPlace } from '../../lib/editing/use-editor-place.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkIcon } from '../../ui/icons.tsx'
import { MeetingDialog } from './meeting-dialog.tsx'

interface MeetingToolProps {
  of: Training
  className: string
}

/** Button that opens a training's meeting link for editing. No page shows the link. */
export function MeetingTool({ of, className }: MeetingToolProps) {
  const id = `training/${of.id}/meetingUrl`
  const { isOpen, open, close, button } = useEditorPlace(id)
  return (
    <>
      <Button
        ref={button}
        variant="inverse"
        size="small"
        aria-label={`Zugangslink bearbeiten: ${of.title}`}
        onClick={open}
        className={classes('absolute shadow-card', className)}
      >
        <LinkIcon />
        Zugangslink
      </Button>
      {isOpen && <MeetingDialog id={id} training={of} onDone={close} />}
    </>
  )
}
