import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { FieldError } from '#platform/design/web/field.tsx'
import { useUpload } from './use-picture-editor.ts'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif'

interface PictureUploadProps {
  onUploaded: (path: string) => void
}

/** Uploads a picture, chosen or dropped. */
export function PictureUpload({ onUploaded }: PictureUploadProps) {
  const { progress, problem, upload } = useUpload(onUploaded)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const isUploading = progress !== null

  function takeFirst(files: FileList | null) {
    const file = files?.[0]
    if (file && !isUploading) upload(file)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    takeFirst(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the button is there for everybody
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'rounded-card border-2 border-line border-dashed p-5',
        isOver && 'border-brand bg-brand-tint',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          variant="secondary"
          size="small"
          pending={isUploading}
          pendingLabel="Wird hochgeladen..."
          aria-describedby={problem ? errorId : undefined}
          onClick={() => input.current?.click()}
        >
          Bild hochladen
        </Button>
        <p className="min-w-0 text-muted text-small">
          JPEG, PNG, WebP oder AVIF, höchstens 10 MB. Sie können es auch hierher ziehen.
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        aria-label="Bilddatei"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          takeFirst(event.target.files)
          // So that the same file can be chosen again after it was refused.
          event.target.value = ''
        }}
      />
      {isUploading && (
        <progress
          value={progress}
          aria-label="Fortschritt des Hochladens"
          className="mt-4 h-2 w-full accent-brand"
        />
      )}
      <div role="alert">
        <FieldError id={errorId} message={problem ?? undefined} />
      </div>
    </div>
  )
}
