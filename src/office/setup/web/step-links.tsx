import { Link } from '@tanstack/react-router'
import { classes } from '#platform/design/web/classes.ts'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import type { Setup } from '../domain/setup.ts'
import { SETUP_STEPS, type SetupStep, STEP_NAMES } from '../domain/setup-step.ts'
import { STATE_WORDS } from './step-state.tsx'

interface StepLinksProps {
  steps: Setup['steps']
  current: SetupStep
}

/** The way to every step, with its state; on narrow screens the numbers alone are seen. */
export function StepLinks({ steps, current }: StepLinksProps) {
  return (
    <nav aria-label="Schritte der Einrichtung">
      <ol className="flex flex-wrap gap-1.5 lg:gap-x-5">
        {steps.map(({ step, state }) => (
          <li key={step}>
            <Link
              to="/admin/einrichten/$schritt"
              params={{ schritt: step }}
              className="group flex min-h-11 items-center gap-2 rounded-pill text-small"
            >
              <span
                className={classes(
                  'grid size-11 shrink-0 place-items-center rounded-pill border-2 font-semibold tabular-nums',
                  step === current ? 'border-brand' : 'border-transparent',
                  state === 'done' && 'bg-badge-green text-badge-green-text',
                  state === 'skipped' && 'bg-section text-secondary',
                  state === 'open' && 'bg-white text-ink',
                )}
              >
                {state === 'done' ? (
                  <>
                    <CheckIcon />
                    <span className="sr-only">{stepNumber(step)}</span>
                  </>
                ) : (
                  stepNumber(step)
                )}
              </span>
              <span className="max-lg:sr-only lg:group-hover:underline lg:group-aria-[current=page]:font-semibold">
                {STEP_NAMES[step]}
              </span>
              <span className="sr-only">{STATE_WORDS[state]}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Its place in the guide, from 1. */
export function stepNumber(step: SetupStep): number {
  return SETUP_STEPS.indexOf(step) + 1
}
