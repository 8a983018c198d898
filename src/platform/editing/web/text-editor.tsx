import { type KeyboardEvent, type Ref, useId, useRef } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, FieldError } from '#platform/design/web/field.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { editorKey } from './editor-keys.ts'
import { EditorKeysHint } from './editor-keys-hint.tsx'
import { useEditorFocus } from './use-editor-focus.ts'
import { type EditedField, type Saving, useFieldEditor } from './use-field-editor.ts'

/** Size of an editor's control. */
export interface TextControl {
  /** Rows of a textarea; 1 for a single-line input. */
  rows: 1 | 3 | 5
  /** True for headings and the like: as high as its text, and no higher. */
  isShort: boolean
}

type ControlElement = HTMLInputElement | HTMLTextAreaElement

const LOOKS = {
  /** A raised card in the place of the text, in which it is edited in its own font. */
  sheet: {
    frame:
      'relative z-10 -mx-3 block min-w-[min(16rem,100%)] rounded-card bg-white p-3 text-ink shadow-lifted',
    control:
      'block w-full min-w-0 rounded-input border border-line bg-white px-3 py-2 text-left hover:border-ink aria-invalid:border-error',
    below: 'block font-normal font-text text-small tracking-normal',
    buttons: 'mt-3 flex flex-wrap gap-2',
  },
  /** A field like those of forms. */
  form: {
    frame: 'block',
    control: `${CONTROL_LOOK} py-3`,
    below: 'block',
    buttons: 'mt-3 flex flex-wrap gap-3',
  },
}

export interface TextEditorProps {
  field: EditedField
  saving: Saving
  control: TextControl
  look: keyof typeof LOOKS
  /** Label of the button that removes an optional text. */
  removeLabel?: string | undefined
  onDone: () => void
}

/** The editor of one text: its control, its buttons, and the keys that save and cancel. */
export function TextEditor(props: TextEditorProps) {
  const { field, saving, control, look, removeLabel, onDone } = props
  const element = useRef<ControlElement>(null)
  const errorId = useId()
  const keysId = useId()
  const { isSingleLine } = saving
  const editor = useFieldEditor(field, saving, {
    onDone,
    onRefused: () => element.current?.focus(),
  })
  const { text, problem, isPending, conflict } = editor
  const styles = LOOKS[look]

  useEditorFocus(element, conflict !== null)

  function onKeyDown(event: KeyboardEvent) {
    const action = editorKey(event.nativeEvent, isSingleLine)
    if (action === 'cancel') editor.cancel()
    else if (action === 'save' && event.target === element.current) {
      event.preventDefault()
      editor.save()
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls inside */}
      <span onKeyDown={onKeyDown} className={styles.frame}>
        <TypedText
          ref={element}
          label={field.label}
          control={control}
          text={text}
          isPending={isPending}
          errorId={problem === null ? undefined : errorId}
          keysId={keysId}
          onType={editor.type}
          className={styles.control}
        />
        <span className={styles.below}>
          <FieldError id={errorId} message={problem ?? undefined} />
          <EditorKeysHint id={keysId} singleLine={isSingleLine} />
          <span className={styles.buttons}>
            <Button size="small" pending={isPending} onClick={editor.save}>
              Speichern
            </Button>
            <Button variant="secondary" size="small" disabled={isPending} onClick={editor.cancel}>
              Abbrechen
            </Button>
            {removeLabel && (
              <Button variant="ghost" size="small" disabled={isPending} onClick={editor.remove}>
                {removeLabel}
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
  ref: Ref<ControlElement>
  label: string
  control: TextControl
  text: string
  isPending: boolean
  errorId: string | undefined
  keysId: string
  onType: (text: string) => void
  className: string
}

function TypedText(props: TypedTextProps) {
  const { ref, label, control, text, isPending, errorId, keysId, onType, className } = props
  const attributes = {
    'aria-label': label,
    'aria-invalid': errorId === undefined ? undefined : true,
    'aria-describedby': classes(errorId, keysId),
    value: text,
    readOnly: isPending,
    onChange: (event: { target: ControlElement }) => onType(event.target.value),
    className: classes(
      className,
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
