import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field, type FieldFrameProps } from '#platform/design/web/field.tsx'
import { NumberInput } from '#platform/design/web/number-input.tsx'

type EuroFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, keyof FieldFrameProps>

/** A field for an amount in euros. Takes the props that react-hook-form's `register` returns. */
export function EuroField({ id, label, hint, error, className, ...input }: EuroFieldProps) {
  return (
    <Field {...{ id, label, hint, error, className }}>
      {(control) => (
        <div className="relative">
          <NumberInput
            {...input}
            {...control}
            step="0.01"
            min="0"
            inputMode="decimal"
            placeholder="0.00"
            autoComplete="off"
            onKeyDown={replaceComma}
            onPaste={pasteGermanAmount}
            className={classes(CONTROL_LOOK, 'h-13 pr-10 tabular-nums')}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-muted"
          >
            €
          </span>
        </div>
      )}
    </Field>
  )
}

/**
 * Turns a comma into a point. A browser in another language drops the comma from a number, so that 149,50 becomes
 * 14950; every browser accepts the point.
 */
function replaceComma(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== ',') return
  event.preventDefault()
  insertText('.')
}

function pasteGermanAmount(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text').replace(/[\s€]/g, '')
  if (!/^[\d.]*,\d+$/.test(text)) return
  event.preventDefault()
  insertText(text.replaceAll('.', '').replace(',', '.'))
}

/** Inserts text at the caret. A number field offers scripts no other way to do so. */
function insertText(text: string) {
  document.execCommand('insertText', false, text)
}
