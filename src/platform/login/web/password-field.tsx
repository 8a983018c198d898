import { type ComponentProps, useState } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field, type FieldFrameProps } from '#platform/design/web/field.tsx'

interface PasswordFieldProps
  extends Pick<FieldFrameProps, 'id' | 'label' | 'error'>,
    Omit<ComponentProps<'input'>, 'id' | 'type'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until the user shows it. Takes the props that react-hook-form's `register` returns. */
export function PasswordField({ id, label, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field {...{ id, label, error }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classes(CONTROL_LOOK, 'h-13 pr-14')}
          />
          <button
            type="button"
            aria-label={isShown ? 'Eingabe verbergen' : 'Eingabe anzeigen'}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-1 right-1 inline-flex w-11 items-center justify-center rounded-input text-secondary transition-colors hover:bg-section hover:text-ink"
          >
            <EyeIcon isCrossed={isShown} />
          </button>
        </div>
      )}
    </Field>
  )
}

function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-6 fill-none stroke-[1.75] stroke-current"
    >
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {isCrossed && <path d="m4.5 19.5 15-15" />}
    </svg>
  )
}
