import { Link } from '@tanstack/react-router'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { useMay } from '#platform/login/web/use-may.ts'
import type { Setup } from '../domain/setup.ts'
import { STEP_NAMES } from '../domain/setup-step.ts'
import { stepNumber } from './step-links.tsx'
import { StepStateBadge } from './step-state.tsx'
import { STEP_TEXTS } from './step-texts.ts'
import { useSetup } from './use-setup.ts'
import { useEndSetup } from './use-setup-calls.ts'

/** All steps of the guide with their state. */
export function SetupScreen() {
  const { data: setup, error, isFetching, refetch } = useSetup()
  return (
    <>
      <h1 className="text-h2">Einrichten</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        So wird aus dem Muster Ihre Website. Jeder Schritt lässt sich überspringen und später
        nachholen. Was Sie speichern, gilt sofort.
      </p>
      {!setup && isFetching && (
        <p role="status" className="mt-6 text-muted">
          Lädt...
        </p>
      )}
      {!setup && error && !isFetching && (
        <Card className="mt-6">
          <LoadProblem onRetry={() => void refetch()}>
            Der Stand der Einrichtung konnte nicht geladen werden.
          </LoadProblem>
        </Card>
      )}
      {setup && <Steps setup={setup} />}
    </>
  )
}

function Steps({ setup: { steps, isLeft } }: { setup: Setup }) {
  const next = steps.find(({ state }) => state === 'open')
  return (
    <>
      <ol className="mt-6 divide-y divide-section overflow-hidden rounded-card bg-white shadow-card">
        {steps.map(({ step, state }) => (
          <li
            key={step}
            className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 sm:px-6"
          >
            <span aria-hidden="true" className="w-5 shrink-0 font-semibold text-muted tabular-nums">
              {stepNumber(step)}
            </span>
            <div className="min-w-0 grow basis-48">
              <Link
                to="/admin/einrichten/$schritt"
                params={{ schritt: step }}
                className="inline-flex min-h-11 items-center rounded-sm font-semibold underline decoration-line underline-offset-3 hover:decoration-current"
              >
                {STEP_NAMES[step]}
              </Link>
              <p className="text-secondary text-small">{STEP_TEXTS[step].short}</p>
            </div>
            <StepStateBadge state={state} />
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        {next && (
          <ButtonLink to="/admin/einrichten/$schritt" params={{ schritt: next.step }}>
            {`Weiter mit „${STEP_NAMES[next.step]}“`}
          </ButtonLink>
        )}
        {next && !isLeft && <LeaveButton />}
      </div>
    </>
  )
}

/** Leaves the guide for later. Only owners have it: logins of others open the dashboard anyway. */
export function LeaveButton() {
  const mayLeave = useMay(OWNERS)
  const leave = useEndSetup('leave')
  if (!mayLeave) return null
  return (
    <Button variant="secondary" pending={leave.isPending} onClick={() => leave.mutate()}>
      Später
    </Button>
  )
}
