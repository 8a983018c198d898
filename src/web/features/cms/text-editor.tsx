import { type KeyboardEvent, useId, useRef } from 'react'
import { editorKey } from '../../lib/editing/editor-keys.ts'
import { useEditorFocus } from '../../lib/editing/use-editor-focus.ts'
import {
  type EditedField,
  isSingleLineField,
  useFieldEditor,
} from '../../lib/editing/use-field-editor.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { ConflictDialog } from '../../ui/conflict-dialog.tsx'
import { EditorKeysHint } from '../../ui/editor-keys-hint.tsx'
import { CONTROL_LOOK, FieldError } from '../../ui/field.tsx'

/** Specification, section 9. */
const ROWS = 5

interface TextEditorProps {
  field: EditedField
  onDone: () => void
}

/** A text in the place where it was read, to be typed anew. */
export function TextEditor({ field, onDone }: TextEditorProps) {
  const control = useRef<HTMLTextAreaElement>(null)
  const errorId = useId()
  const keysId = useId()
  const singleLine = isSingleLineField(field)
  const editor = useFieldEditor(field, onDone, () => control.current?.focus())
  const { text, problem, isPending, conflict } = editor

  useEditorFocus(control, conflict !== null)

  function onKeyDown(event: KeyboardEvent) {
    const action = editorKey(event.nativeEvent, singleLine)
    if (action === 'cancel') editor.cancel()
    else if (action === 'save' && event.target === control.current) {
      event.preventDefault()
      editor.save()
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls inside */}
      <div onKeyDown={onKeyDown}>
        <textarea
          ref={control}
          rows={ROWS}
          aria-label={field.label}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={classes(problem !== null && errorId, keysId)}
          value={text}
          readOnly={isPending}
          onChange={(event) => editor.type(event.target.value)}
          className={classes(CONTROL_LOOK, 'resize-y py-3')}
        />
        <FieldError id={errorId} message={problem ?? undefined} />
        <EditorKeysHint id={keysId} singleLine={singleLine} />
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" pending={isPending} onClick={editor.save}>
            Speichern
          </Button>
          <Button variant="secondary" size="small" disabled={isPending} onClick={editor.cancel}>
            Abbrechen
          </Button>
        </div>
      </div>
      {conflict && <ConflictDialog label={field.label} pending={isPending} {...conflict} />}
    </>
  )
}
