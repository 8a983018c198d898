import { useState } from 'react'
import type { SecondFactorSetup } from '../domain/second-factor.ts'
import { ConnectApp } from './connect-app.tsx'
import { RecoveryCodes } from './recovery-code-list.tsx'
import { PasswordAgain } from './second-factor-password-step.tsx'

/** The current step of the setup. */
type Step =
  | { at: 'password' }
  | { at: 'app'; setup: SecondFactorSetup }
  | { at: 'codes'; codes: string[] }

interface SecondFactorSetUpProps {
  email: string
  onDone: () => void
  onCancel: () => void
}

/** The three steps that switch the second factor on: password, app, recovery codes. */
export function SecondFactorSetUp({ email, onDone, onCancel }: SecondFactorSetUpProps) {
  const [step, setStep] = useState<Step>({ at: 'password' })
  switch (step.at) {
    case 'password':
      return <PasswordAgain onDone={(setup) => setStep({ at: 'app', setup })} onCancel={onCancel} />
    case 'app':
      return (
        <ConnectApp
          setup={step.setup}
          onDone={(codes) => setStep({ at: 'codes', codes })}
          onCancel={onCancel}
        />
      )
    case 'codes':
      return <RecoveryCodes codes={step.codes} isLastStep email={email} onDone={onDone} />
  }
}
