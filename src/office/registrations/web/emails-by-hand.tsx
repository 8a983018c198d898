import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { copyEmails, emailsText, type TrainingEmails } from './copy-emails.ts'

interface EmailsByHandProps {
  /** The dialog is closed while this is undefined. */
  list: TrainingEmails | undefined
  onClose: () => void
}

/**
 * The addresses to copy by hand. Some browsers copy only directly after a click, so the dialog offers a second copy
 * button.
 */
export function EmailsByHand({ list, onClose }: EmailsByHandProps) {
  async function copyAgain() {
    if (list && (await copyEmails(list))) onClose()
  }
  return (
    <Dialog
      open={list !== undefined}
      onClose={onClose}
      title="E-Mail-Adressen"
      description="Ihr Browser hat das Kopieren nicht erlaubt. Bitte markieren und kopieren Sie die Adressen selbst."
    >
      {list && (
        <>
          <Field id="emails-by-hand" label={`Teilnehmer von „${list.training}“`}>
            {(control) => (
              <textarea
                {...control}
                readOnly
                rows={7}
                value={emailsText(list.emails)}
                onFocus={(event) => event.target.select()}
                className={classes(CONTROL_LOOK, 'py-3 text-small hyphens-none')}
              />
            )}
          </Field>
          <div className="mt-6 flex justify-end">
            <Button size="small" onClick={() => void copyAgain()}>
              Noch einmal kopieren
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
