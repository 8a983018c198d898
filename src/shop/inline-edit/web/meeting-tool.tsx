import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { LinkIcon } from '#platform/design/web/icons.tsx'
import { useEditorPlace } from '#platform/editing/web/use-editor-place.ts'
import { useMay } from '#platform/login/web/use-may.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { MeetingDialog } from './meeting-dialog.tsx'

interface MeetingToolProps {
  of: Training
  className: string
}

/** Button that opens a training's meeting link for editing. No page shows the link. */
export function MeetingTool({ of, className }: MeetingToolProps) {
  const id = `training/${of.id}/meetingUrl`
  const { isOpen, open, close, button } = useEditorPlace(id)
  // It opens the sessions of those who booked.
  const isOfOffice = useMay(OFFICE)
  if (!isOfOffice) return null
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
