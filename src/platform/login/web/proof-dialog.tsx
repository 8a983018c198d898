import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { type CodeKind, isCodeOfKind } from '../domain/second-factor-code.ts'
import { CodeField, CodeKindSwitch, codeFault } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import type { Proof } from './use-second-factor-calls.ts'

type ProofFields = Record<'password' | CodeKind, string>

/** Form of a {@link ProofDialog}: the password, and a code of the app or a recovery code. */
export function useProofForm() {
  const [kind, setKind] = useState<CodeKind>('app')
  const form = useForm<ProofFields>({ defaultValues: { password: '', app: '', recovery: '' } })
  return {
    ...form,
    kind,
    setKind,
    markField(field: string, message: string): boolean {
      const name = field === 'code' ? kind : field
      if (name !== kind && name !== 'password') return false
      form.setError(name, { message })
      form.setFocus(name, { shouldSelect: true })
      return true
    },
  }
}

interface ProofDialogProps {
  form: ReturnType<typeof useProofForm>
  title: string
  /** What confirming does. */
  description: string
  /** Label of the confirming button. */
  confirmLabel: string
  pending: boolean
  onSubmit: (proof: Proof) => void
  onClose: () => void
}

/** Asks for the password and a code, as a login does, before an active second factor is changed. */
export function ProofDialog(props: ProofDialogProps) {
  const { form, title, description, confirmLabel, pending, onSubmit, onClose } = props
  const { register, handleSubmit, formState, kind, setKind } = form
  const { errors } = formState
  return (
    <Dialog open onClose={() => pending || onClose()} title={title} description={description}>
      <form
        noValidate
        onSubmit={handleSubmit((typed) =>
          onSubmit({ password: typed.password, code: typed[kind] }),
        )}
        className="grid gap-5"
      >
        <PasswordField
          id="proof-password"
          label="Ihr Passwort"
          autoComplete="current-password"
          enterKeyHint="next"
          error={errors.password?.message}
          {...register('password', { required: 'Bitte geben Sie Ihr Passwort ein.' })}
        />
        <div>
          <CodeField
            key={kind}
            id={`proof-${kind}`}
            kind={kind}
            enterKeyHint="done"
            error={errors[kind]?.message}
            {...register(kind, {
              shouldUnregister: true,
              validate: (typed) => isCodeOfKind(kind, typed) || codeFault(kind),
            })}
          />
          <CodeKindSwitch kind={kind} onSwitch={setKind} />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" size="small" disabled={pending} onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" size="small" pending={pending}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
