import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Card } from '#platform/design/web/card.tsx'
import type { SecondFactor } from '../domain/second-factor.ts'
import { useSessionRefusalOf } from './admin-refusal.ts'
import { NotLoaded } from './not-loaded.tsx'
import { RecoveryCodes } from './recovery-code-list.tsx'
import { secondFactorQuery } from './second-factor-query.ts'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'
import { SwitchedOff } from './switched-off.tsx'
import { SwitchedOn } from './switched-on.tsx'

/** What is shown besides the state: the setup, or new recovery codes, this once. */
type Step = { at: 'setup' } | { at: 'codes'; codes: string[] }

/** Shows whether the second factor of the login is on, and switches it on or off. */
export function SecondFactorSection({ email }: { email: string }) {
  const query = useQuery(secondFactorQuery)
  const [step, setStep] = useState<Step | null>(null)
  const [hasChangedStep, setWasElsewhere] = useState(false)
  useSessionRefusalOf(query.error)

  function go(next: Step | null) {
    setStep(next)
    setWasElsewhere(true)
  }

  return (
    <Card
      as="section"
      aria-labelledby="second-factor-title"
      className="mt-8 max-w-190 print:mt-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <h2 id="second-factor-title" className="text-h3">
          Anmeldung in zwei Schritten
        </h2>
        {query.data && <StateBadge state={query.data} />}
      </div>
      {step ? (
        <Steps step={step} email={email} go={go} />
      ) : query.data ? (
        <CurrentState state={query.data} takesFocus={hasChangedStep} go={go} />
      ) : (
        <NotLoaded
          className="min-h-40"
          problem={query.isError && 'Die Einstellung konnte nicht geladen werden.'}
          onRetry={() => void query.refetch()}
        />
      )}
    </Card>
  )
}

type GoToStep = (step: Step | null) => void

function Steps({ step, email, go }: { step: Step; email: string; go: GoToStep }) {
  const stop = () => go(null)
  if (step.at === 'setup') return <SecondFactorSetUp email={email} onDone={stop} onCancel={stop} />
  return <RecoveryCodes codes={step.codes} isLastStep={false} email={email} onDone={stop} />
}

interface CurrentStateProps {
  state: SecondFactor
  takesFocus: boolean
  go: GoToStep
}

function CurrentState({ state, takesFocus, go }: CurrentStateProps) {
  if (state.enabledAt === null)
    return <SwitchedOff takesFocus={takesFocus} onBegin={() => go({ at: 'setup' })} />
  return (
    <SwitchedOn
      enabledAt={state.enabledAt}
      recoveryCodesLeft={state.recoveryCodesLeft}
      takesFocus={takesFocus}
      onRenewed={(codes) => go({ at: 'codes', codes })}
      onOff={() => go(null)}
    />
  )
}

function StateBadge({ state }: { state: SecondFactor }) {
  return state.enabledAt ? <Badge tone="green">Eingeschaltet</Badge> : <Badge>Ausgeschaltet</Badge>
}
