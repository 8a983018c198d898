import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '#platform/design/web/form.tsx'
import type { SecondFactorSetup } from '../domain/second-factor.ts'
import { PasswordField } from './password-field.tsx'
import { StepHeading } from './second-factor-step-heading.tsx'
import { useBegin } from './use-second-factor-calls.ts'

interface PasswordAgainProps {
  onDone: (setup: SecondFactorSetup) => void
  onCancel: () => void
}

/** Step 1 of the setup: asks for the password, so that nobody sets this up at a screen that was left open. */
export function PasswordAgain({ onDone, onCancel }: PasswordAgainProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: '' },
  })
  const begin = useBegin({
    onDone,
    showFieldError: (field, message) => {
      if (field !== 'password') return false
      setError(field, { message })
      setFocus(field, { shouldSelect: true })
      return true
    },
  })
  useEffect(() => setFocus('password'), [setFocus])

  return (
    <>
      <StepHeading step={1}>Passwort bestätigen</StepHeading>
      <Form
        className="mt-4 grid max-w-110 gap-5"
        onSubmit={handleSubmit(({ password }) => begin.mutate(password))}
        submitLabel="Weiter"
        isPending={begin.isPending}
        onCancel={onCancel}
      >
        <PasswordField
          id="password-again"
          label="Ihr Passwort"
          autoComplete="current-password"
          enterKeyHint="next"
          error={formState.errors.password?.message}
          {...register('password', { required: 'Bitte geben Sie Ihr Passwort ein.' })}
        />
      </Form>
    </>
  )
}
