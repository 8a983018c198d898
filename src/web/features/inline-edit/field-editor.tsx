import { type KeyboardEvent, type Ref, useId, useRef } from 'react'
import { editorKey } from '../../lib/editing/editor-keys.ts'
import { useEditorFocus } from '../../lib/editing/use-editor-focus.ts'
import { isSingleLineField, useFieldEditor } from '../../lib/editing/use-field-editor.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { ConflictDialog } from '../../ui/conflict-dialog.tsx'
import { EditorKeysHint } from '../../ui/editor-keys-hint.tsx'
import { FieldError } from '../../ui/field.tsx'
import type { EditField } from './edit-field.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

interface FieldEditorProps {
  field: EditField
  onDone: () => void
}

/** A sheet in the place of a text, on which it is edited in its own type. */
export function FieldEditor({ field, onDone }: FieldEditorProps) {
  const control = useRef<Control>(null)
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
      <span
        onKeyDown={onKeyDown}
        className="relative z-10 -mx-3 block min-w-[min(16rem,100%)] rounded-card bg-white p-3 text-ink shadow-lifted"
      >
        <TypedText
          ref={control}
          field={field}
          text={text}
          isPending={isPending}
          errorId={problem === null ? undefined : errorId}
          keysId={keysId}
          onType={editor.type}
        />
        <span className="block font-normal font-text text-small tracking-normal">
          <FieldError id={errorId} message={problem ?? undefined} />
          <EditorKeysHint id={keysId} singleLine={singleLine} />
          <span className="mt-3 flex flex-wrap gap-2">
            <Button size="small" pending={isPending} onClick={editor.save}>
              Speichern
            </Button>
            <Button variant="secondary" size="small" disabled={isPending} onClick={editor.cancel}>
              Abbrechen
            </Button>
            {field.removeLabel && (
              <Button variant="ghost" size="small" disabled={isPending} onClick={editor.remove}>
                {field.removeLabel}
              </Button>
            )}
          </span>
        </span>
      </span>
      {conflict && <ConflictDialog label={field.label} pending={isPending} {...conflict} />}
    </>
  )
}

interface TypedTextProps {
  ref: Ref<Control>
  field: EditField
  text: string
  isPending: boolean
  errorId: string | undefined
  keysId: string
  onType: (text: string) => void
}

function TypedText({ ref, field, text, isPending, errorId, keysId, onType }: TypedTextProps) {
  const { label, control } = field
  const attributes = {
    'aria-label': label,
    'aria-invalid': errorId === undefined ? undefined : true,
    'aria-describedby': classes(errorId, keysId),
    value: text,
    readOnly: isPending,
    onChange: (event: { target: Control }) => onType(event.target.value),
    className: classes(
      'block w-full min-w-0 rounded-input border border-line bg-white px-3 py-2 text-left hover:border-ink aria-invalid:border-error',
      control.rows > 1 && 'resize-y',
      control.isShort && 'field-sizing-content min-h-[calc(1lh+1.125rem)]',
    ),
  }
  return control.rows === 1 ? (
    <input ref={ref as Ref<HTMLInputElement>} type="text" {...attributes} />
  ) : (
    <textarea ref={ref as Ref<HTMLTextAreaElement>} rows={control.rows} {...attributes} />
  )
}
