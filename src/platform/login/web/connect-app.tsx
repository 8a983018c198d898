import { lazy, type ReactNode, Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '#platform/design/web/form.tsx'
import type { SecondFactorSetup } from '../domain/second-factor.ts'
import { isCodeOfKind } from '../domain/second-factor-code.ts'
import { CodeField, codeFault } from './code-field.tsx'
import { StepHeading } from './second-factor-step-heading.tsx'
import { useConfirm } from './use-second-factor-calls.ts'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

interface ConnectAppProps {
  setup: SecondFactorSetup
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** Step 2 of the setup: shows the secret for the authenticator app and asks for a first code of the app. */
export function ConnectApp({ setup, onDone, onCancel }: ConnectAppProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { code: '' },
  })
  const confirm = useConfirm({
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    showFieldError: (field, message) => {
      if (field !== 'code') return false
      setError(field, { message })
      setFocus(field, { shouldSelect: true })
      return true
    },
  })

  return (
    <>
      <StepHeading step={2}>App verbinden</StepHeading>
      <ol className="mt-4 grid gap-7">
        <Instruction number={1}>
          <p>
            Öffnen Sie auf Ihrem Telefon eine Authenticator-App. Auch viele Passwort-Manager können
            das.
          </p>
        </Instruction>
        <Instruction number={2}>
          <p>Scannen Sie diesen Code:</p>
          <div className="mt-3 size-56 max-w-full">
            <Suspense fallback={null}>
              <QrCode text={setup.uri} label="QR-Code mit dem Schlüssel für die App" />
            </Suspense>
          </div>
          <p className="mt-3 text-secondary text-small">
            Oder{' '}
            <a href={setup.uri} className="font-semibold text-brand underline underline-offset-4">
              öffnen Sie die App auf diesem Gerät
            </a>
            , oder tippen Sie den Schlüssel ein:
          </p>
          <p
            translate="no"
            className="mt-2 rounded-input bg-section px-4 py-3 font-mono text-small hyphens-none select-all"
          >
            {inGroups(setup.secret)}
          </p>
        </Instruction>
        <Instruction number={3}>
          <Form
            onSubmit={handleSubmit(({ code }) => confirm.mutate(code))}
            submitLabel="Einschalten"
            isPending={confirm.isPending}
            onCancel={onCancel}
          >
            <CodeField
              id="first-code"
              kind="app"
              enterKeyHint="done"
              error={formState.errors.code?.message}
              className="max-w-80"
              {...register('code', {
                validate: (typed) => isCodeOfKind('app', typed) || codeFault('app'),
              })}
            />
          </Form>
        </Instruction>
      </ol>
    </>
  )
}

function Instruction({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4">
      <span
        aria-hidden="true"
        className="flex size-8 items-center justify-center rounded-pill bg-brand-tint font-semibold text-brand text-small"
      >
        {number}
      </span>
      <div className="min-w-0">{children}</div>
    </li>
  )
}

/** Groups of four characters, which are easier to type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
