import type { ComponentProps } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { TextField } from '#platform/design/web/field.tsx'
import type { CodeKind } from '../domain/second-factor-code.ts'

/** Texts and attributes for each kind of code. `wrong` is shown for input that cannot be such a code. */
const KINDS = {
  app: {
    label: 'Code aus der Authenticator-App',
    hint: undefined,
    wrong: 'Bitte geben Sie den sechsstelligen Code ein, den die App gerade zeigt.',
    other: 'Wiederherstellungscode benutzen',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: 'Wiederherstellungscode',
    hint: 'Einer der zehn Codes, die Sie beim Einschalten gesichert haben. Jeder gilt einmal.',
    wrong: 'Ein Wiederherstellungscode hat zehn Zeichen, zum Beispiel abcde-23456.',
    other: 'Code aus der App benutzen',
    input: { inputMode: 'text', autoComplete: 'off' },
  },
} as const satisfies Record<CodeKind, object>

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  id: string
  kind: CodeKind
  error?: string | undefined
}

/** A field for the code of a login's second step. It accepts blanks and dashes. */
export function CodeField({ kind, className, ...field }: CodeFieldProps) {
  const { label, hint, input } = KINDS[kind]
  return (
    <TextField
      label={label}
      hint={hint}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      className={classes('[&_input]:tabular-nums [&_input]:tracking-[0.12em]', className)}
      {...input}
      {...field}
    />
  )
}

/** The message for input that cannot be a code of that kind. */
export function codeFault(kind: CodeKind): string {
  return KINDS[kind].wrong
}

interface CodeKindSwitchProps {
  kind: CodeKind
  onSwitch: (kind: CodeKind) => void
}

/** Switches to the other kind of code. */
export function CodeKindSwitch({ kind, onSwitch }: CodeKindSwitchProps) {
  return (
    <button
      type="button"
      onClick={() => onSwitch(kind === 'app' ? 'recovery' : 'app')}
      className="inline-flex min-h-11 cursor-pointer items-center rounded-input font-semibold text-brand text-small underline underline-offset-4 hover:decoration-2"
    >
      {KINDS[kind].other}
    </button>
  )
}
