import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import { PictureOfUrl } from '#platform/pictures/web/picture.tsx'
import type { Training } from '#shop/trainings/domain/training.ts'
import type { TrainingPicture } from '#shop/trainings/web/editing/editable.tsx'
import { PictureAddress } from './picture-address.tsx'
import { PictureChoices } from './picture-choice-list.tsx'
import { PictureUpload } from './picture-upload.tsx'
import { usePictureEditor } from './use-picture-editor.ts'

interface PictureDialogProps {
  training: Training
  field: TrainingPicture
  onDone: () => void
}

const DESCRIPTIONS = {
  heroImage: (title: string) => `Das Bild von „${title}“ auf seiner Seite und in der Übersicht.`,
  boardImage: (title: string) =>
    `Was die Teilnehmenden aus „${title}“ mitnehmen, auf seiner Seite neben dem Takeaway.`,
} as const satisfies Record<TrainingPicture, (title: string) => string>

/** Chooses another picture for a training, or, where it may have none, removes it. */
export function PictureDialog({ training, field, onDone }: PictureDialogProps) {
  const editor = usePictureEditor(training, { field, onDone })
  const { path, choices, choose, isPending, conflict } = editor
  return (
    <>
      <Dialog
        open
        onClose={() => isPending || onDone()}
        title="Bild ändern"
        description={DESCRIPTIONS[field](training.title)}
      >
        <div className="grid gap-6">
          {path === null ? (
            <p className="rounded-card bg-sand p-6 text-center">Kein Bild</p>
          ) : (
            <PictureOfUrl
              key={path}
              src={path}
              alt="Vorschau"
              sizes="(min-width: 40rem) 536px, 100vw"
              className="h-44 w-full rounded-card bg-sand object-cover sm:h-60"
            />
          )}
          <PictureChoices choices={choices} chosen={path} onChoose={choose} />
          {editor.isListMissing && (
            <p role="alert" className="text-error text-small">
              Die hochgeladenen Bilder konnten nicht geladen werden.
            </p>
          )}
          <PictureUpload onUploaded={choose} />
          <PictureAddress onChoose={choose} />
          <div className="tall:sticky -bottom-6 z-20 -mx-6 -mb-6 flex flex-wrap gap-3 border-sand border-t bg-page px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
            <Button size="small" pending={isPending} onClick={editor.save}>
              Speichern
            </Button>
            <Button variant="secondary" size="small" disabled={isPending} onClick={onDone}>
              Abbrechen
            </Button>
            {field === 'boardImage' && path !== null && (
              <Button
                variant="secondary"
                size="small"
                disabled={isPending}
                onClick={() => choose(null)}
              >
                Kein Bild
              </Button>
            )}
          </div>
        </div>
      </Dialog>
      {conflict && <ConflictDialog label="Bild" pending={isPending} {...conflict} />}
    </>
  )
}
