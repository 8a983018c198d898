import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { FieldError } from '#platform/design/web/field.tsx'
import { MARK_FIELDS, type MarkName } from '#site/pages/domain/firm-marks.ts'
import { useMarkUpload } from './use-mark-upload.ts'

interface MarkFieldProps {
  name: MarkName
  /** Its file; empty where there is none. */
  path: string
  hint: string
  /** How it is shown. */
  preview: ReactNode
  onChange: (path: string) => void
}

/** A logo or an icon: how it looks in its places, and a file for it, chosen or dropped. */
export function MarkField({ name, path, hint, preview, onChange }: MarkFieldProps) {
  const { label } = MARK_FIELDS[name]
  const { isUploading, problem, upload, forget } = useMarkUpload(name, onChange)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const hintId = useId()
  const errorId = useId()

  function takeFirst(files: FileList | null) {
    const file = files?.[0]
    if (file && !isUploading) upload(file)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    takeFirst(event.dataTransfer.files)
  }

  function remove() {
    forget()
    onChange('')
    // The button that was pressed goes.
    choose.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not laid out as a grid in every browser
    <div
      role="group"
      aria-labelledby={titleId}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'grid content-start gap-4 rounded-card border-2 border-line border-dashed p-5',
        isOver && 'border-brand bg-brand-tint',
      )}
    >
      <div>
        <h3 id={titleId} className="font-semibold font-text text-base tracking-normal">
          {label}
        </h3>
        <p id={hintId} className="mt-1 text-muted text-small">
          {hint}
        </p>
      </div>
      {preview}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={choose}
          variant="secondary"
          size="small"
          pending={isUploading}
          pendingLabel="Wird hochgeladen..."
          aria-label={`${path ? 'Ersetzen' : 'Hochladen'}: ${label}`}
          aria-describedby={problem ? errorId : hintId}
          onClick={() => input.current?.click()}
        >
          {path ? 'Ersetzen' : 'Hochladen'}
        </Button>
        {path && (
          <Button
            variant="ghost"
            size="small"
            disabled={isUploading}
            aria-label={`Entfernen: ${label}`}
            onClick={remove}
          >
            Entfernen
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/svg+xml,image/png"
        aria-label={`Datei: ${label}`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          takeFirst(event.target.files)
          // So that the same file can be chosen again after it was refused.
          event.target.value = ''
        }}
      />
      <div role="alert">
        <FieldError id={errorId} message={problem ?? undefined} />
      </div>
    </div>
  )
}
