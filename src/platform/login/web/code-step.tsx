import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#platform/design/web/button.tsx'
import { type CodeKind, isCodeOfKind } from '../domain/second-factor-code.ts'
import { CodeField, CodeKindSwitch, codeFault } from './code-field.tsx'
import { useLoginCode } from './use-login.ts'

interface CodeStepProps {
  email: string
  returnTo: string | null
  /** Returns to the password step. */
  onBack: () => void
}

/** Step 2 of the login, for accounts with a second factor. */
export function CodeStep({ email, returnTo, onBack }: CodeStepProps) {
  const [kind, setKind] = useState<CodeKind>('app')
  const form = useForm<Record<CodeKind, string>>({ defaultValues: { app: '', recovery: '' } })
  const { register, handleSubmit, setError, setFocus, formState } = form
  const login = useLoginCode({
    returnTo,
    onWrongCode: (message) => {
      setError(kind, { message })
      setFocus(kind, { shouldSelect: true })
    },
    onExpired: onBack,
  })

  useEffect(() => setFocus(kind), [kind, setFocus])

  return (
    <>
      <p className="mt-2 text-secondary text-small">
        Das Passwort von <strong className="wrap-anywhere hyphens-none">{email}</strong> stimmt. Es
        fehlt noch ein Code.
      </p>
      <form
        key={kind}
        noValidate
        onSubmit={handleSubmit((codes) => login.mutate(codes[kind]))}
        className="mt-6 grid gap-5"
      >
        <CodeField
          id={`${kind}-code`}
          kind={kind}
          enterKeyHint="go"
          error={formState.errors[kind]?.message}
          {...register(kind, {
            validate: (typed) => isCodeOfKind(kind, typed) || codeFault(kind),
          })}
        />
        <Button
          type="submit"
          pending={login.isPending}
          pendingLabel="Anmeldung läuft..."
          className="mt-1"
        >
          Anmelden
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap justify-between gap-x-6">
        <CodeKindSwitch kind={kind} onSwitch={setKind} />
        <button
          type="button"
          onClick={onBack}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-input font-semibold text-small underline underline-offset-4 hover:decoration-2"
        >
          Zurück
        </button>
      </div>
    </>
  )
}
