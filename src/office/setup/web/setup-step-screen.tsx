import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { Permitted } from '#office/frame/web/permitted.tsx'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { Button } from '#platform/design/web/button.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { useMay } from '#platform/login/web/use-may.ts'
import type { Setup } from '../domain/setup.ts'
import { type SetupStep, STEP_NAMES, STEP_ROLES } from '../domain/setup-step.ts'
import { FirmStep } from './firm-step.tsx'
import { LegalStep } from './legal-step.tsx'
import { LookStep } from './look-step.tsx'
import { MailStep } from './mail-step.tsx'
import { OnlineStep } from './online-step.tsx'
import { LeaveButton } from './setup-screen.tsx'
import { ShopStep } from './shop-step.tsx'
import { StepLinks } from './step-links.tsx'
import { StepStateBadge } from './step-state.tsx'
import { STEP_TEXTS } from './step-texts.ts'
import { TextStep } from './text-step.tsx'
import { useSetup } from './use-setup.ts'
import { useSkipStep } from './use-setup-calls.ts'

/** What a step shows: the forms that the administration has for it. */
const CONTENT: Readonly<Record<SetupStep, ComponentType<{ setup: Setup | undefined }>>> = {
  firma: FirmStep,
  aussehen: LookStep,
  recht: LegalStep,
  'e-mails': MailStep,
  termine: ShopStep,
  texte: TextStep,
  online: OnlineStep,
}

/** One step of the guide, with the way to the others. */
export function SetupStepScreen({ step }: { step: SetupStep }) {
  return (
    <Permitted roles={STEP_ROLES[step]}>
      <Step step={step} />
    </Permitted>
  )
}

function Step({ step }: { step: SetupStep }) {
  const { data: setup } = useSetup()
  const Content = CONTENT[step]
  const state = setup?.steps.find((one) => one.step === step)?.state
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5">
        <h1 className="font-semibold font-text text-base tracking-normal">Einrichten</h1>
        <Link
          to="/admin/einrichten"
          className="inline-flex min-h-11 items-center rounded-sm font-semibold text-brand text-small underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          Alle Schritte
        </Link>
      </div>
      <div className="mt-1 min-h-11">
        {setup && <StepLinks steps={setup.steps} current={step} />}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-h2">{STEP_NAMES[step]}</h2>
        {state && <StepStateBadge state={state} />}
      </div>
      <p className="mt-2 max-w-[60ch] text-secondary">{STEP_TEXTS[step].intro}</p>
      <div className="mt-6">
        <Content setup={setup} />
      </div>
      {setup && <StepFooter step={step} setup={setup} />}
    </>
  )
}

function StepFooter({ step, setup: { steps, isLeft } }: { step: SetupStep; setup: Setup }) {
  const index = steps.findIndex((one) => one.step === step)
  const before = steps[index - 1]?.step
  const next = steps[index + 1]?.step
  const isAnyOpen = steps.some(({ state }) => state === 'open')
  return (
    <section aria-label="Weiter in der Einrichtung" className="mt-10 border-line border-t pt-6">
      <SkipNote step={step} state={steps[index]?.state} />
      <div className="mt-4 flex flex-wrap gap-3">
        {next && (
          <ButtonLink to="/admin/einrichten/$schritt" params={{ schritt: next }}>
            {`Weiter: ${STEP_NAMES[next]}`}
          </ButtonLink>
        )}
        {before && (
          <ButtonLink
            to="/admin/einrichten/$schritt"
            params={{ schritt: before }}
            variant="secondary"
          >
            {`Zurück: ${STEP_NAMES[before]}`}
          </ButtonLink>
        )}
        {!isLeft && isAnyOpen && <LeaveButton />}
      </div>
    </section>
  )
}

type StepState = Setup['steps'][number]['state']

/** An open step can be skipped, so that it does not count as open any more. */
function SkipNote({ step, state }: { step: SetupStep; state: StepState | undefined }) {
  const mayDecide = useMay(OWNERS)
  const skip = useSkipStep(step)
  if (!mayDecide || state === undefined || state === 'done') return null
  const isSkipped = state === 'skipped'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="max-w-[60ch] text-secondary text-small">
        {isSkipped
          ? 'Dieser Schritt ist übersprungen und zählt nicht als offen.'
          : 'Brauchen Sie diesen Schritt nicht? Übersprungen zählt er nicht mehr als offen.'}
      </p>
      <Button
        variant="secondary"
        size="small"
        pending={skip.isPending}
        onClick={() => skip.mutate(!isSkipped)}
      >
        {isSkipped ? 'Doch nicht überspringen' : 'Überspringen'}
      </Button>
    </div>
  )
}
